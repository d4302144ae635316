import type { Layout, Pose } from '#director';
import { glide } from '#kaiju/show';
import { facePose } from '../geometry';
import { deckTilePose } from '../layout';
import { DECK_PIECE, tilePiece } from '../pieces';
import type { Table } from '../table';
import type { EventOf } from './beats';
import type { Scene } from './scene';

const LIFT = 0.62;
/** How far in front of the straight line a tile from the stack passes, to clear the frame. */
const ROUND = 3.4;

/** A tile face down on top of the stack. */
const faceDown = (table: Table): Pose => ({ ...deckTilePose(table), pitch: Math.PI / 2, visibility: 1 });

/**
 * The top tile leaves the stack, turns over on its way, and stops above the board. @returns when it is there
 */
function lift(scene: Scene, piece: string, before: Table, destination: Layout, to: Pose): number {
  const { builder, now } = scene;
  const from = faceDown(before);
  const { x, y, z, yaw, pitch, roll, width, height } = from;
  builder.jump(piece, now, { x, y, z, yaw, pitch, roll, width, height, visibility: 1 });
  const deck = destination.get(DECK_PIECE)!;
  builder.jump(DECK_PIECE, now, { height: deck.height, visibility: deck.visibility });
  builder.addOffset(piece, 'z', now, LIFT, 'hop', ROUND);
  builder.addOffset(piece, 'y', now, LIFT, 'hop', 0.8);
  glide(scene, piece, now, LIFT, to);
  scene.sound('draw', now, from);
  return now + LIFT;
}

/** The next tile is turned up and hangs above the board. */
export function drawTile(
  scene: Scene,
  { tile }: EventOf<'tile-drawn' | 'tile-aside'>,
  before: Table,
  destination: Layout,
): void {
  const piece = tilePiece(tile);
  const there = lift(scene, piece, before, destination, destination.get(piece)!);
  scene.builder.addOffset(piece, 'y', there - 0.05, 0.5, 'wobble', 0.12, 1);
  scene.sound('clack', there, destination.get(piece)!, 0.5);
  scene.now = there + 0.1;
}

/** A tile that cannot be placed is held up, shakes its head and is set aside. */
export function putAside(
  scene: Scene,
  { tile, player }: EventOf<'tile-drawn' | 'tile-aside'>,
  before: Table,
  destination: Layout,
): void {
  const piece = tilePiece(tile);
  const { builder } = scene;
  const held = {
    ...destination.get(piece)!,
    ...facePose({ across: 0, up: 21.6, out: 0.6 }),
    width: 1,
    height: 1,
  };
  const there = lift(scene, piece, before, destination, held);
  builder.addOffset(piece, 'roll', there, 0.7, 'wobble', 0.4, 3);
  scene.say('aside', there, { player }, 1.8);
  const leaves = there + 0.75;
  const to = destination.get(piece)!;
  glide(scene, piece, leaves, 0.8, to);
  builder.addOffset(piece, 'z', leaves, 0.8, 'hop', ROUND);
  scene.sound('card-drop', leaves + 0.8, to);
  scene.now = leaves + 0.85;
}
