import { flip, fly, flyOff } from '#kaiju/show';
import { type Colour, type Hero, numberOf } from '#king-of-monsters/rules';
import { faceOf } from '../faces';
import { overPile } from '../layout';
import { heroPiece } from '../pieces';
import type { Beat } from './beat';
import { rest, throwAway } from './piles';

/** Time to look at a plate, seconds. */
const LOOK = 0.7;

/** Plates or covers of a row are reversed. */
export function reversed(beat: Beat<'reversed'>): void {
  const { scene, event, start, destination } = beat;
  const { row, of } = event;
  const { now } = scene;
  const lasts = 0.5;
  const moved = new Set<string>();
  // Nothing moves; the log says so.
  if (event.count < 2) return;
  scene.say('reversed', now, { row, of }, 1.3);
  for (const [piece, from] of start) {
    const to = destination.get(piece)!;
    if (from.visibility === 0 || to.visibility === 0 || (from.x === to.x && from.z === to.z)) continue;
    if (!/^(plate|cover|mark)/.test(piece)) continue;
    moved.add(piece);
    const east = to.x > from.x;
    scene.builder.tween(piece, now, lasts, {
      x: to.x,
      y: to.y,
      z: to.z,
      width: to.width,
      variant: to.variant,
      glow: to.glow,
    });
    scene.builder.addOffset(piece, 'y', now, lasts, 'hop', east ? 0.9 : 0.45);
    scene.builder.addOffset(piece, 'z', now, lasts, 'swell', east ? -0.3 : 0.35);
  }
  scene.sound('rush', now, { x: 0 }, 0.6);
  scene.sound('clack', now + lasts, { x: 0 });
  rest(beat, now, { except: moved, until: now + lasts });
}

/** Anvil replaces a plate. */
export function replaced(beat: Beat<'replaced'>): void {
  const { scene, event, before, after, start, destination } = beat;
  const { row, col, old } = event;
  const was = before.chart[row][col - 1]!;
  const now = scene.now;
  const face = faceOf(old, 'king');
  const out = overPile(after, 'king', 'combatDiscard', face);
  flyOff(scene, was.piece, now, 0.45, start.get(was.piece)!, out, destination.get(was.piece)!, { height: 1 });
  scene.sound('hit', now, start.get(was.piece)!, 0.6);
  scene.builder.addOffset(heroPiece('anvil'), 'y', now, 0.35, 'hop', 0.3);
  scene.effect('sparks', now, start.get(was.piece)!, { intensity: 0.8 });
  rest(beat, now + 0.15, { except: [was.piece] });
  scene.sound('clack', scene.now, { x: 0 });
  scene.now += 0.05;
}

/** A token or The Grey's number appears on a cover. */
export function marked(beat: Beat<'token'>): void {
  const { row, col } = beat.event;
  mark(beat, 'dynamo', row, col);
}

function mark(beat: Beat, by: Hero, row: Colour, col: number): void {
  const { scene, start, destination } = beat;
  const { now } = scene;
  const piece = beat.after.chart[row][col - 1]!.mark!;
  const to = destination.get(piece)!;
  const from = { ...scene.inHand(by, start, to.variant), visibility: 1 };
  if (start.get(piece)!.visibility > 0) {
    flip(scene, piece, now, 0.4, to.variant);
    scene.builder.jump(piece, now + 0.45, to);
  } else fly(scene, piece, now, 0.45, from, to, { height: 0.8, spin: 1 });
  scene.sound('pop', now + 0.4, to);
  scene.effect('sparks', now + 0.4, to, { intensity: 0.7 });
  rest(beat, now + 0.2, { except: [piece], until: now + 0.5 });
}

/** The Grey changes a number: of a cover, at the objective, or of the King's last card in a duel. */
export function grey(beat: Beat<'grey'>): void {
  const { scene, event, start } = beat;
  const { now } = scene;
  const there = throwAway(beat, 'grey', event.card, now);
  const figure = start.get(heroPiece('grey'))!;
  scene.effect('pulse', now, figure, { y: 0.5, intensity: 0.8 });
  scene.builder.addOffset(heroPiece('grey'), 'height', now, 0.5, 'swell', 0.2);
  scene.say('grey', now, { number: numberOf(event.card) }, 1.4);
  scene.sound('teeter', now, figure, 0.7);
  if (event.at === 'cover') {
    scene.now = there;
    mark(beat, 'grey', event.row, event.col);
    return;
  }
  rest(beat, there, { until: there + 0.1 });
}

/** Artemis looks at a plate: it tilts towards her and comes back down with a marked back. */
export function peeked(beat: Beat<'peeked'>): void {
  const { scene, event, after, start, destination } = beat;
  const { piece } = after.chart[event.row][event.col - 1]!;
  const from = start.get(piece)!;
  const { now } = scene;
  scene.builder.addOffset(piece, 'y', now, LOOK, 'swell', 0.55);
  scene.builder.addOffset(piece, 'pitch', now, LOOK, 'swell', -0.8);
  scene.builder.jump(piece, now + LOOK / 2, { variant: destination.get(piece)!.variant });
  scene.builder.addOffset(heroPiece('artemis'), 'height', now, 0.8, 'swell', 0.12);
  scene.sound('card-lift', now, from);
  scene.sound('card-drop', now + LOOK - 0.05, from, 0.6);
  rest(beat, now + LOOK / 2, { except: [piece], until: now + LOOK });
}
