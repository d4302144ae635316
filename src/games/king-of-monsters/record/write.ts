import type { RecordedGame } from '#core';
import {
  type Action,
  type KingTypes,
  king,
  type Outcome,
  type Position,
  type Seat,
  type SetupOptions,
} from '#king-of-monsters/rules';
import { fillPhrase, headerText, type PhraseParts, playerLine } from '#learning';
import type { Phrase, Vocabulary } from './english';
import { setupOf } from './setup';

/** Option names in the lobby and on the command line. */
export const OPTIONS = ['heroes', 'start', 'turns', 'king-hand', 'league-hand'] as const;
export type Option = (typeof OPTIONS)[number];

function optionLines(setup: SetupOptions, words: Vocabulary): string[] {
  const values = king.options.values(setup);
  return OPTIONS.map((option) => {
    const value = values[option];
    const text = Array.isArray(value) ? value.join(' ') : value === undefined ? words.drawn : String(value);
    return `${words.keys[option]}${words.colon}${text}`;
  });
}

/** The header below the title: all that is needed to start the game again. */
export function headerLines({ match, players, seed }: RecordedGame<KingTypes>, words: Vocabulary): string[] {
  const initial = match.positionAt(0);
  const setup = seed === undefined ? undefined : setupOf(initial, seed);
  const lines = king.seats(initial).flatMap((seat) => {
    const player = players[seat];
    return player === undefined ? [] : [playerLine(seat, player, words)];
  });
  const options = setup && optionLines(setup, words);
  return headerText({ players: lines, seed, initial, options }, words);
}

/** The phrase of an action, including variants. */
function phraseOf(action: Action): Phrase {
  switch (action.do) {
    case 'end':
      return action.store === undefined ? 'end' : 'end and store';
    case 'grey':
      return action.row === undefined ? 'grey' : 'grey on a cover';
    case 'answer':
      return action.colour === undefined ? 'answer' : 'answer with a wild';
    case 'open':
      return action.colour === undefined ? 'open' : 'open with a wild';
    default:
      return action.do;
  }
}

/** Values for the parts of an action's phrase. */
function partsOf(action: Action, { zones, sides }: Vocabulary): PhraseParts {
  switch (action.do) {
    case 'end':
      return action.store === undefined ? {} : { card: action.store };
    case 'move':
      return { zone: zones[action.to], card: action.card };
    case 'shift':
      return { row: action.to, card: action.card };
    case 'look':
      return { deck: sides[action.deck] };
    default: {
      const fields = Object.entries(action).map(([name, value]) => [name, String(value)] as const);
      return Object.fromEntries(fields);
    }
  }
}

/** An action as a line of a record, `artemis moves to metro with R7`. */
export const actionText = (action: Action, seat: Seat, words: Vocabulary): string =>
  fillPhrase(words.phrases[phraseOf(action)], { ...partsOf(action, words), seat });

/** Heading of the position's phase, `Turn 3 · rampage`; undefined when the game is over. */
export function headingOf({ turn, outcome }: Position, words: Vocabulary): string | undefined {
  if (outcome !== null) return undefined;
  return fillPhrase(words.heading, { turn: String(turn.number), phase: words.phases[turn.phase] });
}

/** The result as text: `the League wins · time is up`. */
export const resultText = (outcome: Outcome | null, words: Vocabulary): string =>
  outcome === null ? words.unfinished : words.outcome(outcome);
