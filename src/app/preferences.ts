import * as v from 'valibot';
import { LANGUAGES, type Language, pickLanguage } from '#i18n';
import { type Launch, QUALITIES } from '#session';
import { TABLE_MOODS } from '#ui';
import type { PagePreferences } from './store';

const KEY = 'kaiju-tabletop.preferences';

const Stored = v.partial(
  v.object({
    language: v.picklist(LANGUAGES),
    quality: v.nullable(v.picklist(QUALITIES)),
    mood: v.picklist(TABLE_MOODS),
    tiltShift: v.boolean(),
    speed: v.pipe(v.number(), v.minValue(0.5), v.maxValue(8)),
    reducedMotion: v.boolean(),
    coordinates: v.boolean(),
    captions: v.boolean(),
  }),
);

/** What was chosen before; what cannot be read counts as not chosen. */
function stored(storage: Storage): Partial<PagePreferences> {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(storage.getItem(KEY) ?? '{}'));
    return parsed.success ? (parsed.output as Partial<PagePreferences>) : {};
  } catch {
    return {};
  }
}

/** The preferences to begin with: the address goes before what was chosen earlier, that before the device. */
export function initialPreferences(
  launch: Pick<Launch<unknown>, 'lang' | 'quality' | 'speed'>,
  storage: Storage,
  device: { readonly languages: readonly string[]; readonly reducedMotion: boolean },
): PagePreferences {
  const chosen = stored(storage);
  const language: Language = launch.lang ?? chosen.language ?? pickLanguage(device.languages);
  return {
    language,
    quality: launch.quality ?? chosen.quality ?? null,
    mood: chosen.mood ?? 'night',
    tiltShift: chosen.tiltShift ?? false,
    speed: launch.speed ?? chosen.speed ?? 1,
    reducedMotion: chosen.reducedMotion ?? device.reducedMotion,
    coordinates: chosen.coordinates ?? true,
    captions: chosen.captions ?? true,
  };
}

/** Remembers what was chosen on this device, where it lets us; what an address asked for is not a choice. */
export function storePreferences(change: Partial<PagePreferences>, storage: Storage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...stored(storage), ...change }));
  } catch {
    // A full or forbidden storage only costs the memory of the choice.
  }
}
