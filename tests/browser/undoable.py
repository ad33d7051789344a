"""`hexmoot` in a house in which Battle Hex may be taken back: none of the games on the table today allows it."""

from hexmoot import games
from hexmoot.cli import main

if __name__ == "__main__":
    type(games.game("battlehex")).undo = "unrevealed"
    main()
