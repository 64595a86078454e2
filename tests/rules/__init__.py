"""The rules, one file a chapter: every test is marked with the numbers of the rules that it shows."""
