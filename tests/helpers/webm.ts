/** What a WebM file says of itself. */
export interface WebmFacts {
  readonly docType: string;
  /** Seconds. */
  readonly duration: number;
  readonly tracks: readonly { readonly type: 'video' | 'audio'; readonly codec: string }[];
  readonly width: number;
  readonly height: number;
  /** Blocks of all tracks. */
  readonly blocks: number;
}

const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timescale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  block: 0xa3,
  group: 0xa0,
  blockInGroup: 0xa1,
} as const;

const CONTAINERS: ReadonlySet<number> = new Set([
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.video,
  ID.cluster,
  ID.group,
]);

/** A number of variable length: its first set bit tells how long it is. @param keep leaves that bit in, as in ids */
function variable(bytes: Uint8Array, at: number, keep: boolean) {
  const first = bytes[at]!;
  const length = Math.clz32(first) - 23;
  let value = keep ? first : first & (0xff >> length);
  for (let index = 1; index < length; index++) value = value * 256 + bytes[at + index]!;
  return { value, length };
}

function* elements(
  bytes: Uint8Array,
  from: number,
  until: number,
): Generator<[id: number, body: Uint8Array]> {
  for (let at = from; at < until; ) {
    const id = variable(bytes, at, true);
    const size = variable(bytes, at + id.length, false);
    const begins = at + id.length + size.length;
    const unknown = size.value === 2 ** (7 * size.length) - 1;
    const ends = unknown ? until : begins + size.value;
    if (CONTAINERS.has(id.value)) yield* elements(bytes, begins, ends);
    yield [id.value, bytes.subarray(begins, ends)];
    at = ends;
  }
}

const unsigned = (body: Uint8Array) => body.reduce((value, byte) => value * 256 + byte, 0);
const text = (body: Uint8Array) => new TextDecoder().decode(body);

function float(body: Uint8Array): number {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return body.length === 4 ? view.getFloat32(0) : view.getFloat64(0);
}

/** Reads the head and counts the blocks of a WebM file. */
export function readWebm(bytes: Uint8Array): WebmFacts {
  const all = [...elements(bytes, 0, bytes.length)];
  const bodies = (id: number) => all.filter(([each]) => each === id).map(([, body]) => body);
  const one = (id: number) => bodies(id)[0] ?? new Uint8Array();
  const codecs = bodies(ID.codec).map(text);
  return {
    docType: text(one(ID.docType)),
    duration: (float(one(ID.duration)) * unsigned(one(ID.timescale))) / 1e9,
    tracks: bodies(ID.trackType).map((body, index) => ({
      type: unsigned(body) === 1 ? 'video' : 'audio',
      codec: codecs[index] ?? '',
    })),
    width: unsigned(one(ID.width)),
    height: unsigned(one(ID.height)),
    blocks: bodies(ID.block).length + bodies(ID.blockInGroup).length,
  };
}
