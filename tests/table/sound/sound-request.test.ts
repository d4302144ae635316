import { describe, expect, it } from 'vitest';
import { soundRequestFor } from '../../../src/table/sound/useTableSound';

const TURN = {
  at: 0,
  kind: 'sound',
  sound: 'turn',
  volume: 1,
  x: 0,
  own: { sound: 'your-turn', seats: ['A', 'B'] },
} as const;

describe('a sound that some hear in their own way', () => {
  it.each([
    ['who looks on', [], 'turn'],
    ['whom it is about', ['A'], 'your-turn'],
    ['several whom it is all about', ['A', 'B'], 'your-turn'],
    ['others', ['C'], 'turn'],
    ['people of whom it is about some', ['A', 'C'], 'turn'],
  ])('is the right one for %s', (_, here, sound) => {
    expect(soundRequestFor(TURN, here).sound).toBe(sound);
  });

  it('is the same for all where nothing is said', () => {
    const { own: _own, ...plain } = TURN;
    expect(soundRequestFor(plain, ['A']).sound).toBe('turn');
  });
});
