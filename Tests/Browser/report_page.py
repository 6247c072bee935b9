"""Uses the report's page in a browser as a reader would.

usage: report_page.py CHROMIUM REPORT HALF OUTPUT
REPORT shows `different`, `missing` and the animation `motion` failed, `broken` in trouble and `same`
passed; HALF lacks a shard; OUTPUT is a folder for pictures of the page.
"""

import os
import sys
import tempfile

from chromium import Chromium

LOADED = "[...document.querySelectorAll('#view img')].every(i => i.naturalWidth > 0)"
IDS = "[...document.querySelectorAll('#list button')].map(b => b.dataset.id)"
WIDTH = "document.querySelector('#view img').getBoundingClientRect().width"


def expect(found, wanted, what):
    """Fails where two values differ."""
    if found != wanted:
        raise AssertionError(f"{what}: found {found!r}, expected {wanted!r}")
    print(f"ok: {what}")


def near(found, wanted, what):
    """Fails where two numbers differ by more than rounding to pixels."""
    if abs(found - wanted) > 0.02 * max(1, abs(wanted)):
        raise AssertionError(f"{what}: found {found}, expected {wanted}")
    print(f"ok: {what}")


def list_and_filters(page):
    expect(page.value(IDS), ["broken", "different", "missing", "motion"],
           "failures are listed first")
    page.click("[data-filter=all]")
    expect(page.value(IDS), ["broken", "different", "missing", "motion", "same"],
           "all are listed")
    page.click("[data-filter=passed]")
    expect(page.value(IDS), ["same"], "a filter shows its group only")
    expect(page.value("byId('view').hidden"), True, "what passed has no pictures")
    page.click("[data-filter=all]")
    page.click("#search")
    for letter in "FFER":
        page.key(letter)
    expect(page.value(IDS), ["different"], "the search ignores case")
    page.key("z")
    expect(page.value("byId('nothing').hidden"), False, "nothing found is said")
    page.value("byId('search').value = ''; byId('search').dispatchEvent(new Event('input'))")
    page.key("Escape")


def side_by_side(page):
    page.click("[data-id=different]")
    page.wait(LOADED)
    kinds = "[...document.querySelectorAll('#view figure')].map(f => f.dataset.kind)"
    expect(page.value(kinds), ["reference", "new", "difference"], "three pictures, side by side")
    expect(page.value("byId('accept').textContent"), "sheetshot accept different", "how to accept")
    expect("differ" in page.value("byId('message').textContent"), True, "the failure in words")
    page.click("[data-id=missing]")
    page.wait(LOADED)
    expect(page.value(kinds), ["new"], "without a reference only the new picture")
    page.key("k")
    expect(page.value("state.current"), "different", "k goes back")
    page.key("j")
    expect(page.value("state.current"), "missing", "j goes on")
    page.key("k")


def frames(page, output):
    expect(page.value("byId('frames').hidden"), True, "a picture has no frames")
    page.click("[data-id=motion]")
    page.wait(LOADED)
    expect(page.value("byId('frames').hidden"), False, "an animation has frames")
    expect(page.value("byId('frame').textContent"), "frame 2 (1 of 3 failing)",
           "the first failing frame is shown first")
    kinds = "[...document.querySelectorAll('#view figure')].map(f => f.dataset.kind)"
    expect(page.value(kinds), ["reference", "new", "difference"], "a frame has three pictures")
    first = page.value("byId('message').textContent.split('\\n')[0]")
    expect(first.startswith("Frame 2 at 0.10 s: "), True, "the first line names the frame")
    expect("1 masked area" in page.value("byId('facts').textContent"), True, "masks are counted")
    source = page.value("document.querySelector('#view img').getAttribute('src')")
    page.click("#later")
    page.wait(LOADED)
    expect(page.value("document.querySelector('#view img').getAttribute('src')") != source, True,
           "the next frame has other pictures")
    page.key(".")
    page.key(".")
    page.wait(LOADED)
    expect(page.value("byId('frame').textContent"), "frame 4 (3 of 3 failing)", "the last frame")
    page.screenshot(os.path.join(output, "frames.png"))
    page.key("2")
    page.wait(LOADED)
    expect(page.value("Boolean(byId('handle'))"), True, "a frame can be swiped")
    page.key("1")
    page.key("a")
    page.wait(LOADED)
    expect(page.value("byId('frame').textContent"), "all frames (3 failing)", "a plays all")
    page.key("a")
    page.key(",")
    expect(page.value("byId('frame').textContent"), "frame 2 (1 of 3 failing)", "back to the first")
    page.click("[data-id=different]")
    page.wait(LOADED)


def swipe(page, output):
    page.key("2")
    page.wait(LOADED)
    frame = page.value(
        "(r => [r.x, r.y, r.width, r.height])(byId('stack').getBoundingClientRect())")
    middle = frame[1] + min(frame[3], 300) / 2
    start = [frame[0] + frame[2] * 0.5, middle]
    page.drag(start, [frame[0] + frame[2] * 0.25, middle])
    near(page.value("state.amount"), 25, "the handle follows the mouse")
    near(page.value("parseFloat(byId('top').style.clipPath.split(' ')[3])"), 25,
         "the new picture begins at the handle")
    near(page.value("parseFloat(byId('handle').style.left)"), 25, "the handle is there")
    page.drag([frame[0] + frame[2] * 0.25, middle], [frame[0] - 50, middle])
    expect(page.value("state.amount"), 0, "the handle stays inside")
    page.key("ArrowRight")
    expect(page.value("state.amount"), 5, "arrows move the handle")
    page.value("setAmount(50)")
    page.screenshot(os.path.join(output, "swipe.png"))


def other_modes(page):
    page.key("3")
    page.wait(LOADED)
    expect(page.value("byId('top').style.opacity"), "0.5", "onion skin is half seen through")
    page.value("byId('amount').value = 80; byId('amount').dispatchEvent(new Event('input'))")
    expect(page.value("byId('top').style.opacity"), "0.8", "the slider changes it")
    page.key("4")
    page.wait("byId('top').style.visibility === 'hidden'")
    page.wait("byId('top').style.visibility === ''")
    print("ok: blink shows both in turn")
    page.key("5")
    page.wait(LOADED)
    expect(page.value("document.querySelectorAll('#view img').length"), 1, "difference alone")
    page.key("1")
    page.wait(LOADED)


def zoom(page):
    page.key("0")
    fitting = page.value(WIDTH)
    page.key("+")
    page.key("+")
    near(page.value(WIDTH), 4 * fitting, "two steps of zoom are four times")
    expect(page.value("document.querySelector('#view img').classList.contains('pixels')"), True,
           "enlarged pixels stay sharp")
    page.key("-")
    near(page.value(WIDTH), 2 * fitting, "one step back")
    page.click("#fit")
    near(page.value(WIDTH), fitting, "fit is where it began")


def appearance(page, address, output):
    background = "getComputedStyle(document.body).backgroundColor"
    expect(page.value(background), "rgb(255, 255, 255)", "light where the system is")
    page.screenshot(os.path.join(output, "light.png"))
    page.key("d")
    expect(page.value(background), "rgb(28, 28, 30)", "d makes it dark")
    page.prefer("dark")
    page.open(address + "#different")
    page.wait(LOADED)
    expect(page.value(background), "rgb(28, 28, 30)", "dark where the system is")
    expect(page.value("state.current"), "different", "an address leads to a picture")
    page.screenshot(os.path.join(output, "dark.png"))


def check_silence(page):
    bad = [e for e in page.events if e["method"] in ("Runtime.exceptionThrown", "Log.entryAdded")]
    expect(bad, [], "no errors in the page")
    asked = [e["params"]["request"]["url"] for e in page.events
             if e["method"] == "Network.requestWillBeSent"]
    outside = [url for url in asked if not url.startswith(("file:", "data:", "about:"))]
    expect(outside, [], "no network")


def main():
    program, report, half, output = sys.argv[1:]
    address = f"file://{os.path.abspath(report)}/index.html"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        page = Chromium(program, profile)
        try:
            page.prefer("light")
            page.open(address)
            list_and_filters(page)
            side_by_side(page)
            frames(page, output)
            swipe(page, output)
            other_modes(page)
            zoom(page)
            appearance(page, address, output)
            page.open(f"file://{os.path.abspath(half)}/index.html")
            expect(page.value("byId('trouble').textContent"),
                   "Incomplete: the shard 1/2 is missing.", "a missing shard is said")
            check_silence(page)
        finally:
            page.close()


if __name__ == "__main__":
    main()
