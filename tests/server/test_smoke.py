from pathlib import Path

from tests.server.house import running


async def test_two_people_play(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann, bob = server.device(), server.device()
        print((await ann.get("/api/games"))[0]["bots"])
        await ann.post("/api/me", {"name": "Ann"}, "PATCH")
        t = await ann.post("/api/tables", {"game": "battlehex", "seats": [{"kind": "you"}, {"kind": "open"}], "options": {"size": 3, "firstColour": "red"}, "pinch": "00"})
        code = t["code"]
        sa = await ann.socket(code)
        print(await sa.hello())
        await bob.post(f"/api/tables/{code}/sit", {"pinch": "ff"})
        print(await sa.quiet())
        sb = await bob.socket(code)
        print(await sb.hello())
        sa.say({"type": "command", "id": "a1", "game": 1, "seat": 0, "action": {"type": "seal", "turn": 1, "red": 2, "black": 1, "left": "R"}})
        print(await sa.quiet())
        print(await sb.quiet())
        sb.say({"type": "command", "id": "a1", "game": 1, "seat": 1, "action": {"type": "resign"}})
        print(await sa.quiet())
        print(await sb.quiet())
        print((await ann.ask("GET", f"/api/tables/{code}/games/1/record")).body.decode())
        print(await ann.get(f"/api/tables/{code}/games/1/replay"))
        print(await ann.get(f"/api/tables/{code}/games/1/replay/2"))
        print(await ann.get(f"/api/tables"))
        print((await ann.ask("GET", f"/api/tables/{code}/qr.svg")).body.decode()[:200])


async def test_bots(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ann = server.device()
        t = await ann.post("/api/tables", {"game": "battlehex", "seats": [{"kind": "bot", "bot": "recruit"}, {"kind": "bot", "bot": "general"}], "options": {"size": 3}})
        await server.settled()
        print(await ann.get("/api/tables"))
        print((await ann.ask("GET", f"/api/tables/{t['code']}/games/1/record")).body.decode())
