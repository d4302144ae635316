import * as v from 'valibot';
import { SEATS } from './types';

const SeatName = v.picklist(SEATS);
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(30));

/** Shape of a position; consistency of its fields is checked separately. */
export const PositionShape = v.strictObject({
  game: v.literal('new-game'),
  order: v.pipe(v.array(SeatName), v.minLength(2), v.maxLength(SEATS.length)),
  turn: SeatName,
  floors: Count,
  taken: v.array(Count),
  winner: v.nullable(SeatName),
});

export const ActionShape = v.strictObject({ take: v.pipe(v.number(), v.safeInteger()) });
