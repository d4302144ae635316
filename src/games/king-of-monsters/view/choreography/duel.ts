import { lean, shift, strike } from '#kaiju/show';
import type { Hero, Side } from '#king-of-monsters/rules';
import { faceOf } from '../faces';
import { overPile } from '../layout';
import { heroPiece, KING_PIECE } from '../pieces';
import type { Beat } from './beat';
import { CARD, fly, flyOff } from './flights';
import { rest } from './piles';
import type { Scene } from './scene';
import { blowOf } from './style';

/** From so many blows on they are counted aloud. */
const LONG = 4;

/** Whose duel it is: of the hero who was named when it began. */
function heroOf(beat: Beat): Hero | null {
  if (beat.facts.hero !== undefined) return beat.facts.hero;
  const { seat } = beat.facts;
  return seat === 'king' || seat === undefined ? null : seat;
}

/** One of the two strikes the other, harder with each card. @returns when it lands */
function exchange(scene: Scene, beat: Beat, side: Side, hero: Hero | null, count: number): number {
  const { now } = scene;
  const king = beat.start.get(KING_PIECE)!;
  const figure = hero === null ? king : beat.start.get(heroPiece(hero))!;
  const grown = Math.min(1, count / 7);
  const lands = now + 0.42;
  const towards = Math.atan2(figure.x - king.x, figure.z - king.z);
  if (side === 'king') {
    scene.clip('attack', KING_PIECE, now, 0.75);
    shift(scene, KING_PIECE, now + 0.1, 0.55, 'swell', towards, 0.18 + 0.2 * grown);
    lean(scene, KING_PIECE, now + 0.1, 0.55, 'swell', king.yaw, towards, 0.16 + 0.16 * grown);
    if (hero !== null) {
      const piece = heroPiece(hero);
      shift(scene, piece, lands, 0.5, 'recoil', towards, 0.16 + 0.2 * grown);
      scene.builder.deflect(piece, 'pitch', lands, 0.5, 'recoil', -0.4 - 0.3 * grown);
    }
    scene.effect('sparks', lands, figure, { y: 0.4, intensity: 0.8 + grown });
  } else {
    if (hero !== null) {
      const piece = heroPiece(hero);
      const near = Math.hypot(king.x - figure.x, king.z - figure.z) < 2;
      scene.builder.deflect(piece, 'y', now + 0.05, 0.6, 'hop', 0.4 + 0.55 * grown);
      if (near) shift(scene, piece, now + 0.05, 0.65, 'swell', towards + Math.PI, 0.35 + 0.2 * grown);
      scene.builder.deflect(piece, 'roll', now + 0.1, 0.5, 'wobble', 0.35, 1);
      if (!near) {
        const path = [{ x: king.x, y: 0.9, z: king.z }];
        scene.effect('streak', lands - 0.2, figure, { y: 0.5, path, intensity: 1 });
      }
    }
    scene.clip('hit', KING_PIECE, lands, 0.5);
    lean(scene, KING_PIECE, lands, 0.5, 'recoil', king.yaw, towards + Math.PI, 0.14 + 0.2 * grown);
    scene.effect('sparks', lands, king, { y: 0.9, intensity: 0.8 + grown });
  }
  strike(scene, lands, blowOf(count));
  scene.sound(count > LONG ? 'crush' : 'hit', lands, side === 'king' ? figure : king, 0.6 + 0.4 * grown);
  scene.sound(
    side === 'king' ? 'lunge' : 'dash',
    now + 0.1,
    king,
    0.7,
    side === 'king' ? KING_PIECE : undefined,
  );
  if (count > 2)
    scene.effect('shock-ring', lands, side === 'king' ? figure : king, { y: 0.3, intensity: 0.4 + grown });
  return lands;
}

/** The King opens, with a card of his hand or from his deck; a duel answers card by card. */
export function blow(beat: Beat): void {
  const { scene, event, facts, before, after, start, destination } = beat;
  const opens = event.type === 'duel';
  const last = after.blows.at(-1)!;
  const count = after.blows.length;
  const seat = opens ? 'king' : facts.seat;
  const hero = heroOf(beat);
  const { now } = scene;
  if (opens) scene.say('duel', now, { hero: facts.hero, row: facts.row ?? '' }, 1.5);
  const king = start.get(KING_PIECE)!;
  const figure = hero === null ? king : start.get(heroPiece(hero))!;
  scene.camera(now, [{ x: figure.x, z: figure.z, tall: 0.7, half: 0.3 }, king], {
    intensity: Math.min(0.8, 0.4 + 0.08 * count),
    duration: 1.6,
  });
  const lands = exchange(scene, beat, last.side, hero, count);
  const face = faceOf(facts.card, last.side);
  const from =
    facts.fromDeck === true
      ? overPile(before, 'king', 'combat', faceOf(null, 'king'))
      : scene.inHand(seat, start, face);
  const to = destination.get(last.piece)!;
  // A ninth card takes the piece of the first.
  fly(scene, last.piece, now, 0.42, from, to, { height: 1.2, spin: last.side === 'king' ? 1 : -1 });
  scene.sound('clack', now + 0.42, to, 0.9);
  scene.effect('dust', lands, to, { intensity: 0.3 + 0.08 * count });
  for (const other of before.blows) {
    if (other.piece === last.piece) continue;
    scene.builder.deflect(other.piece, 'y', lands, 0.3, 'hop', 0.04 + 0.02 * count);
  }
  if (count > LONG) scene.say('blows', lands, { count }, 1);
  rest(beat, now + 0.2, undefined, new Set([last.piece]));
  scene.now = Math.max(scene.now, lands + 0.45);
}

/** A duel is over: who won stands, who lost reels, the cards are swept away. */
export function over(beat: Beat): void {
  const { scene, facts, before, after, start, destination } = beat;
  const { hero, winner } = facts;
  const { now } = scene;
  const king = start.get(KING_PIECE)!;
  const figure = start.get(heroPiece(hero))!;
  const piece = heroPiece(hero);
  scene.say('duel-over', now + 0.1, { hero, winner }, 1.4);
  if (winner === 'league') {
    scene.builder.deflect(piece, 'y', now, 0.45, 'hop', 0.45);
    scene.builder.deflect(piece, 'yaw', now, 0.5, 'swell', 0.8);
    scene.clip('defeat', KING_PIECE, now, 0.9);
    lean(scene, KING_PIECE, now, 0.8, 'wobble', king.yaw, king.yaw + Math.PI, 0.25, 1);
    scene.effect('confetti', now + 0.2, figure, { y: 0.6, intensity: 0.5 });
    scene.sound('pop', now + 0.1, figure);
  } else {
    scene.clip('victory', KING_PIECE, now, 0.9);
    scene.builder.deflect(piece, 'roll', now, 0.7, 'wobble', 0.5, 2);
    scene.effect('smoke', now + 0.1, figure, { y: 0.2, intensity: 0.5 });
  }
  const gone = new Set<string>();
  for (const [index, { piece: card, side }] of before.blows.entries()) {
    gone.add(card);
    const from = start.get(card)!;
    const to = overPile(after, side, 'combatDiscard', from.variant);
    const at = now + 0.35 + 0.04 * index;
    flyOff(scene, card, at, 0.34, from, to, destination.get(card)!, { height: 0.3 });
  }
  if (gone.size > 0) scene.sound('scrape', now + 0.35, { x: king.x }, 0.5);
  rest(beat, now + 0.35, undefined, gone);
  scene.now = Math.max(scene.now, now + 0.75 + 0.04 * gone.size);
}

/** A hero calls the King out to a duel for a row. */
export function challenge(beat: Beat): void {
  const { scene, facts, start } = beat;
  const piece = heroPiece(facts.hero);
  const figure = start.get(piece)!;
  const king = start.get(KING_PIECE)!;
  const { now } = scene;
  scene.camera(now, [{ x: figure.x, z: figure.z, tall: 0.7, half: 0.3 }, king], {
    intensity: 0.6,
    duration: 1.2,
  });
  scene.builder.deflect(piece, 'y', now, 0.35, 'hop', 0.35);
  scene.builder.deflect(piece, 'height', now + 0.3, 0.4, 'swell', 0.16);
  scene.clip('roar', KING_PIECE, now + 0.25, 0.8);
  scene.sound('leap', now, figure, 0.7);
  scene.sound('grunt', now + 0.35, king, 1, KING_PIECE);
  rest(beat, now + CARD.slide);
  scene.now = now + 0.85;
}
