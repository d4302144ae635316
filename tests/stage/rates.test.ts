import { describe, expect, it, vi } from 'vitest';
import { MUSIC_MOODS } from '#audio';
import { MusicBed } from '../../src/audio/musicBed';
import { IdleFidget } from '../../src/stage/idleFidget';
import type { LessonFilm } from '../../src/table/lesson/film';
import { LessonPlayer } from '../../src/table/lesson/LessonPlayer';

/** Pictures a second. */
const RATES = [60, 20, 5, 1];
const SECONDS = 14;

/** What moves by itself while time passes, and what is seen or heard of it. */
interface Moving {
  pass(seconds: number): void;
  state(): readonly number[];
}

function music(): Moving {
  const bed = new MusicBed(0.1);
  bed.stepBack(0.6, 0.9);
  return {
    pass: (seconds) => bed.tick(seconds, 0.8),
    state: () => [bed.state.gain, MUSIC_MOODS.indexOf(bed.state.mood)],
  };
}

function unrest(): Moving {
  const restless = new IdleFidget();
  // Whoever is to decide is known from the first picture on.
  restless.pass(0, 'monster');
  return {
    pass: (seconds) => restless.pass(seconds, 'monster'),
    state: () => {
      const play = vi.fn();
      restless.stir(new Map([['monster', { miniature: { play } }]]));
      const [stir, age, strength] = play.mock.calls[0] ?? [null, 0, 0];
      return [age, strength, stir?.duration ?? 0];
    },
  };
}

/** A lesson that goes from step to step by itself, the last of them again and again. */
function lesson(): Moving {
  const ends = [1.37, 1.9, 4.21, 9.13];
  const steps = ends.map((end, index) => {
    const starts = ends[index - 1] ?? 0;
    return { starts, acts: starts + 0.2, acted: end - 0.2, ends: end };
  });
  const player = new LessonPlayer({ steps, reel: { sounds: [] } } as unknown as LessonFilm);
  player.runsOn = true;
  return {
    pass: (seconds) => {
      player.looping = player.step === steps.length - 1;
      player.tick(seconds);
    },
    state: () => [player.step, player.time],
  };
}

/** Its state at every whole second. */
function states(begin: () => Moving, rate: number): readonly (readonly number[])[] {
  const moving = begin();
  return Array.from({ length: SECONDS }, () => {
    for (let picture = 0; picture < rate; picture++) moving.pass(1 / rate);
    return moving.state();
  });
}

describe.each([
  { name: 'the music under a blow', begin: music },
  { name: 'a figure that waits', begin: unrest },
  { name: 'a lesson that runs on', begin: lesson },
])('$name', ({ begin }) => {
  const usual = states(begin, RATES[0]!);

  it.each(RATES.slice(1))('is the same with %i pictures a second', (rate) => {
    const found = states(begin, rate);
    for (const [second, state] of found.entries()) {
      for (const [part, value] of state.entries()) expect(value).toBeCloseTo(usual[second]![part]!, 6);
    }
  });

  it('moves', () => {
    expect(usual[1]).not.toEqual(usual.at(-1));
  });
});
