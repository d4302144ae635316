import type { Event, EventType, Frame, HeroState, Outcome } from '#king-of-monsters/rules';

const END_CLAUSES = {
  reactor: 'K17.1',
  ocean: 'K17.2',
  heroes: 'K17.3',
  time: 'K17.4',
} as const satisfies Readonly<Record<Outcome['reason'], string>>;

/** The clause of each kind of decision; a hero's turn is looked up by its step. */
const FRAME_CLAUSES = {
  discard: 'K7.1',
  replace: 'K7.3',
  trade: 'K7.4',
  two: 'K8.2',
  wild: 'K8.2',
  fight: 'K9.1',
  move: 'K11.2',
  grey: 'K9.4',
  card: 'K12.5',
  open: 'K14.5',
  duel: 'K10.1',
  frenzy: 'K15.1',
  ibis: 'K16.6',
} as const satisfies Readonly<Record<Exclude<Frame['kind'], 'hero'>, string>>;

const STEP_CLAUSES = { move: 'K13.1', fight: 'K14.1' } as const;

/**
 * The clause of each event that has a fixed one; those of cards, duels and the end depend on their content.
 */
const EVENT_CLAUSES: Readonly<Partial<Record<EventType, string>>> = {
  phase: 'K5.1',
  cleared: 'K6.3',
  dealt: 'K6.3',
  drawn: 'K7.1',
  discarded: 'K1.3',
  replaced: 'K7.3',
  traded: 'K7.4',
  toll: 'K8.1',
  'wild-kept': 'K8.2',
  'wild-placed': 'K8.3',
  smashed: 'K9.3',
  'zone-destroyed': 'K9.5',
  challenge: 'K14.5',
  answered: 'K10.1',
  'duel-over': 'K10.4',
  'taken-out': 'K10.5',
  'king-pushed': 'K15.3',
  redrawn: 'K12.4',
  airstrip: 'K12.4',
  'hero-moved': 'K13.1',
  shifted: 'K14.2',
  peeked: 'K13.2',
  compared: 'K14.4',
  'row-disabled': 'K14.5',
  'row-refilled': 'K14.5',
  token: 'K14.7',
  frenzy: 'K15.1',
  gambled: 'K15.1',
  stored: 'K13.5',
  unstored: 'K13.5',
  'ibis-looked': 'K16.6',
  'ibis-dropped': 'K16.6',
};

const CARD_CLAUSES = { king: 'K8.2', hero: 'K12.3' } as const;
const REVERSE_CLAUSES = { plates: 'K8.2', covers: 'K12.3' } as const;
const DUEL_CLAUSES = { attack: 'K9.6', row: 'K14.5' } as const;
/** In the first turn the King moves without a card. */
const KING_CLAUSES = { first: 'K11.1', later: 'K11.2' } as const;
const COVER_CLAUSES = { hand: 'K14.3', wild: 'K12.3', brick: 'K14.8' } as const;
const GREY_CLAUSES = { objective: 'K9.4', duel: 'K10.3', cover: 'K14.9' } as const;
const STATE_CLAUSES: Readonly<Record<HeroState, string>> = {
  down: 'K10.6',
  rising: 'K16.2',
  up: 'K16.2',
  out: 'K10.5',
  lost: 'K16.2',
  reserve: 'K16.3',
};

/** The clause that an event follows; undefined for bookkeeping. */
export function eventClause(event: Event): string | undefined {
  switch (event.type) {
    case 'action-card':
      return event.seat === 'king' ? CARD_CLAUSES.king : CARD_CLAUSES.hero;
    case 'reversed':
      return event.of === 'plates' ? REVERSE_CLAUSES.plates : REVERSE_CLAUSES.covers;
    case 'duel':
      return event.row === null ? DUEL_CLAUSES.attack : DUEL_CLAUSES.row;
    case 'king-moved':
      return event.card === null ? KING_CLAUSES.first : KING_CLAUSES.later;
    case 'covered':
      return COVER_CLAUSES[event.by];
    case 'grey':
      return GREY_CLAUSES[event.at];
    case 'state':
      return STATE_CLAUSES[event.state];
    case 'over':
      return END_CLAUSES[event.reason];
    default:
      return EVENT_CLAUSES[event.type];
  }
}

/** The clause of the open decision; null at the end of the game. */
export function frameClause(frame: Frame<unknown> | undefined): string | null {
  if (frame === undefined) return null;
  return frame.kind === 'hero' ? STEP_CLAUSES[frame.step] : FRAME_CLAUSES[frame.kind];
}

/** Every clause that events and decisions link to. */
export const TABLE_CLAUSES: readonly string[] = [
  END_CLAUSES,
  FRAME_CLAUSES,
  STEP_CLAUSES,
  EVENT_CLAUSES,
  CARD_CLAUSES,
  REVERSE_CLAUSES,
  DUEL_CLAUSES,
  KING_CLAUSES,
  COVER_CLAUSES,
  GREY_CLAUSES,
  STATE_CLAUSES,
].flatMap((table) => Object.values(table));
