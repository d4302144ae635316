import { clauseBy, type LogTable } from '#module';
import { type Event, GUARDS, partsOf } from '#tetzilla/rules';
import { type Drawing, LOG_DRAWINGS } from '#ui';
import { capital } from '../capital';
import type { TetMessages } from '../messages';
import { GUN_CLAUSES, STAGE_CLAUSES } from './clauses';
import { ABILITY_DRAWINGS, GLYPH_DRAWINGS, MARKER_DRAWINGS } from './icons';
import { kindOf, markerName } from './names';

/** A tile of four boxes. */
const TILE: Drawing = [{ d: 'M3 5.500h6v6.500h12v6.500H9v-6.500H3zM9 5.500v6.500M15 12v6.5', solid: false }];

type EventOf<Type extends Event['type']> = Event & { readonly type: Type };

const isOf =
  <Type extends Event['type']>(type: Type) =>
  (event: Event): event is EventOf<Type> =>
    event.type === type;

const overranIn = (joined: readonly Event[]) => joined.find(isOf('overran'));

/** Along a ledge, or up the wall. */
function wayOf({ from, to }: EventOf<'stepped'>): 'left' | 'right' | 'up' {
  const [west, east] = [from[0]!, to[0]!];
  return west === east ? 'up' : west < east ? 'right' : 'left';
}

function stepText(
  name: string,
  { from, to, cost }: EventOf<'stepped'>,
  overran: EventOf<'overran'> | undefined,
  words: TetMessages,
): string {
  const { log } = words;
  const begin = log.stepped(name, to, from[0] === to[0]);
  if (overran === undefined) return `${begin}${log.cost(cost)}.`;
  const known = overran.secret?.marker;
  const worth = known === undefined ? '' : log.worth(partsOf(known).points ?? 0);
  return `${begin}${log.overran(markerName(overran.marker, words))}${worth}${log.cost(cost)}.`;
}

/** The log line of each event type. */
export function logTable(words: TetMessages): LogTable<Event> {
  const { log, things } = words;
  return {
    'ability-taken': {
      seat: 'player',
      icon: ({ ability }) => ABILITY_DRAWINGS[ability],
      clause: 'T3.3',
      text: (name, { ability }) => log.ability(name, things.abilities[ability].name),
    },
    'tile-slid': {
      seat: 'player',
      icon: TILE,
      clause: 'T4.4',
      joins: ['marker-placed'],
      text: (name, { column, row, spin }, { joined }) => {
        const placed = joined.filter(isOf('marker-placed'));
        const brought = placed.map(({ box, marker }) => log.placed(markerName(marker, words), box));
        return log.slid(name, column, row, spin, brought);
      },
    },
    entered: {
      seat: 'player',
      icon: [GLYPH_DRAWINGS.up],
      clause: 'T3.5',
      text: (name, { box }) => log.entered(name, box),
    },
    stepped: {
      seat: 'player',
      tone: (_, { joined }) => (joined.length > 0 ? 'hit' : 'plain'),
      icon: (event, { joined }) => {
        const overran = overranIn(joined);
        return overran === undefined
          ? [GLYPH_DRAWINGS[wayOf(event)]]
          : MARKER_DRAWINGS[kindOf(overran.marker)];
      },
      clause: clauseBy((_, { joined }) => (joined.length > 0 ? 'overrun' : 'step'), {
        step: 'T5.6',
        overrun: 'T5.7',
      }),
      joins: ['overran'],
      text: (name, event, { joined }) => stepText(name, event, overranIn(joined), words),
    },
    passed: { seat: 'player', tone: 'quiet', icon: LOG_DRAWINGS.pass, clause: 'T5.3', text: log.passed },
    fired: {
      seat: 'player',
      icon: ({ kind }) => MARKER_DRAWINGS[kind],
      clause: clauseBy(({ kind }) => GUARDS[kind].name, GUN_CLAUSES),
      text: (by, { guard, kind, target, dir }, { name }) =>
        ({
          laser: () => log.fired.laser(by, guard, target === undefined ? null : name(target)),
          missile: () => log.fired.missile(by, guard),
          tank: () => log.fired.tank(by, guard, dir === undefined ? null : things.directions[dir]),
        })[GUARDS[kind].name](),
    },
    hit: {
      seat: 'kaiju',
      tone: ({ hits }) => (hits > 0 ? 'hit' : 'quiet'),
      icon: ({ hits }) => (hits > 0 ? LOG_DRAWINGS.hit : ABILITY_DRAWINGS['tough-skin']),
      clause: clauseBy(({ ignored }) => (ignored > 0 ? 'ignored' : 'taken'), {
        taken: 'T7.1',
        ignored: 'T7.2',
      }),
      text: (name, { hits, ignored, total }) => (ignored > 0 ? log.ignored : log.hit)(name, hits, total),
    },
    died: {
      seat: 'kaiju',
      tone: 'combo',
      icon: LOG_DRAWINGS.death,
      clause: 'T8.1',
      text: (name, { box }) => log.died(name, box),
    },
    'stage-began': {
      tone: 'turn',
      icon: [GLYPH_DRAWINGS.drop],
      clause: clauseBy(({ stage }) => stage, STAGE_CLAUSES),
      text: (_, { stage }) => log.stage[stage],
    },
    'turn-began': {
      seat: 'start',
      tone: 'turn',
      icon: LOG_DRAWINGS.turn,
      clause: 'T9.1',
      text: (name, { number }) => log.turn(number, name),
    },
    'tile-aside': {
      seat: 'player',
      tone: 'combo',
      icon: LOG_DRAWINGS.discard,
      clause: 'T4.9',
      text: log.aside,
    },
    'game-over': {
      seat: ({ winners: [first = null, ...others] }) => (others.length > 0 ? null : first),
      tone: 'end',
      icon: LOG_DRAWINGS.end,
      clause: clauseBy(({ reason }) => reason, { turns: 'T9.1', full: 'T9.2', ruin: 'T9.3' }),
      text: (_, { winners, scores, reason }, { name }) => {
        const called = capital(words.list(winners.map(name)));
        const [first] = winners;
        const score = first === undefined ? 0 : (scores[first] ?? 0);
        return `${log.over[reason]} ${log.wins(called, winners.length > 1, score)}`;
      },
    },
  };
}
