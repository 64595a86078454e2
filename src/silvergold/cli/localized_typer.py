"""What Typer says by itself, in our words: the frame of a help text, and what is wrong with a command."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from silvergold.cli.language import say

Function = TypeVar("Function", bound=Callable[..., Any])

PLAIN = {
    r"Missing command\.": "cli-missing-command",
    r"No such command '(?P<name>.*?)'.*": "cli-no-such-command",
    r"Got unexpected extra argument\(s\) \((?P<arguments>.*)\)": "cli-too-many-arguments",
    r"Option '(?P<name>.*)' does not take a value\.": "cli-option-without-value",
    r"Option '(?P<name>.*)' requires (an argument|\d+ arguments)\.": "cli-option-needs-value",
}
"""What Typer tells as a sentence only."""


def speak() -> None:
    """Let Typer use our words for the parts of a help text, when there is one to show."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("cli-error-title")
    rich_utils.ABORTED_TEXT = say("cli-aborted")
    rich_utils.REQUIRED_LONG_STRING = say("cli-required")
    rich_utils.DEFAULT_STRING = say("cli-default", value="{}")
    rich_utils.RICH_HELP = say("cli-try-help", command="[blue]'{command_path} {help_option}'[/]")


class Localized:
    """What commands and groups of them have in common: their help text is in our words."""

    def get_usage(self, ctx: Any) -> str:
        """How it is typed."""
        return _usage(super().get_usage(ctx))  # type: ignore[misc]

    def get_help_option(self, ctx: Any) -> Any:
        """The option for help."""
        return _help_option(super().get_help_option(ctx))  # type: ignore[misc]

    def get_params(self, ctx: Any) -> list[Any]:
        """Its arguments and options."""
        return [_with_kind(param) for param in super().get_params(ctx)]  # type: ignore[misc]


class LocalizedCommand(Localized, TyperCommand):
    """A command."""


class LocalizedGroup(Localized, TyperGroup):
    """A group of commands."""


class LocalizedTyper(typer.Typer):
    """An application all of whose commands are ours."""

    def command(self, *arguments: Any, **options: Any) -> Callable[[Function], Function]:
        """Add a command."""
        return super().command(*arguments, **{"cls": LocalizedCommand, **options})


def _usage(text: str) -> str:
    speak()
    return say("cli-usage", usage=text.removeprefix("Usage: "))


KINDS = {str: "cli-takes-text", int: "cli-takes-number"}
"""What an option takes, where nothing better is said; a flag takes nothing."""


def _with_kind(param: Any) -> Any:
    if param.param_type_name == "argument":
        param.display_type_rich = lambda ctx: None  # its name says it
    elif param.metavar is None:
        kind = param.type_descriptor.annotation
        if kind is bool:
            param.metavar = ""
        elif kind in KINDS and not param.type_descriptor.choices:
            param.metavar = say(KINDS[kind])
    return param


def _help_option(option: Any) -> Any:
    if option is not None:
        option.help = say("cli-help")
    return option


def show_error(error: TyperException) -> None:
    """Show what is wrong with a command, as Typer does, but in our words."""
    from typer import rich_utils

    speak()
    told = in_words(error)
    error.format_message = lambda: told  # type: ignore[method-assign]
    rich_utils.rich_format_error(error)  # type: ignore[arg-type]


def in_words(error: Any) -> str:
    """What is wrong with a command; Typer's own sentence stands in where we have none."""
    kind = type(error).__name__
    if kind == "MissingParameter" and error.param:
        is_option = error.param.param_type_name == "option"
        name = error.param.get_error_hint()
        return say("cli-missing-option", name=name) if is_option else say("cli-missing-argument", name=name)
    if kind == "NoSuchOption":
        return _no_such_option(error.option_name, sorted(error.possibilities or ()))
    if kind == "BadParameter":
        return _bad_value(error)
    for pattern, message in PLAIN.items():
        if match := re.fullmatch(pattern, error.message):
            return say(message, **match.groupdict())
    return str(error.format_message())


def _no_such_option(name: str, options: list[str]) -> str:
    if options:
        return say("cli-no-such-option-but", name=name, options=", ".join(options))
    return say("cli-no-such-option", name=name)


def _bad_value(error: Any) -> str:
    """A value that is none, by what pydantic found wrong with it."""
    name = error.param.get_error_hint() if error.param else error.param_hint or ""
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    limits = found.get("ctx", {})
    match found.get("type"):
        case "int_parsing" | "int_type":
            return say("cli-not-a-number", name=name)
        case "greater_than_equal":
            return say("cli-too-small", name=name, least=limits["ge"])
        case "less_than_equal":
            return say("cli-too-large", name=name, most=limits["le"])
    if error.param and error.param.type_descriptor.choices:
        return say("cli-not-a-choice", name=name, choices=", ".join(error.param.type_descriptor.choices))
    return say("cli-bad-value", name=name, reason=error.message)
