import { type Layout, type Pose, REST_POSE } from '#director';
import { arcTo } from '#kaiju/show';
import { cardNumber, type Seat } from '#zorgl/rules';
import { CARD_THICKNESS, shownCardPose } from '../layout';
import { DISCARD_PILE, DRAW_PILE, handPiece, PLAYED_CARD, type Table } from '../table';
import type { EventOf } from './beats';
import type { Scene } from './scene';

/** Delay from the card leaving the hand to the monster's action. */
const ACT = 0.3;
const LIFT = 0.3;
const SHOWN = 0.42;
const DEAL = 0.3;
const DEAL_STAGGER = 0.07;
/** Anything further away, in table units, counts as the other side of the city. */
export const ACROSS = 4;
/** Where cards pass north of the city, in table units from the middle of the table. */
const NORTH_OF_CITY = 4.4;

/** Uses of a card that get a banner. */
const POWERS: ReadonlySet<string> = new Set([
  'blitz',
  'burrow',
  'leap',
  'throw',
  'frenzy',
  'shake',
  'missile',
  'sweep',
  'hover',
  'ink',
]);

/** The cards that stay in a hand close up or make room. */
export function spread(
  scene: Scene,
  seat: Seat,
  first: number,
  count: number,
  at: number,
  destination: Layout,
): void {
  for (let place = first; place < count; place++) {
    const piece = handPiece(seat, place);
    const { x, y, z, yaw } = destination.get(piece)!;
    scene.builder.tween(piece, at, 0.22, { x, y, z }).turn(piece, at, 0.22, { yaw });
  }
}

/** Shows a pile as it is after a card was added or removed. */
function jumpTo(scene: Scene, piece: string, at: number, { height, visibility, variant }: Pose): void {
  scene.builder.jump(piece, at, { height, visibility, variant });
}

/** Moves a card across the table, around the north of the city where it hides nobody. */
export function goRoundCity(
  { builder }: Scene,
  piece: string,
  at: number,
  duration: number,
  from: Pose,
  to: Pose,
): void {
  const middle = (from.z + to.z) / 2;
  builder.addOffset(piece, 'z', at, duration, 'hop', -(NORTH_OF_CITY + middle));
}

/** Moves the played card to the top of the discard pile. @returns when it arrives */
function discard(scene: Scene, at: number, from: Pose, before: Table, destination: Layout): number {
  const { builder } = scene;
  const pile = destination.get(DISCARD_PILE)!;
  const top = { ...pile, height: 1, y: pile.y + CARD_THICKNESS * before.discardPile };
  const distance = Math.hypot(top.x - from.x, top.z - from.z);
  const duration = 0.26 + 0.02 * distance;
  const far = distance > ACROSS;
  arcTo(scene, PLAYED_CARD, at, duration, top, { height: far ? 0.9 : 0.5, turns: 0 });
  if (far) goRoundCity(scene, PLAYED_CARD, at, duration, from, top);
  builder.tween(PLAYED_CARD, at, duration, { width: top.width });
  const lies = at + duration;
  jumpTo(scene, DISCARD_PILE, lies, pile);
  builder.jump(PLAYED_CARD, lies, destination.get(PLAYED_CARD)!);
  scene.sound('card-drop', lies, pile, 0.6);
  return lies;
}

/**
 * A card leaves the hand, turns face up beside the board, and goes to the discard pile or stays beside the
 * board.
 */
export function cardPlayed(
  scene: Scene,
  event: EventOf<'card-played'>,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const { builder } = scene;
  const at = Math.max(scene.now, scene.cardsAtRest);
  const count = before.hands.get(event.player) ?? 1;
  const taken = handPiece(event.player, count - 1);
  const back = start.get(taken)!;
  const shown = shownCardPose(event.player, cardNumber(event.card) ?? -1);

  builder.jump(taken, at, destination.get(taken)!);
  spread(scene, event.player, 0, count - 1, at, destination);

  builder.jump(PLAYED_CARD, at, back);
  builder.tween(PLAYED_CARD, at, LIFT, { x: shown.x, y: shown.y, z: shown.z, width: shown.width }, 'out');
  builder.addOffset(PLAYED_CARD, 'y', at, LIFT, 'hop', 0.3);
  builder.turn(PLAYED_CARD, at, LIFT, { yaw: shown.yaw, pitch: shown.pitch });
  const turned = at + LIFT / 2;
  builder.tween(PLAYED_CARD, at, LIFT / 2, { roll: Math.PI / 2 }, 'in');
  builder.jump(PLAYED_CARD, turned, { roll: -Math.PI / 2, variant: shown.variant });
  builder.tween(PLAYED_CARD, turned, LIFT / 2, { roll: shown.roll }, 'out');
  const power = POWERS.has(event.use);
  builder.addOffset(PLAYED_CARD, 'glow', turned, LIFT / 2 + SHOWN, 'swell', power ? 1 : 0.4);
  if (power) scene.effect('charge', turned, shown, { y: shown.y - 0.3, intensity: 1.2, duration: 0.5 });
  scene.sound('card-lift', at, back, 0.6);
  if (POWERS.has(event.use)) scene.caption('power', at + LIFT, { power: event.use }, 0.9);

  const leaves = at + LIFT + SHOWN;
  if (event.kept) {
    const held = destination.get(PLAYED_CARD)!;
    arcTo(scene, PLAYED_CARD, leaves, 0.28, held, { height: 0.2, turns: 0 });
    builder.tween(PLAYED_CARD, leaves, 0.28, { width: held.width });
    scene.cardsAtRest = leaves + 0.28;
  } else {
    scene.cardsAtRest = discard(scene, leaves, shown, before, destination);
  }
  scene.now = at + ACT;
}

/** The card that waited beside the board goes to the discard pile. */
export function cardDiscarded(scene: Scene, before: Table, start: Layout, destination: Layout): void {
  const at = Math.max(scene.now, scene.cardsAtRest);
  scene.cardsAtRest = discard(scene, at, start.get(PLAYED_CARD)!, before, destination);
}

/** Cards slide from the draw pile to a hand, one after the other. */
export function draw(
  scene: Scene,
  { player, count }: EventOf<'draw'>,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const { builder } = scene;
  const at = Math.max(scene.now, scene.cardsAtRest);
  const held = before.hands.get(player) ?? 0;
  const pile = start.get(DRAW_PILE)!;
  spread(scene, player, 0, held, at, destination);
  for (let index = 0; index < count; index++) {
    const piece = handPiece(player, held + index);
    const leaves = at + DEAL_STAGGER * index;
    const left = before.drawPile - index;
    builder.jump(piece, leaves, { ...REST_POSE, x: pile.x, y: pile.y + CARD_THICKNESS * left, z: pile.z });
    const to = destination.get(piece)!;
    const far = Math.hypot(to.x - pile.x, to.z - pile.z) > 6;
    arcTo(scene, piece, leaves, DEAL, to, { height: far ? 2.4 : 0.35, turns: 0 });
    builder.tween(piece, leaves, DEAL, { width: to.width });
    const rest = left - 1;
    if (index < count - 1) builder.jump(DRAW_PILE, leaves, { height: Math.max(1, rest) });
    else jumpTo(scene, DRAW_PILE, leaves, destination.get(DRAW_PILE)!);
    scene.sound('draw', leaves, pile, 0.5);
  }
  scene.cardsAtRest = at + DEAL_STAGGER * (count - 1) + DEAL;
  scene.now = at + 0.25;
}

/** The discard pile is turned over onto the empty draw pile and riffled. */
export function reshuffle(scene: Scene, start: Layout, destination: Layout): void {
  const { builder } = scene;
  const at = Math.max(scene.now, scene.cardsAtRest);
  const { x, z } = destination.get(DRAW_PILE)!;
  const from = start.get(DISCARD_PILE)!;
  const lies = at + 0.34;
  builder.tween(DISCARD_PILE, at, 0.34, { x, z });
  builder.addOffset(DISCARD_PILE, 'y', at, 0.34, 'hop', 0.7);
  builder.tween(DISCARD_PILE, at, 0.17, { roll: Math.PI / 2 }, 'in');
  builder.jump(DISCARD_PILE, at + 0.17, { roll: -Math.PI / 2, variant: -1 });
  builder.tween(DISCARD_PILE, at + 0.17, 0.17, { roll: from.roll }, 'out');
  builder.jump(DISCARD_PILE, lies, destination.get(DISCARD_PILE)!);
  builder.jump(DRAW_PILE, lies, destination.get(DRAW_PILE)!);
  builder.addOffset(DRAW_PILE, 'yaw', lies, 0.36, 'wobble', 0.35, 3);
  builder.addOffset(DRAW_PILE, 'y', lies, 0.2, 'hop', 0.15);
  scene.sound('shuffle', lies, from);
  scene.cardsAtRest = lies + 0.3;
  scene.now = scene.cardsAtRest;
}
