import { err, ok, Random, type Result } from '#core';
import { parseBoard } from './board';
import { checkBoard, checkDeck, checkMonsters, checkPending, checkSeats } from './checkPosition';
import { type Position, SEATS } from './position';
import { PositionShape } from './positionShape';
import { shaped } from './shapes';

/** Validates a position that came from outside; the first thing wrong is named with its field. */
export function parsePosition(input: unknown): Result<Position> {
  const shape = shaped(PositionShape, input);
  if (!shape.ok) return shape;
  const position = shape.value;
  const contents = parseBoard(position.board);
  if (!contents.ok) return contents;
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  const aloft = seats.filter((seat) => position.players[seat]?.aloft === true);
  const found =
    checkSeats(position) ??
    checkBoard(contents.value, seats, aloft, { least: position.outcome === null ? 1 : 0 }) ??
    checkMonsters(position, contents.value) ??
    checkDeck(position) ??
    checkPending(position);
  if (found !== undefined) return err(found);
  const players = Object.fromEntries(seats.map((seat) => [seat, position.players[seat]!]));
  return ok({ ...position, players, rng: position.rng ?? Random.fromSeed(0).format() });
}
