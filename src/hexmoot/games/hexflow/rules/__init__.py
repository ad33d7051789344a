"""The rules of HEXFLOW as verbs over one record, in the order in which play meets them.

`state` is the record, `ground` lays tiles and knows what is joined, `hands` draws them, `outlook` says how far a party
still is, `legality` where a tile may go; `routes` finds the best route, `ending` decides who has won, `opening` starts
a game, `course` takes turns.
"""
