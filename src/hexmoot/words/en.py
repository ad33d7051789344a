"""Every sentence in English, by code. `{name}` is filled from the parameters that come with the code."""

# What the rules of a game refuse.
REFUSALS = {
    "gameOver": "The game is over.",
    "stale": "That was meant for another turn; it is turn {turn} now.",
    "wrongPhase": "That cannot be done in this part of the turn.",
    "notYourMove": "It is the other side's move.",
    "badRank": "Ranks go from 1 to {size}.",
    "badLeft": "The card on the left is R, B or random.",
    "occupied": "There is a piece on that cell already.",
}

# What the table and the server refuse.
PROBLEMS = {
    "badAction": "This is no action of the game: {why}.",
    "badMessage": "The message has the wrong shape: {why}.",
    "badName": "A name has 1 to 20 letters, and no signs that cannot be seen.",
    "badOptions": "The game cannot be played with these options: {why}.",
    "badSeats": "The game is played by {seats}.",
    "conflict": "Something else happened at the table at the same moment; please send it again.",
    "foreignOrigin": "The request comes from a page of another site.",
    "noEntry": "This game has no entry {k} for this viewer.",
    "noFreeSeat": "All seats are taken.",
    "noGame": "This table has no game {game}.",
    "noPage": "There is nothing at this address.",
    "noSuchBot": "No bot of this game is called {bot}.",
    "noSuchGame": "There is no game called {game}.",
    "noSuchSeat": "There is no seat {seat} at this table.",
    "noTable": "There is no table with the code {table}.",
    "notAllowed": "This address does not answer {method}.",
    "notBetween": "The next game can be asked for when the last one is over.",
    "notHost": "Only the host of the table may do this.",
    "notJson": "The message is no JSON.",
    "notOver": "This is shown when the game is over.",
    "notSeated": "Only those who play at this table may do this.",
    "notYourSeat": "Seat {seat} is not yours.",
    "otherGame": "That was meant for game {game}; this is game {now}.",
    "sayHello": "The first message of a line is hello, and there is only one.",
    "seatTaken": "Seat {seat} is taken.",
    "serverError": "Something went wrong in the server; nothing has changed.",
    "tableStarted": "The table has begun to play; its seats are fixed.",
    "tooFast": "Too much at once: please wait a moment ({limit}).",
    "tooLarge": "The message is too long: at most {most} bytes are read.",
    "twiceYou": "The host has only one seat of this kind; a second person here is a guest.",
}

# Why a game ended.
REASONS = {
    "chain": "A chain joins both borders.",
    "forfeits": "Too many moves in a row were forfeited.",
    "resign": "One side has resigned.",
    "abandoned": "The game was abandoned; nobody has won it.",
}

# What is wrong with a record of a game, or could not be checked about it.
RECORDS = {
    "record.atLine": "line {line}: {problem}",
    "record.atEntry": "entry {k}: {problem}",
    "record.format": 'this is no game record: its first line does not say "format":"{format}"',
    "record.notText": "this is not UTF-8 text",
    "record.notJson": "this is no JSON object, and every line of a game record is one",
    "record.notLine": "this is not what belongs there: {why}",
    "record.notBegun": "the record ends before the game has begun",
    "record.noGame": "there is no game {game!r} here, only {games}",
    "record.otherRules": "{title} was played here by version {theirs} of its rules; this is version {ours}",
    "record.seats": "{title} is not played by {seats}",
    "record.options": "the options of the game: {why}",
    "record.notStart": "entry 0 starts the game: it has luck, and neither an action nor a table entry",
    "record.notStep": "an entry has an action and its luck, or it is one of the table",
    "record.notTable": "an entry of the table has neither an action nor luck nor draws",
    "record.noSeat": "there is no seat {seat}; seats are 0 to {last}",
    "record.notAction": "this is no action of seat {seat}: {why}",
    "record.notClock": "this is no action of the clock: {why}",
    "record.number": "its number is given as {number}",
    "record.refused": "the rules refuse its action ({refusal}): {sentence}",
    "record.draws": "its draws are listed as {listed}, and its luck gives {drawn}",
    "record.noUndo": "{title} has no undo",
    "record.nothingToUndo": "there is no step {entry!r} to take back",
    "record.luckIsSpent": "a step that drew from its luck cannot be taken back",
    "record.luck": "its luck is not what the seed and the pinches give",
    "record.seed": "the seed is not the one that was promised: its SHA-256 is not the commit",
    "record.pinches": "there are {pinches} pinches for {seats} seats",
    "record.result": "the result is given as {listed}; by the rules it is {found}",
    "record.unchecked.lucks": "the lucks",
    "record.unchecked.end": "the lucks and the result: the record ends before the game does",
    "record.unchecked.rest": "what follows entry {k}, and the result",
}

# What the commands say.
COMMANDS = {
    "cli.more": "{problem} (more: {command} --help)",
    "cli.inFile": "{file}: {problem}",
    "cli.noGame": "there is no game {game!r}; there is: {games}",
    "cli.noBot": "{title} has no bot {bot!r}; it has {bots}",
    "cli.noOption": "there is no option {name!r}; {title} has {own}; every table has {tables}",
    "cli.notAssignment": "an option is given as name=value, as in -o size=7; {word!r} is not",
    "cli.badOption": "{name} may be {accepted}, and not {value!r}",
    "cli.seats": "{title} is for {seats} seats, and --seats names {named}",
    "cli.seed": "a seed has 64 hex digits; {text!r} is none",
    "cli.isFolder": "--record names a file; {path} is a folder",
    "cli.noFolder": "there is no folder {folder} for the record",
    "cli.noEntry": "{file} has no entry {k}; its last one is {last}",
    "cli.viewer": "--viewer may be {viewers}, and not {viewer!r}",
    "cli.notPositions": "{file} is no list of positions in JSON: {why}",
    "cli.serve": "the server cannot be started: {why}",
    "cli.tally": "{game}: {passed} passed, {failed} failed",
    "cli.warm": "all bots are ready",
    "cli.moreProblems": "and {count} more",
    "cli.checked": "computed anew and found right: {lucks} lucks, {draws} draws, {steps} steps",
    "cli.unchecked": "not checked: {what}",
    "cli.allMatches": "chance, rules and result match",
    "cli.soFar": "so far the rules match",
    "cli.bool": "true or false",
    "cli.int": "a whole number from {low} to {high}",
    "cli.float": "a number from {low} to {high}",
}

SENTENCES = REFUSALS | PROBLEMS | REASONS | RECORDS | COMMANDS
