"""Figures for those who run the server, in Prometheus' form."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """Every figure the server counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.changes = Counter("ruhr_changes", "Changes written, by kind.", ["kind"], registry=registry)
        self.writes = Histogram(
            "ruhr_entries_per_transaction",
            "Entries written in one transaction.",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
            registry=registry,
        )
        self.tables = Gauge("ruhr_tables_in_memory", "Tables in memory.", registry=registry)
        self.followers = Gauge("ruhr_sockets", "Open sockets.", registry=registry)
        self.requests = Histogram(
            "ruhr_request_seconds",
            "Time to answer an HTTP request.",
            ["method", "route", "status"],
            buckets=SHORT,
            registry=registry,
        )
        self.thoughts = Histogram(
            "ruhr_thought_seconds",
            "Time a bot takes for a decision.",
            ["level"],
            buckets=SHORT,
            registry=registry,
        )
        self.stopped = Counter(
            "ruhr_thoughts_stopped",
            "Thoughts that took too long or whose process has died.",
            ["level"],
            registry=registry,
        )
        self.waiting = Gauge(
            "ruhr_thoughts_waiting", "Decisions of bots claimed here and not yet made.", registry=registry
        )
        self.taken_over = Counter(
            "ruhr_leases_taken_over",
            "Decisions claimed after somebody had not kept his claim.",
            registry=registry,
        )
        self.unstored = Counter(
            "ruhr_thoughts_not_stored",
            "Decisions of bots that could not be claimed or written because the database failed.",
            registry=registry,
        )
        self.stepped_back = Counter(
            "ruhr_tables_stepped_back",
            "Tables that had to go back because the database had lost what was written.",
            registry=registry,
        )
        self.listening = Gauge(
            "ruhr_listening", "Does Redis tell what happens elsewhere? 1 or 0.", registry=registry
        )
        self.unread = Counter(
            "ruhr_news_not_understood",
            "Messages from Redis that were not understood; the database was asked instead.",
            registry=registry,
        )
        self.notices = Counter(
            "ruhr_notices",
            "Notices by way (push, mail, hook) and what became of them: sent, again, given_up.",
            ["way", "outcome"],
            registry=registry,
        )
        self.errors = Counter("ruhr_errors", "Errors told to clients, by code.", ["code"], registry=registry)
