/**
 * Choreography of Zorgl-Zilla: turns events into timelines.
 *
 * Pieces are heavy painted miniatures moved by an invisible hand: they hop, tilt and land, they do not walk.
 * Animations of limbs (`Scene.clip`) accompany that and never move the base.
 *
 * Timings are in `style.ts`, the particle recipes in `src/kaiju/effects`. The page `/dev/choreography` plays every
 * kind of event by itself.
 *
 * - **Order.** Events are grouped into beats (`beats.ts`), each shown as one movement. A beat starts at `Scene.now`,
 *   which the previous one sets, so flying floors and falling cards overlap with what comes next.
 * - **Cause first.** Anticipation 0.15–0.35 s, contact, then the consequence.
 * - **Blows.** Every blow is a `playImpact` with a force: hit stop, slow motion from a combo on, camera shake. A
 *   mega-combo is stronger than a combo, a combo stronger than a hit. A chain passes the blow on link by link; each
 *   link is squashed and lights up.
 * - **Flashes.** Never more than three a second; `Scene.effect` enforces that.
 * - **Marks.** `decals.ts` defines the marks on the ground, for the table and the timeline alike.
 * - **Durations.** A card is readable for 0.3 s before its monster acts; a step 0.5 s, a slide 0.45 s, a floor's
 *   flight 0.6–0.9 s, a power up to 1.5 s, a mega-power up to 2 s, the end of a turn less than 1 s.
 * - **Easings.** `in-out` for what moves by itself, `out` for what is pushed, `in` for what charges or falls, `back`
 *   for what pops up. Hops, squashes and shakes are offsets, so they end where they began.
 * - **Paths.** What is thrown or won flies over the city, never through it. What is pushed stays on the ground.
 * - **Heights.** A climber hops in an arc that clears the edge of the roof and sinks with the floors under it. What is
 *   pushed off a roof drops at once.
 * - **Weight.** Camera shake 0.15 for a hit, 0.35 for a fallen building, 0.7 for the plant, 1 at most. Dust 0.5 for a
 *   step, 1.5 for the landing of a leap.
 * - **Camera.** `Scene.camera` names what must be visible, from the start of a movement; role `impact` for a blow and
 *   its collapse, `finale` for the end. The camera director decides on the actual movement.
 * - **Law.** A timeline ends exactly with the layout of the table after the events.
 */
import type { Layout, Timeline } from '#director';
import { leaveMarks, settleAll } from '#kaiju/show';
import type { Event } from '#zorgl/rules';
import { advanceThrough } from '../advance';
import { layout } from '../layout';
import type { Table } from '../table';
import { hover } from './air';
import { armyMove } from './army';
import { attack } from './attack';
import { type Beat, beatsOf, type QuakeBeat } from './beats';
import { cardDiscarded, cardPlayed, draw, reshuffle } from './cards';
import { discardFromHand } from './discards';
import { ink } from './ink';
import { missile } from './missile';
import { gameOver, howl, inertia, passedOver, stamp, turnStarted } from './moments';
import { move } from './moves';
import { type ChoreographySettings, Scene } from './scene';
import { shake } from './shake';
import { coil, sweepEnded } from './tail';

export type { CaptionKey, ChoreographySettings, SoundKey } from './scene';
export { CAPTIONS, SOUNDS } from './scene';

/** Seconds until a mark on the ground is fully visible. */
const DECAL_APPEARS = 0.15;

function playSingle(scene: Scene, event: Event, before: Table, start: Layout, destination: Layout): void {
  switch (event.type) {
    case 'card-played':
      cardPlayed(scene, event, before, start, destination);
      break;
    case 'card-discarded':
      cardDiscarded(scene, before, start, destination);
      break;
    case 'draw':
      draw(scene, event, before, start, destination);
      break;
    case 'reshuffle':
      reshuffle(scene, start, destination);
      break;
    case 'stamp':
      stamp(scene, event, start);
      break;
    case 'howl':
      howl(scene, event, start);
      break;
    case 'inertia':
      inertia(scene, event, start);
      break;
    case 'sweep':
      coil(scene, event, start);
      break;
    case 'hover':
      hover(scene, event, before, start, destination);
      break;
    case 'ink':
      ink(scene, event, start);
      break;
    case 'hand-discarded':
    case 'cards-discarded':
      discardFromHand(scene, event, before, start, destination);
      break;
    case 'army-move':
      armyMove(scene, event, before, destination);
      break;
    case 'turn-started':
      turnStarted(scene, event, start);
      break;
    case 'passed-over':
      passedOver(scene, event);
      break;
    case 'game-over':
      gameOver(scene, event, before, start);
      break;
    case 'turn-ended':
    case 'waiting':
      // Nothing to show: the refill and the next turn's banner follow, or whoever decides is asked.
      break;
    default:
      // Parts of a beat without its beginning, as in an excerpt of a match.
      settleAll(scene, start, destination, new Set());
      break;
  }
}

function quake(scene: Scene, { cause, losses }: QuakeBeat, before: Table, destination: Layout): void {
  switch (cause.type) {
    case 'shake':
      shake(scene, cause, losses, before, destination);
      break;
    case 'missile':
      missile(scene, cause, losses, before, destination);
      break;
    case 'sweep-ended':
      sweepEnded(scene, cause, losses, before, destination);
      break;
  }
}

function play(scene: Scene, beat: Beat, before: Table, start: Layout, destination: Layout): void {
  switch (beat.kind) {
    case 'attack':
      attack(scene, beat, before, start, destination);
      break;
    case 'quake':
      quake(scene, beat, before, destination);
      break;
    case 'move':
      move(scene, beat, before, start, destination);
      break;
    case 'single':
      playSingle(scene, beat.event, before, start, destination);
      break;
  }
}

/**
 * The timeline for the events of one action. It starts with the table's layout and ends with that of {@link
 * advanceThrough}. Throws if the events do not fit the table.
 */
export function choreograph(
  table: Table,
  events: readonly Event[],
  settings: ChoreographySettings,
): Timeline {
  const scene = new Scene(table, settings);
  let before = table;
  let start = layout(table);
  for (const beat of beatsOf(events)) {
    const after = advanceThrough(before, beat.events);
    const destination = layout(after);
    const begins = scene.now;
    play(scene, beat, before, start, destination);
    leaveMarks(scene, before, after, begins, DECAL_APPEARS);
    scene.now = Math.max(scene.now, scene.steady);
    before = after;
    start = destination;
  }
  return scene.finish();
}
