import { EMBLEMS } from '#core';
import type { BadgeFace } from '#stage';
import { SEATS, type Seat } from '#zorgl/rules';
import { localized } from '../messages';
import type { GainRange } from './gains';

/** A building, a tank, a running unit and a cup, on a 24 by 24 grid. */
const BADGE_ICONS = {
  floor: 'M3 3h18v18H3zM6 6v4h4V6zm8 0v4h4V6zM6 13v4h4v-4zm8 0v4h4v-4z',
  unit: 'M2 13h18l-2 7H4zM6 7h8l2 5H5zM14 8.5L22.5 5l.8 2-7.6 3.6z',
  flee: 'M2 11h11V5l9 7.5-9 7.5v-6H2z',
  cup: 'M6 2h12v3h4v3c0 3-2 4.5-4.6 4.8C16.500 14.600 15 16 13.500 16.400V19H17v3H7v-3h3.500v-2.600C9 16 7.500 14.600 6.600 12.800 4 12.500 2 11 2 8V5h4z',
} as const;

const ARMY = '#a4de0a';

/** The shape and colour of a seat, for its badges. */
function seatFace(seat: Seat, colour: string): Pick<BadgeFace, 'emblem' | 'colour'> {
  return { emblem: EMBLEMS[SEATS.indexOf(seat)]!, colour };
}

const scores = (least: number, most: number) => localized(({ things }) => things.signs.scores(least, most));

/** Floors for a pile. */
export function floorsBadge(seat: Seat, colour: string, floors: number): BadgeFace {
  return {
    ...seatFace(seat, colour),
    text: `+${floors}`,
    icon: BADGE_ICONS.floor,
    says: scores(floors, floors),
  };
}

/** A unit for a pile. @param worth in floors (Z11.13) */
export function unitBadge(seat: Seat, colour: string, worth: number): BadgeFace {
  return {
    ...seatFace(seat, colour),
    text: `+${worth}`,
    icon: BADGE_ICONS.unit,
    says: localized(({ things }) => things.signs.crushes(worth)),
  };
}

/** A unit that has to flee; `?` if its destination is still open. */
export const fleeBadge = (open: boolean): BadgeFace => ({
  colour: ARMY,
  text: open ? '?' : '',
  icon: BADGE_ICONS.flee,
  says: localized(({ things: { signs } }) => (open ? signs.fleesWhere : signs.flees)),
});

/** The value of a choice for a seat; undefined for none. A range if it depends on a later choice. */
export function worthBadge(
  seat: Seat,
  colour: string,
  { least, most }: GainRange,
  mayFlee: boolean,
): BadgeFace | undefined {
  const face = seatFace(seat, colour);
  if (most.wins)
    return { ...face, text: '', icon: BADGE_ICONS.cup, says: localized(({ things }) => things.signs.wins) };
  if (most.worth === 0) return mayFlee ? fleeBadge(true) : undefined;
  const text = least.worth === most.worth ? `+${most.worth}` : `${least.worth}–${most.worth}`;
  return {
    ...face,
    text,
    icon: most.floors > 0 ? BADGE_ICONS.floor : BADGE_ICONS.unit,
    says: scores(least.worth, most.worth),
  };
}
