"""The batched simulator agrees with the engine."""
