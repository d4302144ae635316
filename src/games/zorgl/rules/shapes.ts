import * as v from 'valibot';
import { CARD_IDS, SUITS } from '#core';
import { SEATS } from './position';

export const Seats = v.picklist(SEATS, (issue) => `${issue.received} is not a player: ${SEATS.join(', ')}`);
export const Card = v.picklist(CARD_IDS, (issue) => `${issue.received} is not a card`);
export const Count = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
  v.maxValue(255, 'must be at most 255'),
);
export const Flag = v.boolean('must be true or false');
const notABox = (issue: v.BaseIssue<unknown>) => `${issue.received} is not a box: a1 to g7`;
export const BoxName = v.pipe(v.string(notABox), v.regex(/^[a-g][1-7]$/, notABox));

/** Control and format characters, fillers and blanks other than the plain space: a name must show what it is. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** A name that people give, on one line. @param longest in characters */
export const nameUpTo = (longest: number) =>
  v.pipe(
    v.string('must be a text'),
    v.check((name) => !UNSEEN.test(name), 'has a character that cannot be seen'),
    v.check((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), 'must not be empty'),
    v.check((name) => name === name.trim(), 'must not begin or end with a space'),
    v.check((name) => Array.from(name).length <= longest, `must have at most ${longest} characters`),
  );

/** Characters in the id of a monster. */
export const LONGEST_ID = 32;

/** What a monster is called in positions and files. */
export const MonsterId = v.pipe(
  v.string('must be a text'),
  v.maxLength(LONGEST_ID, `must have at most ${LONGEST_ID} characters`),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be of letters a–z, digits and single hyphens'),
  v.check((id) => !(id in {}), 'is a word that programs keep for themselves'),
);

export const Suits = v.picklist(SUITS, (issue) => `${issue.received} is not a suit: ${SUITS.join(', ')}`);
