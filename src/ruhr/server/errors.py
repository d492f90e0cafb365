"""What can go wrong at a table, with the HTTP status that says it best. Every error has the same shape."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from ruhr.edge.refusals import Refusal
from ruhr.errors import RuhrError

#: The status of each code; a code that is not listed stands for a wrong request.
STATUS: dict[str, HTTPStatus] = {
    "key_missing": HTTPStatus.UNAUTHORIZED,
    "session_ended": HTTPStatus.UNAUTHORIZED,
    "not_your_seat": HTTPStatus.FORBIDDEN,
    "hint_with_people": HTTPStatus.FORBIDDEN,
    "foreign_origin": HTTPStatus.FORBIDDEN,
    "foreign_host": HTTPStatus.FORBIDDEN,
    "not_invited": HTTPStatus.FORBIDDEN,
    "not_the_host": HTTPStatus.FORBIDDEN,
    "sent_away": HTTPStatus.FORBIDDEN,
    "hint_rated": HTTPStatus.FORBIDDEN,
    "chat_off": HTTPStatus.FORBIDDEN,
    "rating_not_welcome": HTTPStatus.FORBIDDEN,
    "passkey_refused": HTTPStatus.FORBIDDEN,
    "banned": HTTPStatus.FORBIDDEN,
    "banned_from_strangers": HTTPStatus.FORBIDDEN,
    "banned_from_chat": HTTPStatus.FORBIDDEN,
    "not_met": HTTPStatus.FORBIDDEN,
    "own_seat": HTTPStatus.CONFLICT,
    "nobody_there": HTTPStatus.CONFLICT,
    "somebody_blocked": HTTPStatus.CONFLICT,
    "too_many_distances": HTTPStatus.CONFLICT,
    "one_seat_rated": HTTPStatus.CONFLICT,
    "hint_cup": HTTPStatus.FORBIDDEN,
    "table_sealed": HTTPStatus.FORBIDDEN,
    "not_your_cup": HTTPStatus.FORBIDDEN,
    "cup_not_found": HTTPStatus.NOT_FOUND,
    "deal_not_found": HTTPStatus.NOT_FOUND,
    "cup_not_open": HTTPStatus.CONFLICT,
    "cup_not_running": HTTPStatus.CONFLICT,
    "cup_full": HTTPStatus.CONFLICT,
    "not_in_cup": HTTPStatus.CONFLICT,
    "too_few_in_cup": HTTPStatus.CONFLICT,
    "too_many_cups": HTTPStatus.CONFLICT,
    "not_found": HTTPStatus.NOT_FOUND,
    "table_not_found": HTTPStatus.NOT_FOUND,
    "seat_not_found": HTTPStatus.NOT_FOUND,
    "step_not_found": HTTPStatus.NOT_FOUND,
    "puzzle_not_found": HTTPStatus.NOT_FOUND,
    "session_not_found": HTTPStatus.NOT_FOUND,
    "link_used": HTTPStatus.NOT_FOUND,
    "way_not_found": HTTPStatus.NOT_FOUND,
    "mail_link_used": HTTPStatus.NOT_FOUND,
    "passkey_not_found": HTTPStatus.NOT_FOUND,
    "line_not_found": HTTPStatus.NOT_FOUND,
    "distance_not_found": HTTPStatus.NOT_FOUND,
    "method_not_allowed": HTTPStatus.METHOD_NOT_ALLOWED,
    "seat_taken": HTTPStatus.CONFLICT,
    "seat_left": HTTPStatus.CONFLICT,
    "name_taken": HTTPStatus.CONFLICT,
    "nobody_to_send_away": HTTPStatus.CONFLICT,
    "seat_not_left": HTTPStatus.CONFLICT,
    "stale_version": HTTPStatus.CONFLICT,
    "stepped_back": HTTPStatus.CONFLICT,
    "ahead_changed": HTTPStatus.CONFLICT,
    "other_board": HTTPStatus.CONFLICT,
    "table_full": HTTPStatus.CONFLICT,
    "table_not_open": HTTPStatus.CONFLICT,
    "table_not_playing": HTTPStatus.CONFLICT,
    "table_not_over": HTTPStatus.CONFLICT,
    "illegal_action": HTTPStatus.CONFLICT,
    "cannot_undo": HTTPStatus.CONFLICT,
    "no_practice": HTTPStatus.CONFLICT,
    "review_unfinished": HTTPStatus.CONFLICT,
    "review_not_done": HTTPStatus.CONFLICT,
    "review_failed": HTTPStatus.CONFLICT,
    "key_in_use": HTTPStatus.CONFLICT,
    "too_many_keys": HTTPStatus.CONFLICT,
    "too_many_sessions": HTTPStatus.CONFLICT,
    "too_many_ways": HTTPStatus.CONFLICT,
    "no_mail_here": HTTPStatus.CONFLICT,
    "too_many_passkeys": HTTPStatus.CONFLICT,
    "no_passkeys_here": HTTPStatus.CONFLICT,
    "too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too_many_requests": HTTPStatus.TOO_MANY_REQUESTS,
    "reviews_full": HTTPStatus.TOO_MANY_REQUESTS,
    "internal": HTTPStatus.INTERNAL_SERVER_ERROR,
    "storage_failed": HTTPStatus.SERVICE_UNAVAILABLE,
    "took_too_long": HTTPStatus.SERVICE_UNAVAILABLE,
}


#: What of a wrong request is repeated in its error: so deep, so many items, so many characters.
MOST_DEPTH, MOST_ITEMS, MOST_CHARACTERS = 3, 20, 200
#: Beyond this, JSON's readers disagree about whole numbers.
MOST_NUMBER = 2**53


class TableError(RuhrError):
    """A request that a table refuses; nothing has been changed by it."""


class StorageFailed(TableError):
    """The database did not answer or could not write; whether a change was kept shows on asking again."""

    def __init__(self) -> None:
        super().__init__("storage_failed")


def status_of(error: RuhrError) -> HTTPStatus:
    """The HTTP status that goes with an error."""
    return STATUS.get(error.code, HTTPStatus.UNPROCESSABLE_ENTITY)


def as_json(error: RuhrError) -> dict[str, Any]:
    """The one shape of all errors: a code, its values, and the section if a rule is behind it."""
    refusal = error.values.get("refusal")
    section = refusal.section if isinstance(refusal, Refusal) else ""
    return {"code": error.code, "values": _plain(error.values), "section": section or None}


def _plain(value: object, depth: int = 0) -> Any:
    """A value as JSON, however strange it is: values come from requests too."""
    if isinstance(value, Refusal):
        return value.to_json()
    if isinstance(value, Mapping | list | tuple) and depth == MOST_DEPTH:
        return "…"
    if isinstance(value, Mapping):
        items = list(value.items())[:MOST_ITEMS]
        return {_text(key): _plain(item, depth + 1) for key, item in items}
    if isinstance(value, list | tuple):
        return [_plain(item, depth + 1) for item in value[:MOST_ITEMS]]
    if value is None or isinstance(value, float) or (isinstance(value, int) and abs(value) <= MOST_NUMBER):
        return value
    return _text(value)


def _text(value: object) -> str:
    """Text that can be sent: neither endless nor with halves of characters."""
    try:
        text = str(value)
    except ValueError:
        # A number of thousands of digits.
        return "…"
    return text[:MOST_CHARACTERS].encode(errors="replace").decode()
