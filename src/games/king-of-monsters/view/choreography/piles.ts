import { CARD_TIMES, carry, type Ends, fly, flyOff } from '#kaiju/show';
import {
  type Card,
  type Event,
  type Hero,
  isCombat,
  type Seat,
  type Side,
  sideName,
} from '#king-of-monsters/rules';
import { actionBack, faceOf } from '../faces';

import { AWAY, overPile } from '../layout';
import { heroPiece, KING_PIECE, type PileName, pilePiece, turnedPiece } from '../pieces';
import type { Beat } from './beat';

/** Cards of a draw that are shown; the rest arrive with the last. */
const SHOWN = 3;
const DRAW = { flight: 0.26, next: 0.06 } as const;
/** Times of a revealed card: flight, reading, removal, seconds. */
const TURNED = { flight: 0.22, read: 0.25, gone: 0.18 } as const;
/** Times of the initiative cards: flight, comparison, removal, seconds. */
const COMPARED = { flight: 0.26, until: 0.42, gone: 0.18 } as const;
const PAUSE = 0.03;

const discardOf = (card: Card): PileName => (isCombat(card) ? 'combatDiscard' : 'actionDiscard');

/** Cards that vanish go to their discards, cards that appear come from the draw pile. */
function pileEnds({ after, before }: Beat): Ends {
  return {
    from: (piece, to) => {
      if (piece.startsWith('plate')) return overPile(before, 'king', 'combat', faceOf(null, 'king'));
      if (piece.startsWith('cover')) return overPile(before, 'league', 'combat', faceOf(null, 'league'));
      return piece.startsWith('turned') ? null : to;
    },
    to: (piece, from) => {
      const side: Side = piece.startsWith('cover') ? 'league' : 'king';
      if (/^(plate|cover|laid)/.test(piece))
        return { ...overPile(after, side, 'combatDiscard', from.variant), yaw: 0 };
      return null;
    },
  };
}

/**
 * Animates all remaining changes; the next scene begins after them.
 * @param except pieces that were moved already @param until earliest start of the next scene, seconds
 */
export function rest(
  beat: Beat,
  at: number,
  { except = [], until = 0 }: { readonly except?: Iterable<string>; readonly until?: number } = {},
): void {
  const { scene, start, destination } = beat;
  scene.now = Math.max(carry(scene, at, start, destination, pileEnds(beat), new Set(except)), until);
}

/** Cards go from a draw pile to a hand. */
export function drawn(beat: Beat<'drawn'>): void {
  const { scene, event, before, start } = beat;
  const { seat, count } = event;
  const side = sideName(seat);
  const back = faceOf(null, side);
  const from = overPile(before, side, 'combat', back);
  const shown = Math.min(SHOWN, count);
  for (let index = 0; index < shown; index++) {
    const at = scene.now + DRAW.next * index;
    flyOff(scene, scene.passing(side), at, DRAW.flight, from, scene.inHand(seat, start, back), AWAY);
    scene.sound('draw', at, from, 0.6);
  }
  rest(beat, scene.now);
  scene.now += Math.max(0, DRAW.next * (shown - 1)) + PAUSE;
}

/** A card goes from a hand to the discards. @returns the arrival time */
export function throwAway(beat: Beat, seat: Seat, card: Card, at: number, index = 0): number {
  const { scene, start, after } = beat;
  const side = sideName(seat);
  const face = faceOf(card, side);
  const begins = at + index * CARD_TIMES.next;
  const to = overPile(after, side, discardOf(card), face);
  flyOff(scene, scene.passing(side), begins, CARD_TIMES.flight, scene.inHand(seat, start, face), to, AWAY, {
    spin: 1,
  });
  scene.sound('card-drop', begins + CARD_TIMES.flight, to, 0.5);
  return begins + CARD_TIMES.flight;
}

/** A card is discarded or paid. */
export function discarded(beat: Beat<'discarded'>): void {
  const { seat, card } = beat.event;
  const there = throwAway(beat, seat, card, beat.scene.now);
  rest(beat, there - CARD_TIMES.slide);
  beat.scene.now = Math.max(beat.scene.now, there + PAUSE);
}

/** Several cards of a hand at once. */
export function throwAll(beat: Beat, seat: Seat, cards: readonly Card[], at: number): number {
  return cards.slice(0, 7).reduce((_, card, index) => throwAway(beat, seat, card, at, index), at);
}

/** An action card is revealed and held up to the camera. */
export function turnUp(beat: Beat<'action-card'>): void {
  const { scene, event, before, destination } = beat;
  const side = sideName(event.seat);
  const piece = turnedPiece(side);
  const from = overPile(before, side, 'action', actionBack(side));
  const begins = Math.max(scene.now, scene.turnedUntil[side]);
  fly(scene, piece, begins, TURNED.flight, from, destination.get(piece)!, { height: 0.9 });
  scene.sound('card-lift', begins, from);
  scene.sound('clack', begins + TURNED.flight, from, 0.5);
  rest(beat, begins, { except: [piece], until: begins + TURNED.read });
}

/** An action card is discarded. */
export function used(beat: Beat<'used'>): void {
  const { scene, event, after, start, destination } = beat;
  const piece = turnedPiece(event.side);
  const from = start.get(piece)!;
  const begins = Math.max(scene.now, scene.turnedUntil[event.side]);
  if (from.visibility > 0) {
    const to = overPile(after, event.side, 'actionDiscard', from.variant);
    flyOff(scene, piece, begins, TURNED.gone, from, to, destination.get(piece)!, { height: 0.1 });
    scene.sound('card-drop', begins + TURNED.gone, to, 0.5);
    scene.turnedUntil[event.side] = begins + TURNED.gone + PAUSE;
  }
  // The next animation starts while the card is in flight, but not before its pile has made room.
  rest(beat, begins, { except: [piece] });
}

/** A draw pile shakes while it is shuffled. */
export function shake({ scene, start }: Beat, side: Side, pile: 'combat' | 'action'): void {
  const piece = pilePiece(side, pile);
  const { now } = scene;
  scene.builder.addOffset(piece, 'x', now, 0.28, 'shiver', 0.07, 3);
  scene.builder.addOffset(piece, 'yaw', now, 0.28, 'shiver', 0.12, 3);
  scene.sound('shuffle', now, start.get(piece)!, 0.6);
}

/** The discards go under or into the draw pile. */
export function shuffled(beat: Beat<'shuffled'>): void {
  const { scene, event } = beat;
  const { now } = scene;
  shake(beat, event.side, event.pile);
  rest(beat, now, { until: now + 0.3 });
}

/** Two heroes exchange a card each, face down. */
export function traded(beat: Beat<'traded'>): void {
  const { scene, event, start } = beat;
  const [one, other] = event.heroes;
  const back = faceOf(null, 'league');
  const [here, there] = [scene.inHand(one, start, back), scene.inHand(other, start, back)];
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const)
    flyOff(scene, scene.passing('league'), scene.now, 0.6, { ...from, width: 0.35 }, to, AWAY, {
      height: 1,
      turns: 1,
    });
  scene.sound('card-lift', scene.now, here);
  scene.sound('pop', scene.now + 0.6, there);
  rest(beat, scene.now);
  scene.now += 0.5;
}

/** A card is stored in the Lab, taken back or discarded; its face stays hidden. */
export function store(beat: Beat<'stored' | 'unstored' | 'taken-up'>): void {
  const { scene, event, start } = beat;
  const back = faceOf(event.type === 'unstored' ? event.card : null, 'league');
  const hand = scene.inHand(event.hero, start, back);
  const lab = { ...start.get('landmark lab')!, y: 0.6, width: 0.22, height: 1, variant: back };
  const [from, to] = event.type === 'stored' ? [hand, lab] : [lab, hand];
  flyOff(scene, scene.passing('league'), scene.now, 0.5, from, to, AWAY, { height: 0.8 });
  scene.sound('draw', scene.now, from, 0.5);
  rest(beat, scene.now + 0.3);
  scene.now += 0.1;
}

/** Dr. Ibis looks at the top of an action deck and may discard it. */
export function ibis(beat: Beat<'ibis-looked' | 'ibis-dropped'>): void {
  const { scene, event, before, after } = beat;
  const side = event.deck;
  const back = actionBack(side);
  const from = overPile(before, side, 'action', back);
  const { now } = scene;
  const piece = scene.passing(side);
  if (event.type === 'ibis-dropped') {
    const face = faceOf(event.card, side);
    flyOff(scene, piece, now, CARD_TIMES.flight, from, overPile(after, side, 'actionDiscard', face), AWAY);
    scene.sound('card-drop', now + CARD_TIMES.flight, from, 0.6);
  } else {
    const held = { ...from, y: 0.9, z: from.z - 0.3, pitch: -0.9 };
    fly(scene, piece, now, 0.3, from, held);
    flyOff(scene, piece, now + 0.42, 0.24, held, from, AWAY);
    scene.builder.addOffset(heroPiece('ibis'), 'height', now + 0.1, 0.5, 'swell', 0.12);
    scene.sound('card-lift', now, from, 0.7);
  }
  rest(beat, now + CARD_TIMES.flight, {
    until: now + (event.type === 'ibis-dropped' ? CARD_TIMES.flight : 0.66),
  });
}

/** Length of the run of initiative comparisons from an index, each hero at most once. */
export function runOfInitiatives(events: readonly Event[], from: number): number {
  const compared = new Set<Hero>();
  let until = from;
  for (; ; until++) {
    const event = events[until];
    if (event?.type !== 'initiative') break;
    const { heroes } = event;
    if (heroes.some((hero) => compared.has(hero))) break;
    for (const hero of heroes) compared.add(hero);
  }
  return until - from;
}

/** The cards that decide which of two heroes goes first (K12.1). */
export const initiative = (beat: Beat<'initiative'>): void => initiatives(beat, [beat.event]);

/** Several comparisons at once. */
export function initiatives(beat: Beat, events: readonly Event[]): void {
  const { scene, before, after, start } = beat;
  const { now } = scene;
  const back = faceOf(null, 'league');
  const from = overPile(before, 'league', 'combat', back);
  const turned = events.flatMap((event) =>
    event.type === 'initiative'
      ? event.cards.map((card, index) => ({ card, hero: event.heroes[index]! }))
      : [],
  );
  for (const [index, { card, hero }] of turned.entries()) {
    if (card === null) continue;
    const face = faceOf(card, 'league');
    const piece = scene.passing('league');
    const figure = start.get(heroPiece(hero))!;
    const shown = {
      ...AWAY,
      x: figure.x,
      y: figure.y + 0.95,
      z: figure.z + 0.25,
      pitch: 0.2,
      width: 0.6,
      variant: face,
    };
    const begins = now + 0.05 * index;
    fly(scene, piece, begins, COMPARED.flight, from, shown, { height: 0.8 });
    const leaves = begins + COMPARED.until;
    flyOff(
      scene,
      piece,
      leaves,
      COMPARED.gone,
      shown,
      overPile(after, 'league', 'combatDiscard', face),
      AWAY,
    );
    scene.sound('draw', begins, from, 0.6);
  }
  const leave = now + COMPARED.until;
  rest(beat, leave, { until: leave + COMPARED.gone + 0.05 * (turned.length - 1) });
}

/** The King discards his hand in a frenzy (K15.1). */
export function gambled(beat: Beat<'gambled'>): void {
  const { scene, start } = beat;
  const king = start.get(KING_PIECE)!;
  scene.clip('throw', KING_PIECE, scene.now, 0.9);
  scene.say('gambled', scene.now, {}, 1.4);
  const there = throwAll(beat, 'king', beat.event.cards, scene.now + 0.35);
  scene.effect('confetti', scene.now + 0.4, king, { y: 1.2, intensity: 0.5 });
  rest(beat, there);
  scene.now = Math.max(scene.now, there) + PAUSE;
}
