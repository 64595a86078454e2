"""Accounts: the people of a server, their names, devices and personal data."""
