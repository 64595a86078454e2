"""Measure the ledger on games of all bots: ``make calibrate``.

It needs only NumPy besides the standard library, so that it runs on any machine with many cores.
"""
