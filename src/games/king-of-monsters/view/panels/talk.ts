import { TALK_SIGNS, type TalkMark, type TalkSign } from '#core';
import type { ShownPlate, ShownRow } from './chartModel';

/**
 * What team talk calls a plate: with the number of plates in its row and whether it is covered, so that a mark is gone
 * once the row closes up (K6.4) or the plate is covered, and never lies on another plate than it was meant for.
 */
export const talkPlace = ({ plates }: ShownRow, { name, cover }: ShownPlate): string =>
  `${name}/${plates.length}${cover === null ? '' : 'c'}`;

/** The marks of a place. */
export const marksAt = (marks: readonly TalkMark[], place: string): readonly TalkMark[] =>
  marks.filter((mark) => mark.place === place);

/** What a seat says of a place with one more press: each sign in turn, then none. */
export function nextSign(marks: readonly TalkMark[], seat: string): TalkSign | null {
  const now = marks.find((mark) => mark.seat === seat)?.sign;
  return TALK_SIGNS[now === undefined ? 0 : TALK_SIGNS.indexOf(now) + 1] ?? null;
}
