import { ok } from '#core';
import { ActionReader, fillPhrase, readSeat, readWord } from '#learning';
import { type DecidingStage, SEATS, type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { type Phrase, SEVERAL_WORDS, type Vocabulary } from './english';
import { fail } from './problems';

/** The possible phrases of a line by stage, more specific ones first. */
export const FORMS: Readonly<Record<DecidingStage, readonly Phrase[]>> = {
  choose: ['choose'],
  found: ['slide'],
  enter: ['enter'],
  move: ['pass', 'step'],
  slide: ['slide'],
  fire: ['laser', 'first', 'tank', 'fire'],
};

/** Reads the actions of one language. */
export const actionReader = (words: Vocabulary) =>
  new ActionReader<TetzillaTypes, Phrase>({
    rules: tetzilla,
    seats: SEATS,
    phrases: words.phrases,
    several: SEVERAL_WORDS,
    kinds: { laser: 'fire', first: 'fire', tank: 'fire' },
    fields: { step: { box: 'to' } },
    part(name, text) {
      switch (name) {
        case 'ability':
          return readWord(name, text, words.abilities);
        case 'dir':
          return readWord(name, text, words.directions);
        case 'target':
        case 'first':
          return readSeat(name, text, SEATS);
        case 'spin':
          return /^\d$/.test(text) ? ok(Number(text)) : fail(name, 'tetzilla.record.spin', { text });
        case 'tile':
          return ok(text.toUpperCase());
        default:
          return ok(text);
      }
    },
  });

/** A line for each phrase of a stage. */
export const exampleLines = (
  stage: DecidingStage,
  { phrases, abilities, directions }: Vocabulary,
): readonly string[] =>
  FORMS[stage].map((phrase) =>
    fillPhrase(phrases[phrase], {
      seat: 'A',
      ability: abilities.swiftness,
      tile: 'T3',
      spin: '1',
      column: 'c',
      box: 'c2',
      guard: 'c5',
      target: 'B',
      dir: directions.NE,
      first: 'B',
    }),
  );
