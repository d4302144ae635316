import { err, ok, parseShape, Random, type Result } from '#core';
import { ActionList } from './actionList';
import { parseBoard } from './board';
import {
  checkArmy,
  checkBoard,
  checkDeck,
  checkMonsters,
  checkOutcome,
  checkPending,
  checkSeats,
  checkTurn,
} from './checkPosition';
import { toState } from './convert';
import type { HouseMonsters } from './houseMonster';
import { listLegal } from './legal';
import { parseHouse } from './parseHouseMonster';
import { type Position, SEATS } from './position';
import { PositionShape, type ShapedPosition } from './positionShape';
import { fail } from './problems';

/** The `house` field of a position, if it has house monsters (Z12.1). */
function houseOf({ house, players }: ShapedPosition): Result<{ readonly house?: HouseMonsters }> {
  if (house === undefined) return ok({});
  const played = SEATS.map((seat) => players[seat]?.monster);
  const parsed = parseHouse(house, played);
  return parsed.ok ? ok({ house: parsed.value }) : parsed;
}

/** A position that can be played on: valid, and either over or with a legal action. */
export function parsePlayable(input: unknown): Result<Position> {
  const parsed = parsePosition(input);
  if (!parsed.ok || parsed.value.outcome !== null) return parsed;
  const list = new ActionList();
  listLegal(toState(parsed.value), list);
  return list.length > 0 ? parsed : fail('pending', 'zorgl.pending.stuck');
}

/** Validates an untrusted position. Fails with the first problem and its field. */
export function parsePosition(input: unknown): Result<Position> {
  const shape = parseShape(PositionShape, input);
  if (!shape.ok) return shape;
  const house = houseOf(shape.value);
  if (!house.ok) return house;
  const position = Object.assign(shape.value, house.value);
  const contents = parseBoard(position.board);
  if (!contents.ok) return contents;
  const seats = SEATS.filter((seat) => position.players[seat] !== undefined);
  const aloft = seats.filter((seat) => position.players[seat]?.aloft === true);
  const found =
    checkSeats(position) ??
    checkBoard(contents.value, seats, aloft, { least: position.outcome === null ? 1 : 0 }) ??
    checkArmy(position, contents.value) ??
    checkMonsters(position, contents.value) ??
    checkDeck(position) ??
    checkTurn(position) ??
    checkPending(position, contents.value);
  if (found !== undefined) return err(found);
  const players = Object.fromEntries(seats.map((seat) => [seat, position.players[seat]!]));
  const whole: Position = { ...position, players, rng: position.rng ?? Random.fromSeed(0).format() };
  const end = checkOutcome(toState(whole));
  return end === undefined ? ok(whole) : err(end);
}
