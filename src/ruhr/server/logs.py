"""What the server writes down: log lines with a time and values, on the error stream."""

import contextlib
import logging
import sys

import structlog


class _ErrorStream:
    """The error stream. If it cannot be written to, because the disk is full, the server goes on."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def set_up_logs(as_json: bool) -> None:
    """Log lines with a time and values, for people or for machines."""
    processors: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    # Tracebacks come without local variables, for those hold keys and deals.
    rendering: list[structlog.typing.Processor]
    if as_json:
        tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        rendering = [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        rendering = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    foreign = logging.StreamHandler(sys.stderr)
    foreign.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=processors,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
        )
    )
    logging.basicConfig(handlers=[foreign], level=logging.WARNING)
    structlog.configure(
        processors=[*processors, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO if as_json else logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(_ErrorStream()),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
