import type { IdeaTerms } from '#learning';
import {
  ACTION_KINDS,
  type Action,
  type ActionKind,
  type CardId,
  describeCard,
  type Event,
  SUITS,
  type ZorglTypes,
} from '#zorgl/rules';
import {
  best,
  eventsOf,
  FAR,
  floorsOf,
  isBeside,
  isPlain,
  type Moment,
  nearness,
  pairOf,
  rankIn,
  scoringOf,
  steps,
  suitIn,
  worthOf,
} from './reading';

const PLANT = 'd4';
/** From this many floors on, a player is close to winning. */
const NEARLY = 8;
/** Cards other than plain ones: jokers, aces, faces. */
const SPECIAL = ['joker', 'A', 'J', 'Q', 'K'];
const MOVES: readonly ActionKind[] = ['move', 'blitz', 'blitz-on', 'burrow', 'leap', 'army-move'];
/** Attacks and powers, the only actions that can win floors. */
const BLOWS: readonly ActionKind[] = ['attack', 'frenzy', 'frenzy-on', 'shake', 'throw', 'missile', 'tail'];
const OWN_EVENTS = [
  'crush',
  'follow',
  'howl',
  'stamp',
  'turn-ended',
] as const satisfies readonly Event['type'][];

const does =
  (kinds: readonly string[]) =>
  ({ do: kind }: Action): boolean =>
    kinds.includes(kind);

const flees = (action: Action): boolean => 'flee' in action && action.flee !== undefined;

/** Whether a card is a joker or of one of the ranks. */
function isOneOf(card: CardId, special: readonly string[]): boolean {
  const known = describeCard(card);
  return special.includes('joker' in known ? 'joker' : known.rank);
}

/** An attack with a two to ten. */
const isShove = (action: Action): boolean =>
  action.do === 'attack' && rankIn(action) !== null && rankIn(action) !== 'A';

const shoves = (moment: Moment): readonly Action[] =>
  best(moment, isShove, (action) => floorsOf(moment, action));

/**
 * Steps with a plain card of a suit, closest to the other monster first. Faces and aces are kept for their
 * powers.
 */
const stepsWith = (moment: Moment, suits: readonly string[]): readonly Action[] =>
  best(
    moment,
    (action) => action.do === 'move' && suits.includes(suitIn(action) ?? '') && isPlain(action),
    (action) => nearness(moment, action),
  );

const tramples = (moment: Moment, action: Action): boolean =>
  eventsOf(moment, action).some(({ type }) => type === 'crush');

/** Whether some legal attack or power fits. */
const someBlow = (moment: Moment, is: (event: Event, action: Action) => boolean): boolean =>
  moment.legal.some(
    (action) => does(BLOWS)(action) && eventsOf(moment, action).some((event) => is(event, action)),
  );

const ends = ({ legal }: Moment): readonly Action[] => legal.filter(does(['end']));

/**
 * Steps towards the other monster, or army moves if the monster already stands well; the least valuable cards
 * first.
 */
const others = (moment: Moment): readonly Action[] =>
  best(
    moment,
    ({ do: kind }) => kind !== 'army-attack',
    (action) => {
      const plain = isPlain(action) ? 4 : 1;
      if (action.do === 'army-move') return plain + (isBeside(moment) ? 20 : 0);
      return plain + (does(MOVES)(action) ? nearness(moment, action) : 1);
    },
  );

/** The terms of hints and the first game of Zorgl-Zilla. */
export const zorglIdeaTerms: IdeaTerms<ZorglTypes> = {
  words: {
    ...{ can: ACTION_KINDS, chases: ACTION_KINDS, used: ACTION_KINDS },
    ...{ holds: SPECIAL, played: SPECIAL },
    ...{ 'chases-with': SUITS, 'crushes-with': SUITS, walk: SUITS, chase: SUITS },
    scoring: [...ACTION_KINDS, '1', '2'],
    pile: ['2', '7'],
    moved: ['blitz', 'burrow', 'leap'],
    own: OWN_EVENTS,
    any: ['flee'],
  },
  when: {
    begun: ({ view }) => view.turn.played > 0,
    unfinished: ({ view }) => view.turn.played < view.turn.quota,
    can: ({ legal }, kinds) => legal.some(does(kinds)),
    'may-end': (moment) => moment.legal.length > 1 && ends(moment).length > 0,
    /** No card has an effect. */
    stuck: ({ legal }) => legal.length > 0 && legal.every(does(['ignore', 'end'])),
    beside: isBeside,
    apart: (moment) => !isBeside(moment),
    /** The learner's pile is worth at least this much. */
    pile: (moment, [least]) => worthOf(moment) >= Number(least),
    'anyone-near-win': ({ view }) => view.order.some((seat) => worthOf({ view, seat }) >= NEARLY),
    'near-plant': (moment) => {
      const pair = pairOf(moment);
      return pair !== null && steps(pair.own, PLANT) <= 2;
    },
    holds({ view, seat }, special) {
      const hand = view.players[seat]?.hand;
      return hand !== undefined && !('count' in hand) && hand.some((card) => isOneOf(card, special));
    },
    /** An action makes a unit flee; of one of these kinds, if any are given. */
    chases: ({ legal }, kinds) =>
      legal.some((action) => flees(action) && (kinds.length === 0 || does(kinds)(action))),
    'chases-with': (moment, suits) => stepsWith(moment, suits).some(flees),
    'crushes-with': (moment, suits) => {
      const [first] = stepsWith(moment, suits);
      return first !== undefined && tramples(moment, first);
    },
    'shoves-straight': (moment) => suitIn(shoves(moment)[0]!) === 'D',
    'can-chain': (moment) => someBlow(moment, (event) => event.type === 'attack' && event.line.length > 1),
    'can-hit-plant': (moment) =>
      someBlow(
        moment,
        (event, action) => event.type === 'floors' && event.plant && floorsOf(moment, action) > 0,
      ),
    'can-score': (moment) => scoringOf(moment).length > 0,
    'best-wasted': (moment) => others(moment)[0]?.do === 'ignore',
  },
  wants: {
    shove: shoves,
    /** A power that wins at least this many floors. */
    scoring: (moment, [kind, least]) =>
      best(
        moment,
        (action) => action.do === kind && rankIn(action) !== 'A',
        (action) => floorsOf(moment, action) - Number(least) + 1,
      ),
    ace: (moment) =>
      best(
        moment,
        (action) => action.do !== 'attack' && rankIn(action) === 'A',
        (action) => floorsOf(moment, action),
      ),
    joker: (moment) =>
      best(
        moment,
        (action) => action.do === 'attack' && rankIn(action) === null && 'card' in action,
        (action) => floorsOf(moment, action),
      ),
    /** Attacks that cost no floors. */
    push: (moment) =>
      best(
        moment,
        isShove,
        (action) => eventsOf(moment, action).filter(({ type }) => type === 'follow').length,
      ),
    army: (moment) => best(moment, does(['army-move']), (action) => (isPlain(action) ? 1 : 0)),
    walk: (moment, suits) => stepsWith(moment, suits).filter((action) => !flees(action)),
    /** Steps that make a unit flee, or else any step. */
    chase(moment, suits) {
      const all = stepsWith(moment, suits);
      const fleeing = all.filter(flees);
      return fleeing.length > 0 ? fleeing : all;
    },
    /** Plain cards only: faces and aces are worth more than a fleeing unit. */
    flight: (moment) =>
      best(moment, flees, (action) => nearness(moment, action) + (isPlain(action) ? FAR : 0)),
    /** A red card that will not be worth more later. */
    waste: (moment) =>
      best(
        moment,
        (action) => action.do === 'ignore' && (suitIn(action) === 'H' || suitIn(action) === 'D'),
        (action) => (isPlain(action) ? 2 : 1),
      ),
    stride: (moment) =>
      best(moment, does(['burrow', 'leap', 'blitz']), (action) => nearness(moment, action) - FAR + 2),
    trample: (moment) =>
      best(moment, does(['burrow', 'leap']), (action) => (tramples(moment, action) ? 1 : 0)),
    /** Not while a card can still score, which would puzzle newcomers. */
    end: (moment) => (scoringOf(moment).length > 0 ? [] : ends(moment)),
    /** First what scores, then ending the turn, then moving closer. */
    advice(moment) {
      const scoring = scoringOf(moment);
      if (scoring.length > 0) return scoring;
      const end = ends(moment);
      return end.length > 0 ? end : others(moment);
    },
  },
  shownBy: {
    own: (event, seat, types) =>
      types.includes(event.type) &&
      ('player' in event ? event.player : 'monster' in event && event.monster) === seat,
    any: (event, _, types) => types.includes(event.type),
    played: (event, seat, special) =>
      event.type === 'card-played' && event.player === seat && isOneOf(event.card, special),
    used: (event, seat, kinds) =>
      event.type === 'card-played' && event.player === seat && kinds.includes(event.use),
    moved: (event, seat, manners) =>
      event.type === 'move' && event.monster === seat && manners.includes(event.manner),
    chained: (event) => event.type === 'attack' && event.line.length > 1,
    'plant-hit': (event, seat) => event.type === 'floors' && event.plant && event.player === seat,
  },
  marks: {
    own: (moment) => {
      const pair = pairOf(moment);
      return pair === null ? [] : [{ box: pair.own, tone: 'good' }];
    },
  },
};
