import { PING_SIGNS, type Ping, type PingList, type PingSign } from '#core';
import type { ShownPlate, ShownRow } from './chartModel';

/** Icon paths of the signs in a 24×24 box: target, cross, flag. */
export const SIGN_LINES: Readonly<Record<PingSign, string>> = {
  strike: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6',
  spare: 'M5 5l14 14M19 5L5 19',
  mine: 'M7 22V3.500M7 4.500h11l-3 4 3 4H7',
};

/** Marks shown per plate, newest first; the rest are counted. */
const SHOWN = 3;

/** The visible marks of a place, and the number of hidden ones. */
export function marksShown(marks: readonly Ping[]): {
  readonly shown: readonly Ping[];
  readonly more: number;
} {
  const shown = marks.length > SHOWN ? marks.slice(-(SHOWN - 1)) : marks;
  return { shown, more: marks.length - shown.length };
}

/**
 * The ping key of a plate. It includes the number of plates in the row and whether this one is covered, so
 * that a mark vanishes once the row closes up (K6.4) or the plate is covered, instead of landing on another
 * plate.
 */
export const talkPlace = ({ plates }: ShownRow, { name, cover }: ShownPlate): string =>
  `${name}/${plates.length}${cover === null ? '' : 'c'}`;

export const marksAt = (marks: readonly Ping[], place: string): readonly Ping[] =>
  marks.filter((mark) => mark.place === place);

/** The next sign when a seat presses the same place again: each in turn, then none. */
function nextSign(marks: readonly Ping[], seat: string): PingSign | null {
  const now = marks.find((mark) => mark.seat === seat)?.sign;
  return PING_SIGNS[now === undefined ? 0 : PING_SIGNS.indexOf(now) + 1] ?? null;
}

/** The ping of a seat that presses a plate; null if the name is not a plate. @param name of the plate */
export function saidOf(
  rows: readonly ShownRow[],
  name: string,
  { marks, speaker }: { readonly marks: readonly Ping[]; readonly speaker: string },
): PingList | null {
  for (const row of rows) {
    const plate = row.plates.find((each) => each.name === name);
    if (plate === undefined) continue;
    const place = talkPlace(row, plate);
    return { place, sign: nextSign(marksAt(marks, place), speaker) };
  }
  return null;
}
