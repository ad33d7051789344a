"""The rules of Hexfall as verbs over one record, in the order in which play meets them.

`state` is the record and `story` what is told of a step; `ground` says what joins corners and what is free, `holdings`
what seats pay, lose and draw, `ending` how a seat or the game ends. `claims` says where the draft's pieces may go and
`draft` puts them there; `bandits`, `pirate` and `harvest` are what a round and a throw bring; `trade`, `building`,
`armies`, `battle`, `ships`, `landing` and `cards` are what a seat does in its turn; `course` passes the turn, `acts`
takes an action.
"""
