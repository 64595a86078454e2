"""The screens: the waiting room, the table, the end of the game, and dialogs."""
