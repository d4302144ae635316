import { describe, expect, it } from 'vitest';
import { CHANNELS, layoutBuffer, PieceIndex, REST_POSE, readPose, writePose } from '#director';

describe('PieceIndex', () => {
  it('gives every piece a place', () => {
    const pieces = new PieceIndex(['a', 'b']);
    expect([pieces.size, pieces.of('a'), pieces.of('b'), pieces.has('c')]).toEqual([2, 0, 1, false]);
    expect(pieces.slot('b', 'y')).toBe(CHANNELS.length + 1);
    expect(pieces.buffer().length).toBe(2 * CHANNELS.length);
  });

  it('knows no other pieces and none twice', () => {
    expect(() => new PieceIndex(['a', 'a'])).toThrow(RangeError);
    expect(() => new PieceIndex(['a']).of('b')).toThrow('there is no piece "b"');
  });
});

describe('a pose buffer', () => {
  const pieces = new PieceIndex(['a', 'b']);
  const pose = Object.fromEntries(
    CHANNELS.map((channel, index) => [channel, index + 0.5]),
  ) as typeof REST_POSE;

  it('gives back what was written', () => {
    const buffer = pieces.buffer();
    writePose(buffer, 1, pose);
    expect(readPose(buffer, 1)).toEqual(pose);
    expect(readPose(buffer, 0).x).toBe(0);
  });

  it('is made from a layout of all pieces, in any order', () => {
    const buffer = layoutBuffer(
      pieces,
      new Map([
        ['b', pose],
        ['a', REST_POSE],
      ]),
    );
    expect(readPose(buffer, 0)).toEqual(REST_POSE);
    expect(readPose(buffer, 1)).toEqual(pose);
    expect(() => layoutBuffer(pieces, new Map([['b', pose]]))).toThrow('the layout leaves out "a"');
  });
});
