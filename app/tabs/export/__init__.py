"""Taking it away: pictures, animations, data and the hand-out."""
