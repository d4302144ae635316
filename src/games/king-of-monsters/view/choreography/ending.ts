import { endFor } from '#kaiju/show';
import { heroesOf } from '#king-of-monsters/rules';
import { ISLAND_Z } from '../geometry';
import { heroPiece, KING_PIECE } from '../pieces';
import { viewOf } from '../table';
import type { Beat } from './beat';
import { rest } from './piles';

/** Closing music, for the winner and the loser. */
function verdict(
  { scene, event, before }: Pick<Beat<'over'>, 'scene' | 'event' | 'before'>,
  at: number,
): void {
  const heroes = heroesOf(viewOf(before));
  const winners = event.winner === 'king' ? ['king'] : heroes;
  scene.sound('fanfare', at, { x: 0 }, 1, undefined, endFor(winners, ['king', ...heroes]));
}

/** A phase begins; a caption names it. */
export function phase(beat: Beat<'phase'>): void {
  const { scene, event } = beat;
  scene.say('phase', scene.now, { phase: event.phase, turn: event.turn }, 1.2);
  const begins = scene.now;
  rest(beat, begins, { until: begins + (event.phase === 'rampage' || event.phase === 'hero' ? 0.2 : 0.05) });
}

/** A caption, and a hop of its hero. */
export function heroCaption(beat: Beat<'redrawn' | 'airstrip'>): void {
  const { scene, event, start } = beat;
  const { hero } = event;
  const key = event.type === 'airstrip' ? 'airstrip' : 'redrawn';
  const { now } = scene;
  scene.say(key, now, { hero }, 1.4);
  const piece = heroPiece(hero);
  scene.builder.addOffset(piece, 'y', now, 0.4, 'hop', 0.3);
  scene.sound('pop', now, start.get(piece)!);
  rest(beat, now, { until: now + 0.4 });
}

/** The end: the winners celebrate. */
export function gameOver(beat: Beat<'over'>): void {
  const { scene, event, before, start } = beat;
  const { winner, reason } = event;
  const view = viewOf(before);
  const { now } = scene;
  const king = start.get(KING_PIECE)!;
  scene.say('game-over', now + 0.2, { winner, reason }, 3);
  verdict(beat, now + 0.2);
  if (winner === 'king') {
    scene.camera(
      now,
      { x: king.x, z: ISLAND_Z, tall: 1.8, half: 1.1 },
      { intensity: 0.7, duration: 3, role: 'finale' },
    );
    scene.clip('victory', KING_PIECE, now + 0.1, 2.2);
    scene.glow(KING_PIECE, now, 2.4);
    scene.sound('howl', now + 0.4, king, 1, KING_PIECE);
    for (const at of [0.5, 1.1, 1.7]) {
      scene.effect('stamp', now + at, king, { intensity: 1 });
      scene.effect('pulse', now + at, king, { y: 1.1, intensity: 1, yaw: king.yaw });
    }
  } else {
    scene.camera(now, [king], { intensity: 0.35, duration: 3, role: 'finale' });
    scene.clip('defeat', KING_PIECE, now, 2);
    let index = 0;
    for (const hero of heroesOf(view)) {
      if (view.heroes[hero]!.state !== 'up') continue;
      const piece = heroPiece(hero);
      const figure = start.get(piece)!;
      const at = now + 0.3 + 0.13 * index++;
      scene.builder.addOffset(piece, 'y', at, 0.5, 'hop', 0.5);
      scene.builder.addOffset(piece, 'y', at + 0.6, 0.5, 'hop', 0.35);
      scene.effect('confetti', at, figure, { y: 0.7, intensity: 0.6 });
      scene.sound('leap', at, figure, 0.5);
      scene.sound('shout', at + 0.05, figure, 0.9, piece);
    }
  }
  rest(beat, now + 0.2, { until: now + 2.6 });
}
