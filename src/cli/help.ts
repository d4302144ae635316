import type { Command, CommandGroup } from './command';
import { COMMANDS } from './commands';
import { type CliGame, COMMAND_GAMES } from './games';
import type { Flags } from './words';

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n');
};

const optionRows = (flags: Flags): readonly (readonly [string, string])[] =>
  Object.entries(flags).map(([name, { value, help }]) => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);

const gameIds = (): string => COMMAND_GAMES.map(({ rules }) => rules.id).join(', ');

/** Output of `kaiju help`. */
export function generalHelp(): string {
  const commands = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const);
  return [
    'kaiju COMMAND [OPTIONS]',
    '',
    columns([...commands, ['help [COMMAND]', 'Prints this help, or the options of a command.']]),
    '',
    `Games: ${gameIds()}. Input and output are JSON, except records and tables.`,
    'An error prints one line with the field and the reason; the exit status is then 2.',
    '--help prints help, --version the version.',
  ].join('\n');
}

/** Help of a command. @param game whose options are listed */
export function commandHelp(
  name: string,
  { summary, reads, operands = [], takesGame, flags }: Command,
  game: CliGame,
): string {
  const own = flags(game);
  const named = { value: 'NAME', help: `${gameIds()}; default ${COMMAND_GAMES[0].rules.id}` };
  const all = takesGame ? { game: named, ...own } : own;
  return [
    [`kaiju ${name}`, ...operands, ...(Object.keys(all).length === 0 ? [] : ['[OPTIONS]'])].join(' '),
    '',
    summary,
    ...(reads === undefined ? [] : [`Reads ${reads} from standard input.`]),
    ...(Object.keys(all).length === 0 ? [] : ['', columns(optionRows(all))]),
  ].join('\n');
}

/** Help of a command group. */
export function groupHelp(name: string, { summary, commands }: CommandGroup): string {
  const rows = Object.entries(commands).map(
    ([word, command]) => [[word, ...(command.operands ?? [])].join(' '), command.summary] as const,
  );
  return [`kaiju ${name} COMMAND`, '', summary, '', columns(rows)].join('\n');
}
