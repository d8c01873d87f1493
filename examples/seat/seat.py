#!/usr/bin/env python3
"""Plays a seat at a table of Vigil: asks what is open, gives an answer, waits for what comes.

    python3 seat.py https://vigil.example/t/TABLE#TOKEN [ANSWERS]

Nothing but Python's own library. It answers at random; put your own idea into `choose`.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


def call(server, method, path, token, body=None):
    """Asks the server for something; a refusal is given like any other reply."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/v1{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as reply:
            return json.load(reply)
    except urllib.error.HTTPError as error:
        return json.load(error)


def choose(decision, view):
    """Every decision lists all its answers: docs/questions.md says what each means. `view`: the table as it stands."""
    return random.choice(decision["options"])["id"]


def play(link, most):
    server, rest = link.split("/t/", 1)
    table, token = rest.split("#", 1)
    table = table.split("?")[0]  # links in mails name a decision as well
    mine = set(call(server, "GET", f"/tables/{table}", token)["you"]["seats"])
    given = 0
    while given < most:
        game = call(server, "GET", f"/tables/{table}/game", token)
        if game and game.get("outcome"):
            break
        decision = next((d for d in (game or {}).get("decisions", []) if mine & set(d["by"])), None)
        if decision is None:
            if call(server, "GET", f"/tables/{table}", token)["status"] == "closed":
                break
            time.sleep(0.2)
            continue
        answer = {"decision": decision["id"], "option": choose(decision, game["view"]), "mark": decision["mark"]}
        # The same key twice counts once: after a broken line it can be sent again.
        reply = call(server, "POST", f"/tables/{table}/answers", token, {**answer, "key": uuid.uuid4().hex})
        given += "number" in reply
    return given


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000), "answers given")
