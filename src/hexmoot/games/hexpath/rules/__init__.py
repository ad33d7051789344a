"""The rules of Hex Path as verbs over one record, in the order in which play meets them.

`match` is the record, `tiles` makes and turns tiles, `travel` moves paths, `course` starts the match, takes turns and
ends it, `sight` says what is seen under fog.
"""
