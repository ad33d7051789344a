"""One live table: its chairs, the games of its series, who is away, and what is due.

Pure: no file, socket or clock is touched here; whoever calls hands in the time and the secrets. Verbs that change the
table before or between games give a new `Plan`; verbs of a game draft a `Moment`. Both count once they are stored.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hexmoot.game import Outcome, Refused, Timeout
from hexmoot.games import AnyGame
from hexmoot.table import chairs, consent, hosting, leaving
from hexmoot.table.chairs import Chair
from hexmoot.table.plan import Facts, Phase, Plan, fitting
from hexmoot.table.play import Ended, Moment, Opening, Play, new_header
from hexmoot.table.series import Standing, standing
from hexmoot.table.settings import SeatWish


class Table:
    """A table in memory. `play` is its running or last game, `past` are the games before that."""

    def __init__(self, game: AnyGame, plan: Plan, past: Sequence[Ended] = (), play: Play | None = None) -> None:
        self.game = game
        self.plan = plan
        self.past = list(past)
        self.play = play
        self.away: dict[str, int] = {}  # people without a line, since when; and so is the host
        self.here: dict[str, None] = {}  # people with a line, in the order in which they came

    # --- what is ----------------------------------------------------------------------------------------------------

    @property
    def running(self) -> Play | None:
        """The game under way; None before the first, between games and after the last."""
        return self.play if self.play and not self.play.outcome else None

    @property
    def finished(self) -> list[Ended]:
        """The finished games of the running series."""
        last = self.play.ended if self.play else None
        return [game for game in [*self.past, *([last] if last else [])] if game.number >= self.plan.first]

    @property
    def standing(self) -> Standing:
        """How the series stands."""
        return self.stands([game.outcome for game in self.finished])

    def stands(self, outcomes: Sequence[Outcome]) -> Standing:
        """How the series would stand after games that ended so."""
        return standing(outcomes, self.plan.settings.best_of, len(self.plan.chairs))

    @property
    def phase(self) -> Phase:
        """Open until all chairs are taken; then games, and the pauses between them."""
        if self.play is None:
            return "open"
        if self.running:
            return "playing"
        return "done" if self.standing.over else "between"

    def chairs_of(self, person: str | None) -> list[int]:
        """The chairs that a person's device holds."""
        return [i for i, chair in enumerate(self.plan.chairs) if person is not None and chair.person == person]

    def seats_of(self, person: str | None, play: Play | None = None) -> list[int]:
        """The seats that a person's device holds in a game, without one the newest; before the first, its chairs."""
        own = self.chairs_of(person)
        play = play or self.play
        return [seat for seat, chair in enumerate(play.now.seating) if chair in own] if play else own

    def held_with(self, seat: int) -> list[int]:
        """The seats of the running game that are held by whoever holds this one: on one screen there are several."""
        chair = self.play.now.seating[seat] if self.play else seat
        return self.seats_of(self.plan.chairs[chair].person)

    def people(self) -> set[str]:
        """Everybody who plays here."""
        return {chair.person for chair in self.plan.chairs if chair.person}

    # --- before and between games -----------------------------------------------------------------------------------

    def sit(self, seat: int | None, person: str, name: str, pinch: str, colours: Sequence[str] = ()) -> Plan:
        """Somebody who likes these colours takes an open chair."""
        if person not in self.people():
            self.must_be_open()
        taken = {chair.colour for chair in self.plan.chairs if chair.kind != "open"}
        liked = chairs.favourite(self.game, colours, taken)
        return self.with_chairs(chairs.sit(self.plan.chairs, seat, person, name, pinch, liked))

    def stand(self, seat: int, person: str) -> Plan:
        """Somebody gives a chair back."""
        self.must_be_open()
        return self.with_chairs(chairs.stand(self.plan.chairs, seat, person))

    def fill(self, seat: int, wish: SeatWish, person: str, name: str) -> Plan:
        """The host changes a chair."""
        if person != self.plan.host:
            raise Refused("notHost")
        self.must_be_open()
        if wish.kind == "you" and self.chairs_of(person):
            raise Refused("twiceYou")
        chair = chairs.chair_for(self.game, wish, person, name)
        return self.with_chairs(chairs.fill(self.game, self.plan.chairs, seat, chair))

    def start(self, person: str) -> Plan:
        """The host waits no longer: bots take the open chairs, or these are left out."""
        if person != self.plan.host:
            raise Refused("notHost")
        self.must_be_open()
        if self.plan.settings.fill_bots:
            return self.with_chairs(chairs.filled(self.game, self.plan.chairs))
        kept = [chair for chair in self.plan.chairs if chair.kind != "open"]
        if len(kept) not in self.game.seats:
            raise Refused("badSeats", seats=list(self.game.seats))
        dropped = [i for i, chair in enumerate(self.plan.chairs) if chair.kind == "open"]
        chosen = self.game.without(msgspec.convert(self.plan.options, self.game.Options), dropped, len(kept))
        options = self.fitting(msgspec.to_builtins(chosen), kept)
        return msgspec.structs.replace(self.with_chairs(kept), options=options)

    def agree(self, person: str, pinch: str) -> Plan:
        """Somebody asks for the next game, or after the series for another one."""
        if self.phase not in ("between", "done"):
            raise Refused("notBetween")
        if person not in self.people() | {self.plan.host}:
            raise Refused("notSeated")
        agreed = [*self.plan.agreed, *([] if person in self.plan.agreed else [person])]
        pinched = chairs.pinched(self.plan.chairs, person, pinch)
        return msgspec.structs.replace(self.plan, agreed=agreed, chairs=pinched)

    def fitting(self, options: Mapping[str, Any], seated: Sequence[Chair]) -> dict[str, Any]:
        """Options in full at this table, which is for several devices; Refused if no game can begin with them."""
        return fitting(self.game, options, seated, online=True)

    def must_be_open(self) -> None:
        """Refused once the first game has begun."""
        if self.phase != "open":
            raise Refused("tableStarted")

    def with_chairs(self, changed: list[Chair]) -> Plan:
        """The plan with other chairs."""
        settings = chairs.shared(changed, self.plan.settings)
        return msgspec.structs.replace(self.plan, chairs=changed, settings=settings)

    # --- the next game ----------------------------------------------------------------------------------------------

    def may_begin(self, now: int) -> bool:
        """Whether the next game can begin: all chairs taken, and everybody has asked who is not away for long."""
        if self.play is None:
            return all(chair.kind != "open" for chair in self.plan.chairs)
        if self.phase == "playing" or not self.plan.agreed:
            return False
        return all(now >= self.away.get(person, now + 1) + leaving.patience(self) for person in self.asked())

    def asked(self) -> set[str]:
        """The people whose word for the next game is missing."""
        return self.people() - set(self.plan.agreed)

    def begin(self, now: int, next_seed: bytes) -> tuple[Plan, Play, Moment]:
        """The next game: the plan for the one after it, the game itself, and its first moment to be taken."""
        plan, number = self.plan, 1
        options = plan.options
        if self.play:
            number = self.play.number + 1
            chosen = msgspec.convert(options, self.game.Options)
            options = msgspec.to_builtins(self.game.next_options(chosen, self.play.now.state))
        seed = bytes.fromhex(plan.seed)
        header = new_header(self.game, options, [chair.info for chair in plan.chairs], seed, plan.settings)
        play = Play(self.game, Opening(number, header, seed, [chair.pinch for chair in plan.chairs]), plan.settings)
        coming = msgspec.structs.replace(
            plan,
            options=options,
            chairs=[msgspec.structs.replace(chair, pinch="") for chair in plan.chairs],
            seed=next_seed.hex(),
            first=number if self.phase == "done" else plan.first,
            agreed=[],
            giving_up={},
        )
        return coming, play, play.start(now)

    def begun(self, plan: Plan, play: Play, first: Moment) -> None:
        """The next game is stored: it is the running one."""
        if self.play and self.play.ended:
            self.past.append(self.play.ended)
        self.plan, self.play = plan, play
        play.take(first)

    # --- who is here --------------------------------------------------------------------------------------------------

    def came(self, person: str) -> bool:
        """Somebody has a line again; whether that is news."""
        self.here.setdefault(person)
        return self.away.pop(person, None) is not None

    def went(self, present: set[str], now: int) -> bool:
        """Only these people have a line now; whether that is news of anybody."""
        gone = (self.people() | {self.plan.host}) - present - self.away.keys()
        self.away |= dict.fromkeys(gone, now)
        self.here = {person: None for person in self.here if person in present}
        return bool(gone)

    # --- what is due ------------------------------------------------------------------------------------------------

    def facts(self, moment: Moment) -> Facts:
        """What the store keeps beside a game's newest entry."""
        if moment.result:
            over = self.stands([*(game.outcome for game in self.finished), moment.result]).over
            return Facts("done" if over else "between", [], None)
        times = [moment.at] if thinkers(moment) else []
        times += [at for at in (clock_end(moment), moment.accord.due) if at is not None]
        return Facts("playing", [moment.seating[seat] for seat in moment.waiting], min(times, default=None))

    def thinkers(self) -> list[tuple[int, str]]:
        """The seats that a bot has to act for now, each with the bot."""
        return thinkers(self.running.now) if self.running else []

    def ticks(self) -> bool:
        """Whether somebody's time is running."""
        return self.running is not None and clock_end(self.running.now) is not None

    def alarm(self) -> int | None:
        """When the clock or an absence brings something about, if nothing happens before."""
        if self.running:
            end = clock_end(self.running.now)
            ends = [at for at in (end, self.running.now.accord.due) if at is not None]
            return min([*leaving.lapses(self).values(), *ends], default=None)
        if self.play is None:
            return hosting.passes_at(self)
        asked = self.asked()
        if not self.plan.agreed or asked - self.away.keys():
            return None
        return max([self.away[person] + leaving.patience(self) for person in asked], default=None)

    def waits_for_hand_over(self, seat: int) -> bool:
        """Whether this seat's time begins when the device is handed over, and has not begun."""
        now = self.running.now if self.running else None
        return now is not None and now.clock is not None and now.clock.ends[seat] is None and seat in now.running

    def overdue(self, now: int) -> Moment | None:
        """The next thing that the clock or an absence brings about at this time, to be taken; None if nothing."""
        if not self.running:
            return None
        play, last = self.running, self.running.now
        if moment := consent.due(self, now):
            return moment
        if last.clock and (late := last.clock.overdue(now, last.running)):
            return play.time_out(late, now)
        for seat, end in leaving.lapses(self).items():
            if end <= now:
                action = last.state.leave(seat) if self.plan.settings.on_leave != "bot" else None
                if action is not None:
                    return play.step(None if isinstance(action, Timeout) else seat, action, now)
                bot = self.plan.settings.stand_in or self.game.stand_in
                return play.note(now, type="stand_in", seat=seat, bot=bot)
        return None

    def returned(self, person: str | None, now: int) -> Moment | None:
        """A seat that is given back to a person who is here again, to be taken; None if there is none."""
        if not self.running:
            return None
        for seat in self.seats_of(person):
            if self.running.now.seats[seat].stand_in:
                return self.running.note(now, type="back", seat=seat)
        return None


def thinkers(moment: Moment) -> list[tuple[int, str]]:
    """The seats waited for that a bot plays, each with the bot."""
    players = [(seat, moment.seats[seat].stand_in or moment.seats[seat].bot) for seat in moment.waiting]
    return [(seat, bot) for seat, bot in players if bot]


def clock_end(moment: Moment) -> int | None:
    """When the first time that is running is up."""
    return moment.clock.next_end(moment.running) if moment.clock else None
