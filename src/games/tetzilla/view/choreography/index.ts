/**
 * How things move on the table of TetZilla.
 *
 * The board is a frame that leans back; its tiles fall along the face, its kaiju are heavy painted miniatures that stand
 * in the boxes as on shelves. What they do with their limbs (`Scene.clip`) goes along with what their bases do.
 *
 * - **Order.** Events are cut into beats (`beats.ts`), each shown as one movement; a beat starts when the one before lets
 *   it (`Scene.now`), so that what flies to the piles overlaps with what comes next.
 * - **Falls.** A tile that slides is turned and moved over everything that is built, hangs for a breath, and falls with
 *   the acceleration of `style.ts`, so that the height can be felt: in the time, the thud, the dust, and how far
 *   everything around it hops (`jolt.ts`).
 * - **Ways.** Nothing passes through what is built: tiles turn above it, kaiju climb and what flies goes before the face.
 * - **Face.** What the face throws off (`WALL`) flies towards the viewer and rains down on the table, from wherever it
 *   breaks off (`rainTime`). A shot of the camera shows the board, not what is beside it (`seenWithin`, `seenAcross`).
 * - **Blows.** A blow is `landBlow` with its force: time stops for a moment, the picture shakes.
 * - **Flashes.** Never more than three a second; `Scene.effect` sees to that.
 * - **Marks.** What events leave on the walls of the boxes is said by `decals.ts` for the table and the timeline alike.
 * - **Durations.** A step 0.8 s, a climb 0.9 s, with a skyscraper in the way 1.6 s; a fall up to 2.2 s with all that it brings; a shot
 *   1.5 s; a death 4 s.
 * - **Secrets.** A timeline is made of what all may see; it never looks at an event's `secret`.
 * - **Law.** At its end a timeline shows exactly the layout of the table after the events.
 */
import { CHANNELS, type Layout, type Timeline } from '#director';
import { type ShowSettings, settleAll } from '#kaiju/show';
import type { Event } from '#tetzilla/rules';
import { advanceTable, advanceThrough } from '../advance';
import { decalsOf } from '../decals';
import { layout } from '../layout';
import type { Table } from '../table';
import { type Beat, beatsOf, type StepName } from './beats';
import { drawTile, putAside } from './deck';
import { gameOver } from './ending';
import { enter } from './entering';
import { Scene } from './scene';
import { fire } from './shots';
import { slideTile } from './slide';
import { abilityTaken, passed, stageBegan, turnBegan } from './stages';
import { takeStep } from './steps';

export type { StepName } from './beats';
export { CAPTIONS, type CaptionKey, type CaptionParams } from './captions';
export { SOUNDS, type SoundKey } from './sounds';

/** A beat with what is on the table around it. */
interface Played {
  readonly scene: Scene;
  readonly before: Table;
  readonly after: Table;
  readonly start: Layout;
  readonly destination: Layout;
  /** Whether words say that a stage begins. */
  readonly named: boolean;
}

function playSingle(event: Event, { scene, before, after, start, destination, named }: Played): void {
  switch (event.type) {
    case 'ability-taken':
      abilityTaken(scene, event, start);
      break;
    case 'tile-drawn':
      drawTile(scene, event, before, destination);
      break;
    case 'tile-aside':
      putAside(scene, event, before, destination);
      break;
    case 'entered':
      enter(scene, event, before, after, destination);
      break;
    case 'passed':
      passed(scene, event, after);
      break;
    case 'turn-began':
      turnBegan(scene, event, start);
      break;
    case 'stage-began':
      stageBegan(scene, event, named, before, after, start, destination);
      break;
    case 'game-over':
      gameOver(scene, event, before, after, start, destination);
      break;
    default:
      // Parts of a beat that stand alone, as in an excerpt of a match.
      settleAll(scene, start, destination, new Set());
      break;
  }
}

function play(beat: Beat, played: Played): void {
  const { scene, before, after, destination } = played;
  switch (beat.kind) {
    case 'slide':
      slideTile(scene, beat, before, after, destination);
      break;
    case 'step':
      takeStep(scene, beat, before, after, advanceTable(before, beat.step), destination);
      break;
    case 'shot':
      fire(scene, beat, before, destination);
      break;
    case 'single':
      playSingle(beat.event, played);
      break;
  }
}

/**
 * The step that a beat begins in an action with a shot: the shot, which has one for each death, and what begins after it.
 * Other actions are told in one.
 */
function stepOf(beats: readonly Beat[], index: number): StepName | null {
  const { kind, events } = beats[index]!;
  const [event] = events;
  if (!beats.some((beat) => beat.kind === 'shot') || event === undefined) return null;
  if (kind === 'shot') return 'fire';
  if (event.type === 'game-over') return 'over';
  if (event.type === 'stage-began') return isNamed(beats, index) ? event.stage : null;
  if (event.type !== 'turn-began') return null;
  const next = beats[index + 1]?.events[0];
  return next?.type === 'stage-began' ? next.stage : 'move';
}

/** Whether words say that a stage begins: where a turn begins, its words are those of its first stage too. */
const isNamed = (beats: readonly Beat[], index: number): boolean =>
  beats[index - 1]?.events.at(-1)?.type !== 'turn-began';

/** Seconds in which a mark comes out. */
const MARK_APPEARS = 0.25;

/** The marks of a beat come out when its last blow lands. */
function leaveMarks(scene: Scene, beat: Beat, before: Table, begins: number): void {
  const at = scene.impact > begins ? scene.impact : scene.now;
  let table = before;
  for (const event of beat.events) {
    for (const decal of decalsOf(table, event))
      scene.builder.cue({ at, kind: 'decal', decal, duration: MARK_APPEARS });
    table = advanceTable(table, event);
  }
}

/** What nobody sees, before and after, is put in its new place out of sight. */
function shiftUnseen({ builder, now }: Scene, start: Layout, destination: Layout): void {
  for (const [piece, from] of start) {
    const to = destination.get(piece)!;
    if (from.visibility > 0 || to.visibility > 0) continue;
    if (CHANNELS.some((channel) => from[channel] !== to[channel])) builder.jump(piece, now, to);
  }
}

/**
 * The timeline that shows the events of one action on a table. It begins with the table's layout and ends with that
 * of {@link advanceThrough}. Throws when the events do not fit the table.
 */
export function choreograph(table: Table, events: readonly Event[], settings: ShowSettings): Timeline {
  const scene = new Scene(table, settings);
  let before = table;
  let start = layout(table);
  const beats = beatsOf(events);
  let from = 0;
  for (const [index, beat] of beats.entries()) {
    const after = advanceThrough(before, beat.events);
    const destination = layout(after);
    const named = isNamed(beats, index);
    const begins = scene.now;
    const step = stepOf(beats, index);
    if (step !== null) scene.beat(step, from);
    from += beat.events.length;
    shiftUnseen(scene, start, destination);
    play(beat, { scene, before, after, start, destination, named });
    leaveMarks(scene, beat, before, begins);
    before = after;
    start = destination;
  }
  return scene.finish(Math.max(scene.now, scene.settled));
}
