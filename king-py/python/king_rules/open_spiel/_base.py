"""What the games of OpenSpiel have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

try:
    import numpy as np
    import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError as _error:
    raise ImportError("the games of OpenSpiel need it: pip install 'king-rules[open_spiel]'") from _error

from king_rules import IllegalAction
from king_rules.king._players import check_player

if TYPE_CHECKING:
    from numpy.typing import NDArray

    # OpenSpiel is not typed: what its classes have, for type checkers.
    class _Meta(type): ...

    class _Game(metaclass=_Meta):
        def __init__(self, game_type: Any, game_info: Any, parameters: Mapping[str, Any]) -> None: ...
        def num_players(self) -> int: ...
        def num_distinct_actions(self) -> int: ...

    class _State(metaclass=_Meta):
        def __init__(self, game: _Game) -> None: ...
        def get_game(self) -> Any: ...
        def num_players(self) -> int: ...
        def is_chance_node(self) -> bool: ...
        def legal_actions(self, player: int = ...) -> list[int]: ...
        def apply_action(self, action: int) -> None: ...
        def action_to_string(self, player_or_action: int, action: int = ...) -> str: ...
        def history(self) -> list[int]: ...
        def clone(self) -> Any: ...
        def information_state_string(self, player: int = ...) -> str: ...
        def information_state_tensor(self, player: int = ...) -> list[float]: ...
        def observation_string(self, player: int = ...) -> str: ...
        def observation_tensor(self, player: int = ...) -> list[float]: ...

    class _Bot(metaclass=_Meta):
        def __init__(self) -> None: ...

else:
    _Game, _State, _Bot, _Meta = pyspiel.Game, pyspiel.State, pyspiel.Bot, type(pyspiel.Game)


class _Round(Protocol):
    @property
    def turn(self) -> int | None: ...
    @property
    def actions(self) -> tuple[tuple[Any, Any], ...]: ...
    @property
    def legal_mask(self) -> int: ...
    @property
    def scores(self) -> tuple[int, ...] | None: ...
    @property
    def table(self) -> Any: ...
    def apply(self, action: int, /) -> Any: ...
    def view(self, seat: int, /) -> Any: ...


RoundT = TypeVar("RoundT", bound=_Round)

CARDS = 52
register: Callable[[Any, Callable[..., Any]], None] = pyspiel.register_game
_DEALING = "the cards are being dealt"


class Setting(Generic[RoundT]):
    """What a game says, by its parameters. It never changes, so that copies of a state share it."""

    players: ClassVar[int]

    def __deepcopy__(self, memo: object) -> Setting[RoundT]:
        return self

    @abstractmethod
    def deal(self, pack: tuple[int, ...]) -> RoundT:
        """The round with the cards in the order in which they were dealt."""

    @abstractmethod
    def pack(self, round: RoundT) -> list[int]:
        """An order in which that round may have been dealt."""

    @abstractmethod
    def draws(self, round: RoundT) -> list[int]:
        """The codes of the actions one of which is drawn before anybody acts; none where nothing is."""

    @abstractmethod
    def ready(self, round: RoundT) -> RoundT:
        """The round when a player is to act again, or when it is over."""

    @abstractmethod
    def observation(self, view: Any) -> NDArray[Any]:
        """What a view sees, as numbers."""

    @abstractmethod
    def recalled(self, view: Any) -> NDArray[Any]:
        """What happened and is not told by that any more."""

    @abstractmethod
    def action_text(self, code: int) -> str:
        """The text of an action."""

    @abstractmethod
    def act(self, view: Any, player: str, seed: int) -> int:
        """The code of what a player of the library does."""


class RoundGame(_Game, Generic[RoundT], metaclass=_Meta):
    """One round as a game of OpenSpiel."""

    observation: ClassVar[Mapping[str, slice]]
    """Which part of `observation_tensor` stands where."""
    recall: ClassVar[Mapping[str, int]]
    """What `information_state_tensor` has after that: names and widths."""
    _setting: Setting[RoundT]

    def new_initial_state(self) -> RoundState[RoundT]:
        """The state before the first card is dealt."""
        return RoundState(self)

    def state_of(self, round: RoundT) -> RoundState[RoundT]:
        """The state of a round of the library, in the midst of it or over; `RoundState.round` is the way back.

        Raises `ValueError` when it is no round of this game, by its parameters.
        """
        state = self.new_initial_state()
        for card in self._setting.pack(round):
            state.apply_action(card)
        # Before its first action a round stands where chance is about to draw.
        if state.is_chance_node() and round.actions:
            declared = round.actions[0][1].code
            if declared not in state._draws:
                raise ValueError("the round is none of this game: another contract was declared")
            state.apply_action(state._draws.index(declared))
        try:
            for number, (_, action) in enumerate(round.actions):
                if number >= len(state.round.actions):
                    state.apply_action(action.code)
        except IllegalAction:
            pass
        if state.round != round:
            raise ValueError("the round is none of this game: its parameters say otherwise")
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer[RoundT]:
        """What OpenSpiel makes observations with: of the hand of one player and what all know, or of one of these."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class RoundState(_State, Generic[RoundT], metaclass=_Meta):
    """A state of such a game. Chance deals the cards one by one, each of those that are left with the same chance."""

    def __init__(self, game: RoundGame[RoundT]) -> None:
        super().__init__(game)
        self._setting = game._setting
        self._cards: tuple[int, ...] = ()
        self._round: RoundT | None = None
        self._draws: list[int] = []

    @property
    def round(self) -> RoundT:
        """The round of the library as it stands: with it everything of `king_rules` can be asked.

        Raises `ValueError` while the cards are being dealt.
        """
        if self._round is None:
            raise ValueError(_DEALING)
        return self._round

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> RoundState[RoundT]:
        """Another state that this player cannot tell from this one, each with the same chance, by the worlds of its
        view.
        """
        if self._round is None:
            clone: RoundState[RoundT] = self.clone()
            return clone
        world = self._round.view(player_id).worlds().sample(int(probability_sampler() * 2**53))
        game: RoundGame[RoundT] = self.get_game()
        return game.state_of(world)

    # What OpenSpiel asks.

    def current_player(self) -> int:
        if self._round is None or self._draws:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self._round.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else int(turn)

    def is_terminal(self) -> bool:
        return self._round is not None and self._round.turn is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._draws:
            return [(outcome, 1 / len(self._draws)) for outcome in range(len(self._draws))]
        left = sorted(set(range(CARDS)) - set(self._cards))
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        round = self.round
        if round.turn != player:
            return []
        mask = round.legal_mask
        return [code for code in range(mask.bit_length()) if mask >> code & 1]

    def _apply_action(self, action: int) -> None:
        if self._round is None:
            self._cards += (action,)
            if len(self._cards) == CARDS:
                self._round = self._setting.deal(self._cards)
                self._draws = self._setting.draws(self._round)
            return
        if self._draws:
            action, self._draws = self._draws[action], []
        self._round = self._setting.ready(self._round.apply(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != int(pyspiel.PlayerId.CHANCE):
            return self._setting.action_text(action)
        return self._setting.action_text(self._draws[action] if self._draws else action)

    def returns(self) -> list[float]:
        scores = None if self._round is None else self._round.scores
        return [0.0] * self._setting.players if scores is None else list(map(float, scores))

    def __str__(self) -> str:
        return _DEALING if self._round is None else str(self._round)


class Observer(Generic[RoundT]):
    """What a player sees, as a tensor and as a text."""

    def __init__(self, game: RoundGame[RoundT], kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters, such as {next(iter(params))!r}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observer of all hands: `RoundState.round` has them")
        self._game = game
        self._recall: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        parts = {name: part.stop - part.start for name, part in game.observation.items() if self._has(name)}
        if self._public and self._recall:
            parts.update(game.recall)
        self.tensor: NDArray[np.float32] = np.zeros(sum(parts.values()), np.float32)
        """The numbers, of which `dict` has the parts by name."""
        stops = np.cumsum([0, *parts.values()])
        self.dict: Mapping[str, NDArray[np.float32]] = {
            name: self.tensor[start:stop]
            for name, start, stop in zip(parts, stops, stops[1:])
        }

    def _has(self, name: str) -> bool:
        return self._private if name == "hand" else self._public

    def set_from(self, state: RoundState[RoundT], player: int) -> None:
        """Writes into `tensor` what the player sees of the state."""
        self.tensor.fill(0)
        if state._round is None:
            return
        view = state._round.view(player)
        seen = self._game._setting.observation(view)
        for name, part in self._game.observation.items():
            if name in self.dict:
                self.dict[name][:] = seen[part]
        if self._public and self._recall:
            self.tensor[-sum(self._game.recall.values()) :] = self._game._setting.recalled(view)

    def string_from(self, state: RoundState[RoundT], player: int) -> str:
        """What the player sees of the state, as a text: the record of its view, of the table, or its hand."""
        if state._round is None:
            return _DEALING
        view = state._round.view(player)
        if not self._public:
            return f"{player} {view.hand(player)}" if self._private else ""
        return f"{player} {view}" if self._private else str(state._round.table)


class PlayerBot(_Bot, metaclass=_Meta):
    """A player of the library as a bot of OpenSpiel, by name, such as `"greedy"` or `"hard"`.

    Raises `ParseError` when there is no such player.

    >>> import pyspiel
    >>> from king_rules.open_spiel import PlayerBot
    >>> game = pyspiel.load_game("balayi_kingi")
    >>> bots = [PlayerBot("greedy"), PlayerBot("random", seed=7)]
    >>> sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 7))
    0.0
    """

    def __init__(self, player: str, seed: int = 0) -> None:
        super().__init__()
        check_player(player, seed)
        self._player, self._seed = player, seed

    def restart_at(self, state: RoundState[Any]) -> None:
        """Nothing: the player goes by what it sees."""

    def step(self, state: RoundState[Any]) -> int:
        """The code of what the player does when it is on turn."""
        return state._setting.act(state.round.view(state.current_player()), self._player, self._seed)


if not TYPE_CHECKING:
    # They are OpenSpiel's, and nobody is to take the names above for them.
    del _Game, _State, _Bot, _Meta
