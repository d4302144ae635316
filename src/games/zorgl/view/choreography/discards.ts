import { type Layout, type Pose, REST_POSE } from '#director';
import { CARD_THICKNESS } from '../layout';
import { DISCARD_PILE, handPiece, numberOf, type Table } from '../table';
import type { EventOf } from './beats';
import { ACROSS, goRoundCity, spread } from './cards';
import type { Scene } from './scene';

const STAGGER = 0.1;
/** Gap between the last card landing and the next card movement. */
const PAUSE = 0.02;

/** A card flies from a hand to the discard pile, turning face up on the way. */
function flyOut(scene: Scene, piece: string, at: number, from: Pose, lies: Pose, card: number): number {
  const { builder } = scene;
  const distance = Math.hypot(lies.x - from.x, lies.z - from.z);
  const duration = 0.32 + 0.025 * distance;
  const half = duration / 2;
  builder.tween(piece, at, duration, { x: lies.x, y: lies.y, z: lies.z, width: lies.width }, 'in-out');
  builder.addOffset(piece, 'y', at, duration, 'hop', distance > ACROSS ? 1.4 : 0.7);
  if (distance > ACROSS) goRoundCity(scene, piece, at, duration, from, lies);
  builder.turn(piece, at, duration, { yaw: lies.yaw });
  builder.tween(piece, at, half, { roll: Math.PI / 2 }, 'in');
  builder.jump(piece, at + half, { roll: -Math.PI / 2, variant: card });
  builder.tween(piece, at + half, half, { roll: lies.roll }, 'out');
  return at + duration;
}

/** Cards go from a hand to the discard pile one after the other, face up. */
export function discardFromHand(
  scene: Scene,
  { player, cards }: EventOf<'hand-discarded'> | EventOf<'cards-discarded'>,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const { builder } = scene;
  const at = Math.max(scene.now, scene.cardsAtRest);
  const kept = (before.hands.get(player) ?? 0) - cards.length;
  const pile = destination.get(DISCARD_PILE)!;
  spread(scene, player, 0, kept, at, destination);
  scene.sound('card-lift', at, start.get(handPiece(player, 0))!, 0.6);
  let rest = at;
  for (const [index, id] of cards.entries()) {
    const piece = handPiece(player, kept + index);
    const leaves = at + STAGGER * index;
    const below = before.discardPile + index;
    const top = { ...REST_POSE, x: pile.x, y: pile.y + CARD_THICKNESS * below, z: pile.z };
    rest = flyOut(scene, piece, leaves, start.get(piece)!, top, numberOf(id));
    builder.jump(piece, rest, destination.get(piece)!);
    builder.jump(DISCARD_PILE, rest, { height: below + 1, visibility: 1, variant: numberOf(id) });
    scene.sound('card-drop', rest, pile, 0.5);
  }
  scene.cardsAtRest = rest + PAUSE;
  scene.now = at + STAGGER * cards.length + 0.2;
}
