"""The application: gate, routes, errors."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, cast

import msgspec
from litestar import HttpMethod, Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import HTTPRouteHandler

from hexmoot.game import Refused
from hexmoot.server.api import Api, Call, Plain
from hexmoot.server.codes import trying
from hexmoot.server.endpoints import ENDPOINTS, RECORDS, Endpoint
from hexmoot.server.errors import problem, problem_of, read_as, status_of
from hexmoot.server.gate import App, Gate
from hexmoot.server.house import House
from hexmoot.server.limits import BODY_BYTES, RECORD_BYTES, Limits
from hexmoot.server.pages import Pages
from hexmoot.server.schema import document
from hexmoot.server.socket import Sockets, socket_route

AnyRequest = Request[Any, Any, Any]
Answer = Response[bytes]
log = logging.getLogger("hexmoot.server")


def new_app(house: House, pages: Pages, trust_proxy: bool = False) -> App:
    """The whole server around a house, as an ASGI application. `trust_proxy` believes what a proxy says of askers."""
    limits = Limits(house.world.now)
    api = Api(house, limits)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        route_handlers=[
            *(route(endpoint, api) for endpoint in ENDPOINTS),
            schema_route(),
            pages_route(pages),
            socket_route(Sockets(house, limits)),
        ],
        lifespan=[lifespan],
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_error},
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    return Gate(cast(App, app), limits, house.people, house.public_url, trust_proxy)


# --- routes -------------------------------------------------------------------------------------------------------


def route(endpoint: Endpoint, api: Api) -> HTTPRouteHandler:
    """The handler of an endpoint: read the request, call the verb of its name, write the answer."""
    verb = getattr(api, endpoint.name)
    decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body else None

    async def handle(request: AnyRequest) -> Answer:
        state, code = request.scope["state"], request.path_params.get("code")
        person, address = state["person"], state["address"]
        api.limits.take("requests", person.id)
        body = read_as(decoder, await whole_body(request)) if decoder else None
        async with trying(code, api.house, api.limits, address, state["known"]) if code else nullcontext():
            answer = await verb(Call(person, address, request.path_params, request.query_params, body))
        if not isinstance(answer, Plain):
            return json(answer)
        named = {"content-disposition": f'attachment; filename="{answer.filename}"'} if answer.filename else {}
        headers = {"cache-control": "no-store", **named}
        return Response(answer.content.encode(), media_type=endpoint.answer, headers=headers)

    path = endpoint.path.replace("}", ":str}")
    return HTTPRouteHandler(
        path, http_method=HttpMethod(endpoint.method), status_code=200, request_max_body_size=endpoint.most
    )(handle)


async def whole_body(request: AnyRequest) -> bytes:
    """The body of a request; Refused if the asker went away in the middle of it, which is no fault of ours."""
    try:
        return await request.body()
    except InternalServerException:
        raise Refused("notJson") from None


def schema_route() -> HTTPRouteHandler:
    """/openapi.json, made when it is first asked for."""

    async def handle() -> Answer:
        return json(document())

    return HTTPRouteHandler("/openapi.json", http_method=HttpMethod.GET)(handle)


def pages_route(pages: Pages) -> HTTPRouteHandler:
    """The client."""

    async def handle(request: AnyRequest) -> Answer:
        page = pages.find(request.url.path)
        packed = page.packed if "gzip" in request.headers.get("accept-encoding", "") else None
        headers = {"cache-control": page.cache, "vary": "accept-encoding"}
        if packed is not None:
            headers["content-encoding"] = "gzip"
        return Response(page.body if packed is None else packed, media_type=page.kind, headers=headers)

    return HTTPRouteHandler(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])(handle)


def json(value: Any, status: int = 200) -> Answer:
    """A value as an answer that no cache keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status_code=status, media_type=MediaType.JSON, headers=headers)


# --- errors -------------------------------------------------------------------------------------------------------


def on_refused(_: AnyRequest, refused: Refused) -> Answer:
    return json(problem_of(refused), status_of(refused.code))


def on_http(request: AnyRequest, error: HTTPException) -> Answer:
    """What the framework refused, in our words."""
    if error.status_code == 405:
        return json(problem("notAllowed", method=request.method), 405)
    if error.status_code == 413:
        most = RECORD_BYTES if request.url.path.startswith(RECORDS) else BODY_BYTES
        return json(problem("tooLarge", most=most), 413)
    if error.status_code == 404:
        return json(problem("noPage"), 404)
    if error.status_code >= 500:
        return on_error(request, error)
    return json(problem("badMessage", why=error.detail), error.status_code)


def on_error(request: AnyRequest, error: Exception) -> Answer:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return json(problem("serverError"), 500)
