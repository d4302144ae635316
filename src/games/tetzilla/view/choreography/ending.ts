import type { Layout } from '#director';
import { endFor, squash } from '#kaiju/show';
import { kaijuPiece } from '../pieces';
import type { Table } from '../table';
import type { EventOf } from './beats';
import { heave, standingPlace } from './figure';
import { fireworks } from './fireworks';
import { ripple } from './ripple';
import type { Scene } from './scene';
import { deal, rouse } from './stages';

/** Strength of a winner's jumps. */
const JOY = 0.32;

/**
 * The winners jump until the city shakes, and roar under fireworks; the losers hang their heads. Starts once
 * everything has landed. A dead winner celebrates on the mat.
 */
export function gameOver(
  scene: Scene,
  { winners, reason }: EventOf<'game-over'>,
  before: Table,
  after: Table,
  layout: Layout,
  destination: Layout,
): void {
  const { builder } = scene;
  const now = Math.max(scene.now, builder.duration) + 0.2;
  scene.say('game-over', now, { winners: winners.join(''), reason }, 3.2);
  const verdict = winners.length > 1 ? 'stalemate' : 'fanfare';
  scene.sound(verdict, now, { x: 0 }, 1, undefined, endFor(winners, before.seats));
  deal(scene, before, after, now);
  rouse(scene, before, layout, destination, now);
  const places = winners.map((seat) => layout.get(kaijuPiece(seat))!);
  scene.camera(now, places, { role: 'finale', intensity: 0.8, duration: 3 });
  let over = now + 2.7;
  for (const seat of before.seats) {
    const piece = kaijuPiece(seat);
    const place = layout.get(piece)!;
    const alive = before.kaiju.get(seat)!.dead === false;
    if (!winners.includes(seat)) {
      if (!alive) continue;
      scene.clip('defeat', piece, now, 2.6);
      builder.addOffset(piece, 'pitch', now, 2.5, 'swell', 0.2);
      continue;
    }
    if (alive) {
      scene.clip('victory', piece, now, 1.4);
      scene.clip('roar', piece, now + 1.4, 1.1);
      scene.glow(piece, now + 1.4, 1.2);
    }
    scene.sound('howl', now + 1.4, place, 1, piece);
    over = Math.max(over, fireworks(scene, place, now + 0.2));
    for (let jump = 0; jump < 4; jump++) {
      const at = now + 0.45 * jump;
      heave(scene, seat, at, 0.38, 'hop', alive ? 0.35 : 0.15);
      if (alive) {
        squash(scene, piece, at + 0.38, 1);
        ripple(scene, before, at + 0.38, [standingPlace(before, seat).at], JOY);
      }
      scene.effect('dust', at + 0.38, place, { y: place.y, intensity: 0.6 });
      scene.effect(
        'confetti',
        at + 0.15,
        { x: place.x, z: place.z + 0.3 },
        { y: place.y + 0.9, intensity: 1.3 },
      );
    }
  }
  scene.now = over;
}
