import { type GroundPoint, type Pose, SETTLE } from '#director';
import {
  CARD_TIMES,
  fly,
  flyOff,
  glide,
  greatMoment,
  hitBy,
  lean,
  MOMENTS,
  type SeenThing,
  shift,
  strike,
} from '#kaiju/show';
import type { Hero, Side } from '#king-of-monsters/rules';
import { faceOf } from '../faces';
import { overPile } from '../layout';
import { heroPiece, KING_PIECE } from '../pieces';
import type { Beat } from './beat';
import { rest } from './piles';
import type { Scene } from './scene';
import { blowOf } from './style';

/** From this card on a caption counts. */
const LONG = 4;

/**
 * Where the two cards of a duel meet: above and in front of the fighters, left and right, at figure size;
 * `held` and `lay` in seconds.
 */
const MEETS = { up: 0.75, south: 0.55, aside: 0.8, size: 1.05, pitch: 0.25, held: 0.55, lay: 0.3 } as const;
/** Camera bounds: the King with his crest, a hero, and their cards. */
const SEEN = {
  king: { half: 0.5, tall: 1.7 },
  hero: { half: 0.3, tall: 0.7 },
  card: { half: 0.38, tall: 1.1 },
} as const;
/** Delay between the last blow and the clearing of the cards, seconds. */
const SWEPT = 0.7;
/** Knock-back of the loser, table units. */
const THROWN = { king: 0.55, hero: 0.9 } as const;

/** Pause before the first and the last blow, seconds. */
const STAND_OFF = 0.5;
const LAST_BLOW = 0.9;

/** Point in front of the fighters where their cards meet. */
const middleOf = (king: Pose, hero: Pose) => ({
  x: (king.x + hero.x) / 2,
  z: Math.max(king.z, hero.z) + MEETS.south,
});

const cardAt = ({ x, z }: GroundPoint, side: number): SeenThing => ({
  x: x + side * MEETS.aside,
  z,
  ...SEEN.card,
});

/** The hero comes first: the camera looks over his shoulder. */
const fighters = (king: Pose, hero: Pose): readonly SeenThing[] => [
  { x: hero.x, z: hero.z, ...SEEN.hero },
  { x: king.x, z: king.z, ...SEEN.king },
  ...[-1, 1].map((side) => cardAt(middleOf(king, hero), side)),
];

/** The fighters turn to each other; the King roars, the hero stands firm. */
function standOff({ scene, start }: Beat, hero: Hero): void {
  const piece = heroPiece(hero);
  const { now } = scene;
  scene.clip('roar', KING_PIECE, now, 0.6);
  scene.sound('grunt', now + 0.05, start.get(KING_PIECE)!, 0.8, KING_PIECE);
  scene.builder.addOffset(piece, 'height', now + 0.1, STAND_OFF, 'swell', 0.14);
  scene.builder.addOffset(piece, 'glow', now, STAND_OFF + 0.3, 'swell', 0.5);
}

function heroOf({ event }: Beat<'duel' | 'answered'>): Hero | null {
  if (event.type === 'duel') return event.hero;
  return event.seat === 'king' ? null : event.seat;
}

/** One fighter strikes, harder with each card. @param now start @returns time of impact */
function exchange(
  scene: Scene,
  beat: Beat,
  side: Side,
  hero: Hero | null,
  count: number,
  now: number,
): number {
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
      scene.builder.addOffset(piece, 'pitch', lands, 0.5, 'recoil', -0.4 - 0.3 * grown);
      scene.sound('cry', lands + 0.05, figure, 0.6 + 0.3 * grown, piece);
    }
    scene.effect('sparks', lands, figure, { y: 0.4, intensity: 0.8 + grown });
  } else {
    if (hero !== null) {
      const piece = heroPiece(hero);
      const near = Math.hypot(king.x - figure.x, king.z - figure.z) < 2;
      scene.builder.addOffset(piece, 'y', now + 0.05, 0.6, 'hop', 0.4 + 0.55 * grown);
      if (near) shift(scene, piece, now + 0.05, 0.65, 'swell', towards + Math.PI, 0.35 + 0.2 * grown);
      scene.builder.addOffset(piece, 'roll', now + 0.1, 0.5, 'wobble', 0.35, 1);
      scene.sound('weapon', lands - 0.25, figure, 0.6 + 0.4 * grown, piece);
      scene.sound('shout', now + 0.05, figure, 0.7 + 0.3 * grown, piece);
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
  const blow = side === 'king' ? hitBy(scene.figureOf(KING_PIECE)) : 'hit-light';
  scene.sound(count > LONG ? 'crush' : blow, lands, side === 'king' ? figure : king, 0.6 + 0.4 * grown);
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

/** The King opens with a card from his hand or deck; later cards answer. */
export function blow(beat: Beat<'duel' | 'answered'>): void {
  const { scene, event, before, after, start, destination } = beat;
  const opens = event.type === 'duel';
  const last = after.blows.at(-1)!;
  const count = after.blows.length;
  const seat = opens ? 'king' : event.seat;
  const hero = heroOf(beat);
  const now = opens ? scene.now + STAND_OFF : scene.now;
  if (opens) scene.say('duel', scene.now, { hero: event.hero, row: event.row ?? '' }, 1.5);
  const king = start.get(KING_PIECE)!;
  const figure = hero === null ? king : start.get(heroPiece(hero))!;
  if (opens && hero !== null) standOff(beat, hero);
  const lands = exchange(scene, beat, last.side, hero, count, now);
  scene.camera(lands - SETTLE, fighters(king, figure), {
    intensity: MOMENTS.duel.near,
    great: true,
    duration: 1.6,
  });
  const face = faceOf(event.card, last.side);
  const from =
    opens && event.fromDeck
      ? overPile(before, 'king', 'combat', faceOf(null, 'king'))
      : scene.inHand(seat, start, face);
  const to = destination.get(last.piece)!;
  // Both cards hang large between the fighters; the new one strikes the other.
  const middle = middleOf(king, figure);
  const side = last.side === 'king' ? -1 : 1;
  const meet = { ...to, ...middle, x: middle.x + side * MEETS.aside, y: MEETS.up, yaw: 0, roll: 0 };
  const shown = { ...meet, pitch: MEETS.pitch, width: MEETS.size };
  fly(scene, last.piece, now, 0.38, from, shown, { height: 0.6, spin: -side });
  scene.builder.addOffset(last.piece, 'x', lands - 0.05, 0.3, 'recoil', -side * MEETS.aside * 0.8);
  const back = lands + MEETS.held;
  const moved = new Set([last.piece]);
  const struck = before.blows.at(-1);
  if (struck !== undefined && struck.piece !== last.piece) {
    const lies = start.get(struck.piece)!;
    const stands = { x: middle.x - side * MEETS.aside, y: MEETS.up, z: middle.z, width: MEETS.size };
    scene.builder.tween(struck.piece, now, 0.3, stands, 'out');
    scene.builder.turn(struck.piece, now, 0.3, { pitch: MEETS.pitch, yaw: 0 });
    scene.builder.addOffset(struck.piece, 'x', lands, 0.4, 'recoil', -side * 0.3);
    scene.builder.addOffset(struck.piece, 'roll', lands, 0.5, 'wobble', 0.5, 2);
    lay(scene, struck.piece, back, lies, destination.get(struck.piece)!);
    moved.add(struck.piece);
  }
  lay(scene, last.piece, back, shown, to);
  scene.sound('crack', lands, middle, 0.7);
  scene.effect('sparks', lands, middle, { y: MEETS.up + 0.3, intensity: 1 + 0.15 * count });
  scene.sound('clack', back + MEETS.lay, to, 0.9);
  scene.effect('dust', back + MEETS.lay, to, { intensity: 0.3 + 0.08 * count });
  if (count > LONG) scene.say('blows', lands, { count }, 1);
  rest(beat, now + 0.2, { except: moved, until: back + MEETS.lay });
}

/** Moves a card of the duel to its place beside the chart. */
function lay(scene: Scene, piece: string, at: number, from: Pose, to: Pose): void {
  glide(scene, piece, at, MEETS.lay, to);
  if (from.variant !== to.variant) scene.builder.jump(piece, at, { variant: to.variant });
}

/** The duel ends: the loser reels, the cards are cleared. */
export function over(beat: Beat<'duel-over'>): void {
  const { scene, event, before, after, start, destination } = beat;
  const { hero, winner } = event;
  const { now } = scene;
  const king = start.get(KING_PIECE)!;
  const figure = start.get(heroPiece(hero))!;
  const piece = heroPiece(hero);
  scene.say('duel-over', now + LAST_BLOW + 0.1, { hero, winner }, 1.4);
  const decided = now + LAST_BLOW;
  const towards = Math.atan2(figure.x - king.x, figure.z - king.z);
  const last = rise(beat, figure, king, winner, decided);
  greatMoment(
    scene,
    'duel',
    decided,
    { ...(winner === 'league' ? king : figure), y: 0.7 },
    fighters(king, figure),
  );
  scene.sound('crush', decided, winner === 'league' ? king : figure);
  if (winner === 'league') {
    scene.builder.addOffset(piece, 'y', decided - 0.3, 0.55, 'hop', 0.6);
    shift(scene, piece, decided - 0.3, 0.6, 'swell', towards + Math.PI, 0.4);
    scene.builder.addOffset(piece, 'yaw', decided, 0.5, 'swell', 0.8);
    scene.clip('defeat', KING_PIECE, decided, 0.9);
    shift(scene, KING_PIECE, decided, 1, 'recoil', towards + Math.PI, THROWN.king);
    lean(scene, KING_PIECE, decided, 0.9, 'recoil', king.yaw, towards + Math.PI, 0.5);
    scene.effect('slam', decided + 0.15, king, { intensity: 0.7 });
    scene.effect('confetti', decided + 0.1, figure, { y: 0.6, intensity: 0.5 });
    scene.sound('pop', decided + 0.1, figure);
  } else {
    scene.clip('attack', KING_PIECE, decided - 0.4, 0.8);
    shift(scene, KING_PIECE, decided - 0.3, 0.6, 'swell', towards, 0.35);
    scene.clip('victory', KING_PIECE, decided + 0.4, 0.9);
    shift(scene, piece, decided, 0.9, 'recoil', towards, THROWN.hero);
    scene.builder.addOffset(piece, 'y', decided, 0.5, 'hop', 0.6);
    scene.builder.addOffset(piece, 'roll', decided, 0.9, 'wobble', 0.9, 2);
    scene.effect('dust', decided + 0.5, figure, { intensity: 0.9 });
    scene.effect('smoke', decided + 0.1, figure, { y: 0.2, intensity: 0.5 });
  }
  const gone = new Set<string>();
  for (const [index, { piece: card, side }] of before.blows.entries()) {
    gone.add(card);
    const from = last.get(card) ?? start.get(card)!;
    const to = overPile(after, side, 'combatDiscard', from.variant);
    const at = decided + SWEPT + 0.04 * index;
    flyOff(scene, card, at, 0.34, from, to, destination.get(card)!, { height: 0.3 });
  }
  if (gone.size > 0) scene.sound('scrape', decided + SWEPT, { x: king.x }, 0.5);
  rest(beat, decided + SWEPT, { except: gone, until: decided + SWEPT + 0.4 + 0.04 * gone.size });
}

/**
 * The last two cards rise again, and the winner's knocks the other down.
 * @returns their poses when they are cleared
 */
function rise(
  beat: Beat,
  figure: Pose,
  king: Pose,
  winner: Side,
  decided: number,
): ReadonlyMap<string, Pose> {
  const { scene, before, start } = beat;
  const { builder } = scene;
  const begins = scene.now;
  const middle = middleOf(king, figure);
  const there = new Map<string, Pose>();
  for (const { piece, side } of before.blows.slice(-2)) {
    const towards = side === 'king' ? -1 : 1;
    const up = { x: middle.x + towards * MEETS.aside, y: MEETS.up, z: middle.z, width: MEETS.size };
    builder.tween(piece, begins, 0.4, up, 'out');
    builder.turn(piece, begins, 0.4, { pitch: MEETS.pitch, yaw: 0 });
    there.set(piece, { ...start.get(piece)!, ...up, pitch: MEETS.pitch, yaw: 0 });
    if (side === winner) {
      builder.addOffset(piece, 'x', decided - 0.25, 0.5, 'swell', towards * -MEETS.aside * 1.3);
      builder.addOffset(piece, 'glow', decided, 0.7, 'recoil', 1);
    } else {
      builder.addOffset(piece, 'x', decided, SWEPT, 'swell', towards * 0.9);
      builder.addOffset(piece, 'y', decided, SWEPT, 'hop', 0.35);
      builder.addOffset(piece, 'roll', decided, SWEPT, 'swell', towards * 1.4);
    }
  }
  scene.sound('card-lift', begins, middle, 0.8);
  scene.sound('crack', decided, middle);
  scene.effect('debris', decided, middle, { y: MEETS.up + 0.2, intensity: 1.4, tone: 'metal' });
  return there;
}

/** A hero challenges the King for a row. */
export function challenge(beat: Beat<'challenge'>): void {
  const { scene, event, start } = beat;
  const piece = heroPiece(event.hero);
  const figure = start.get(piece)!;
  const king = start.get(KING_PIECE)!;
  const { now } = scene;
  scene.camera(now, fighters(king, figure), {
    intensity: MOMENTS.duel.near,
    duration: 1.2,
  });
  scene.builder.addOffset(piece, 'y', now, 0.35, 'hop', 0.35);
  scene.builder.addOffset(piece, 'height', now + 0.3, 0.4, 'swell', 0.16);
  scene.clip('roar', KING_PIECE, now + 0.25, 0.8);
  scene.sound('leap', now, figure, 0.7);
  scene.sound('shout', now + 0.02, figure, 1, piece);
  scene.sound('grunt', now + 0.35, king, 1, KING_PIECE);
  rest(beat, now + CARD_TIMES.slide);
  scene.now = now + 0.85;
}
