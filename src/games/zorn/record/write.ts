import type { RecordedGame, RecordedPlayers } from '#core';
import { fillPhrase, headerText, playerLine, recordName } from '#learning';
import { type Outcome, type Position, SEATS, type ZornTypes, zorn } from '#zorn/rules';
import { setupOf } from './setup';
import { OPTIONS, type Option, type Vocabulary } from './vocabulary';

/** Value of an option in the header. */
function optionText(option: Option, value: unknown, { flags, options, names }: Vocabulary): string {
  switch (option) {
    case 'houses': {
      const houses: Readonly<Record<string, string>> = names.houses;
      return (value as readonly string[]).map((house) => houses[house] ?? house).join(', ');
    }
    case 'duel':
    case 'feud':
      return value === true ? flags.yes : flags.no;
    case 'characters':
    case 'menace':
    case 'treasure':
    case 'forks':
      return options[option][String(value)] ?? String(value);
    default:
      return String(value);
  }
}

function optionLines(setup: ZornTypes['Options'], words: Vocabulary): string[] {
  const values: Readonly<Record<string, unknown>> = { ...zorn.options.values(setup), players: setup.players };
  return OPTIONS.map(
    (option) => `${words.keys[option]}${words.colon}${optionText(option, values[option], words)}`,
  );
}

/** The header below the title: all that is needed to start the game again. */
export function headerLines({ match, players, seed }: RecordedGame<ZornTypes>, words: Vocabulary): string[] {
  const initial = match.positionAt(0);
  const setup = seed === undefined ? undefined : setupOf(initial, seed);
  const lines = zorn.seats(initial).flatMap((seat) => {
    const player = players[seat];
    return player === undefined ? [] : [playerLine(seat, player, words)];
  });
  const options = setup && optionLines(setup, words);
  return headerText({ players: lines, seed, initial, options }, words);
}

/** Heading of the position's phase, `Turn 3 · night`; undefined when the game is over. */
export function headingOf({ turn: { number, phase } }: Position, words: Vocabulary): string | undefined {
  if (phase === 'over') return undefined;
  return fillPhrase(words.heading, { turn: String(number), phase: words.phases[phase] });
}

/** The result as text: `Anna (A) is Hand of the Crown · Glory A 31, B 24 · the last night is over`. */
export function resultText(outcome: Outcome | null, players: RecordedPlayers, words: Vocabulary): string {
  if (outcome === null) return words.unfinished;
  const winners = outcome.result === 'won' ? outcome.winners.map((seat) => recordName(seat, players)) : [];
  const glory = SEATS.flatMap((seat) => {
    const points = outcome.glory[seat];
    return points === undefined ? [] : [`${seat} ${points}`];
  });
  return words.outcome(winners, glory.join(', '), outcome.reason);
}
