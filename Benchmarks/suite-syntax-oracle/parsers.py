"""The parsers as child processes that are asked about bytes."""

import json
import os
import select
import subprocess
import sys
import threading

HERE = os.path.dirname(os.path.abspath(__file__))


class Stuck(Exception):
    """The child has died, or has said nothing for too long."""


class Child:
    """A process that answers one request at a time."""

    def __init__(self, command, seconds):
        self.command, self.seconds = command, seconds
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=HERE
        )
        self.buffer = b""

    def stop(self):
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.process = None

    def send(self, batch):
        """Sends requests from a thread, so that full pipes cannot lock both sides."""
        if self.process is None or self.process.poll() is not None:
            self.stop()
            self.start()
        stdin = self.process.stdin
        data = b"".join(b"%d\n%s" % (len(item), item) for item in batch)

        def write():
            try:
                stdin.write(data)
                stdin.flush()
            except (BrokenPipeError, ValueError, OSError):
                pass

        self.writer = threading.Thread(target=write, daemon=True)
        self.writer.start()

    def more(self):
        ready, _, _ = select.select([self.process.stdout], [], [], self.seconds)
        data = os.read(self.process.stdout.fileno(), 1 << 16) if ready else b""
        if not data:
            self.stop()
            raise Stuck("died" if ready else f"no answer in {self.seconds} s")
        self.buffer += data

    def line(self):
        while b"\n" not in self.buffer:
            self.more()
        line, self.buffer = self.buffer.split(b"\n", 1)
        return line

    def bytes(self, count):
        while len(self.buffer) < count:
            self.more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data


class Telltale(Child):
    """Telltale's parser and emitter."""

    def __init__(self):
        built = os.path.join(HERE, ".build/release/subject")
        # It ends itself after two seconds of processor time.
        super().__init__([os.environ.get("SUITE_SYNTAX_SUBJECT", built)], 120)

    def answer(self):
        kind, count = self.line().split()
        data = self.bytes(int(count)).decode("utf-8")
        if kind == b"A":
            _, count = self.line().split()
            written = self.bytes(int(count))
            return "value", data, written
        return {b"R": "refused", b"X": "fault"}[kind], data, None

    def ask(self, batch):
        """Yields (kind, text, canonical text) for each item."""
        done = 0
        while done < len(batch):
            self.send(batch[done:])
            try:
                while done < len(batch):
                    yield self.answer()
                    done += 1
            except Stuck as error:
                yield "fault", f"crash or hang: {error}", None
                done += 1


class Voter(Child):
    """Another parser."""

    def __init__(self, name):
        self.name = name
        command = ["perl", "voter.pl"] if name == "yamlpp" else [sys.executable, "voter.py", name]
        super().__init__(command, 30)
        self.stuck = 0

    def ask(self, data):
        """Returns ("value", value) or ("refused", reason)."""
        self.send([data])
        try:
            kind, value = json.loads(self.line())
            return kind, value
        except Stuck as error:
            self.stuck += 1
            return "refused", f"{self.name} {error}"
        except (json.JSONDecodeError, RecursionError) as error:
            return "refused", f"unreadable answer: {error}"
