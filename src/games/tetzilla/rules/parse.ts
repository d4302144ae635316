import { err, ok, parseShape, Random, type Result } from '#core';
import { parseBoard } from './board';
import { checkKaiju, checkPlayers } from './checkPlayers';
import { checkBoard, checkDeck, checkMarkers, checkTiles } from './checkStock';
import { checkDecision, checkOutcome, checkSeats, checkTurn } from './checkTurn';
import type { Position } from './position';
import { PositionShape } from './positionShape';

/** Validates an untrusted position. Fails with the first problem and its field. */
export function parsePosition(input: unknown): Result<Position> {
  const shape = parseShape(PositionShape, input);
  if (!shape.ok) return shape;
  const position: Position = { ...shape.value, rng: shape.value.rng ?? Random.fromSeed(0).format() };
  const strangers = checkSeats(position);
  if (strangers !== undefined) return err(strangers);
  const contents = parseBoard(position.board, Object.keys(position.players).length);
  if (!contents.ok) return contents;
  const found =
    checkBoard(position, contents.value) ??
    checkTiles(position, contents.value) ??
    checkDeck(position) ??
    checkMarkers(position, contents.value) ??
    checkTurn(position, contents.value) ??
    checkPlayers(position) ??
    checkKaiju(position, contents.value) ??
    checkOutcome(position) ??
    checkDecision(position);
  return found === undefined ? ok(position) : err(found);
}
