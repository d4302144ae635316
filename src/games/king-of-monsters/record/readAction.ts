import { ok } from '#core';
import { type KingTypes, king, type Position, SEATS, type Seat } from '#king-of-monsters/rules';
import { ActionReader, readWord } from '#learning';
import type { Phrase, Vocabulary } from './english';
import { actionText } from './write';

/** Number of legal actions quoted in an error message. */
const EXAMPLES = 3;

/** Reads the actions of one language. */
export const actionReader = (words: Vocabulary) =>
  new ActionReader<KingTypes, Phrase>({
    rules: king,
    seats: SEATS,
    phrases: words.phrases,
    kinds: {
      'end and store': 'end',
      'grey on a cover': 'grey',
      'answer with a wild': 'answer',
      'open with a wild': 'open',
    },
    fields: { 'end and store': { card: 'store' }, move: { zone: 'to' }, shift: { row: 'to' } },
    part(name, text) {
      if (name === 'zone') return readWord(name, text, words.zones);
      if (name === 'deck') return readWord(name, text, words.sides);
      if (name === 'col') return ok(Number(text));
      return ok(['card', 'row', 'colour'].includes(name) ? text.toUpperCase() : text);
    },
  });

/** Lines of some legal actions. */
export const exampleLines = (position: Position, seat: Seat, words: Vocabulary): readonly string[] =>
  king
    .legal(position)
    .slice(0, EXAMPLES)
    .map((action) => actionText(action, seat, words));
