import { describe, expect, it } from 'vitest';
import { findSound, type SoundRequest } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { SoundDesk } from '../../src/audio/desk';
import { handlingOf } from '../../src/audio/soundMap';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });

const heard = (sound: string, change: Partial<SoundRequest> = {}): SoundRequest => ({
  sound,
  volume: 1,
  x: 0,
  ...change,
});

/** The places in the file of all that is played for one request every two seconds. */
function offsets(sound: string, count: number): number[] {
  const desk = new SoundDesk(KAIJU_SOUNDS, 1);
  return Array.from({ length: count }, (_, index) => desk.play(heard(sound), 2 * index)!.offset);
}

describe('the desk', () => {
  it('is silent for a sound that does not exist, and for volume 0', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.play(heard('yodel'), 0)).toBeNull();
    expect(desk.play(heard('hit', { volume: 0 }), 0)).toBeNull();
  });

  it('plays none of the last three variations again, and each at some time', () => {
    const played = offsets('hit', 40);
    for (const [index, offset] of played.entries()) {
      expect(played.slice(Math.max(0, index - 3), index)).not.toContain(offset);
    }
    expect(new Set(played).size).toBe(findSound(KAIJU_SOUNDS, 'hit')!.takes.length);
  });

  it('gives the same sounds for the same requests', () => {
    expect(offsets('clack', 12)).toEqual(offsets('clack', 12));
  });

  it('lets each creature speak with its own voice, and an unknown one with a common one', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.play(heard('howl', { voice: 'greatzilla' }), 0)?.key).toBe('howl.greatzilla');
    expect(desk.play(heard('howl', { voice: 'nogyab' }), 5)?.key).toBe('howl.nogyab');
    expect(desk.play(heard('howl', { voice: 'somebody' }), 10)?.key).toBe('howl.zorgl-a');
    expect(desk.play(heard('howl'), 15)?.bus).toBe('voices');
  });

  it('puts sounds to the side they come from, half at two and a half units, never quite to one side', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const pan = (x: number, at: number) => desk.play(heard('hit', { x }), at)!.pan;
    expect(pan(0, 0)).toBe(0);
    expect(pan(2.5, 2)).toBeCloseTo(0.425);
    expect(pan(-2.5, 4)).toBeCloseTo(-0.425);
    expect(pan(60, 6)).toBeCloseTo(0.85);
  });

  it('plays louder what is louder, and varies pitch and level a little only', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const soft = desk.play(heard('hit', { volume: 0.3 }), 0)!;
    const loud = desk.play(heard('hit'), 2)!;
    expect(soft.volume).toBeLessThanOrEqual(0.3);
    expect(loud.volume).toBeGreaterThanOrEqual(0.79);
    for (const { rate } of [soft, loud]) expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.07);
  });

  it('raises a sound by semitones', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const rates = [0, 1, 12].map((raised, index) => desk.play(heard('gain', { raised }), 2 * index)!.rate);
    expect(rates).toEqual([1, expect.closeTo(1.0595, 3), 2]);
  });

  it('plays two of the same at one moment once', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.play(heard('clack'), 1)).not.toBeNull();
    expect(desk.play(heard('clack'), 1.01)).toBeNull();
    expect(desk.play(heard('clack'), 1.1)).not.toBeNull();
  });

  it('limits how many of a kind sound at once; when they have died away there is room again', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const played = Array.from({ length: 12 }, (_, index) => desk.play(heard('hit'), 0.03 * index));
    expect(played.filter((sounding) => sounding !== null)).toHaveLength(4);
    expect(desk.play(heard('hit'), 5)).not.toBeNull();
  });

  it('does not let a creature interrupt itself, but its roar is always heard', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.play(heard('effort', { voice: 'xman' }), 0)).not.toBeNull();
    expect(desk.play(heard('grunt', { voice: 'xman' }), 0.1)).toBeNull();
    expect(desk.play(heard('grunt', { voice: 'nogyab' }), 0.1)).not.toBeNull();
    expect(desk.play(heard('howl', { voice: 'xman' }), 0.2)).not.toBeNull();
  });

  it('lets a creature move and strike while it calls', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    expect(desk.play(heard('effort', { voice: 'xman' }), 0)).not.toBeNull();
    for (const [index, sound] of ['lunge', 'stamp', 'laser', 'hit'].entries()) {
      expect(desk.judge(heard(sound, { voice: 'xman' }), 0.05 * (index + 1))).toMatchObject({ key: sound });
    }
  });

  it('ends the oldest of too many howls for a new one', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const voices = ['xman', 'nogyab', 'krustazor', 'greatzilla'];
    const howls = voices.map((voice, index) => desk.play(heard('howl', { voice }), 0.1 * index)!);
    expect(howls.map(({ number, ends }) => [number, ends])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [3, 0],
    ]);
  });

  it('ends the softest of the older sounds where too much sounds, and lets a softer one go unheard', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const many = Object.keys(KAIJU_SOUNDS.handling).filter((key) => {
      return !key.startsWith('ui-') && !handlingOf(KAIJU_SOUNDS, key).important;
    });
    const first = many
      .slice(0, 22)
      .map((sound) => desk.play(heard(sound, { volume: sound === 'step' ? 0.3 : 1 }), 0)!);
    expect(first).toHaveLength(22);
    expect(desk.judge(heard('crack', { volume: 0.05 }), 0.01)).toBe('full');
    const blow = desk.play(heard('explosion'), 0.02)!;
    expect(first.find(({ number }) => number === blow.ends)?.key).toBe('step');
  });

  it('thins out small sounds in a hurry, but never an explosion', () => {
    const desk = new SoundDesk(KAIJU_SOUNDS, 1);
    const steps = Array.from({ length: 20 }, (_, index) => desk.play(heard('step'), 0.1 * index, 4));
    expect(steps.filter((sounding) => sounding !== null).length).toBeLessThanOrEqual(7);
    expect(desk.play(heard('explosion'), 1.95, 8)).not.toBeNull();
  });
});
