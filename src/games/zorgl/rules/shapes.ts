import * as v from 'valibot';
import { CARD_IDS, SUITS } from './cards';
import { SEATS } from './position';
import { code } from './problems';

export const Seats = v.picklist(SEATS, code('zorgl.seat.unknown'));
export const Card = v.picklist(CARD_IDS, code('zorgl.card.unknown'));
export const Count = v.pipe(v.number(code('type.integer')), v.integer(), v.minValue(0), v.maxValue(255));
export const Flag = v.boolean();
const notABox = code('zorgl.box.unknown');
export const BoxName = v.pipe(v.string(notABox), v.regex(/^[a-g][1-7]$/, notABox));

/** Control and format characters, fillers, and blanks other than the plain space: names must be visible. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** Schema of a one-line name. @param longest in characters */
export const nameUpTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((name) => !UNSEEN.test(name), code('zorgl.name.unseen')),
    v.check((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), code('text.empty')),
    v.check((name) => name === name.trim(), code('zorgl.name.spaces')),
    v.maxCodePoints(longest),
  );

/** Maximum length of a monster's id, in characters. */
export const MAX_ID_LENGTH = 32;

/** Schema of a monster's id in positions and files. */
export const MonsterId = v.pipe(
  v.string(),
  v.maxLength(MAX_ID_LENGTH),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('zorgl.monster.id')),
  v.check((id) => !(id in {}), code('zorgl.monster.reserved')),
);

export const Suits = v.picklist(SUITS, code('zorgl.suit.unknown'));
