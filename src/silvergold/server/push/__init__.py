"""Web Push: messages to browsers that are not connected."""
