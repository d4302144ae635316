// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { initialPreferences, storePreferences } from '../../src/app/preferences';

const DEVICE = { languages: ['fr-CH', 'en'], reducedMotion: false };

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('begin with what the device says', () => {
    expect(initialPreferences({}, localStorage, DEVICE)).toEqual({
      language: 'fr',
      quality: null,
      mood: 'night',
      tiltShift: false,
      speed: 1,
      reducedMotion: false,
      coordinates: true,
      captions: true,
    });
  });

  it('remember what was chosen, but not what an address asked for', () => {
    const asked = { lang: 'en', quality: 'test', speed: 8 } as const;
    expect(initialPreferences(asked, localStorage, DEVICE)).toMatchObject({ quality: 'test', speed: 8 });
    storePreferences({ coordinates: false }, localStorage);
    storePreferences({ speed: 2 }, localStorage);
    expect(initialPreferences({}, localStorage, DEVICE)).toMatchObject({
      language: 'fr',
      quality: null,
      speed: 2,
      coordinates: false,
    });
  });

  it('pass over what they cannot read', () => {
    localStorage.setItem('kaiju-tabletop.preferences', '{"speed": 900}');
    expect(initialPreferences({}, localStorage, DEVICE).speed).toBe(1);
    localStorage.setItem('kaiju-tabletop.preferences', 'no JSON');
    expect(initialPreferences({}, localStorage, DEVICE).speed).toBe(1);
  });
});
