"""A headless Chromium driven through its debugging pipe: no server, no port, no library."""

import base64
import json
import os
import subprocess
import sys
import time

# What a page of a few pictures may take on a busy machine, in seconds.
PATIENCE = 60


class Chromium:
    """One page of a browser."""

    def __init__(self, program, profile, size=(1400, 1000)):
        to_browser, self._out = os.pipe()
        self._in, from_browser = os.pipe()
        arguments = [
            "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--remote-debugging-pipe", f"--user-data-dir={profile}",
            f"--window-size={size[0]},{size[1]}",
        ]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")

        def place_pipes():
            # The browser reads commands from 3 and writes answers to 4; copies first, because
            # one of the pipes may be 3 or 4 itself.
            ends = os.dup(to_browser), os.dup(from_browser)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self._process = subprocess.Popen(
            [program, *arguments, "about:blank"], close_fds=False, preexec_fn=place_pipes,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._rest = b""
        self._number = 0
        self._session = None
        self.events = []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.send(f"{domain}.enable")

    def close(self):
        """Ends the browser."""
        try:
            os.close(self._out)
            self._process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def send(self, method, **parameters):
        """Sends a command and returns the browser's answer."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def _read(self):
        while b"\0" not in self._rest:
            chunk = os.read(self._in, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser has ended")
            self._rest += chunk
        line, self._rest = self._rest.split(b"\0", 1)
        return json.loads(line)

    def open(self, address):
        """Opens a page and waits until its pictures are there."""
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=address)
        self.wait("document.readyState === 'complete' && !!document.getElementById('list')")

    def value(self, expression):
        """Returns the value of an expression in the page."""
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression):
        """Waits until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.value(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {expression}")
            time.sleep(0.02)

    def key(self, key):
        """Presses a key."""
        for kind in ["keyDown", "keyUp"]:
            text = {"text": key} if kind == "keyDown" and len(key) == 1 else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, **text)

    def mouse(self, kind, point, buttons):
        """Moves, presses or releases the mouse."""
        self.send(
            "Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1], button="left",
            buttons=buttons, clickCount=1)

    def drag(self, start, end):
        """Drags from one point to another one."""
        self.mouse("mousePressed", start, 1)
        for step in range(1, 6):
            share = step / 5
            self.mouse(
                "mouseMoved",
                [a + (b - a) * share for a, b in zip(start, end)], 1)
        self.mouse("mouseReleased", end, 0)

    def click(self, selector):
        """Clicks the middle of an element."""
        point = self.value(
            f"(r => [r.x + r.width / 2, r.y + r.height / 2])"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")
        self.mouse("mousePressed", point, 1)
        self.mouse("mouseReleased", point, 0)

    def prefer(self, scheme):
        """Says which appearance the system has."""
        self.send(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, path):
        """Writes a picture of the page."""
        data = self.send("Page.captureScreenshot")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
        print(path, file=sys.stderr)
