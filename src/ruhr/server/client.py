"""Serves the browser's client: built files, and the one document for all of the client's own addresses."""

from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

#: Files under this folder carry a hash of their contents in their names.
HASHED = "assets/"
#: Who sends such headers wants less than the whole file.
CONDITIONS = {"range", "if-none-match", "if-modified-since"}


class Client(StaticFiles):
    """What `web/` is built into. An address without an ending is one of the client's pages."""

    def __init__(self) -> None:
        folder = files("ruhr.server").joinpath("client")
        super().__init__(directory=str(folder), html=True, check_dir=False)
        #: Files that never change, with their headers: many who open the page at once ask for them.
        self._kept: dict[str, tuple[bytes, Headers]] = {}

    async def get_response(self, path: str, scope: Any) -> Response:
        if path in self._kept and scope["method"] == "GET" and CONDITIONS.isdisjoint(Headers(scope=scope)):
            content, headers = self._kept[path]
            return Response(content, headers=headers)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePosixPath(path).suffix or path.startswith("api"):
                raise
            response = await super().get_response("index.html", scope)
        lasting = path.startswith(HASHED) and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        if lasting and isinstance(response, FileResponse):
            self._kept[path] = Path(response.path).read_bytes(), response.headers
        return response
