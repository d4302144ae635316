import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../src/ui/letters/seven.ttf', import.meta.url));

/** Metrics of Bangers, so that the figure sits on its baseline: font units. */
const EM = 1000;
const ASCENT = 883;
const DESCENT = -181;

/** A crossed seven with the slant and weight of Bangers and a bar as wide as its 5: clockwise from its foot. */
const OUTLINE = [
  [260, 25],
  [81, 9],
  [175, 266],
  [68, 257],
  [90, 371],
  [218, 382],
  [280, 552],
  [68, 524],
  [98, 708],
  [514, 740],
  [393, 397],
  [480, 405],
  [460, 290],
  [351, 281],
] as const;
const ADVANCE = 452;

const bytes = (...values: readonly number[]) => Buffer.from(values);
const u16 = (...values: readonly number[]) => {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, index * 2);
  return buffer;
};
const u32 = (...values: readonly number[]) => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, index * 4);
  return buffer;
};
/** Pads a buffer to a multiple of four bytes. */
const padded = (buffer: Buffer) => Buffer.concat([buffer, Buffer.alloc(-buffer.length & 3)]);

function sumOf(buffer: Buffer): number {
  const whole = padded(buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

const xs = OUTLINE.map(([x]) => x);
const ys = OUTLINE.map(([, y]) => y);
const [left, right] = [Math.min(...xs), Math.max(...xs)];
const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
const steps = (values: readonly number[]) =>
  values.map((value, index) => value - (index === 0 ? 0 : values[index - 1]!));

const GLYPH = padded(
  Buffer.concat([
    u16(1, left, bottom, right, top),
    u16(OUTLINE.length - 1, 0),
    bytes(...OUTLINE.map(() => 1)),
    u16(...steps(xs), ...steps(ys)),
  ]),
);

function nameTable(): Buffer {
  const texts = new Map([
    [0, 'Made for Kaiju Tabletop after Bangers. Copyright 2010 The Bangers Project Authors'],
    [1, 'Kaiju Seven'],
    [2, 'Regular'],
    [3, 'Kaiju Seven 1'],
    [4, 'Kaiju Seven'],
    [5, 'Version 1.0'],
    [6, 'KaijuSeven'],
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ]);
  const records: Buffer[] = [];
  const strings: Buffer[] = [];
  let offset = 0;
  for (const [id, text] of texts) {
    const string = Buffer.from(text, 'utf16le').swap16();
    records.push(u16(3, 1, 0x409, id, string.length, offset));
    strings.push(string);
    offset += string.length;
  }
  return Buffer.concat([u16(0, texts.size, 6 + texts.size * 12), ...records, ...strings]);
}

/** The tables of a TrueType font with two glyphs: an empty one and a seven (OpenType 1.9). */
function tables(): ReadonlyMap<string, Buffer> {
  const seven = '7'.charCodeAt(0);
  return new Map([
    [
      'OS/2',
      Buffer.concat([
        u16(4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
        Buffer.alloc(10),
        u32(1, 0, 0, 0),
        Buffer.from('NONE'),
        u16(0x40, seven, seven, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
        u32(1, 0),
        u16(500, 740, 0, 32, 1),
      ]),
    ],
    [
      'cmap',
      Buffer.concat([
        u16(0, 1, 3, 1),
        u32(12),
        u16(4, 32, 0, 4, 4, 1, 0, seven, 0xffff, 0, seven, 0xffff, 1 - seven, 1, 0, 0),
      ]),
    ],
    ['glyf', GLYPH],
    [
      'head',
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(3, EM),
        Buffer.alloc(16),
        u16(left, bottom, right, top, 0, 8, 2, 0, 0),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([
        u32(0x10000),
        u16(ASCENT, DESCENT, 0, ADVANCE, left, ADVANCE - right, right, 1, 0, 0, 0, 0, 0, 0, 0, 2),
      ]),
    ],
    ['hmtx', u16(300, 0, ADVANCE, left)],
    ['loca', u16(0, 0, GLYPH.length / 2)],
    ['maxp', Buffer.concat([u32(0x10000), u16(2, OUTLINE.length, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ['name', nameTable()],
    ['post', Buffer.concat([u32(0x30000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0)])],
  ]);
}

/** Writes the font that the page uses for every 7 in poster lettering. @returns its file */
export function seven(): string {
  const all = [...tables()];
  const largest = 2 ** Math.floor(Math.log2(all.length));
  let offset = 12 + all.length * 16;
  const directory = [
    u32(0x10000),
    u16(all.length, largest * 16, Math.log2(largest), (all.length - largest) * 16),
  ];
  for (const [tag, table] of all) {
    directory.push(Buffer.from(tag), u32(sumOf(table), offset, table.length));
    offset += padded(table).length;
  }
  const font = Buffer.concat([...directory, ...all.map(([, table]) => padded(table))]);
  const head =
    12 +
    all.length * 16 +
    all
      .slice(
        0,
        all.findIndex(([tag]) => tag === 'head'),
      )
      .reduce((sum, [, table]) => sum + padded(table).length, 0);
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, head + 8);
  mkdirSync(new URL('.', `file://${FILE}`), { recursive: true });
  writeFileSync(FILE, font);
  return FILE;
}
