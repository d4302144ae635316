import { describe, expect, it } from 'vitest';
import { findSound, type SoundRequest } from '#audio';
import { KAIJU_SOUNDS } from '#kaiju/sounds';
import { SoundDesk } from '../../src/audio/desk';

const heard = (sound: string, change: Partial<SoundRequest> = {}): SoundRequest => ({
  sound,
  volume: 1,
  x: 0,
  ...change,
});

/** The places in the file of all that is played for one request every two seconds. */
function offsets(sound: string, count: number): number[] {
  const desk = new SoundDesk(KAIJU_SOUNDS, 1);
  return Array.from({ length: count }, (_, index) => desk.hear(heard(sound), 2 * index)!.offset);
}

describe('the desk', () => {
  it('is silent for a sound that does not exist, and for volume 0', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.hear(heard('yodel'), 0)).toBeNull();
    expect(desk.hear(heard('hit', { volume: 0 }), 0)).toBeNull();
  });

  it('never plays the same variation twice running, and each at some time', () => {
    const played = offsets('hit', 40);
    expect(played.every((offset, index) => offset !== played[index - 1])).toBe(true);
    expect(new Set(played).size).toBe(findSound(KAIJU_SOUNDS, 'hit')!.takes.length);
  });

  it('gives the same sounds for the same requests', () => {
    expect(offsets('clack', 12)).toEqual(offsets('clack', 12));
  });

  it('lets each creature speak with its own voice, and an unknown one with a common one', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.hear(heard('howl', { voice: 'greatzilla' }), 0)?.key).toBe('howl.greatzilla');
    expect(desk.hear(heard('howl', { voice: 'nogyab' }), 5)?.key).toBe('howl.nogyab');
    expect(desk.hear(heard('howl', { voice: 'somebody' }), 10)?.key).toBe('howl.zorgl-a');
    expect(desk.hear(heard('howl'), 15)?.bus).toBe('voices');
  });

  it('puts sounds to the side they come from, half at three units, never farther than two thirds', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const pan = (x: number, at: number) => desk.hear(heard('hit', { x }), at)!.pan;
    expect(pan(0, 0)).toBe(0);
    expect(pan(3, 2)).toBeCloseTo(0.325);
    expect(pan(-3, 4)).toBeCloseTo(-0.325);
    expect(pan(60, 6)).toBeCloseTo(0.65);
  });

  it('plays louder what is louder, and varies the pitch by a few hundredths only', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const soft = desk.hear(heard('hit', { volume: 0.3 }), 0)!;
    const loud = desk.hear(heard('hit'), 2)!;
    expect(soft.volume).toBeLessThanOrEqual(0.3);
    expect(loud.volume).toBeGreaterThanOrEqual(0.9);
    for (const { rate } of [soft, loud]) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.04);
  });

  it('plays two of the same at one moment once', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.hear(heard('clack'), 1)).not.toBeNull();
    expect(desk.hear(heard('clack'), 1.01)).toBeNull();
    expect(desk.hear(heard('clack'), 1.1)).not.toBeNull();
  });

  it('limits how many of a kind sound at once; when they have died away there is room again', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const played = Array.from({ length: 12 }, (_, index) => desk.hear(heard('hit'), 0.05 * index));
    expect(played.filter((sounding) => sounding !== null)).toHaveLength(4);
    expect(desk.hear(heard('hit'), 5)).not.toBeNull();
  });

  it('does not let a creature interrupt itself, but its roar is always heard', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.hear(heard('effort', { voice: 'xman' }), 0)).not.toBeNull();
    expect(desk.hear(heard('grunt', { voice: 'xman' }), 0.1)).toBeNull();
    expect(desk.hear(heard('grunt', { voice: 'nogyab' }), 0.1)).not.toBeNull();
    expect(desk.hear(heard('howl', { voice: 'xman' }), 0.2)).not.toBeNull();
  });

  it('thins out small sounds in a hurry, but never an explosion', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const steps = Array.from({ length: 20 }, (_, index) => desk.hear(heard('step'), 0.1 * index, 4));
    expect(steps.filter((sounding) => sounding !== null).length).toBeLessThanOrEqual(7);
    expect(desk.hear(heard('explosion'), 1.95, 8)).not.toBeNull();
  });
});
