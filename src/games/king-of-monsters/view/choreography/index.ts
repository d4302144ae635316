/**
 * How things move on the table of King of Monsters.
 *
 * The King is a heavy painted miniature that steps from zone to zone of the island; heroes are light and hop. The chart
 * before it is the King's body: what is done to him is done to its plates.
 *
 * - **Order.** Facts are shown one after the other, each by the scene of its kind (`SCENES`); none is without one. What
 *   a scene does not move by itself, `rest` brings to its place: cards fly from their piles and to them.
 * - **Duels.** The cards of a duel lie beside the chart until it is over; each blow is harder than the one before
 *   (`blowOf`).
 * - **Comparing.** Plate and cover rise side by side; a row is peeled faster with each card.
 * - **Blows.** A blow is `landBlow` with its force: time stops for a moment, the picture shakes.
 * - **Flashes.** Never more than three a second; `Scene.effect` sees to that.
 * - **Durations.** A card half a second, a blow 0.9 s, damage 1.4 s, the fall of an objective 3 s, a push 2.4 s.
 * - **Secrets.** A timeline is made of what all may see; it never looks at an event's `secret`.
 * - **Law.** At its end a timeline shows exactly the layout of the table after the events.
 */
import type { Timeline } from '#director';
import type { ShowSettings } from '#kaiju/show';
import type { Event, EventType, Phase } from '#king-of-monsters/rules';
import { advanceTable } from '../advance';
import { decalsOf } from '../decals';
import { layout } from '../layout';
import type { Table } from '../table';
import type { Beat } from './beat';
import * as chart from './chart';
import * as duel from './duel';
import { gameOver, phase, told } from './ending';
import { changeHands, runOfHands } from './hands';
import * as heroes from './heroes';
import * as king from './king';
import * as piles from './piles';
import { Scene } from './scene';
import * as tricks from './tricks';
import { herald } from './turns';

export { CAPTIONS, type CaptionKey, type CaptionParams } from './captions';
export { SOUNDS, type SoundKey } from './sounds';

/** Shows that nothing but the order of things changes. */
const quiet = (beat: Beat): void => piles.rest(beat, beat.scene.now);

/** Seconds in which those who decide are lit. */
const LIT = 0.1;

/** Those who decide next are lit. */
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
  redrawn: told,
  airstrip: told,
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

/** Shows a fact by the scene of its kind. */
function show<Type extends EventType>(type: Type, beat: Beat<Type>): void {
  SCENES[type](beat);
}

/** Facts without those who were to decide and have: only who decides in the end is lit. */
function withoutWaits(events: readonly Event[]): readonly Event[] {
  const last = events.findLastIndex(({ type }) => type === 'waiting');
  return events.filter(({ type }, index) => type !== 'waiting' || index === last);
}

/** The step that a fact begins: the end of a turn is long, and told phase by phase. */
function stepOf(events: readonly Event[], index: number): Phase | null {
  if (!events.some((event) => event.type === 'phase' && event.phase === 'cleanup')) return null;
  const event = events[index]!;
  if (event.type === 'phase') return event.phase;
  return index === 0 ? 'hero' : null;
}

/** Seconds in which a mark comes out. */
const MARK_APPEARS = 0.3;

/** The marks of a fact come out when its last blow lands. */
function leaveMarks({ scene, event, before }: Beat, begins: number): void {
  const at = scene.impact > begins ? scene.impact : scene.now;
  for (const decal of decalsOf(before, event)) {
    scene.builder.cue({ at, kind: 'decal', decal, duration: MARK_APPEARS });
  }
}

/**
 * The timeline that shows the events of one action on a table. It begins with the table's layout and ends with that
 * of the table after them. Throws when the events do not fit the table.
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
    leaveMarks(beat, begins);
    before = after;
    start = destination;
    index += many;
  }
  return scene.finish();
}
