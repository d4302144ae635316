const POLYNOMIAL = 0x04c11db7;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value;
});

function checksum(page: Uint8Array): number {
  let value = 0;
  for (const byte of page) value = (value << 8) ^ TABLE[((value >>> 24) ^ byte) & 0xff]!;
  return value >>> 0;
}

/** Byte offsets of fields in an Ogg page. */
const SERIAL = 14;
const CHECKSUM = 22;
const SEGMENTS = 26;

/**
 * Sets the serial number of an Ogg stream; encoders choose a random one, so that equal sounds would differ. Throws a
 * RangeError if the file is not Ogg.
 */
export function withSerial(file: Uint8Array, serial: number): Uint8Array {
  const out = file.slice();
  const view = new DataView(out.buffer);
  for (let start = 0; start < out.length; ) {
    if (view.getUint32(start) !== 0x4f676753) throw new RangeError(`byte ${start}: no Ogg page begins here`);
    const count = out[start + SEGMENTS]!;
    const body = out.subarray(start + SEGMENTS + 1, start + SEGMENTS + 1 + count);
    const end = start + SEGMENTS + 1 + count + body.reduce((sum, size) => sum + size, 0);
    view.setUint32(start + SERIAL, serial, true);
    view.setUint32(start + CHECKSUM, 0, true);
    view.setUint32(start + CHECKSUM, checksum(out.subarray(start, end)), true);
    start = end;
  }
  return out;
}
