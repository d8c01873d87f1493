#!/usr/bin/env python3
"""Plays a seat at a table of Vigil.

    python3 seat.py https://vigil.example/t/TABLE#TOKEN [ANSWERS]

It needs only Python, and knows no address of the server: it reads them from the OpenAPI document, and calls each
operation by its name (operationId). It answers at random; put your own idea into `choose`.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

JSON = "application/json"


class Server:
    """The operations of a server as methods: `server.getGame(id=table, since=5)`; `body` is sent as JSON."""

    def __init__(self, url, token):
        self.url, self.token = url, token
        document = self.send("GET", "/api/v1/openapi.json", None)
        self.operations = {
            operation["operationId"]: (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        }

    def __getattr__(self, name):
        if name not in self.operations:
            raise AttributeError(f"The server has no operation {name}.")
        return lambda body=None, **values: self.call(*self.operations[name], body, values)

    def call(self, method, path, operation, body, values):
        query = {}
        for parameter in operation.get("parameters", []):
            key = parameter["name"]
            if parameter["in"] == "path":
                path = path.replace("{" + key + "}", urllib.parse.quote(str(values[key]), safe=""))
            elif key in values:
                query[key] = values[key]
        return self.send(method, path + ("?" + urllib.parse.urlencode(query) if query else ""), body)

    def send(self, method, path, body):
        """Sends a request. A refusal is returned like any other reply."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": JSON}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            return json.load(error)


def choose(decision, view):
    """Every decision lists all its options; docs/questions.md explains each. `view`: the position as the seat sees it."""
    return random.choice(decision["options"])["id"]


def play(link, most):
    url, rest = link.split("/t/", 1)
    table, token = rest.split("#", 1)
    table = table.split("?")[0]  # Links in mails name a decision as well.
    server = Server(url, token)
    seats = set(server.getTable(id=table)["you"]["seats"])
    given = number = 0
    while given < most:
        game = server.getGame(id=table, since=number)
        if game and game.get("outcome"):
            break
        number = game["number"] if game else 0
        decision = next((d for d in (game or {}).get("decisions", []) if seats & set(d["by"])), None)
        if decision is None:
            if server.getTable(id=table)["status"] == "closed":
                break
            time.sleep(0.2)
            continue
        answer = {"decision": decision["id"], "option": choose(decision, game["view"]), "mark": decision["mark"]}
        # The same key twice counts once: after a lost connection you can send the answer again.
        reply = server.answer({**answer, "key": uuid.uuid4().hex}, id=table)
        given += "number" in reply
    return given


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000), "answers given")
