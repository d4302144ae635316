/** What an MP4 file says of itself. */
export interface Mp4Facts {
  readonly brand: string;
  /** Seconds. */
  readonly duration: number;
  readonly tracks: readonly { readonly type: string; readonly width: number; readonly height: number }[];
}

interface Mp4Box {
  readonly name: string;
  readonly body: Buffer;
}

/** The boxes that lie one after the other. @throws RangeError for one that reaches beyond its end */
function boxesIn(bytes: Buffer): readonly Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const long = bytes.readUInt32BE(at) === 1;
    const size = long ? Number(bytes.readBigUInt64BE(at + 8)) : bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new RangeError(`a box of ${size} bytes at ${at}`);
    const name = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ name, body: bytes.subarray(at + (long ? 16 : 8), at + size) });
    at += size;
  }
  return boxes;
}

function boxesAt(bytes: Buffer, [name, ...deeper]: readonly string[]): readonly Buffer[] {
  const found = boxesIn(bytes).flatMap((box) => (box.name === name ? [box.body] : []));
  return deeper.length === 0 ? found : found.flatMap((body) => boxesAt(body, deeper));
}

/** @throws RangeError for what is no MP4 file */
export function readMp4(file: Buffer): Mp4Facts {
  const [type] = boxesAt(file, ['ftyp']);
  const [head] = boxesAt(file, ['moov', 'mvhd']);
  if (type === undefined || head === undefined) throw new RangeError('no MP4 file');
  const wide = head.readUInt8(0) === 1;
  const scale = head.readUInt32BE(wide ? 20 : 12);
  const length = wide ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const tracks = boxesAt(file, ['moov', 'trak']).map((track) => {
    const [size] = boxesAt(track, ['tkhd']);
    const [handler] = boxesAt(track, ['mdia', 'hdlr']);
    if (size === undefined || handler === undefined) throw new RangeError('a track without head');
    const end = size.length;
    return {
      type: handler.toString('latin1', 8, 12),
      width: size.readUInt32BE(end - 8) / 0x10000,
      height: size.readUInt32BE(end - 4) / 0x10000,
    };
  });
  return { brand: type.toString('latin1', 0, 4), duration: length / scale, tracks };
}
