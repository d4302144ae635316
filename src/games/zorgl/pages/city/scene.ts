import {
  type Layout,
  layoutBuffer,
  PieceIndex,
  type Pose,
  REST_POSE,
  sampleTimeline,
  type Timeline,
  TimelineBuilder,
} from '#director';
import type { PieceSpec } from '#stage';
import { SEAT_COLOURS } from '#ui';
import { formatBoard, SEATS } from '#zorgl/rules';
import { cityTable, layout, monsterPiece, pieceSpecs } from '#zorgl/view';
import type { Plan } from './brush';

/** Height from which new pieces drop, in table units, and the duration in seconds. */
const DROP = 0.55;
const FALL = 0.26;
const LEAVE = 0.12;

/** All pieces of a plan. Ids encode what and where a piece is, so that plans can be compared. */
export interface CityLayout {
  readonly specs: ReadonlyMap<string, PieceSpec>;
  readonly poses: Layout;
  /** All four; absent ones are hidden. */
  readonly monsters: Layout;
}

/** The zorgls of the four starting places, the same for every plan. */
export const MONSTER_SPECS: readonly PieceSpec[] = SEATS.map((seat) => ({
  id: monsterPiece(seat),
  model: `kaiju.zorgl.${seat.toLowerCase()}`,
  tint: SEAT_COLOURS[seat],
}));

const ABSENT: Pose = { ...REST_POSE, visibility: 0 };

/** The layout of a plan. */
export function layoutOf(plan: Plan): CityLayout {
  const table = cityTable(formatBoard((box) => plan[box]!));
  const placed = layout(table);
  const specs = new Map<string, PieceSpec>();
  const poses = new Map<string, Pose>();
  for (const { id, model } of pieceSpecs(table, SEAT_COLOURS)) {
    const pose = placed.get(id)!;
    const standing = table.cast[table.pieces.of(id)]!.kind;
    if (standing === 'card' || standing === 'monster' || standing === 'rubble') continue;
    const key = `${model} ${pose.x} ${pose.y} ${pose.z}`;
    specs.set(key, { id: key, model });
    poses.set(key, pose);
  }
  const monsters = new Map(MONSTER_SPECS.map(({ id }) => [id, placed.get(id) ?? ABSENT]));
  return { specs, poses, monsters };
}

/** The transition between two layouts: new pieces drop in, removed ones shrink, moved ones hop. */
function changeOf(before: Layout, after: Layout, calm: boolean): { pieces: PieceIndex; timeline: Timeline } {
  const pieces = new PieceIndex([...new Set([...after.keys(), ...before.keys()])]);
  const start = new Map<string, Pose>();
  const end = new Map<string, Pose>();
  for (const id of pieces.ids) {
    const from = before.get(id);
    const to = after.get(id) ?? { ...from!, visibility: 0 };
    const comes = to.visibility > 0 && (from === undefined || from.visibility === 0);
    start.set(id, comes ? { ...to, y: to.y + DROP, visibility: 0 } : from!);
    end.set(id, to);
  }
  const builder = new TimelineBuilder(pieces, layoutBuffer(pieces, calm ? end : start));
  if (calm) return { pieces, timeline: builder.build() };
  for (const [id, to] of end) {
    const from = start.get(id)!;
    if (from.visibility === 0 && to.visibility > 0) {
      builder.tween(id, 0, FALL / 3, { visibility: 1 }, 'out').tween(id, 0, FALL, { y: to.y }, 'bounce');
    } else if (from.visibility > 0 && to.visibility === 0) {
      builder.tween(id, 0, LEAVE, { visibility: 0 }, 'in');
    } else if (from.x !== to.x || from.z !== to.z) {
      builder.tween(id, 0, FALL, { x: to.x, y: to.y, z: to.z, yaw: to.yaw });
      builder.addOffset(id, 'y', 0, FALL, 'hop', DROP);
    }
  }
  return { pieces, timeline: builder.build() };
}

/** Plays the transition between two layouts. */
export class Passage {
  readonly pieces: PieceIndex;
  private readonly timeline: Timeline;
  private time = 0;

  constructor(before: Layout, after: Layout, calm: boolean) {
    ({ pieces: this.pieces, timeline: this.timeline } = changeOf(before, after, calm));
  }

  get busy(): boolean {
    return this.time < this.timeline.duration;
  }

  /** @param seconds elapsed */
  tick(seconds: number): void {
    this.time += seconds;
  }

  /** Writes the current poses. */
  sample(out: Float64Array): void {
    sampleTimeline(this.timeline, this.time, out);
  }

  visitActiveCues(): void {}
}

/** The animated city, from one plan to the next. */
export class CityScene {
  readonly layout: CityLayout;
  readonly specs: readonly PieceSpec[];
  readonly city: Passage;
  readonly monsters: Passage;

  /**
   * @param before null to start with the plan in place
   * @param calm skips the animation
   */
  constructor(
    readonly plan: Plan,
    before: CityScene | null,
    calm: boolean,
  ) {
    this.layout = layoutOf(plan);
    const earlier = before?.layout ?? this.layout;
    this.city = new Passage(earlier.poses, this.layout.poses, calm);
    this.monsters = new Passage(earlier.monsters, this.layout.monsters, calm);
    this.specs = this.city.pieces.ids.map((id) => this.layout.specs.get(id) ?? earlier.specs.get(id)!);
  }

  get busy(): boolean {
    return this.city.busy || this.monsters.busy;
  }

  tick(seconds: number): void {
    this.city.tick(seconds);
    this.monsters.tick(seconds);
  }
}
