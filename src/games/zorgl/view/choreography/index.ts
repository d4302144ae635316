/**
 * How things move on the table of Zorgl-Zilla.
 *
 * Pieces are heavy painted miniatures moved by an invisible hand: they hop, tilt and land, they do not walk.
 * What limbs do (`Scene.clip`) goes along with that and moves no base.
 *
 * The measures are constants of `style.ts`; what dust, fire and ink are made of are data of the stage's effects
 * (`src/stage/effects/recipes.ts`); every kind of moment can be looked at by itself on the page `/dev/choreography`.
 *
 * - **Order.** Events are cut into beats (`beats.ts`), each shown as one movement; a beat starts when the one before
 *   lets it (`Scene.now`), so that flying floors and falling cards overlap with what comes next.
 * - **Cause first.** Anticipation 0.15–0.35 s, contact, then the consequence.
 * - **Blows.** A blow is `landBlow` with its force: time stops for a moment, for a combo it goes on slowly, and the
 *   picture shakes; a combo is harder than a hit, a mega-combo harder than a combo. A chain passes a blow on link by
 *   link, each squashed and lit up as it takes it.
 * - **Flashes.** Never more than three a second; `Scene.effect` sees to that.
 * - **Marks.** What events leave on the ground is said by `decals.ts` for the table and the timeline alike.
 * - **Durations.** A card to be read 0.3 s before its monster acts; a step 0.5 s, a slide 0.45 s, a floor's flight
 *   0.6–0.9 s, a power up to 1.5 s, a special monster's up to 2 s. A turn's end stays under 1 s.
 * - **Easings.** `in-out` for what moves by itself, `out` for what is pushed, `in` for what charges or falls, `back`
 *   for what pops up. Hops, squashes and shakings are offsets: they leave nothing behind.
 * - **Ways.** What is thrown or won goes over the city, never through it; what is pushed stays on the ground.
 * - **Heights.** A climber hops up in an arc that clears the roof's edge; it sinks with the floors under it, and what is
 *   pushed off a roof drops at once.
 * - **Weight.** Camera shake 0.15 for a hit, 0.35 for a fallen building, 0.7 for the plant, 1 at most. Dust 0.5 for a
 *   step, 1.5 for a landing leap.
 * - **Camera.** `Scene.camera` names what must be seen, from the beginning of a movement on; `impact` for a blow and what
 *   falls by it, `finale` for the end. Who moves the camera, and how far, is not decided here.
 * - **Law.** At its end a timeline shows exactly the layout of the table after the events.
 */
import type { Layout, Timeline } from '#director';
import { settleAll } from '#kaiju/show';
import type { Event } from '#zorgl/rules';
import { advanceTable, advanceThrough } from '../advance';
import { decalsOf } from '../decals';
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

/** Seconds until a mark on the ground is fully there. */
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
      // Silent: the refill and the next turn's sign say it, or the one who has to decide.
      break;
    default:
      // Parts of a beat that stand alone, as in an excerpt of a match.
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

/** The marks of a beat come out when its last blow lands. */
function leaveMarks(scene: Scene, beat: Beat, before: Table, begins: number): void {
  const at = scene.impact > begins ? scene.impact : scene.now;
  let table = before;
  for (const event of beat.events) {
    for (const decal of decalsOf(table, event))
      scene.builder.cue({ at, kind: 'decal', decal, duration: DECAL_APPEARS });
    table = advanceTable(table, event);
  }
}

/**
 * The timeline that shows the events of one action on a table. It begins with the table's layout and ends with that
 * of {@link advanceThrough}. Throws when the events do not fit the table.
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
    leaveMarks(scene, beat, before, begins);
    scene.now = Math.max(scene.now, scene.steady);
    before = after;
    start = destination;
  }
  return scene.finish();
}
