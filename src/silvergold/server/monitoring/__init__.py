"""Monitoring: logs as JSON, security events and metrics."""
