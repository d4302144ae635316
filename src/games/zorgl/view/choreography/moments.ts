import type { Layout } from '#director';
import { crouch, endFor, lean, shift, squash, turnOf } from '#kaiju/show';
import { monsterPiece, type Table } from '../table';
import type { EventOf } from './beats';
import type { Scene } from './scene';

/** A monster that cannot move stamps its feet, left and right. */
export function stamp(scene: Scene, { monster }: EventOf<'stamp'>, start: Layout): void {
  const piece = monsterPiece(monster);
  const place = start.get(piece)!;
  const heading = place.yaw;
  const { now, builder } = scene;
  scene.caption('stamp', now, { monster }, 1);
  scene.clip('walk', piece, now, 0.72);
  for (let foot = 0; foot < 3; foot++) {
    const at = now + 0.2 * foot;
    const side = heading + (Math.PI / 2) * (foot % 2 === 0 ? 1 : -1);
    lean(scene, piece, at, 0.19, 'hop', heading, side, 0.2);
    builder.addOffset(piece, 'y', at, 0.17, 'hop', 0.1);
    const down = at + 0.17;
    squash(scene, piece, down, 0.8);
    scene.effect('stamp', down, place, { y: place.y, intensity: 0.8 });
    scene.effect('dust', down, place, { y: place.y, intensity: 0.5 });
    scene.sound('stamp', down, place);
    scene.shake(down, 0.12, 0.15);
  }
  scene.now = now + 0.72;
}

/** A monster with nobody to attack throws back its head and howls. */
export function howl(scene: Scene, { monster }: EventOf<'howl'>, start: Layout): void {
  const piece = monsterPiece(monster);
  const place = start.get(piece)!;
  const heading = place.yaw;
  const { now, builder } = scene;
  scene.caption('howl', now + 0.2, { monster }, 1.1);
  scene.clip('roar', piece, now, 0.95);
  crouch(scene, piece, now, 0.24, 0.14);
  lean(scene, piece, now + 0.16, 0.7, 'swell', heading, heading, -0.26);
  builder.addOffset(piece, 'height', now + 0.2, 0.64, 'swell', 0.16);
  builder.addOffset(piece, 'yaw', now + 0.24, 0.6, 'shiver', 0.05, 7);
  scene.sound('howl', now + 0.2, place, 1, piece);
  for (let ring = 0; ring < 3; ring++) {
    scene.effect('pulse', now + 0.26 + 0.16 * ring, place, {
      y: place.y + 0.75,
      intensity: 0.6 + 0.2 * ring,
    });
  }
  scene.effect('steam', now + 0.24, place, {
    y: place.y + 0.85,
    yaw: heading,
    intensity: 0.6,
    duration: 0.8,
  });
  scene.now = now + 0.88;
}

/** An inert monster sags, starts to get up, gives up, and puts down one heavy foot. */
export function inertia(scene: Scene, { monster }: EventOf<'inertia'>, start: Layout): void {
  const piece = monsterPiece(monster);
  const place = start.get(piece)!;
  const heading = place.yaw;
  const { now, builder } = scene;
  scene.caption('inertia', now, { monster }, 1.1);
  scene.clip('defeat', piece, now, 1);
  crouch(scene, piece, now, 0.8, 0.22);
  lean(scene, piece, now, 0.8, 'swell', heading, heading, 0.18);
  builder.addOffset(piece, 'yaw', now + 0.15, 0.6, 'wobble', 0.16, 1);
  scene.sound('sag', now, place);
  const lifts = now + 0.72;
  const down = lifts + 0.26;
  lean(scene, piece, lifts, 0.26, 'hop', heading, heading + Math.PI / 2, 0.16);
  squash(scene, piece, down, 1.2);
  scene.effect('stamp', down, place, { y: place.y, intensity: 1 });
  scene.effect('dust', down, place, { y: place.y, intensity: 0.6 });
  scene.sound('stamp', down, place);
  scene.shake(down, 0.15, 0.15);
  scene.now = down + 0.2;
}

/** The monster whose turn it is stirs. */
export function turnStarted(scene: Scene, { player }: EventOf<'turn-started'>, start: Layout): void {
  const piece = monsterPiece(player);
  const place = start.get(piece)!;
  const { now, builder } = scene;
  scene.caption('turn', now, { player });
  scene.camera(now, [], { role: 'establish', intensity: 0, duration: 0.45 });
  scene.sound('turn', now, place, 0.6, undefined, turnOf(player));
  builder.addOffset(piece, 'y', now + 0.04, 0.26, 'hop', 0.22);
  builder.addOffset(piece, 'glow', now, 0.45, 'swell', 0.5);
  squash(scene, piece, now + 0.3, 0.6);
  scene.now = now + 0.45;
}

/** A monster without cards shakes itself as its turn is skipped. */
export function passedOver(scene: Scene, { player }: EventOf<'passed-over'>): void {
  const piece = monsterPiece(player);
  const { now, builder } = scene;
  scene.caption('passed-over', now, { player });
  builder.addOffset(piece, 'yaw', now, 0.5, 'shiver', 0.3, 2);
  scene.now = now + 0.5;
}

/** The winner jumps for joy, the others hang their heads. Starts once everything has landed. */
export function gameOver(
  scene: Scene,
  { winner, reason }: EventOf<'game-over'>,
  before: Table,
  start: Layout,
): void {
  const { builder } = scene;
  const now = Math.max(scene.now, builder.duration) + 0.15;
  for (const seat of before.seats) {
    const piece = monsterPiece(seat);
    const place = start.get(piece)!;
    const heading = place.yaw;
    if (seat !== winner) {
      scene.clip('defeat', piece, now, 2.3);
      lean(scene, piece, now, 2.2, 'swell', heading, heading, 0.22);
      continue;
    }
    scene.clip('victory', piece, now, 2.3);
    scene.caption('game-over', now, { winner, reason }, 3);
    scene.camera(now, place, { role: 'finale', intensity: 0.7, duration: 1.9 });
    scene.sound('fanfare', now, place, 1, undefined, endFor([winner], before.seats));
    for (let jump = 0; jump < 4; jump++) {
      const at = now + 0.5 * jump;
      builder.addOffset(piece, 'y', at, 0.4, 'hop', 0.75);
      shift(scene, piece, at, 0.4, 'swell', heading + Math.PI / 2, jump % 2 === 0 ? 0.12 : -0.12);
      squash(scene, piece, at + 0.4, 1.2);
      scene.effect('dust', at + 0.4, place, { y: place.y, intensity: 0.8 });
      scene.effect('confetti', at + 0.2, place, { y: place.y + 1.1, intensity: 1.3 });
    }
    builder.turn(piece, now + 0.5, 0.4, { yaw: heading }, 'in-out', 1);
  }
  scene.now = now + 2.3;
}
