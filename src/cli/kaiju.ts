import { readFileSync } from 'node:fs';
import { ok, quoted, type Result } from '#core';
import type { Call, Command } from './command';
import { COMMANDS } from './commands';
import { GAMES } from './games';
import { commandHelp, generalHelp } from './help';
import { gameNamed } from './input';
import { inEnglish, problem } from './problems';
import { parseWords, peekWord } from './words';

/** Where a command reads and prints. */
export type Streams = Pick<Call, 'input' | 'print'>;

const HELP = ['--help', '-h'];

const commandNamed = (name: string): Command | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

function unknown(name: string): Result<never> {
  return problem('command', 'value.unknown', {
    value: quoted(name),
    known: [...Object.keys(COMMANDS), 'help'],
  });
}

async function runCommand(name: string, command: Command, words: readonly string[], streams: Streams) {
  const named = command.takesGame ? peekWord(words, 'game') : undefined;
  const game = named === undefined ? ok(GAMES[0]) : gameNamed(named, '--game');
  if (!game.ok) return game;
  if (words.some((word) => HELP.includes(word))) {
    await streams.print(commandHelp(name, command, game.value));
    return ok(null);
  }
  const flags = command.flags(game.value);
  const known = command.takesGame ? { game: { value: 'NAME', help: '' }, ...flags } : flags;
  const parsed = parseWords(words, known);
  return parsed.ok ? command.run({ words: parsed.value, game: game.value, ...streams }) : parsed;
}

/** `kaiju help [COMMAND]` and what stands for it. */
async function help(words: readonly string[], { print }: Streams): Promise<Result<null>> {
  const [name] = words;
  if (name === undefined) {
    await print(generalHelp());
    return ok(null);
  }
  const command = commandNamed(name);
  if (command === undefined) return unknown(name);
  await print(commandHelp(name, command, GAMES[0]));
  return ok(null);
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Runs `kaiju` with the words that follow it. Fails with what was given and what is wrong with it. */
export async function kaiju(words: readonly string[], streams: Streams): Promise<Result<null>> {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || HELP.includes(name)) return help(rest, streams);
  if (name === '--version') {
    await streams.print(version());
    return ok(null);
  }
  const command = commandNamed(name);
  return command === undefined ? unknown(name) : runCommand(name, command, rest, streams);
}

/** Characters in a row that a message repeats of an input. */
const LONGEST_WORD = 80;

/** A failure as one line for people; what it repeats of a long input is cut. */
export function messageOf(result: Extract<Result<null>, { ok: false }>): string {
  const { error } = result;
  return inEnglish({ ...error, field: error.field || 'input' })
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/"([^"]*)"/g, (whole, inner: string) => (inner.length > LONGEST_WORD ? quoted(inner) : whole))
    .replaceAll(/\S{81,}/g, (word) => `${word.slice(0, LONGEST_WORD)}…`);
}
