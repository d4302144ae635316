import * as v from 'valibot';
import { BUILDING_MARKERS, GUARD_KINDS } from './markers';
import { SEATS } from './position';
import { code } from './problems';
import { TILE_IDS } from './tiles';

export const SeatName = v.picklist(SEATS, code('tetzilla.seat.unknown'));
export const TileName = v.picklist(TILE_IDS, code('tetzilla.tile.unknown'));
export const BuildingName = v.picklist(BUILDING_MARKERS, code('tetzilla.building.unknown'));
export const GuardName = v.picklist(GUARD_KINDS, code('tetzilla.guard.unknown'));
export const Flag = v.boolean();

const notABox = code('tetzilla.box.unknown');
export const BoxName = v.pipe(v.string(notABox), v.regex(/^[a-l]([1-9]|1[0-9]|20)$/, notABox));

const notAColumn = code('tetzilla.column.unknown');
export const ColumnName = v.pipe(v.string(notAColumn), v.regex(/^[a-l]$/, notAColumn));

/** Schema of an integer within limits. */
export const numberFrom = (least: number, most: number) =>
  v.pipe(v.number(code('type.integer')), v.integer(), v.minValue(least), v.maxValue(most));
