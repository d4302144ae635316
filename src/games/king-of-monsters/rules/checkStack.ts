import type { Problem } from '#core';
import type { Colour } from './cards';
import { type Hero, isSite } from './island';
import { legal } from './legal';
import type { DuelFrame, Frame, HeroFrame, Phase, Position, Power } from './position';
import { makeProblem } from './problems';
import { isUp } from './table';

type Kind = Frame['kind'];

/** Frames that may be directly below a frame; all others must be at the bottom. */
const INSIDE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  duel: ['fight', 'frenzy', 'hero'],
  grey: ['fight', 'frenzy'],
  frenzy: ['hero'],
  open: ['hero'],
  wild: ['frenzy'],
};

/** Phase of each frame that may be at the bottom of the stack. */
const PHASE_OF: Readonly<Partial<Record<Kind, Phase>>> = {
  discard: 'draw',
  replace: 'draw',
  trade: 'draw',
  two: 'rampage',
  wild: 'rampage',
  fight: 'rampage',
  move: 'rampage',
  card: 'hero',
  hero: 'hero',
  ibis: 'cleanup',
};

/** Owner of each once-per-turn power. */
const OWNERS: Readonly<Partial<Record<Power, Hero>>> = { peek: 'artemis', token: 'dynamo', brick: 'brick' };

const twice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

/**
 * Validates the frame of a hero's turn (K13, K14).
 * @param onTop false while another decision is open inside it
 */
function heroFits(position: Position, frame: HeroFrame, onTop: boolean): boolean {
  const { seat, step, row, free, jumps, used, laid, struck } = frame;
  if (twice(used) || twice(laid) || twice(struck)) return false;
  if (used.some((power) => OWNERS[power] !== undefined && OWNERS[power] !== seat)) return false;
  if (seat === 'bamf' ? !free : jumps > 0) return false;
  if ((row === null) !== (step === 'move' || free)) return false;
  if (step === 'move' && (!onTop || laid.length + struck.length > 0)) return false;
  return !onTop || isUp(position, seat);
}

/** A contested row has no plates and is not disabled; below its frame is the hero's turn (K14.5). */
function rowFits({ chart }: Position, hero: Hero, row: Colour, below: Frame | undefined): boolean {
  const { plates, disabled } = chart[row];
  return below?.kind === 'hero' && below.seat === hero && plates.length === 0 && !disabled;
}

/** A duel is between the King and one hero: an attack, or a fight for a row (K9.6, K14.5). */
function duelFits(position: Position, { seat, hero, row }: DuelFrame, below: Frame | undefined): boolean {
  if ((seat !== 'king' && seat !== hero) || !isUp(position, hero)) return false;
  return row === null ? below?.kind !== 'hero' : rowFits(position, hero, row, below);
}

/** Validates a frame against the one below it and the table. */
function fits(position: Position, frame: Frame, below: Frame | undefined, onTop: boolean): boolean {
  const { turn, king, heroes, zones, decks } = position;
  switch (frame.kind) {
    case 'trade': {
      const { offer } = frame;
      const held = offer === null || heroes[offer.hero]?.hand.includes(offer.card) === true;
      return held && isUp(position, 'ninja') && (offer === null || !turn.traded.includes(offer.hero));
    }
    case 'replace':
    case 'card':
      return isUp(position, frame.seat);
    case 'grey':
      return isUp(position, 'grey') && isSite(king.zone) && zones[king.zone].cards.length > 0;
    case 'hero':
      return heroFits(position, frame, onTop);
    case 'open':
      return isUp(position, frame.hero) && rowFits(position, frame.hero, frame.row, below);
    case 'duel':
      return duelFits(position, frame, below);
    case 'ibis':
      return isUp(position, 'ibis') && (frame.deck === null || decks[frame.deck].action.length > 0);
    default:
      return true;
  }
}

/**
 * Validates the queue: only in the Draw and Hero phases, each seat once, without the active one (K7.1,
 * K12.1).
 */
function checkQueue({ turn, stack, heroes }: Position): Problem | undefined {
  const { queue, traded, phase } = turn;
  const bottom = stack[0];
  const waits = bottom?.kind === 'discard' || phase === 'hero';
  const wrong = queue.findIndex(
    (seat, index) =>
      !waits ||
      queue.indexOf(seat) < index ||
      seat === bottom?.seat ||
      (seat === 'king' ? phase === 'hero' : heroes[seat] === undefined),
  );
  if (wrong >= 0)
    return makeProblem(`turn.queue[${wrong}]`, 'king.queue', {}, phase === 'hero' ? 'K12.1' : 'K7.1');
  const stranger = traded.findIndex(
    (hero, index) => bottom?.kind !== 'trade' || traded.indexOf(hero) < index || heroes[hero] === undefined,
  );
  if (stranger >= 0) return makeProblem(`turn.traded[${stranger}]`, 'king.traded', {}, 'K7.4');
  return traded.length % 2 === 0 ? undefined : makeProblem('turn.traded', 'king.traded', {}, 'K7.4');
}

/**
 * Checks that the open decisions are consistent with each other and the table, even if play could never reach
 * them.
 */
export function checkStack(position: Position): Problem | undefined {
  const { stack, outcome, turn, heroes } = position;
  if ((stack.length === 0) !== (outcome !== null)) return makeProblem('stack', 'king.outcome', {}, 'K17.1');
  if (outcome !== null) return undefined;
  for (const [index, frame] of stack.entries()) {
    const below = stack[index - 1];
    const due =
      below === undefined ? PHASE_OF[frame.kind] === turn.phase : INSIDE[frame.kind]?.includes(below.kind);
    const known = frame.seat === 'king' || heroes[frame.seat] !== undefined;
    const onTop = index === stack.length - 1;
    if (due !== true || !known || !fits(position, frame, below, onTop)) {
      return makeProblem(`stack[${index}]`, 'king.stack', {}, 'K3.5');
    }
  }
  return (
    checkQueue(position) ??
    (legal(position).length > 0 ? undefined : makeProblem('stack', 'king.stack', {}, 'K3.5'))
  );
}
