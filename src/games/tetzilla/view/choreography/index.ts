/**
 * Choreography of TetZilla: turns events into timelines.
 *
 * The board is a frame that leans back. Tiles fall along its face; kaiju are heavy painted miniatures that stand in the
 * boxes as on shelves. Animations of limbs (`Scene.clip`) accompany the movements of the bases.
 *
 * - **Order.** Events are grouped into beats (`beats.ts`), each shown as one movement. A beat starts at `Scene.now`,
 *   which the previous one sets, so flights to the piles overlap with what comes next.
 * - **Falls.** A tile is turned and moved above the city, hangs for a moment, and falls with the acceleration of
 *   `style.ts`. Duration, thud, dust and hops nearby (`jolt.ts`) grow with the height.
 * - **Paths.** Nothing passes through the city: tiles turn above it, kaiju climb, and flights pass in front of the face.
 * - **Face.** Effects on the face (`WALL`) point to the viewer, and their debris rains down to the table (`rainTime`).
 *   Camera shots show the board, not what is beside it (`seenWithin`, `seenAcross`).
 * - **Blows.** Every blow is a `playImpact` with a force: hit stop and camera shake.
 * - **Flashes.** Never more than three a second; `Scene.effect` enforces that.
 * - **Marks.** `decals.ts` defines the marks on the walls of the boxes, for the table and the timeline alike.
 * - **Durations.** A step 0.8 s, a climb 0.9 s, 1.6 s with a skyscraper in the way; a fall with its consequences up to
 *   2.2 s; a shot 1.5 s; a death 4 s.
 * - **Secrets.** A timeline only uses what everyone may see, never an event's `secret`.
 * - **Law.** A timeline ends exactly with the layout of the table after the events.
 */
import { CHANNELS, type Layout, type Timeline } from '#director';
import { leaveMarks, type ShowSettings, settleAll } from '#kaiju/show';
import type { Event } from '#tetzilla/rules';
import { advanceTable, advanceThrough } from '../advance';
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

/** A beat with its surroundings on the table. */
interface Played {
  readonly scene: Scene;
  readonly before: Table;
  readonly after: Table;
  readonly start: Layout;
  readonly destination: Layout;
  /** Whether a caption announces the stage. */
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
      // Parts of a beat without its beginning, as in an excerpt of a match.
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
 * The step that starts with a beat, in an action with a shot: the shot with one step per death, and what
 * begins after it. Other actions are a single step.
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

/** Whether a caption announces a stage. At the start of a turn, the turn's caption does that. */
const isNamed = (beats: readonly Beat[], index: number): boolean =>
  beats[index - 1]?.events.at(-1)?.type !== 'turn-began';

/** Seconds until a mark is fully visible. */
const MARK_APPEARS = 0.25;

/** Moves pieces that are invisible before and after. */
function shiftUnseen({ builder, now }: Scene, start: Layout, destination: Layout): void {
  for (const [piece, from] of start) {
    const to = destination.get(piece)!;
    if (from.visibility > 0 || to.visibility > 0) continue;
    if (CHANNELS.some((channel) => from[channel] !== to[channel])) builder.jump(piece, now, to);
  }
}

/**
 * The timeline for the events of one action. It starts with the table's layout and ends with that of {@link
 * advanceThrough}. Throws if the events do not fit the table.
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
    leaveMarks(scene, before, after, begins, MARK_APPEARS);
    before = after;
    start = destination;
  }
  return scene.finish(Math.max(scene.now, scene.settled));
}
