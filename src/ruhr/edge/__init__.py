"""The edge of the game: the shape of everything that guests get and give, declared once.

`values` says what a number of the core can stand for; `events`, `refusals` and `actions` have a class for
each kind of thing that happens, is refused or can be done; `views` says what is seen of the table and of the
printed board. Sentences, the wire's models and the browser's types all follow from these declarations.
"""
