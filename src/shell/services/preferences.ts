import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { BUSES, DEFAULT_SOUND } from '#audio';
import {
  ATTRACT_MINUTES,
  CAMERA_STYLES,
  LANGUAGES,
  type Language,
  MOOD_NAMES,
  OTHERS_PACES,
  QUALITIES,
  TEXT_SIZES,
} from '#core';
import { pickLanguage } from '#i18n';
import type { PagePreferences, PreferenceStore } from '#module';
import type { Launch, SmallStorage } from '#storage';

const KEY = 'kaiju-tabletop.preferences';

const Level = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const Stored = v.partial(
  v.object({
    language: v.picklist(LANGUAGES),
    textSize: v.picklist(TEXT_SIZES),
    quality: v.nullable(v.picklist(QUALITIES)),
    mood: v.nullable(v.picklist(MOOD_NAMES)),
    tiltShift: v.boolean(),
    speed: v.pipe(v.number(), v.minValue(0.5), v.maxValue(8)),
    othersPace: v.picklist(OTHERS_PACES),
    hurriesOwn: v.boolean(),
    playsHidden: v.boolean(),
    attractAfter: v.nullable(v.picklist(ATTRACT_MINUTES)),
    reducedMotion: v.boolean(),
    camera: v.picklist(CAMERA_STYLES),
    coordinates: v.boolean(),
    hints: v.boolean(),
    turnsTable: v.boolean(),
    turnsPage: v.boolean(),
    captions: v.boolean(),
    textBoard: v.boolean(),
    sound: v.object({
      muted: v.boolean(),
      master: Level,
      effects: Level,
      voices: Level,
      music: Level,
      interface: Level,
      silenced: v.optional(v.array(v.picklist(BUSES))),
    }),
    soundCaptions: v.boolean(),
    keys: v.record(v.string(), v.record(v.string(), v.string())),
  }),
);

/** Stored preferences; invalid fields are ignored. */
function stored(storage: SmallStorage): Partial<PagePreferences> {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(storage.getItem(KEY) ?? '{}'));
    return parsed.success ? (parsed.output as Partial<PagePreferences>) : {};
  } catch {
    return {};
  }
}

/** Initial preferences: the URL takes precedence over stored choices, and those over the device's defaults. */
export function initialPreferences(
  launch: Partial<Pick<Launch<unknown>, 'clock' | 'lang' | 'quality' | 'speed' | 'hidden'>>,
  storage: SmallStorage,
  device: { readonly languages: readonly string[]; readonly reducedMotion: boolean },
): PagePreferences {
  const chosen = stored(storage);
  const language: Language = launch.lang ?? chosen.language ?? pickLanguage(device.languages);
  return {
    language,
    textSize: chosen.textSize ?? 'normal',
    quality: launch.quality ?? chosen.quality ?? null,
    mood: chosen.mood ?? null,
    tiltShift: chosen.tiltShift ?? false,
    speed: launch.speed ?? chosen.speed ?? 1,
    othersPace: chosen.othersPace ?? 'normal',
    hurriesOwn: chosen.hurriesOwn ?? false,
    playsHidden: launch.hidden === undefined ? (chosen.playsHidden ?? false) : launch.hidden === 'play',
    attractAfter: chosen.attractAfter ?? null,
    reducedMotion: chosen.reducedMotion ?? device.reducedMotion,
    camera: chosen.camera ?? 'gentle',
    coordinates: chosen.coordinates ?? true,
    // Hints would disturb scripts that drive the page.
    hints: chosen.hints ?? launch.clock !== 'manual',
    turnsTable: chosen.turnsTable ?? false,
    turnsPage: chosen.turnsPage ?? false,
    captions: chosen.captions ?? true,
    textBoard: chosen.textBoard ?? false,
    sound: chosen.sound ?? DEFAULT_SOUND,
    soundCaptions: chosen.soundCaptions ?? false,
    keys: chosen.keys ?? {},
  };
}

/** Preferences of a page. Changes are stored on this device if possible; values from the URL are not. */
export function createPreferenceStore(initial: PagePreferences, storage: SmallStorage): PreferenceStore {
  const store = createStore(() => initial);
  return {
    ...store,
    change(patch) {
      store.setState(patch);
      try {
        storage.setItem(KEY, JSON.stringify({ ...stored(storage), ...patch }));
      } catch {
        // If storage is full or blocked, the choice is not remembered.
      }
    },
  };
}
