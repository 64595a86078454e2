"""Typer's own texts in the player's language: the frame of help texts, and usage errors."""

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
    r"Got unexpected extra argument\(s\) \((?P<arguments>.*)\)": "cli-too-many-arguments",
    r"Option '(?P<name>.*)' does not take a value\.": "cli-option-without-value",
    r"Option '(?P<name>.*)' requires (an argument|\d+ arguments)\.": "cli-option-needs-value",
}
"""Usage errors that Typer raises with nothing but a text."""
NO_SUCH_COMMAND = re.compile(r"No such command (?P<name>.*?)\.( Did you mean (?P<similar>.*)\?)?")


def localize_typer() -> None:
    """Set the texts of Typer's help; called when one is shown."""
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
    """A command or group with localized help."""

    def get_usage(self, ctx: Any) -> str:
        """The usage line."""
        return _usage(super().get_usage(ctx))  # type: ignore[misc]

    def get_help_option(self, ctx: Any) -> Any:
        """The help option."""
        return _help_option(super().get_help_option(ctx))  # type: ignore[misc]

    def get_params(self, ctx: Any) -> list[Any]:
        """The arguments and options."""
        return [_with_kind(param) for param in super().get_params(ctx)]  # type: ignore[misc]


class LocalizedCommand(Localized, TyperCommand):
    """A command."""


class LocalizedGroup(Localized, TyperGroup):
    """A group of commands."""


class LocalizedTyper(typer.Typer):
    """An application whose commands have localized help."""

    def command(self, *arguments: Any, **options: Any) -> Callable[[Function], Function]:
        """Add a command."""
        return super().command(*arguments, **{"cls": LocalizedCommand, **options})


def _usage(text: str) -> str:
    localize_typer()
    return say("cli-usage", usage=text.removeprefix("Usage: "))


KINDS = {str: "cli-takes-text", int: "cli-takes-number"}
"""The placeholder for an option's value; a flag has none."""


COMPLETION = {"install_completion": "cli-install-completion", "show_completion": "cli-show-completion"}
"""The help texts of Typer's own options."""


def _with_kind(param: Any) -> Any:
    if param.param_type_name == "argument":
        param.display_type_rich = lambda ctx: None  # its name is enough
    elif param.name in COMPLETION:
        param.help = say(COMPLETION[param.name])
        param.metavar = ""
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
    """Show a usage error as Typer does, with a localized text."""
    from typer import rich_utils

    localize_typer()
    text = error_text(error)
    error.format_message = lambda: text  # type: ignore[method-assign]
    rich_utils.rich_format_error(error)  # type: ignore[arg-type]


def error_text(error: Any) -> str:
    """The localized text of a usage error, or Typer's own if there is none."""
    kind = type(error).__name__
    if kind == "MissingParameter" and error.param:
        is_option = error.param.param_type_name == "option"
        name = error.param.get_error_hint()
        return say("cli-missing-option", name=name) if is_option else say("cli-missing-argument", name=name)
    if kind == "NoSuchOption":
        similar = ", ".join(sorted(error.possibilities or ()))
        return _not_found("cli-no-such-option", error.option_name, similar)
    if kind == "BadParameter":
        return _bad_value(error)
    if match := NO_SUCH_COMMAND.fullmatch(error.message):
        similar = (match["similar"] or "").replace("'", "")
        return _not_found("cli-no-such-command", match["name"].strip("'\""), similar)
    for pattern, message in PLAIN.items():
        if match := re.fullmatch(pattern, error.message):
            return say(message, **match.groupdict())
    return str(error.format_message())


def _not_found(message: str, name: str, similar: str) -> str:
    suggestion = [say("cli-did-you-mean", names=similar)] if similar else []
    return " ".join([say(message, name=name), *suggestion])


def _bad_value(error: Any) -> str:
    """The text for a bad value, by the error that pydantic found."""
    name = error.param.get_error_hint() if error.param else error.param_hint or ""
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    limits = found.get("ctx", {})
    match found.get("type"):
        case "int_parsing_size":
            return say("cli-absurd-number", name=name)
        case "int_parsing" | "int_type":
            return say("cli-not-a-number", name=name)
        case "greater_than_equal":
            return say("cli-too-small", name=name, least=limits["ge"])
        case "less_than_equal":
            return say("cli-too-large", name=name, most=limits["le"])
    if error.param and error.param.type_descriptor.choices:
        return say("cli-not-a-choice", name=name, choices=", ".join(error.param.type_descriptor.choices))
    return say("cli-bad-value", name=name, reason=error.message)
