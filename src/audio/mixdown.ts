import { SoundDesk, type SoundRequest } from './desk';
import { MusicBed } from './musicBed';
import { busGain, masterGain, type SoundSettings } from './settings';
import { findSound, type SoundMap } from './soundMap';

/** A file of sounds, decoded: one channel, or two of the same length. */
export interface DecodedSprite {
  /** Samples per second. */
  readonly rate: number;
  readonly channels: readonly Float32Array[];
}

/** Something that is heard at a moment of the film. */
export interface TimedSound {
  /** Seconds from the film's beginning. */
  readonly at: number;
  readonly request: SoundRequest;
}

export interface MixdownOptions {
  /** What there is to be heard. */
  readonly map: SoundMap;
  /** Of the film, seconds. */
  readonly seconds: number;
  /** Samples per second of the result. */
  readonly rate: number;
  /** In any order. */
  readonly sounds: readonly TimedSound[];
  /** By their names in the map; what is missing is silent. */
  readonly sprites: ReadonlyMap<string, DecodedSprite>;
  readonly settings: SoundSettings;
  /** 0 (calm) … 1 (danger) at a time in seconds; without it there is no music. */
  readonly tension?: (at: number) => number;
  /** Of the variations, any safe integer. */
  readonly seed: number;
  /** At which the game is shown; above 2 small sounds are thinned out. */
  readonly speed?: number;
}

/** Both channels of a mixdown, within −1 … 1. */
export interface StereoSound {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** What the loudest sum is pressed down to, a little below full scale. */
const CEILING = 0.89;
/** Up to here the sum is left as it is. */
const KNEE = 0.6;
/** How often the music's levels are reckoned, in seconds. */
const STRIDE = 0.01;
/** Seconds over which the music comes and goes at the film's ends. */
const FADE = 0.6;

/** The value between two samples. */
function valueAt(channel: Float32Array, place: number): number {
  const index = Math.floor(place);
  const before = channel[index] ?? 0;
  return before + ((channel[index + 1] ?? 0) - before) * (place - index);
}

/** Leaves what is quiet, bends what is loud: never above the ceiling. */
function pressed(value: number): number {
  const size = Math.abs(value);
  if (size <= KNEE) return value;
  const room = CEILING - KNEE;
  return Math.sign(value) * (KNEE + room * Math.tanh((size - KNEE) / room));
}

/**
 * The sound of a film: what the page would play, reckoned at once. Pure: the same options give the same samples. Uses
 * the same decisions as the page, so the same cues sound alike.
 */
export function mixdown(options: MixdownOptions): StereoSound {
  const { map, seconds, rate, sprites, settings, seed, speed = 1 } = options;
  const length = Math.round(seconds * rate);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const desk = new SoundDesk(map, seed);
  const ducks: { readonly at: number; readonly depth: number; readonly seconds: number }[] = [];
  for (const { at, request } of [...options.sounds].sort((a, b) => a.at - b.at)) {
    const sounding = desk.hear(request, at, speed);
    if (sounding === null) continue;
    ducks.push({ at, depth: sounding.duck, seconds: sounding.duration });
    const sprite = sprites.get(sounding.sprite);
    if (sprite === undefined) continue;
    const gain = sounding.volume * busGain(settings, sounding.bus);
    const angle = ((sounding.pan + 1) * Math.PI) / 4;
    const step = (sounding.rate * sprite.rate) / rate;
    const begin = Math.round(at * rate);
    const end = Math.min(length, begin + Math.floor((sounding.duration * rate) / sounding.rate));
    for (let index = Math.max(0, begin); index < end; index++) {
      const value =
        gain * valueAt(sprite.channels[0]!, sounding.offset * sprite.rate + (index - begin) * step);
      left[index] = left[index]! + value * Math.cos(angle);
      right[index] = right[index]! + value * Math.sin(angle);
    }
  }
  if (options.tension !== undefined) addMusic(left, right, options, options.tension, ducks);
  const master = masterGain(settings);
  const finish = (value: number) => pressed(value * master);
  return { left: left.map(finish), right: right.map(finish) };
}

function addMusic(
  left: Float32Array,
  right: Float32Array,
  { map, seconds, rate, sprites, settings }: MixdownOptions,
  tension: (at: number) => number,
  ducks: readonly { readonly at: number; readonly depth: number; readonly seconds: number }[],
): void {
  const bed = new MusicBed(tension(0));
  const gain = busGain(settings, 'music');
  const stride = Math.max(1, Math.round(STRIDE * rate));
  let before = bed.levels;
  let duck = 0;
  for (let start = 0; start < left.length; start += stride) {
    for (; duck < ducks.length && ducks[duck]!.at * rate <= start; duck++) {
      bed.stepBack(ducks[duck]!.depth, ducks[duck]!.seconds);
    }
    bed.tick(stride / rate, tension(start / rate));
    const after = bed.levels;
    for (const layer of ['calm', 'danger'] as const) {
      const stored = findSound(map, layer);
      const sprite = stored === undefined ? undefined : sprites.get(stored.sprite);
      if (stored === undefined || sprite === undefined) continue;
      const [offset, loop] = stored.takes[0]!;
      const [first, second = first] = sprite.channels;
      for (let index = start; index < Math.min(left.length, start + stride); index++) {
        const at = index / rate;
        const share = (index - start) / stride;
        const rim = Math.min(1, at / FADE, (seconds - at) / FADE);
        const level = gain * Math.max(0, rim) * (before[layer] + (after[layer] - before[layer]) * share);
        const place = (offset + (at % loop)) * sprite.rate;
        left[index] = left[index]! + level * valueAt(first!, place);
        right[index] = right[index]! + level * valueAt(second!, place);
      }
    }
    before = after;
  }
}

/** The names of the files that a mixdown needs. @param music with the music's, too */
export const spritesToMix = ({ sprites }: SoundMap, music: boolean): string[] =>
  Object.entries(sprites).flatMap(([name, { loops }]) => (loops && !music ? [] : [name]));
