import {
  DEFAULT_SOUND,
  type DecodedSprite,
  FILM_LOUDNESS,
  integratedLoudness,
  type Loss,
  loudnessRange,
  mixdown,
  SoundDesk,
  type SoundSettings,
  type StereoSound,
} from '#audio';
import { decibels, truePeak } from './peaks';
import type { HeardShow } from './show';

/** Measurements of a mix. */
export interface MixFigures {
  /** Integrated loudness, LUFS. */
  readonly loudness: number;
  /** Loudness range, LU. */
  readonly range: number;
  /** True peak, decibels below full scale. */
  readonly peak: number;
  /** Correlation of the channels: 1 mono, 0 unrelated. */
  readonly correlation: number;
  /** Level of the side signal below the mid signal, dB. */
  readonly sides: number;
}

/** Mix settings. */
export interface MixOrder {
  readonly sprites: ReadonlyMap<string, DecodedSprite>;
  readonly rate: number;
  readonly film?: boolean;
  readonly settings?: Partial<SoundSettings>;
}

/** Mixes a show like the page, or like a film. */
export function mixed(show: HeardShow, { sprites, rate, film, settings }: MixOrder): StereoSound {
  const { map, seconds, sounds, tensionAt, strainAt } = show;
  return mixdown({
    map,
    seconds,
    rate,
    sounds,
    sprites,
    settings: { ...DEFAULT_SOUND, ...settings },
    tension: tensionAt,
    place: (at) => ({ strained: strainAt(at) }),
    seed: 1,
    ...(film ? { loudness: FILM_LOUDNESS } : {}),
  });
}

/** Measures a mix. @param rate sample rate */
export function figuresOf({ left, right }: StereoSound, rate: number): MixFigures {
  const sound = { rate, channels: [left, right] };
  let both = 0;
  let west = 0;
  let east = 0;
  for (let index = 0; index < left.length; index++) {
    const [l, r] = [left[index]!, right[index]!];
    both += l * r;
    west += l * l;
    east += r * r;
  }
  return {
    loudness: integratedLoudness(sound),
    range: loudnessRange(sound),
    peak: decibels(Math.max(truePeak(left), truePeak(right))),
    correlation: both / Math.sqrt(west * east),
    sides: 10 * Math.log10((west + east + 2 * both) / (west + east - 2 * both)),
  };
}

/** An inaudible cue. */
export interface LostCue {
  readonly sound: string;
  readonly why: Loss;
}

/** Cues of a show that are inaudible at normal speed, with the reason. */
export function lostCues({ map, sounds }: HeardShow): readonly LostCue[] {
  const desk = new SoundDesk(map, 1);
  return [...sounds]
    .sort((one, other) => one.at - other.at)
    .flatMap(({ at, request }) => {
      const verdict = desk.judge(request, at);
      return typeof verdict === 'string' ? [{ sound: request.sound, why: verdict }] : [];
    });
}
