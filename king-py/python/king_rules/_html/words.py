"""The labels of the pictures in English and Turkish. What has a name in the rules is named by the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from king_rules.typing import Lang

LANGS: tuple[Lang, ...] = ("en", "tr")

_WORDS = {
    "action": ("action", "hamle"),
    "actions": ("all actions with a choice", "seçim olan bütün hamleler"),
    "annulled": ("annulled", "bozuldu"),
    "batan": ("sinks", "batan"),
    "best": ("best", "en iyisi"),
    "better": ("better", "daha iyisi"),
    "by_view": ("given away by the view", "görülene göre verilen"),
    "calendar": ("the calendar of contracts", "oyunların takvimi"),
    "chance": ("chance in %", "yüzde olasılık"),
    "chance_out": ("chance to come out, %", "çıkma olasılığı, %"),
    "choices": ("choices", "seçim"),
    "cikan": ("comes out", "çıkan"),
    "closed": ("closed", "kapalı yerde"),
    "columns": ("columns", "sütun"),
    "contract": ("contract", "oyun"),
    "dealer": ("dealer", "dağıtan"),
    "declarer": ("declarer", "dekleran"),
    "difference": ("difference", "fark"),
    "doubles": ("doubles", "konturlar"),
    "draw": ("draw", "berabere"),
    "errors": ("lines that could not be read", "okunamayan satır"),
    "given_away": ("given away", "verilen"),
    "hand": ("hand", "el"),
    "in_hindsight": ("in hindsight", "kartlar açıkken"),
    "interval": ("difference, 95 %", "fark, %95"),
    "lap": ("lap", "tur"),
    "leader": ("leads", "yürüyen"),
    "locked": ("locked", "kapalı"),
    "of_the_chance": ("all figures: percentage points of the chance to come out", "bütün sayılar: çıkma olasılığının yüzde puanı"),
    "pass": ("pass", "pas"),
    "place": ("place", "derece"),
    "points": ("points", "puan"),
    "round": ("round", "oyun"),
    "rounds": ("the rounds in order", "sırayla oyunlar"),
    "rows": ("rows", "satır"),
    "rules": ("house rules", "masa kuralları"),
    "saglama": ("sağlama", "sağlama"),
    "score": ("score", "skor"),
    "seat": ("seat", "oyuncu"),
    "start": ("start", "başlangıç"),
    "taken": ("taken", "yenen"),
    "total": ("total", "toplam"),
    "trick": ("trick", "el"),
    "tricks": ("tricks", "alınan el"),
    "turn": ("turn", "sıra"),
    "turning_points": ("turning points", "dönüm noktaları"),
    "unused": ("left to declare", "söylenebilir"),
    "winner": ("winner", "kazanan"),
    "won": ("won", "alınan"),
    "worlds": ("possible deals", "olası dağıtım"),
}


def word(key: str, lang: Lang) -> str:
    """A label in that language."""
    return _WORDS[key][LANGS.index(lang)]
