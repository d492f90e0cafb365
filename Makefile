# `make help` lists the commands. Everything is installed into .venv by itself.

PYTHON ?= python3
SOURCES := pyproject.toml setup.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -path '*/page/*')
INSTALLED := .venv/installed
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test check bench docs format clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(INSTALLED) ## play the game
	@$(BIN)/ruhr play

test: check ## run all tests: compiled, then uncompiled with coverage
	RUHR_CORE=compiled $(BIN)/pytest -n auto
	RUHR_CORE=uncompiled PYTHONPATH=src $(BIN)/coverage run -m pytest tests/rules tests/test_properties.py
	$(BIN)/coverage report

check: $(INSTALLED) ## lint, types and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src tests tools bench

bench: $(INSTALLED) .venv-bench/installed ## compare our speed with other engines, side by side
	$(BIN)/python bench/run.py

docs: $(INSTALLED) ## write the generated pages of docs/ anew
	$(BIN)/python tools/rulebook_map.py

format: $(INSTALLED) ## bring the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove everything that was built or installed
	rm -rf .venv .venv-bench build dist src/*.egg-info

$(INSTALLED): $(SOURCES)
	@test -d .venv || $(PYTHON) -m venv .venv
	@rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check '.[dev]'
	@touch $@

.venv-bench/installed: bench/requirements.txt
	@test -d .venv-bench || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --requirement bench/requirements.txt
	@touch $@
