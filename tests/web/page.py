"""The page of examples/web in a browser: `page.py SITE PARTY [PICTURES]`.

Whole parties are played by clicks, in both languages and at two sizes, taken up again after a reload, and replayed by the
example `party`, which must come to the same totals. Addresses that mean harm, advice that does not come, the keyboard, and what
axe-core finds: nothing serious, in light and dark. No page may write an error to its console. Pictures go to PICTURES.
"""

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, ViewportSize, sync_playwright

Colours = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]
HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parent / "golden"
NOVICE = (HERE / "novice.js").read_text(encoding="utf-8")
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
ROUNDS = 32


class Site:
    """The page under test, served on this machine, and the pictures that are made of it."""

    def __init__(self, folder: Path, browser: Browser, pictures: Path | None):
        class Quiet(SimpleHTTPRequestHandler):
            def log_message(self, *_: object) -> None:
                pass

        class Server(ThreadingHTTPServer):
            def handle_error(self, *_: object) -> None:
                """A page that was left does not wait for its files."""

        self.server = Server(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        self.browser = browser
        self.pictures = pictures

    @contextmanager
    def page(
        self, size: ViewportSize, query: str = "speed=3", colours: Colours = "light", motion: Motion = "reduce"
    ) -> Iterator[Page]:
        """A page of its own browser window; it must end without an error."""
        context = self.browser.new_context(viewport=size, color_scheme=colours, reduced_motion=motion)
        page = context.new_page()
        faults: list[str] = []
        page.on(
            "console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: faults.append(str(error)))
        foreign: list[str] = []
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((self.address, "data:")) else foreign.append(asked.url),
        )
        page.goto(f"{self.address}?{query}")
        try:
            yield page
        finally:
            if faults:
                print(f"the page: {faults}", flush=True)
        assert not faults, "the page has written errors"
        assert not foreign, f"asked elsewhere: {foreign}"
        context.close()

    def picture(self, page: Page, name: str) -> None:
        if self.pictures:
            page.screenshot(path=self.pictures / f"{name}.png")


def sit(page: Page, level: str = "1") -> None:
    page.select_option("#level", level)
    page.click("#play")


def press(page: Page, turn: int) -> dict[str, object]:
    """The novice presses one thing."""
    choice = (turn * 2654435761 >> 7) % 997
    found: dict[str, object] = page.evaluate(NOVICE, choice)
    assert "error" not in found, found
    if "over" not in found:
        page.mouse.click(found["x"], found["y"])  # type: ignore[arg-type]
    return found


def wait(page: Page, condition: str, argument: object = None) -> None:
    """Waits until a function of the page is true. (The page allows no `eval`, by which Playwright would wait.)"""
    for _ in range(1000):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never true: {condition}")


def kept(page: Page) -> str:
    """The party file that the browser keeps."""
    state = json.loads(page.evaluate("localStorage.getItem('konturlu-king')"))
    return str(state["file"])


def totals_by_replay(party: str, record: str) -> list[int]:
    """What the example `party` comes to, which checks every action."""
    with tempfile.NamedTemporaryFile("w", suffix=".king") as file:
        file.write(record)
        file.flush()
        shown = subprocess.run([party, file.name], check=True, capture_output=True, text=True).stdout
    line = next(line for line in reversed(shown.splitlines()) if line.startswith("  total"))
    return [int(word) for word in line.split()[1:]]


def whole_party(site: Site, party: str, size: ViewportSize, lang: str, level: str) -> None:
    with site.page(size, f"speed=3&seed=7&lang={lang}") as page:
        sit(page, level)
        reloaded = False
        turn = 0
        while "over" not in press(page, turn):
            turn += 1
            rounds = kept(page).count("\nking1 ")
            if rounds == 9 and not reloaded:
                page.evaluate(NOVICE, turn)
                if page.locator(".card.legal").count():
                    before, cards = kept(page), page.locator(".card").count()
                    page.reload()
                    page.wait_for_selector(".card.legal")
                    assert kept(page) == before and page.locator(".card").count() == cards
                    reloaded = True
            assert turn < 3000, "the party does not end"
        assert reloaded
        shown = [int(cell.replace("−", "-")) for cell in page.locator("#totals td").all_inner_texts()]
        record = kept(page)
        assert record.count("\nking1 ") >= ROUNDS
        assert shown == [*totals_by_replay(party, record), 0], shown
        fates = page.locator("#outcome tbody tr").all_inner_texts()
        assert len(fates) == 4 and any("çıkan" in fate for fate in fates) and any("batan" in fate for fate in fates)
        site.picture(page, f"end-{lang}")
        print(f"ok: a party of {record.count(chr(10) + 'king1 ')} rounds, {turn} clicks, {lang}, {size['width']} wide")


def until(page: Page, selector: str, limit: int = 400) -> None:
    """Plays on until something is to be seen."""
    for turn in range(limit):
        page.evaluate(NOVICE, 0)
        if page.locator(selector).count():
            return
        press(page, turn)
    raise AssertionError(f"never seen: {selector}")


def accessible(site: Site, page: Page, name: str) -> None:
    """What axe-core finds is neither serious nor critical."""
    site.picture(page, name)
    found = Axe().run(page).response["violations"]
    grave = [
        (one["id"], [node["target"] for node in one["nodes"]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not grave, f"{name}: {grave}"


def small(site: Site) -> None:
    """A small phone: nothing is wider than the window, and the hand is to be seen."""
    with site.page(SMALL, "speed=3&seed=11&lang=en") as page:
        sit(page)
        for part, selector in [("talk", ".ask.talk"), ("trick", ".card.refused"), ("declare", ".kinds")]:
            until(page, selector)
            site.picture(page, f"small-{part}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), part
            bottoms = page.evaluate(
                "[...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().bottom)"
            )
            assert bottoms and max(bottoms) <= SMALL["height"], part
    print("ok: on a small phone")


def advised(page: Page) -> None:
    """Asks for advice, until there are cards that are not all equal: each has its estimate."""
    for turn in range(40):
        until(page, ".card.legal")
        page.click("[data-tool=hint]")
        page.wait_for_selector("dialog .explanation")
        estimates = page.locator("#estimates tbody tr").count()
        if estimates > 0:
            assert estimates == page.locator(".card.legal").count()
            return
        page.click(".close")
        press(page, turn)
    raise AssertionError("no estimates")


def looked_at(site: Site, size: ViewportSize, lang: str, name: str, colours: Colours) -> None:
    """Each part of the page, for axe-core and for eyes."""
    with site.page(size, f"speed=3&seed=11&lang={lang}", colours) as page:
        page.wait_for_selector("#play")
        accessible(site, page, f"{name}-door")
        sit(page)
        for part, selector in [
            ("talk", ".ask.talk"),
            ("trick", ".card.refused"),
            ("durt", ".rows .lies"),
            ("declare", ".kinds"),
        ]:
            until(page, selector)
            accessible(site, page, f"{name}-{part}")
        # Nothing is wider than the window.
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        until(page, ".card.refused")
        page.locator(".card.refused").first.click(force=True)
        wait(page, "() => /\\(K\\d+\\.\\d+\\)/.test(document.querySelector('.alert').textContent)")
        accessible(site, page, f"{name}-refused")
        advised(page)
        accessible(site, page, f"{name}-hint")
        page.click(".close")
        until(page, "dialog [data-tool=review]")
        accessible(site, page, f"{name}-result")
        page.click("dialog [data-tool=review]")
        # A round in which there was nothing to choose has a sentence instead.
        wait(page, "() => !/…/.test(document.querySelector('dialog .body').textContent)")
        accessible(site, page, f"{name}-review")
        if page.locator("#review tbody button").count():
            page.locator("#review tbody button").first.click()
            page.wait_for_selector(".controls")
            accessible(site, page, f"{name}-replay")
            page.click("[data-tool=leave]")
        else:
            page.click(".close")
        for tool, title in [("record", "textarea"), ("sheet", "#totals")]:
            page.evaluate(NOVICE, 0)
            page.evaluate("document.getElementById('dialog').close()")
            page.click(f"[data-tool={tool}]")
            page.wait_for_selector(f"dialog {title}")
            accessible(site, page, f"{name}-{tool}")
            page.click(".close")
        page.click("#menu")
        accessible(site, page, f"{name}-settings")
    print(f"ok: axe-core on the {name}")


def hostile_addresses(site: Site) -> None:
    """No address does harm: it is shown as a record, or refused with the library's sentence."""
    golden = (GOLDEN / "worked-examples.king").read_text(encoding="utf-8")
    record = next(line for line in golden.splitlines() if line.startswith("king1 "))
    good = [quote(record), record.replace(" ", "+"), quote((GOLDEN / "party-seed-1.king").read_text(encoding="utf-8"))]
    bad = [
        "x",
        "king1",
        "%",
        "%ff%fe",
        quote("<img src=x onerror=alert(1)>"),
        quote(record.replace(" N:", " N:♠")),
        "king1+" + "A" * 100_000,
        quote("king-party1 N -\n" + "king1 \0\n" * 1000),
        quote(record + " HK" * 60),
        "__proto__",
        quote("javascript:alert(1)"),
        quote("king-party1 N -"),
    ]
    with site.page(PHONE) as page:
        page.on("dialog", lambda _: (_ for _ in ()).throw(AssertionError("a script of the address has run")))
        page.wait_for_selector("#play")
        for fragment in [*good, *bad]:
            page.evaluate("(fragment) => { location.hash = fragment }", fragment)
            page.wait_for_selector("[data-tool=leave]")
            assert page.locator("main img, main script").count() == 0
            told = page.locator("main [role=alert]").count() == 1
            played = page.locator(".controls input").count() == 1
            assert told != played and (played or fragment in bad), fragment[:60]
        page.evaluate("(fragment) => { location.hash = fragment }", good[0])
        page.wait_for_selector(".controls input")
        last = int(page.get_attribute(".controls input", "max") or 0)
        page.focus(".controls input")
        page.keyboard.press("End")
        assert page.inner_text(".steps") == f"{last}/{last}" and last >= 20
        page.click("[data-tool=leave]")
        page.wait_for_selector("#play")
    print(f"ok: {len(good)} records and {len(bad)} addresses that are none")


def without_advisor(site: Site) -> None:
    """The worker is gone, or never answers: the rule of thumb plays, and the page says that it has no advice."""
    answers: list[Callable[[Route], None]] = [
        lambda route: route.abort(),
        lambda route: route.fulfill(body="", content_type="text/javascript"),
    ]
    for answer in answers:
        with site.page(PHONE, "speed=3&seed=7") as page:
            page.route("**/advisor.mjs", answer)
            page.reload()
            sit(page, "3")
            for turn in range(4):
                press(page, turn)
            until(page, "[data-tool=hint]:not([disabled])")
            if answer is answers[0]:
                page.click("[data-tool=hint]")
                wait(page, "() => document.querySelector('dialog .body p').textContent.includes('Danışman')")
    print("ok: without an advisor, and with one that says nothing")


def by_keyboard(site: Site) -> None:
    """A trick without a mouse, and a decision taken back."""
    with site.page(DESKTOP, "speed=3&seed=11", motion="no-preference") as page:
        page.focus("#play")
        page.keyboard.press("Enter")
        while page.evaluate(NOVICE, 0) and not page.locator(".card.legal").count():
            page.locator(".ask button").last.focus()
            page.keyboard.press("Enter")
        before = kept(page)
        page.focus("#hand button")
        for _ in range(13):
            if "legal" in str(page.evaluate("document.activeElement.className")):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wait(page, "(before) => JSON.parse(localStorage.getItem('konturlu-king')).file !== before", before)
        page.wait_for_selector(".card.legal")
        page.click("[data-tool=back]")
        wait(page, "(before) => JSON.parse(localStorage.getItem('konturlu-king')).file === before", before)
        assert page.inner_text(".log").strip()
    print("ok: by keyboard, and taken back")


def broken_store(site: Site) -> None:
    """What another program wrote under the page's name is told, and does not stop it."""
    with site.page(PHONE) as page:
        for value in [
            "{",
            '{"file":"x"}',
            '{"file":7,"lang":"xx","speed":1e9,"level":4}',
            '{"file":"# play seed=1 seat=S level=easy\\nking-party1 N -\\nking1"}',
        ]:
            page.evaluate("(value) => localStorage.setItem('konturlu-king', value)", value)
            page.reload()
            page.wait_for_selector("#play")
    print("ok: a broken store")


def main() -> None:
    site_folder, party = Path(sys.argv[1]), sys.argv[2]
    pictures = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    tests: list[Callable[[Site], None]] = [
        lambda site: whole_party(site, party, PHONE, "tr", "2"),
        lambda site: whole_party(site, party, DESKTOP, "en", "1"),
        lambda site: looked_at(site, PHONE, "tr", "phone", "light"),
        lambda site: looked_at(site, DESKTOP, "en", "desktop", "dark"),
        small,
        hostile_addresses,
        without_advisor,
        by_keyboard,
        broken_store,
    ]
    with sync_playwright() as playwright:
        # The sandbox of Chromium does not run for root; the pages are this repository's own.
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        site = Site(site_folder, browser, pictures)
        for test in tests:
            start = time.monotonic()
            test(site)
            print(f"    {time.monotonic() - start:.1f} s", flush=True)
        browser.close()
    print(f"{len(tests)} passed, 0 failed")


if __name__ == "__main__":
    main()
