import { describe, expect, it } from 'vitest';
import { arrangementFor, type Covering, coveredBy } from '../../../../src/features/online/broadcast/layout';

const PLAIN: Covering = {
  crowd: false,
  desk: false,
  seats: 2,
  hands: 0,
  chances: true,
  webcam: 'none',
  margins: 0,
};
const WIDE = { width: 1920, height: 1080 };
const TALL = { width: 1080, height: 1920 };

it.each([WIDE, { width: 1366, height: 625 }])(
  'the votes of a crowd and the tools of a caster stand beside the board of a wide picture',
  (size) => {
    const left = (covering: Partial<Covering>) => coveredBy(size, { ...PLAIN, ...covering }, 'strip').left;
    expect(left({})).toBe(0);
    expect(left({ crowd: true })).toBeGreaterThan(0);
    expect(left({ crowd: true, desk: true })).toBe(left({ crowd: true }) + left({ desk: true }));
    expect(left({ crowd: true, desk: true })).toBeLessThan(size.width / 2);
  },
);

it('the votes of a crowd stand above the board of an upright picture', () => {
  const plain = coveredBy(TALL, PLAIN, 'upright');
  const crowded = coveredBy(TALL, { ...PLAIN, crowd: true }, 'upright');
  expect(crowded.top).toBeGreaterThan(plain.top);
  expect({ ...crowded, top: 0 }).toEqual({ ...plain, top: 0 });
  expect(TALL.height - crowded.top - crowded.bottom).toBeGreaterThan(TALL.height / 4);
});

it.each(['band', 'columns', 'strip'] as const)(
  'a webcam has a corner of its own beside the board, wherever the players stand: %s',
  (arrangement) => {
    const insets = (webcam: Covering['webcam']) => coveredBy(WIDE, { ...PLAIN, webcam }, arrangement);
    // 400 wide, with the edge of the picture and a gap.
    expect(insets('left').left).toBeGreaterThanOrEqual(450);
    expect(insets('right').right).toBeGreaterThanOrEqual(450);
    expect(insets('left').right).toBe(insets('none').right);
    expect(insets('right').left).toBe(insets('none').left);
    // The votes of a crowd stand below it.
    const crowded = coveredBy(WIDE, { ...PLAIN, webcam: 'right', crowd: true }, arrangement);
    expect(crowded.left).toBe(insets('right').left);
    expect(crowded.right).toBeGreaterThan(insets('right').right);
  },
);

it('a webcam stands above the board of an upright picture, below a title and above the votes', () => {
  const top = (covering: Partial<Covering>) => coveredBy(TALL, { ...PLAIN, ...covering }, 'upright').top;
  for (const webcam of ['left', 'right'] as const) {
    expect(top({ webcam })).toBeGreaterThanOrEqual(296 + 304);
    expect(top({ webcam, crowd: true })).toBeGreaterThan(top({ webcam }));
  }
});

it('what is told beside a webcam of an upright picture needs no room above the scores', () => {
  const bottom = (webcam: Covering['webcam']) => coveredBy(TALL, { ...PLAIN, webcam }, 'upright').bottom;
  expect(bottom('none') - bottom('left')).toBe(116);
  expect(bottom('right')).toBe(bottom('left'));
});

it('open hands, a bar and free margins take room of their own', () => {
  const bottom = (covering: Partial<Covering>) =>
    coveredBy(TALL, { ...PLAIN, ...covering }, 'upright').bottom;
  expect(bottom({ hands: 2 })).toBeGreaterThan(bottom({}));
  expect(bottom({ chances: false })).toBeLessThan(bottom({}));
  expect(bottom({ margins: 3 }) - bottom({})).toBeCloseTo(0.03 * TALL.height);
});

describe('players stand', () => {
  /** As far away as a board of so many by so many units wants it. */
  const board = (wide: number, high: number) => (insets: ReturnType<typeof coveredBy>) =>
    Math.max(
      wide / (WIDE.width - insets.left - insets.right),
      high / (WIDE.height - insets.top - insets.bottom),
    ) * 1000;

  it('beside a board that is high, in a band below one that is as wide as the picture', () => {
    const hands = { ...PLAIN, hands: 2 };
    expect(arrangementFor(WIDE, hands, board(6, 10))).toBe('columns');
    expect(arrangementFor(WIDE, hands, board(30, 8))).toBe('strip');
    expect(arrangementFor(TALL, hands, board(30, 8))).toBe('upright');
  });
});
