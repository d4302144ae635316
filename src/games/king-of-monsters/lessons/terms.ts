import {
  type Action,
  ActionShape,
  COLOURS,
  type Event,
  type KingTypes,
  PositionShape,
  type Seat,
  SITES,
  simulator,
} from '#king-of-monsters/rules';
import { adviceOf, type CoachMoment, type IdeaTerms, MARK_TONES } from '#learning';

type Moment = CoachMoment<KingTypes>;
type Is = (action: Action) => boolean;

const advice = adviceOf(simulator);

/**
 * Ignores storing a card, a power of the Lab that the tutorial leaves out; ending the turn is suggested
 * instead.
 */
const withoutStoring =
  (pick: (moment: Moment, is: Is) => readonly Action[]) =>
  (moment: Moment, is: Is = () => true): readonly Action[] => {
    const picked = pick(moment, is);
    const storing = picked[0]?.do === 'end' && picked[0].store !== undefined;
    return storing
      ? moment.legal.filter((action) => action.do === 'end' && action.store === undefined)
      : picked;
  };

const ranked = withoutStoring(advice.ranked);
const rankedIfBest = withoutStoring(advice.rankedIfBest);

/** Actions of some kinds. */
const does =
  (kinds: readonly string[]): Is =>
  ({ do: kind }) =>
    kinds.includes(kind);

/** The kind of the best action, cached because texts ask for it one by one. */
const bestKind = (() => {
  const known = new WeakMap<Moment, string>();
  return (moment: Moment): string => {
    const kind = known.get(moment) ?? ranked(moment)[0]?.do ?? '';
    known.set(moment, kind);
    return kind;
  };
})();

/** Whether a seat caused an event. Events without a seat belong to the learner. */
function isOf(event: Event, seat: Seat): boolean {
  // It names the attacked hero.
  if (event.type === 'duel') return seat === 'king' && event.row === null;
  const who = 'seat' in event ? event.seat : 'hero' in event ? event.hero : undefined;
  return who === undefined || who === seat;
}

const KINDS = ActionShape.options.map(({ entries }) => entries.do.literal);
const OWN_EVENTS = [
  ...(['airstrip', 'answered', 'challenge', 'compared', 'covered', 'discarded', 'drawn', 'duel'] as const),
  ...(['gambled', 'grey', 'hero-moved', 'ibis-looked', 'king-moved', 'redrawn', 'replaced'] as const),
  ...(['shifted', 'smashed', 'stored', 'token', 'traded', 'wild-placed'] as const),
] as const satisfies readonly Event['type'][];
const OTHERS_EVENTS = ['challenge', 'compared', 'peeked'] as const satisfies readonly Event['type'][];

/** Terms that hints and the tutorial can use. */
export const kingIdeaTerms: IdeaTerms<KingTypes> = {
  words: {
    ...{ can: KINDS, best: KINDS, open: KINDS, ranked: KINDS, 'ranked-if-best': KINDS },
    asked: PositionShape.entries.stack.item.options.map(({ entries }) => entries.kind.literal),
    king: MARK_TONES,
    own: OWN_EVENTS,
    any: OTHERS_EVENTS,
  },
  when: {
    deciding: ({ legal }) => legal.length > 0,
    can: ({ legal }, kinds) => legal.some(does(kinds)),
    'can-store': ({ legal }) => legal.some((action) => action.do === 'end' && action.store !== undefined),
    asked: ({ view, legal }, kinds) => legal.length > 0 && kinds.includes(view.stack.at(-1)?.kind ?? ''),
    best: (moment, kinds) => kinds.includes(bestKind(moment)),
    'last-turn': ({ view, legal }) => legal.length > 0 && view.turn.number === view.options.turnLimit,
    apart: ({ view }) => view.heroes.artemis?.zone !== view.king.zone,
    damaged: ({ view }) =>
      SITES.some((site) => view.zones[site].destroyed || view.zones[site].cards.length > 0),
    /** The King has advanced, and his new chart is untouched. */
    swept: ({ view }) =>
      SITES.some((site) => view.zones[site].destroyed) &&
      COLOURS.every(
        (row) =>
          view.chart[row].plates.length === 4 &&
          view.chart[row].plates.every(({ cover, up, seen }) => cover === null && !up && seen !== true),
      ),
    covered: ({ view: { stack } }) => stack[0]?.kind === 'hero' && stack[0].laid.length > 0,
  },
  wants: {
    open: ({ legal }, kinds) => legal.filter(does(kinds)),
    ranked: (moment, kinds) => ranked(moment, kinds.length === 0 ? undefined : does(kinds)),
    'ranked-if-best': (moment, kinds) => rankedIfBest(moment, does(kinds)),
    'to-king': ({ view, legal }) =>
      legal.filter((action) => action.do === 'move' && action.to === view.king.zone),
    /** At the plates of the first available row. */
    peeks: ({ legal }) => legal.filter(does(['peek'])).slice(0, 4),
  },
  shownBy: {
    own: (event, seat, types) => types.includes(event.type) && isOf(event, seat),
    any: (event, _, types) => types.includes(event.type),
  },
  marks: {
    king: ({ view }, [tone]) => [{ box: view.king.zone, tone: MARK_TONES.find((each) => each === tone)! }],
  },
};
