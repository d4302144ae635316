// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { PagePreferences } from '#module';
import { createPreferenceStore, initialPreferences } from '../../../src/shell/services/preferences';

const DEVICE = { languages: ['fr-CH', 'en'], reducedMotion: false };

/** Chooses something on this device. */
const choose = (change: Partial<PagePreferences>) =>
  createPreferenceStore(initialPreferences({}, localStorage, DEVICE), localStorage).change(change);

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('begin with what the device says', () => {
    expect(initialPreferences({}, localStorage, DEVICE)).toEqual({
      language: 'fr',
      textSize: 'normal',
      quality: null,
      mood: null,
      tiltShift: false,
      camera: 'gentle',
      speed: 1,
      othersPace: 'normal',
      hurriesOwn: false,
      playsHidden: false,
      attractAfter: null,
      reducedMotion: false,
      coordinates: true,
      hints: true,
      turnsTable: false,
      turnsPage: false,
      captions: true,
      sound: { muted: false, master: 1, effects: 1, voices: 1, music: 0.75, interface: 1 },
      soundCaptions: false,
      textBoard: false,
      keys: {},
    });
  });

  it('remember what was chosen, but not what an address asked for', () => {
    const asked = { lang: 'en', quality: 'test', speed: 8 } as const;
    expect(initialPreferences(asked, localStorage, DEVICE)).toMatchObject({ quality: 'test', speed: 8 });
    choose({ coordinates: false });
    choose({ turnsTable: true });
    choose({ speed: 2 });
    expect(initialPreferences({}, localStorage, DEVICE)).toMatchObject({
      language: 'fr',
      quality: null,
      speed: 2,
      coordinates: false,
      turnsTable: true,
    });
  });

  it('let the game go on behind other windows where somebody wants it, the address before all', () => {
    choose({ playsHidden: true });
    expect(initialPreferences({}, localStorage, DEVICE).playsHidden).toBe(true);
    expect(initialPreferences({ hidden: 'pause' }, localStorage, DEVICE).playsHidden).toBe(false);
    localStorage.clear();
    expect(initialPreferences({ hidden: 'play' }, localStorage, DEVICE).playsHidden).toBe(true);
  });

  it('remember how loud it was, and pass over levels that there are not', () => {
    const sound = { muted: true, master: 0.5, effects: 0, voices: 1, music: 0.1, interface: 0.2 };
    choose({ sound, soundCaptions: true });
    expect(initialPreferences({}, localStorage, DEVICE)).toMatchObject({ sound, soundCaptions: true });
    choose({ sound: { ...sound, master: 7 } });
    expect(initialPreferences({}, localStorage, DEVICE).sound.master).toBe(1);
  });

  it('pass over what they cannot read', () => {
    localStorage.setItem('kaiju-tabletop.preferences', '{"speed": 900}');
    expect(initialPreferences({}, localStorage, DEVICE).speed).toBe(1);
    localStorage.setItem('kaiju-tabletop.preferences', 'no JSON');
    expect(initialPreferences({}, localStorage, DEVICE).speed).toBe(1);
  });
});
