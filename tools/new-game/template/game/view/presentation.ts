import {
  layoutBuffer,
  PieceIndex,
  type Pose,
  REST_POSE,
  TimelineBuilder,
  withReducedMotion,
} from '#director';
import type { Presentation } from '#session';
import { type NewGameTypes, SEATS, type Seat } from '../rules';

/** Owner of each floor, from the ground up; null while it stands. */
export type Table = readonly (Seat | null)[];

/** Height of a floor, table units. */
export const FLOOR_HEIGHT = 0.24;
/** Distance of the players' piles from the tower, table units. */
const PILE_DISTANCE = 1.8;
const LIFT_SECONDS = 0.35;
const FALL_SECONDS = 0.4;

export const floorPiece = (index: number): string => `floor-${index}`;

/** Position of a seat's pile. */
function pileOf(seat: Seat): { readonly x: number; readonly z: number } {
  const angle = (SEATS.indexOf(seat) / SEATS.length) * 2 * Math.PI;
  return { x: PILE_DISTANCE * Math.sin(angle), z: PILE_DISTANCE * Math.cos(angle) };
}

const piecesOf = (table: Table) => new PieceIndex(table.map((_, index) => floorPiece(index)));

function poseOf(table: Table, index: number): Pose {
  const owner = table[index] ?? null;
  if (owner === null) return { ...REST_POSE, y: index * FLOOR_HEIGHT };
  // Floors are taken from the top, so the highest one is at the bottom of its pile.
  const below = table.filter((seat, other) => seat === owner && other > index).length;
  return { ...REST_POSE, ...pileOf(owner), y: below * FLOOR_HEIGHT };
}

const layoutOf = (table: Table) =>
  new Map(table.map((_, index) => [floorPiece(index), poseOf(table, index)]));

const after = (table: Table, { seat, take, left }: NewGameTypes['Event']): Table =>
  table.map((owner, index) => (index >= left && index < left + take ? seat : owner));

/** Maps positions and events to pieces and animations. */
export const presentation: Presentation<NewGameTypes, Table> = {
  begin({ order, floors, taken }) {
    const piles = order.flatMap((seat, index) => Array.from({ length: taken[index]! }, () => seat));
    return [...Array.from({ length: floors }, () => null), ...piles];
  },
  advance: (table, events) => events.reduce(after, table),
  pieces: piecesOf,
  layout: layoutOf,
  timeline(table, events, { reducedMotion }) {
    const pieces = piecesOf(table);
    const builder = new TimelineBuilder(pieces, layoutBuffer(pieces, layoutOf(table)));
    let now = table;
    let at = 0;
    for (const event of events) {
      now = after(now, event);
      for (let index = event.left + event.take - 1; index >= event.left; index--) {
        const piece = floorPiece(index);
        const { x, y, z } = poseOf(now, index);
        builder.tween(piece, at, LIFT_SECONDS, { y: (table.length + 2) * FLOOR_HEIGHT }, 'out');
        builder.tween(piece, at, LIFT_SECONDS, { x, z });
        builder.tween(piece, at + LIFT_SECONDS, FALL_SECONDS, { y }, 'in');
        at += LIFT_SECONDS;
      }
    }
    const timeline = builder.build();
    return reducedMotion ? withReducedMotion(timeline) : timeline;
  },
};
