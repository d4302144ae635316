import { SoundDesk, type Sounding, type SoundRequest } from './desk';
import { CEILING_DB, DRIVE, MOST_RAISED } from './ladder';
import { limit } from './limiter';
import { integratedLoudness } from './loudness';
import { MusicBed } from './musicBed';
import { addEcho, type RoomName } from './rooms';
import { busGain, masterGain, type SoundSettings } from './settings';
import { findSound, musicTrim, type SoundMap } from './soundMap';

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
  /** LUFS over all that the whole is brought to, raised by ten decibels at most; without it, it is as loud as on the page. */
  readonly loudness?: number;
}

/** Both channels of a mixdown, within −1 … 1. */
export interface StereoSound {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** How often the music's levels are reckoned, in seconds. */
const STRIDE = 0.01;
/** Seconds over which the music comes and goes at the film's ends. */
const FADE = 0.6;

/** Seconds over which a sound that has to make room ends. */
const ENDING = 0.025;
/** How close to the wanted loudness the whole is brought, LU, and how often that is tried. */
const NEAR = 0.2;
const TRIALS = 3;

/** The value between two samples. */
function valueAt(channel: Float32Array, place: number): number {
  const index = Math.floor(place);
  const before = channel[index] ?? 0;
  return before + ((channel[index + 1] ?? 0) - before) * (place - index);
}

/**
 * The sound of a film: what the page would play, reckoned at once. Pure: the same options give the same samples. Uses
 * the same decisions as the page, so the same cues sound alike.
 */
export function mixdown(options: MixdownOptions): StereoSound {
  const { seconds, rate, settings } = options;
  const length = Math.round(seconds * rate);
  const sides = { left: new Float32Array(length), right: new Float32Array(length) };
  const played = soundingsOf(options);
  const rooms = new Map<RoomName, Float32Array>();
  for (const each of played) addSounding(sides, rooms, options, each);
  for (const [room, sound] of rooms) addEcho(room, rate, sound, sides.left, sides.right);
  if (options.tension !== undefined) addMusic(sides.left, sides.right, options, options.tension, played);
  return finished(sides, DRIVE * masterGain(settings), rate, options.loudness);
}

interface Played extends Sounding {
  /** Seconds. */
  readonly at: number;
  /** When it has to make room for another. */
  readonly cut: number;
}

/** All that is heard, at its time. */
function soundingsOf({ map, sounds, seed, speed = 1 }: MixdownOptions): readonly Played[] {
  const desk = new SoundDesk(map, seed);
  const played: Played[] = [];
  for (const { at, request } of [...sounds].sort((a, b) => a.at - b.at)) {
    const sounding = desk.hear(request, at, speed);
    if (sounding === null) continue;
    const { ends } = sounding;
    if (ends !== null) played[ends] = { ...played[ends]!, cut: at };
    played.push({ ...sounding, at, cut: Number.POSITIVE_INFINITY });
  }
  return played;
}

/** Adds a sound to both sides, and to the room that answers it. */
function addSounding(
  { left, right }: StereoSound,
  rooms: Map<RoomName, Float32Array>,
  { sprites, settings, rate }: MixdownOptions,
  { at, cut, ...sounding }: Played,
): void {
  const sprite = sprites.get(sounding.sprite);
  const gain = sounding.volume * busGain(settings, sounding.bus);
  if (sprite === undefined || gain === 0) return;
  if (!rooms.has(sounding.room)) rooms.set(sounding.room, new Float32Array(left.length));
  const answered = rooms.get(sounding.room)!;
  const angle = ((sounding.pan + 1) * Math.PI) / 4;
  const [west, east] = [Math.cos(angle), Math.sin(angle)];
  const step = (sounding.rate * sprite.rate) / rate;
  const begin = Math.round(at * rate);
  const lasts = Math.min(sounding.duration / sounding.rate, cut + ENDING - at);
  const end = Math.min(left.length, begin + Math.floor(lasts * rate));
  const offset = sounding.offset * sprite.rate;
  const fades = (cut - at) * rate;
  for (let index = Math.max(0, begin); index < end; index++) {
    const place = index - begin;
    const fade = place <= fades ? 1 : Math.max(0, 1 - (place - fades) / (ENDING * rate));
    const value = gain * fade * valueAt(sprite.channels[0]!, offset + place * step);
    left[index] = left[index]! + value * west;
    right[index] = right[index]! + value * east;
    answered[index] = answered[index]! + value * sounding.echo;
  }
}

/** The sum at its level and within its ceiling. @param loudness that it is brought to */
function finished(sum: StereoSound, gain: number, rate: number, loudness: number | undefined): StereoSound {
  const ceiling = 10 ** (CEILING_DB / 20);
  let raised = 1;
  for (let trial = 1; ; trial++) {
    const louder = (value: number) => value * gain * raised;
    const out = { left: sum.left.map(louder), right: sum.right.map(louder) };
    limit(out.left, out.right, ceiling, rate);
    if (loudness === undefined) return out;
    const missing = loudness - integratedLoudness({ rate, channels: [out.left, out.right] });
    if (!Number.isFinite(missing) || Math.abs(missing) < NEAR || trial === TRIALS) return out;
    raised = Math.min(10 ** (MOST_RAISED / 20), raised * 10 ** (missing / 20));
  }
}

function addMusic(
  left: Float32Array,
  right: Float32Array,
  { map, seconds, rate, sprites, settings }: MixdownOptions,
  tension: (at: number) => number,
  played: readonly Played[],
): void {
  const bed = new MusicBed(tension(0));
  const gain = busGain(settings, 'music') * musicTrim(map);
  const stride = Math.max(1, Math.round(STRIDE * rate));
  let before = bed.levels;
  let next = 0;
  for (let start = 0; start < left.length; start += stride) {
    for (; next < played.length && played[next]!.at * rate <= start; next++) {
      bed.stepBack(played[next]!.duck, played[next]!.duration);
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
