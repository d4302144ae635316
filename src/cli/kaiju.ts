import { readFileSync } from 'node:fs';
import { ok, quoted, type Result } from '#core';
import type { Call, Command, CommandGroup } from './command';
import { COMMANDS } from './commands';
import { COMMAND_GAMES } from './games';
import { commandHelp, generalHelp, groupHelp } from './help';
import { gameNamed } from './input';
import { fail, inEnglish } from './problems';
import { parseWords, peekWord } from './words';

/** Where a command reads and prints. */
export type Streams = Pick<Call, 'input' | 'print'>;

const HELP = ['--help', '-h'];

/** The command that the first words name, with the remaining words. */
type Named =
  | { readonly name: string; readonly command: Command; readonly rest: readonly string[] }
  | { readonly name: string; readonly group: CommandGroup };

/** Fails for an unknown command. */
function named([word = '', ...rest]: readonly string[]): Result<Named> {
  const found = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (found === undefined) return unknown(word, [...Object.keys(COMMANDS), 'help']);
  if (!('commands' in found)) return ok({ name: word, command: found, rest });
  const [second] = rest;
  if (second === undefined || HELP.includes(second)) return ok({ name: word, group: found });
  const command = Object.hasOwn(found.commands, second) ? found.commands[second] : undefined;
  if (command === undefined) return unknown(second, Object.keys(found.commands));
  return ok({ name: `${word} ${second}`, command, rest: rest.slice(1) });
}

function unknown(word: string, known: readonly string[]): Result<never> {
  return fail('command', 'value.unknown', { value: quoted(word), known });
}

async function runCommand(name: string, command: Command, words: readonly string[], streams: Streams) {
  const wanted = command.takesGame ? peekWord(words, 'game') : undefined;
  const game = wanted === undefined ? ok(COMMAND_GAMES[0]) : gameNamed(wanted, '--game');
  if (!game.ok) return game;
  if (words.some((word) => HELP.includes(word))) {
    await streams.print(commandHelp(name, command, game.value));
    return ok(null);
  }
  const flags = command.flags(game.value);
  const known = command.takesGame ? { game: { value: 'NAME', help: '' }, ...flags } : flags;
  const parsed = parseWords(words, known, command.operands);
  return parsed.ok ? command.run({ words: parsed.value, game: game.value, ...streams }) : parsed;
}

/** `kaiju help [COMMAND]` and its aliases. */
async function help(words: readonly string[], { print }: Streams): Promise<Result<null>> {
  if (words.length === 0) {
    await print(generalHelp());
    return ok(null);
  }
  const found = named(words);
  if (!found.ok) return found;
  const { name, ...called } = found.value;
  await print(
    'group' in called ? groupHelp(name, called.group) : commandHelp(name, called.command, COMMAND_GAMES[0]),
  );
  return ok(null);
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Runs `kaiju` with its arguments. Fails with the argument at fault and the reason. */
export async function kaiju(words: readonly string[], streams: Streams): Promise<Result<null>> {
  const [name] = words;
  if (name === undefined || name === 'help' || HELP.includes(name)) return help(words.slice(1), streams);
  if (name === '--version') {
    await streams.print(version());
    return ok(null);
  }
  const found = named(words);
  if (!found.ok) return found;
  if ('group' in found.value) return help([name], streams);
  const { command } = found.value;
  return runCommand(found.value.name, command, found.value.rest, streams);
}

/** Longest quote of an input in a message, characters. */
const MAX_WORD_LENGTH = 80;

/** A failure as one line; quotes of long inputs are cut. */
export function messageOf(result: Extract<Result<null>, { ok: false }>): string {
  const { error } = result;
  return inEnglish({ ...error, field: error.field || 'input' })
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/"([^"]*)"/g, (whole, inner: string) =>
      inner.length > MAX_WORD_LENGTH ? quoted(inner) : whole,
    )
    .replaceAll(/\S{81,}/g, (word) => `${word.slice(0, MAX_WORD_LENGTH)}…`);
}
