import { glide, hopTo } from '#kaiju/show';
import type { Hero } from '#king-of-monsters/rules';
import { TABLE_LEVEL } from '../layout';
import { heroPiece } from '../pieces';
import { viewOf } from '../table';
import type { Beat } from './beat';
import { rest, throwAll, throwAway } from './piles';
import { landBlow } from './style';

const HOP = 0.23;
/** Time for the camera to reach a hero who is about to stand up, seconds. */
const LOOKS = 0.4;
/** Bamf teleports (K13.1). */
const BAMF: Hero = 'bamf';

/** A hero moves to another zone in hops; others make room. */
export function moved(beat: Beat<'hero-moved'>): void {
  const { scene, event, start, destination } = beat;
  const { hero, card } = event;
  const piece = heroPiece(hero);
  const [a, b] = [start.get(piece)!, destination.get(piece)!];
  const { now } = scene;
  throwAway(beat, hero, card, now);
  const begins = now + 0.05;
  if (hero === BAMF) {
    vanish(beat, piece, begins);
    rest(beat, begins, { except: [piece], until: begins + 0.75 });
    return;
  }
  const far = Math.abs(b.x - a.x);
  const hops = far > 2.5 ? 2 : 1;
  scene.builder.turn(piece, begins, 0.1, { yaw: b.x > a.x ? Math.PI / 2 : -Math.PI / 2 });
  let from = a;
  for (let hop = 1; hop <= hops; hop++) {
    const share = hop / hops;
    const to = { ...b, x: a.x + (b.x - a.x) * share, z: a.z + (b.z - a.z) * share };
    const spot = hop === hops ? b : to;
    hopTo(scene, piece, begins + HOP * (hop - 1), HOP, from, spot, { height: 0.32, weight: 0.3 });
    from = spot;
  }
  const there = begins + HOP * hops;
  scene.builder.turn(piece, there, 0.12, { yaw: b.yaw });
  scene.builder.tween(piece, there, 0.1, { glow: b.glow });
  rest(beat, begins, { except: [piece], until: there + 0.12 });
}

function vanish({ scene, start, destination }: Beat, piece: string, at: number): void {
  const [a, b] = [start.get(piece)!, destination.get(piece)!];
  scene.builder.tween(piece, at, 0.14, { visibility: 0 }, 'in');
  scene.builder.jump(piece, at + 0.35, { ...b, visibility: 0 });
  scene.builder.tween(piece, at + 0.35, 0.16, { visibility: b.visibility }, 'back');
  for (const [when, place] of [
    [at + 0.05, a],
    [at + 0.36, b],
  ] as const) {
    scene.effect('smoke', when, place, { y: 0.25, intensity: 0.7, tone: 'ink' });
    scene.effect('pulse', when, place, { y: 0.3, intensity: 0.6 });
    scene.sound('pop', when, place);
  }
}

/** The King's final blow: the hero is thrown down and the hand is discarded. */
export function takenOut(beat: Beat<'taken-out'>): void {
  const { scene, event, start } = beat;
  const piece = heroPiece(event.hero);
  const figure = start.get(piece)!;
  const { now } = scene;
  scene.camera(now, { x: figure.x, z: figure.z, tall: 0.7, half: 0.4 }, { intensity: 0.75, duration: 1.6 });
  landBlow(scene, now + 0.1, 'blast');
  scene.sound('crush', now + 0.1, figure);
  scene.sound('cry', now + 0.12, figure, 1, piece);
  scene.builder.addOffset(piece, 'y', now + 0.1, 0.75, 'hop', 0.9);
  scene.builder.addOffset(piece, 'yaw', now + 0.1, 0.8, 'wobble', 2.4, 1);
  scene.builder.addOffset(piece, 'pitch', now + 0.1, 0.8, 'swell', -1.2);
  scene.effect('fireball', now + 0.1, figure, { y: 0.2, intensity: 0.5 });
  scene.effect('dust', now + 0.85, figure, { intensity: 1 });
  scene.sound('land', now + 0.85, figure, 0.6);
  scene.say('taken-out', now + 0.2, { hero: event.hero }, 1.8);
  const there = throwAll(beat, event.hero, event.cards, now + 0.3);
  rest(beat, now + 0.6, { until: Math.max(there, now + 1) });
}

/** A hero falls, rises, is carried off, returns or joins. */
export function changed(beat: Beat<'state'>): void {
  const { scene, event, before, start, destination } = beat;
  const { hero, state, zone } = event;
  const piece = heroPiece(hero);
  const [a, b] = [start.get(piece)!, destination.get(piece)!];
  const { now } = scene;
  const { x, y, z, width, height, glow } = b;
  const there = { x, y, z, width, height, glow };
  const stood = viewOf(before).heroes[hero]!.zone !== null;
  let lasts = 0.55;
  if (state === 'lost') {
    scene.say('lost', now, { hero }, 1.8);
    scene.sound('groan', now, a, 1, piece);
    scene.builder.tween(piece, now, 0.5, { visibility: 0 }, 'in');
    scene.builder.jump(piece, now + 0.5, b);
  } else if (stood && zone === null) {
    // Carried off: up from the island and down among those taken out.
    lasts = 0.9;
    scene.builder.tween(piece, now, lasts, there);
    scene.builder.addOffset(piece, 'y', now, lasts, 'hop', 1.6);
    scene.builder.turn(piece, now, lasts, { yaw: b.yaw, roll: b.roll }, 'in-out', 1);
    scene.builder.turn(piece, now, lasts, { pitch: b.pitch });
    scene.sound('throw', now, a);
    scene.effect('dust', now + lasts, b, { y: TABLE_LEVEL, intensity: 0.6 });
    scene.sound('card-drop', now + lasts, b);
  } else if (!stood && zone !== null) {
    // Returns from above with a heroic landing.
    lasts = 0.85;
    scene.say('back', now + 0.3, { hero, state }, 1.5);
    scene.builder.tween(piece, now, lasts, there);
    scene.builder.addOffset(piece, 'y', now, lasts, 'hop', 2.1);
    scene.builder.turn(piece, now, lasts, { yaw: b.yaw }, 'in-out', 1);
    scene.builder.turn(piece, now, lasts, { pitch: b.pitch, roll: b.roll });
    scene.builder.addOffset(piece, 'height', now + lasts, 0.24, 'recoil', -0.2);
    scene.effect('stamp', now + lasts, b, { intensity: 0.6 });
    scene.effect('dust', now + lasts, b, { intensity: 0.7 });
    scene.sound('leap', now, a, 0.7);
    scene.sound('land', now + lasts, b, 0.7);
  } else {
    // Falls or stands up in place.
    const rises = state !== 'down';
    // Waits for the camera before standing up.
    const at = state === 'up' ? now + LOOKS : now;
    const takes = rises ? 0.8 : 0.4;
    lasts = at - now + takes;
    glide(scene, piece, at, takes, b, rises ? 'back' : 'in');
    if (rises) {
      scene.builder.addOffset(piece, 'roll', at, takes, 'wobble', 0.16, 2);
      if (state === 'up') {
        scene.camera(now, { x, z, tall: 0.7, half: 0.4 }, { intensity: 0.7, duration: lasts + 0.5 });
        scene.say('back', at + 0.2, { hero, state }, 1.4);
        scene.effect('charge', at + 0.1, b, { y: 0.3, intensity: 0.9 });
        scene.builder.addOffset(piece, 'y', at + 0.3, 0.5, 'hop', 0.35);
        scene.effect('dust', at + takes, b, { intensity: 0.7 });
      }
      scene.sound('pop', at + takes * 0.7, b);
    } else {
      scene.effect('dust', at + takes, b, { intensity: 0.8 });
      scene.sound('land', at + takes, b, 0.6);
    }
  }
  rest(beat, now + 0.2, { except: [piece], until: now + lasts + 0.1 });
}

/** A hero moves to an adjacent row of the chart. */
export function shifted(beat: Beat<'shifted'>): void {
  const { scene, event } = beat;
  const { hero, card } = event;
  const there = throwAway(beat, hero, card, scene.now);
  scene.builder.addOffset(heroPiece(hero), 'y', scene.now, 0.4, 'hop', 0.3);
  scene.sound('dash', scene.now, { x: 0 }, 0.6);
  rest(beat, there - 0.2, { until: there });
}
