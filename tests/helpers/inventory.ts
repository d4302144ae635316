import { unwrap } from '#core';
import { type CardId, type Position, parseBoard } from '#zorgl/rules';

/** All cards of a position, wherever they are. */
export function allCards({ players, draw, discard, pending }: Position): CardId[] {
  return [
    ...Object.values(players).flatMap((player) => player.hand),
    ...draw,
    ...discard,
    ...(pending !== null && 'card' in pending ? [pending.card] : []),
  ];
}

/** Floors and units on the board and in the piles. */
export function stock({ board, players }: Position): { readonly floors: number; readonly units: number } {
  let floors = 0;
  let units = 0;
  for (const content of unwrap(parseBoard(board))) {
    if (content.kind === 'building') floors += content.floors;
    if (content.kind === 'monster') floors += content.roof?.floors ?? 0;
    if (content.kind === 'unit') units += 1;
  }
  for (const player of Object.values(players)) {
    floors += player.floors;
    units += player.units;
  }
  return { floors, units };
}
