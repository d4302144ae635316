import { describe, expect, it } from 'vitest';
import { findSound, LADDER, type Loss, type SoundClass } from '#audio';
import { kingModule } from '#king-of-monsters';
import { SOUNDS as KING } from '#king-of-monsters/view';
import { tetzillaModule } from '#tetzilla';
import { SOUNDS as TETZILLA } from '#tetzilla/view';
import { zorglModule } from '#zorgl';
import { SOUNDS as ZORGL } from '#zorgl/view';
import { handlingOf } from '../../src/audio/soundMap';
import { lostCues } from '../../tools/art/sound/measure/mix';
import { GAME_NAMES, heardGame } from '../../tools/art/sound/measure/show';

/** By which rules sounds of a class may go unheard at the game's usual speed; two at one moment are one of any class. */
const MAY_LOSE: Readonly<Partial<Record<SoundClass, readonly Loss[]>>> = {
  tiny: ['limit'],
  small: ['limit'],
  effort: ['breath'],
  grunt: ['breath'],
};

describe.each([
  ['zorgl', zorglModule.sounds!, ZORGL],
  ['tetzilla', tetzillaModule.sounds!, TETZILLA],
  ['king-of-monsters', kingModule.sounds!, KING],
])('the sounds of %s', (_, map, names) => {
  it.each(names)('%s has a class and is no music', (name) => {
    const { sprite } = findSound(map, name)!;
    expect(sprite).not.toBe(map.music!.sprite);
    expect(Object.keys(LADDER)).toContain(map.handling[name]?.class);
  });
});

describe.each(GAME_NAMES)('a whole game of %s', (name) => {
  it('loses no cue but by a rule of its class, and of none more than a few', () => {
    const show = heardGame(name, 5);
    const lost = lostCues(show).filter(({ why }) => why !== 'same');
    const against = lost.filter(
      ({ sound, why }) => !MAY_LOSE[handlingOf(show.map, sound).class]?.includes(why),
    );
    expect(against).toEqual([]);
    const cues = (wanted: string) => show.sounds.filter(({ request }) => request.sound === wanted).length;
    for (const wanted of new Set(lost.map(({ sound }) => sound))) {
      const share = lost.filter(({ sound }) => sound === wanted).length / cues(wanted);
      expect(share, wanted).toBeLessThan(0.12);
    }
  }, 60_000);
});
