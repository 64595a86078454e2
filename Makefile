# Every command here works in a fresh clone: it makes the virtual environment first if there is none.
.DEFAULT_GOAL := help
SHELL := bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
ARGS ?=

.PHONY: help
help: ## Show this list
	@echo "Silver & Gold: make <command>"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1  \2/p' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Silver & Gold into $(VENV) (once) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/dev: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the tools for tests and checks into $(VENV) (once) ..."
	$(PIP) --editable '.[cluster,dev,hosting,sim]'
	@touch $@ $(VENV)/play

$(VENV)/bench: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing the peers of the benchmarks into $(VENV) (once) ..."
	$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/play

.PHONY: play
play: $(VENV)/play ## Play a game (ARGS="--bots drifter" and other options of `silvergold play`)
	@$(BIN)/silvergold play $(ARGS)

.PHONY: test
test: check services ## Run all checks and all tests
	$(BIN)/pytest --numprocesses 2 --cov --cov-report term --ignore tests/sim $(ARGS)
	$(BIN)/pytest tests/sim  # on its own: JAX has threads, and other tests start processes

.PHONY: services
services: ## Install PostgreSQL, Redis and Chromium for the tests, where the system lets us
	-@tests/install_services

.PHONY: check
check: $(VENV)/dev ## Check format, lint, types and import directions
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

.PHONY: format
format: $(VENV)/dev ## Format the code and mend what the linter can
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet

.PHONY: break-rules
break-rules: $(VENV)/dev ## Break the rules one by one and see that their own tests fail
	$(BIN)/python -m tests.break_rules

.PHONY: bench
bench: $(VENV)/bench ## Measure the engine beside its peers (writes bench/results.md)
	$(BIN)/python bench/engine.py --out bench/results.md

.PHONY: bench-server
bench-server: $(VENV)/bench ## Put our server and boardgame.io's under the load of 1,000 tables (writes bench/server/results.md)
	$(BIN)/python bench/server/load.py --out bench/server/results.md $(ARGS)

.PHONY: pictures
pictures: $(VENV)/play ## Draw the pictures of the README anew
	$(BIN)/silvergold deck picture --out docs/pictures/deck.svg
	$(BIN)/python -c 'from pathlib import Path; from silvergold.gallery import sample_table; \
	  Path("docs/pictures/hero.svg").write_text(sample_table(), encoding="utf-8")'

.PHONY: clean
clean: ## Remove the virtual environment and all caches
	rm -rf $(VENV) bench/server/peer/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache dist
