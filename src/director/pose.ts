/** The numbers that pose one piece on the table, in buffer order. */
export const CHANNELS = [
  'x',
  'y',
  'z',
  'yaw',
  'pitch',
  'roll',
  'width',
  'height',
  'visibility',
  'variant',
  'glow',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** Numbers per piece in a buffer. */
export const CHANNEL_COUNT = CHANNELS.length;

/** Offset of a channel within the numbers of its piece. */
export const CHANNEL_OFFSET = Object.fromEntries(
  CHANNELS.map((channel, offset) => [channel, offset]),
) as Readonly<Record<Channel, number>>;

/**
 * Pose of a piece: `x y z` in table units (y up), `yaw pitch roll` in radians (rotation order YXZ), `width` (x and z) and
 * `height` (y) as scale factors, `visibility` 0 (hidden) … 1 (fully visible; smaller in between), `variant` the index of
 * its alternative look (-1 for none: the face of a card, a broken floor), `glow` 0 … 1.
 */
export type Pose = Readonly<Record<Channel, number>>;

/** At the origin, upright, unscaled, visible, without a variant: a card shows its back. */
export const REST_POSE: Pose = {
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  width: 1,
  height: 1,
  visibility: 1,
  variant: -1,
  glow: 0,
};

/** The poses of all pieces, by id. */
export type Layout = ReadonlyMap<string, Pose>;

/** The pieces of a match in a fixed order, so that their poses fit in one buffer. */
export class PieceIndex {
  private readonly indices: ReadonlyMap<string, number>;

  /** @param ids the pieces @throws if one is listed twice */
  constructor(readonly ids: readonly string[]) {
    this.indices = new Map(ids.map((id, index) => [id, index]));
    if (this.indices.size !== ids.length) throw new RangeError('a piece is named twice');
  }

  get size(): number {
    return this.ids.length;
  }

  has(id: string): boolean {
    return this.indices.has(id);
  }

  /** The index of a piece, 0 … size−1. Throws for an unknown piece. */
  of(id: string): number {
    const index = this.indices.get(id);
    if (index === undefined) throw new RangeError(`there is no piece "${id}"`);
    return index;
  }

  /** Buffer index of one channel of a piece. */
  slot(id: string, channel: Channel): number {
    return this.of(id) * CHANNEL_COUNT + CHANNEL_OFFSET[channel];
  }

  /** A zeroed buffer for the poses of all pieces. */
  buffer(): Float64Array {
    return new Float64Array(this.size * CHANNEL_COUNT);
  }
}

/** Writes the pose of a piece into a buffer. */
export function writePose(buffer: Float64Array, index: number, pose: Pose): void {
  for (let offset = 0; offset < CHANNEL_COUNT; offset++) {
    buffer[index * CHANNEL_COUNT + offset] = pose[CHANNELS[offset]!];
  }
}

/** Reads the pose of a piece as an object. Allocates: for tests and single look-ups, not for every frame. */
export function readPose(buffer: Float64Array, index: number): Pose {
  return Object.fromEntries(
    CHANNELS.map((channel, offset) => [channel, buffer[index * CHANNEL_COUNT + offset]!]),
  ) as Pose;
}

/** The poses of a layout as a buffer. Throws if the layout lacks a piece. */
export function layoutBuffer(pieces: PieceIndex, layout: Layout): Float64Array {
  const buffer = pieces.buffer();
  for (const [index, id] of pieces.ids.entries()) {
    const pose = layout.get(id);
    if (pose === undefined) throw new RangeError(`the layout leaves out "${id}"`);
    writePose(buffer, index, pose);
  }
  return buffer;
}
