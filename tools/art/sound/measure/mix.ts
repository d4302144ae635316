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

/** What is measured of a mix. */
export interface MixFigures {
  /** LUFS over all. */
  readonly loudness: number;
  /** LU between soft passages and loud ones. */
  readonly range: number;
  /** Decibels below full scale, between the samples too. */
  readonly peak: number;
  /** How much both sides have in common: 1 the same, 0 nothing. */
  readonly correlation: number;
  /** Decibels from the middle down to the sides. */
  readonly sides: number;
}

/** How a show is mixed. @param film as for a film rather than for the page */
export interface MixOrder {
  readonly sprites: ReadonlyMap<string, DecodedSprite>;
  readonly rate: number;
  readonly film?: boolean;
  readonly settings?: Partial<SoundSettings>;
}

/** Mixes a show as the page plays it, or as a film has it. */
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

/** Measures a mix. @param rate samples per second */
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

/** A cue that is not heard. */
export interface LostCue {
  readonly sound: string;
  readonly why: Loss;
}

/** Which cues of a show are not heard at its usual speed, and why. */
export function lostCues({ map, sounds }: HeardShow): readonly LostCue[] {
  const desk = new SoundDesk(map, 1);
  return [...sounds]
    .sort((one, other) => one.at - other.at)
    .flatMap(({ at, request }) => {
      const verdict = desk.judge(request, at);
      return typeof verdict === 'string' ? [{ sound: request.sound, why: verdict }] : [];
    });
}
