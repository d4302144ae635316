/**
 * Choreography of King of Monsters. The King is a heavy painted miniature that steps from zone to zone; heroes
 * are light and hop. The chart is the King's body: damage to him is shown on its plates.
 *
 * - **Order.** Events are shown one after the other, each by the scene of its type (`SCENES`). Whatever a scene
 *   does not move is moved by `rest`: cards fly from and to their piles.
 * - **Duels.** The cards of a duel stay beside the chart until it ends; each blow is harder than the last
 *   (`blowOf`).
 * - **Comparing.** Plate and cover rise side by side, faster with each plate of a row.
 * - **Blows.** `landBlow` with a force: a short hit stop and a camera shake.
 * - **Flashes.** At most three per second, enforced by `Scene.effect`.
 * - **Durations.** A card 0.5 s, a blow 0.9 s, damage 1.4 s, the fall of an objective 3 s, a push-back 2.4 s.
 * - **Secrets.** Timelines use public facts only, never an event's `secret`.
 * - **Law.** A timeline ends in exactly the layout of the table after the events.
 */
import type { Timeline } from '#director';
import { leaveMarks, type ShowSettings } from '#kaiju/show';
import type { Event, EventType, Phase } from '#king-of-monsters/rules';
import { advanceTable } from '../advance';
import { layout } from '../layout';
import type { Table } from '../table';
import type { Beat } from './beat';
import * as chart from './chart';
import * as duel from './duel';
import { gameOver, heroCaption, phase } from './ending';
import { changeHands, runOfHands } from './hands';
import * as heroes from './heroes';
import * as king from './king';
import * as piles from './piles';
import { Scene } from './scene';
import * as tricks from './tricks';
import { herald } from './turns';

export { CAPTIONS, type CaptionKey, type CaptionParams } from './captions';
export { SOUNDS, type SoundKey } from './sounds';

/** For events that move nothing visible. */
const quiet = (beat: Beat): void => piles.rest(beat, beat.scene.now);

/** Time to highlight the deciding seats, seconds. */
const LIT = 0.1;

/** Highlights the seats that decide next. */
function waits({ scene, start, destination }: Beat): void {
  for (const [piece, from] of start) {
    const { glow } = destination.get(piece)!;
    if (from.glow !== glow) scene.builder.tween(piece, scene.now, LIT, { glow });
  }
}

/** The scene of each kind of fact. */
export const SCENES: { readonly [Type in EventType]: (beat: Beat<Type>) => void } = {
  phase,
  shuffled: piles.shuffled,
  cleared: chart.cleared,
  dealt: chart.dealt,
  'left-over': quiet,
  drawn: piles.drawn,
  discarded: piles.discarded,
  replaced: tricks.replaced,
  traded: piles.traded,
  'action-card': piles.turnUp,
  used: piles.used,
  toll: chart.toll,
  reversed: tricks.reversed,
  'wild-kept': chart.kept,
  'wild-placed': chart.placed,
  'row-refilled': chart.placed,
  smashed: king.smashed,
  'zone-destroyed': king.destroyed,
  grey: tricks.grey,
  duel: duel.blow,
  answered: duel.blow,
  'duel-over': duel.over,
  challenge: duel.challenge,
  'taken-out': heroes.takenOut,
  state: heroes.changed,
  'king-moved': king.moved,
  'king-pushed': king.pushed,
  frenzy: king.frenzy,
  gambled: piles.gambled,
  initiative: piles.initiative,
  redrawn: heroCaption,
  airstrip: heroCaption,
  'hero-moved': heroes.moved,
  shifted: heroes.shifted,
  peeked: tricks.peeked,
  covered: chart.covered,
  compared: chart.compared,
  'row-disabled': chart.disabled,
  token: tricks.marked,
  stored: piles.store,
  unstored: piles.store,
  'taken-up': piles.store,
  'ibis-looked': piles.ibis,
  'ibis-dropped': piles.ibis,
  waiting: waits,
  over: gameOver,
};

/** Animates one event. */
function show<Type extends EventType>(type: Type, beat: Beat<Type>): void {
  SCENES[type](beat);
}

/** Drops intermediate `waiting` events: only the final deciding seat is highlighted. */
function withoutWaits(events: readonly Event[]): readonly Event[] {
  const last = events.findLastIndex(({ type }) => type === 'waiting');
  return events.filter(({ type }, index) => type !== 'waiting' || index === last);
}

/** The step that an event starts. The end of a turn is long and has one step per phase. */
function stepOf(events: readonly Event[], index: number): Phase | null {
  if (!events.some((event) => event.type === 'phase' && event.phase === 'cleanup')) return null;
  const event = events[index]!;
  if (event.type === 'phase') return event.phase;
  return index === 0 ? 'hero' : null;
}

/** Fade-in time of a mark, seconds. */
const MARK_APPEARS = 0.3;

/**
 * The timeline of one action's events. It starts at the table's layout and ends at that of the table after
 * them. Throws if the events do not fit the table.
 */
export function choreograph(table: Table, events: readonly Event[], settings: ShowSettings): Timeline {
  const scene = new Scene(table, settings);
  let before = table;
  let start = layout(table);
  let run = 0;
  const facts = withoutWaits(events);
  for (let index = 0; index < facts.length; ) {
    const event = facts[index]!;
    run = index > 0 && facts[index - 1]!.type === event.type ? run + 1 : 0;
    const many = Math.max(1, runOfHands(facts, index), piles.runOfInitiatives(facts, index));
    const together = facts.slice(index, index + many);
    const after = together.reduce(advanceTable, before);
    const destination = layout(after);
    const begins = scene.now;
    const step = stepOf(facts, index);
    if (step !== null) scene.beat(step, events.indexOf(event));
    const rest = facts.slice(index + many);
    const beat: Beat = { scene, event, before, after, start, destination, rest, run };
    herald(beat, facts[index - 1]);
    if (many > 1) (event.type === 'initiative' ? piles.initiatives : changeHands)(beat, together);
    else show(event.type, beat);
    leaveMarks(scene, before, after, begins, MARK_APPEARS);
    before = after;
    start = destination;
    index += many;
  }
  return scene.finish();
}
