import type { Layout } from '#director';
import { squash, turnOf } from '#kaiju/show';
import type { Seat } from '#tetzilla/rules';
import { isGuard, kaijuPiece } from '../pieces';
import { lookOfPiece, type Table } from '../table';
import type { EventOf } from './beats';
import { countTokens, heave } from './figure';
import type { Scene } from './scene';

/** A kaiju stirs. */
function hop(scene: Scene, seat: Seat, at: number): void {
  heave(scene, seat, at, 0.26, 'hop', 0.16);
  scene.builder.addOffset(kaijuPiece(seat), 'glow', at, 0.45, 'swell', 0.4);
  squash(scene, kaijuPiece(seat), at + 0.26, 0.6);
}

/** A turn begins, with a caption naming the start player (T9.1). */
export function turnBegan(scene: Scene, { number, start }: EventOf<'turn-began'>, layout: Layout): void {
  const { now } = scene;
  scene.say('turn', now, { player: start, number }, 1.3);
  scene.camera(now, [], { role: 'establish', intensity: 0, duration: 0.5 });
  scene.sound('turn', now, layout.get(kaijuPiece(start))!, 0.6, undefined, turnOf(start));
  hop(scene, start, now + 0.05);
  scene.now = now + 0.5;
}

/** Every kaiju on the board receives or loses its tokens, one after the other (T5.1). */
export function deal(scene: Scene, before: Table, after: Table, at: number): void {
  let next = at;
  for (const seat of before.seats) {
    const tokens = after.kaiju.get(seat)!.tokens;
    if (tokens === before.kaiju.get(seat)!.tokens) continue;
    countTokens(scene, seat, next, tokens);
    if (tokens === 0) continue;
    scene.sound('clack', next, { x: 0 }, 0.45);
    next += 0.09;
  }
}

/** The guards turn to the kaiju before they fire, and face forward again afterwards. */
export function rouse(scene: Scene, before: Table, layout: Layout, destination: Layout, at: number): void {
  const { builder } = scene;
  let index = 0;
  for (const piece of before.markers.values()) {
    if (!isGuard(lookOfPiece(piece))) continue;
    const [from, to] = [layout.get(piece)!, destination.get(piece)!];
    if (from.yaw === to.yaw && from.glow === to.glow) continue;
    const begins = at + 0.03 * (index++ % 8);
    builder.turn(piece, begins, 0.3, { yaw: to.yaw, pitch: to.pitch, roll: to.roll });
    builder.tween(piece, begins, 0.3, { glow: to.glow }, 'linear');
    if (to.glow > from.glow) builder.addOffset(piece, 'y', begins, 0.22, 'hop', 0.07);
  }
}

/**
 * A stage begins: tokens are dealt or removed, guards wake up or rest.
 * @param named whether to show a caption; not where the turn's caption does it
 */
export function stageBegan(
  scene: Scene,
  { stage }: EventOf<'stage-began'>,
  named: boolean,
  before: Table,
  after: Table,
  layout: Layout,
  destination: Layout,
): void {
  const { now } = scene;
  if (named) {
    scene.say('stage', now, { stage }, 1.1);
    scene.camera(now, [], { role: 'establish', intensity: 0, duration: 0.4 });
  }
  if (stage === 'fire') scene.sound('siren', now, { x: 0 }, 0.5);
  else if (named) scene.sound('turn', now, { x: 0 }, 0.4);
  deal(scene, before, after, now + 0.1);
  rouse(scene, before, layout, destination, now + 0.05);
  scene.now = now + (stage === 'fire' ? 0.6 : named ? 0.4 : 0.25);
}

/** A kaiju gives up a token, shaking its head (T5.3). */
export function passed(scene: Scene, { player }: EventOf<'passed'>, after: Table): void {
  const { builder, now } = scene;
  builder.addOffset(kaijuPiece(player), 'yaw', now, 0.36, 'shiver', 0.28, 2);
  countTokens(scene, player, now, after.kaiju.get(player)!.tokens);
  scene.sound('clack', now, { x: 0 }, 0.35);
  scene.now = now + 0.32;
}

/** A player gets an ability: light flows into the kaiju (T3.3). */
export function abilityTaken(scene: Scene, { player }: EventOf<'ability-taken'>, layout: Layout): void {
  const { now } = scene;
  const place = layout.get(kaijuPiece(player))!;
  scene.effect('charge', now, place, { y: place.y, intensity: 1.4, duration: 0.7 });
  scene.effect('shield', now + 0.35, place, { y: place.y + 0.4, tilt: Math.PI / 2, intensity: 1 });
  scene.sound('glance', now + 0.3, place, 0.7);
  hop(scene, player, now + 0.3);
  scene.now = now + 0.6;
}
