import type { IdeaTerms } from '#learning';
import {
  ACTION_KINDS,
  type Action,
  BUILDING_KINDS,
  DEADLY_HITS,
  type Event,
  GUARD_KINDS,
  STAGES,
  type TetzillaTypes,
  TURNS,
} from '#tetzilla/rules';
import {
  climbs,
  enters,
  guardOf,
  hitsOf,
  landedMarks,
  type Moment,
  ownMark,
  ranked,
  rankedIfBest,
} from './reading';

/** Once the city is higher than this row, a tile may soon not fit. */
const HIGH = 16;
/** From this turn on, the first game explains abilities even if none was used. */
const ABILITY_TURN = 3;

const does =
  (kinds: readonly string[]) =>
  ({ do: kind }: Action): boolean =>
    kinds.includes(kind);

const ownHits = ({ view, seat }: Moment): number => view.players[seat]?.hits ?? 0;

const THINGS = [...BUILDING_KINDS, 'guard', 'kaiju'];
const OWN_EVENTS = ['ability-taken', 'passed', 'tile-slid'] as const satisfies readonly Event['type'][];

/** The terms of hints and the first game of TetZilla. */
export const tetzillaIdeaTerms: IdeaTerms<TetzillaTypes> = {
  words: {
    ...{ can: ACTION_KINDS, best: ACTION_KINDS, ranked: ACTION_KINDS },
    ...{ beside: THINGS, into: THINGS, 'into-if-best': THINGS, crushed: THINGS },
    ...{ guard: GUARD_KINDS, shots: GUARD_KINDS, fired: GUARD_KINDS },
    stage: STAGES,
    turn: Array.from({ length: TURNS }, (_, index) => String(index + 1)),
    own: OWN_EVENTS,
  },
  when: {
    deciding: ({ legal }) => legal.length > 0,
    can: ({ legal }, kinds) => legal.some(does(kinds)),
    best: (moment, kinds) => kinds.includes(ranked(moment)[0]?.do ?? ''),
    stage: ({ view }, stages) => stages.includes(view.turn.stage),
    /** In this turn or a later one. */
    turn: ({ view }, [number]) => view.turn.number >= Number(number),
    'last-turn': ({ view }) => view.turn.number === TURNS || view.last,
    dead: (moment) => ownHits(moment) >= DEADLY_HITS,
    hit: (moment) => ownHits(moment) > 0,
    high: ({ view: { board } }) =>
      board.slice(0, board.length - HIGH).some((row) => row.split(' ').some((token) => token !== '.')),
    guard: (moment, kinds) => moment.legal.some((action) => kinds.includes(guardOf(moment, action) ?? '')),
    beside: (moment, things) => moment.legal.some((action) => enters(moment, action, things)),
    'can-climb': (moment) => moment.legal.some((action) => climbs(moment, action)),
    'ability-met': ({ view, seat }) => view.players[seat]?.spent === true || view.turn.number >= ABILITY_TURN,
    'some-crushed': ({ view, seat }) => (view.players[seat]?.pile.length ?? 0) >= 3,
  },
  wants: {
    ranked: (moment, kinds) => ranked(moment, kinds.length === 0 ? undefined : does(kinds)),
    into: (moment, things) => ranked(moment, (action) => enters(moment, action, things)),
    'into-if-best': (moment, things) => rankedIfBest(moment, (action) => enters(moment, action, things)),
    'climb-if-best': (moment) => rankedIfBest(moment, (action) => climbs(moment, action)),
    /** Shots that hurt others more than the learner. */
    shots: (moment, kinds) =>
      ranked(moment, (action) => {
        if (!kinds.includes(guardOf(moment, action) ?? '')) return false;
        const { own, others } = hitsOf(moment, action);
        return others > own;
      }),
    'sparing-shots': (moment) => {
      const spares = ranked(moment, (action) => hitsOf(moment, action).own === 0);
      return spares.length > 0 ? spares : ranked(moment);
    },
  },
  shownBy: {
    own: (event, seat, types) => types.includes(event.type) && 'player' in event && event.player === seat,
    fired: (event, seat, kinds) =>
      event.type === 'fired' && event.player === seat && kinds.includes(event.kind),
    crushed: (event, seat, things) =>
      event.type === 'overran' &&
      event.player === seat &&
      things.includes(GUARD_KINDS.some((kind) => kind === event.marker) ? 'guard' : event.marker.slice(0, 1)),
    climbed: (event, seat) =>
      event.type === 'stepped' && event.player === seat && event.to.slice(1) !== event.from.slice(1),
  },
  marks: {
    own: ownMark,
    landing: (moment) => landedMarks(moment, ranked(moment)[0]),
  },
};
