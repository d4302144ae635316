import type { Result } from '#core';
import type { CliGame } from './games';
import type { CommandOptions, Flags } from './words';

/** What a command is run with. */
export interface Call {
  readonly words: CommandOptions;
  /** The one of `--game`, or the first of the list. */
  readonly game: CliGame;
  /** All of standard input. */
  readonly input: () => Promise<string>;
  /** Writes a line to standard output. */
  readonly print: (line: string) => Promise<void>;
}

/** A command of `kaiju`. It prints nothing when it fails, unless it looks for faults: then those that it found. */
export interface Command {
  /** What it does, on one line. */
  readonly summary: string;
  /** What it reads from standard input; left out for nothing. */
  readonly reads?: string;
  /** What it takes besides options, each by the name that the help gives it, e.g. `FILE`. */
  readonly operands?: readonly string[];
  /** It is asked for a game with `--game`; the others go by what they read, or have no need of one. */
  readonly takesGame?: true;
  /** The options that it takes with a game, `--game` apart. */
  readonly flags: (game: CliGame) => Flags;
  /** Fails with what was given and what is wrong with it: an option, or a field of the input. */
  readonly run: (call: Call) => Promise<Result<null>>;
}

/** Commands about one thing, called by two words. */
export interface CommandGroup {
  /** What they do, on one line. */
  readonly summary: string;
  readonly commands: Readonly<Record<string, Command>>;
}
