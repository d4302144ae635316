import { Random, unwrap } from '#core';
import type { Timeline } from '#director';
import { playScene } from '#module/sheet';
import {
  type Action,
  type Event,
  FIGURES,
  landingsOf,
  type Position,
  type SetupOptions,
  tetzilla,
} from '#tetzilla/rules';
import { advanceThrough, choreograph, presentation, type Table, tableOf } from '#tetzilla/view';
import { SCENES } from '../../../helpers/tetzilla/eventScenes';
import { LIVELY } from '../../../helpers/timelines';

/** What one action of a game shows to a spectator: the table before, the facts, the position after. */
export interface PlayedScene {
  readonly table: Table;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly position: Position;
  readonly next: Position;
}

/** An event as a spectator sees it: without what is secret. */
function publicly(event: Event): Event {
  if (!('secret' in event)) return event;
  const { secret: _hidden, ...seen } = event;
  return seen as Event;
}

/** Mostly actions that lead somewhere: low tiles, steps, shots that hit; now and then any. */
function choose(position: Position, random: Random, daring: number): Action {
  const legal = tetzilla.legal(position);
  if (random.below(10) < daring) return random.pick(legal);
  const slides = legal.filter((action) => action.do === 'slide');
  if (slides.length > 0 && position.tile !== null) {
    const rows = landingsOf(position, position.tile);
    const rowOf = ({ spin, column }: (typeof slides)[number]) =>
      rows.find((each) => each.spin === spin && each.column === column.charCodeAt(0) - 97)?.row ?? 0;
    const lowest = Math.min(...slides.map(rowOf));
    return random.pick(slides.filter((action) => rowOf(action) <= lowest + 1));
  }
  const eager = legal.filter(
    (action) =>
      action.do === 'step' ||
      (action.do === 'fire' &&
        (action.target !== undefined ||
          action.dir !== undefined ||
          (position.board.length > 0 && isMissile(position, action.guard)))),
  );
  return random.pick(eager.length > 0 ? eager : legal);
}

function isMissile({ board }: Position, box: string): boolean {
  const row = board[board.length - Number(box.slice(1))]!;
  return row.split(' ')[box.charCodeAt(0) - 97] === 'M';
}

/** All kaiju have taken so many hits. */
function wounded(position: Position, hits: number): Position {
  const players = Object.entries(position.players).map(([seat, player]) => [seat, { ...player, hits }]);
  return { ...position, players: Object.fromEntries(players) };
}

/** The scenes of a game in which all kaiju begin the first turn with eight hits, so that many die. */
export function* deadlyScenes(seed: number): Generator<PlayedScene> {
  const opening = [...playedScenes(seed)].find(({ position }) => position.turn.stage === 'move')!.position;
  yield* scenesFrom(wounded(opening, 8), seed, Number.POSITIVE_INFINITY, 1);
}

function* scenesFrom(start: Position, seed: number, most: number, daring: number): Generator<PlayedScene> {
  const random = Random.fromSeed(seed);
  let position = start;
  let table = tableOf(tetzilla.view(position, 'spectator'));
  for (let count = 0; count < most && position.outcome === null; count++) {
    const action = choose(position, random, daring);
    const played = unwrap(tetzilla.apply(position, action));
    const events = played.events.map(publicly);
    yield { table, action, events, position, next: played.position };
    table = advanceThrough(table, events);
    position = played.position;
  }
}

/** The scenes of a random game. @param daring 0 … 10, how many of ten actions are any @param most actions shown */
export function* playedScenes(
  seed: number,
  most = Number.POSITIVE_INFINITY,
  daring = 2,
  players = 2 + (seed % 4),
): Generator<PlayedScene> {
  const random = Random.fromSeed(seed);
  const first = random.below(FIGURES.length);
  const figures = [...FIGURES.slice(first), ...FIGURES.slice(0, first)].slice(0, players);
  const abilities = seed % 3 === 0 ? 'choice' : 'random';
  const options: SetupOptions = { figures, abilities, guardPoints: 1, level: false };
  yield* scenesFrom(unwrap(tetzilla.setup(options, seed)), seed, most, daring);
}

/** The first action of a scene. */
export function shown(id: string): {
  readonly table: Table;
  readonly after: Table;
  readonly timeline: Timeline;
} {
  const scene = SCENES.find((each) => each.id === id)!;
  const { tables, events } = playScene({ rules: tetzilla, presentation }, scene);
  const [table, after] = tables;
  return { table: table!, after: after!, timeline: choreograph(table!, events[0]!, LIVELY) };
}
