/** The sentences of the guided first game. */
export const words = {
  you: "You",
  rival: "Corporal",
  goalTitle: "Two borders are yours",
  goalText:
    "You play Red. Whoever first joins both borders of the own colour by a chain of touching pieces wins. Black wants the same from the other two sides.",
  nameTitle: "Two cards name a cell",
  nameText:
    "Every red card stands for a line of cells, and so does every black one. Choose red 3 and black 3, or press the cell in the middle, where they cross. Then seal.",
  nameHint: "The middle first, please: red 3 and black 3.",
  bothTitle: "Both at once",
  bothText:
    "The cards were turned up together; nobody moved first. Now build on: name R3 B4, which touches your piece.",
  bothHint: "It is R3 B4 that touches your piece: red 3 and black 4.",
  contestTitle: "What if both want the same?",
  contestText:
    "R3 B2 would carry you on towards the upper border, and Corporal can see that too. Name it. Which card lies left, you may choose or leave to chance.",
  contestHint: "Try R3 B2: red 3 and black 2.",
  freeTitle: "Place freely",
  freeText:
    "You both named it. Your left cards differ, so Black took the cell; had they been alike, it would be yours. The loser places one piece openly instead. Go round on R2 B3.",
  freeHint: "R2 B3 leads round Black's piece.",
  evenTitle: "Even again",
  evenText:
    "Both have three pieces, so losing a contest costs the cell, but no piece. Nobody can foresee a fair coin: that is why the left card is best left to chance.",
  lastTitle: "One piece is missing",
  lastText: "Two turns later. R2 BA would finish your chain, and Corporal knows it. Dare it anyway.",
  lastHint: "R2 BA is the one: red 2 and the black ace.",
  wonTitle: "That was it",
  wonText:
    "Same left cards, so Red took it, and the chain stands. Naming a taken cell only gives your move up; three such moves in a row lose the game. You know all you need.",
} as const;
