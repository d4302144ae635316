import type { Result } from '#core';
import type { CliGame } from './games';
import type { CommandOptions, Flags } from './words';

/** Input and output of a command run. */
export interface Call {
  readonly words: CommandOptions;
  /** The game of `--game`, or the first of the list. */
  readonly game: CliGame;
  /** Reads all of standard input. */
  readonly input: () => Promise<string>;
  /** Writes a line to standard output. */
  readonly print: (line: string) => Promise<void>;
}

/** A command of `kaiju`. It prints nothing when it fails, except for checkers, which print what they found. */
export interface Command {
  /** Summary, one line. */
  readonly summary: string;
  /** What it reads from standard input; nothing if left out. */
  readonly reads?: string;
  /** Positional arguments, named as in the help, e.g. `FILE`. */
  readonly operands?: readonly string[];
  /** Whether it accepts `--game`; other commands take the game from their input or need none. */
  readonly takesGame?: true;
  /** Its options for a game, without `--game`. */
  readonly flags: (game: CliGame) => Flags;
  /** Fails with the argument, option or input field at fault. */
  readonly run: (call: Call) => Promise<Result<null>>;
}

/** Subcommands of one topic, called by two words. */
export interface CommandGroup {
  /** Summary, one line. */
  readonly summary: string;
  readonly commands: Readonly<Record<string, Command>>;
}
