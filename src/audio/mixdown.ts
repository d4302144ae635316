import { runToEnd } from '#core';
import { Band, barOf } from './band';
import { SoundDesk, type Sounding, type SoundRequest } from './desk';
import { CEILING_DB, DRIVE, MAX_RAISED } from './ladder';
import { limit } from './limiter';
import { integratedLoudness } from './loudness';
import { MusicBed } from './musicBed';
import { type Bed, HEARD, type Loop, loopOf, PLACE_PARTS, PLACE_RATE, type PlaceParts } from './place';
import { PlaceBed } from './placeBed';
import { addEcho, type RoomName } from './rooms';
import { busGain, masterGain, type SoundSettings } from './settings';
import { musicTrim, placeTrim, type SoundMap } from './soundMap';
import { MUSIC_ROOM, RELEASE, voiceOf } from './stored';
import type { MusicMood } from './theme';

/** A decoded sound file: one channel, or two of the same length. */
export interface DecodedSprite {
  /** Samples per second. */
  readonly rate: number;
  readonly channels: readonly Float32Array[];
}

/** A sound at a point of the film. */
export interface TimedSound {
  /** Seconds from the start of the film. */
  readonly at: number;
  readonly request: SoundRequest;
}

export interface MixdownOptions {
  /** The sounds available. */
  readonly map: SoundMap;
  /** Length of the film, seconds. */
  readonly seconds: number;
  /** Samples per second of the result. */
  readonly rate: number;
  /** In any order. */
  readonly sounds: readonly TimedSound[];
  /** By their names in the map; missing ones are silent. */
  readonly sprites: ReadonlyMap<string, DecodedSprite>;
  readonly settings: SoundSettings;
  /** 0 (calm) … 1 (danger), by time in seconds. Default: no music. */
  readonly tension?: (at: number) => number;
  /** Levels of the ambience's parts, by time in seconds. Default: no ambience. */
  readonly place?: (at: number) => PlaceParts;
  /** Seed of the variations, any safe integer. */
  readonly seed: number;
  /** Playback speed of the game; above 2, soft sounds are thinned out. */
  readonly speed?: number;
  /** Target integrated loudness, LUFS, with at most ten decibels of gain. Default: as loud as on the page. */
  readonly loudness?: number;
}

/** Both channels of a mixdown, within −1 … 1. */
export interface StereoSound {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** Update interval of the music's levels, seconds. */
const STRIDE = 0.01;
/** Fade of music and ambience at both ends of the film, seconds. */
const FADE = 0.6;

/** Fade-out of a sound that must stop for another, seconds. */
const ENDING = 0.025;
/** Tolerance of the target loudness, LU, and the maximum number of attempts. */
const NEAR = 0.2;
const TRIALS = 3;

/** Interpolates between two samples; beyond the end of a channel there is silence. @param place 0 or more */
function valueAt(channel: Float32Array, place: number): number {
  const index = Math.floor(place);
  const last = channel.length - 1;
  const before = index > last ? 0 : channel[index]!;
  const after = index >= last ? 0 : channel[index + 1]!;
  return before + (after - before) * (place - index);
}

/** Level of music and ambience at a time, which fade at both ends of the film. @param seconds of the whole film */
function rimAt(at: number, seconds: number): number {
  const rim = Math.min(at, seconds - at) / FADE;
  return rim >= 1 ? 1 : Math.max(0, rim);
}

/**
 * The sound of a film: what the page would play, rendered offline. Pure: the same options give the same samples. Makes the
 * same decisions as the page, so the same cues sound the same.
 */
export function mixdown(options: MixdownOptions): StereoSound {
  const { seconds, rate, settings } = options;
  const length = Math.round(seconds * rate);
  const sides = { left: new Float32Array(length), right: new Float32Array(length) };
  const played = soundingsOf(options);
  const rooms = new Map<RoomName, Float32Array>();
  for (const each of played) addSounding(sides, rooms, options, each);
  if (options.tension !== undefined) addMusic(sides, rooms, options, options.tension, played);
  if (options.place !== undefined) addPlace(sides, options, options.place);
  for (const [room, sound] of rooms) addEcho(room, rate, sound, sides.left, sides.right);
  return finished(sides, DRIVE * masterGain(settings), rate, options.loudness);
}

interface Played extends Sounding {
  /** Seconds. */
  readonly at: number;
  /** When it must stop for another sound. */
  readonly cut: number;
}

/** All sounds with their times. */
function soundingsOf({ map, sounds, seed, speed = 1 }: MixdownOptions): readonly Played[] {
  const desk = new SoundDesk(map, seed);
  const played: Played[] = [];
  for (const { at, request } of [...sounds].sort((a, b) => a.at - b.at)) {
    const sounding = desk.play(request, at, speed);
    if (sounding === null) continue;
    const { ends } = sounding;
    if (ends !== null) played[ends] = { ...played[ends]!, cut: at };
    played.push({ ...sounding, at, cut: Number.POSITIVE_INFINITY });
  }
  return played;
}

/** Adds a sound to both channels, and to its reverb. */
function addSounding(
  { left, right }: StereoSound,
  rooms: Map<RoomName, Float32Array>,
  { sprites, settings, rate }: MixdownOptions,
  { at, cut, ...sounding }: Played,
): void {
  const sprite = sprites.get(sounding.sprite);
  const gain = sounding.volume * busGain(settings, sounding.bus);
  if (sprite === undefined || gain === 0) return;
  const answered = roomIn(rooms, sounding.room, left.length);
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

/** Applies gain and limiter to the sum. @param loudness target */
function finished(sum: StereoSound, gain: number, rate: number, loudness: number | undefined): StereoSound {
  const ceiling = 10 ** (CEILING_DB / 20);
  let raised = 1;
  for (let trial = 1; ; trial++) {
    const out = { left: sum.left.slice(), right: sum.right.slice() };
    for (const side of [out.left, out.right]) {
      for (let index = 0; index < side.length; index++) side[index] = side[index]! * gain * raised;
    }
    limit(out.left, out.right, ceiling, rate);
    if (loudness === undefined) return out;
    const missing = loudness - integratedLoudness({ rate, channels: [out.left, out.right] });
    if (!Number.isFinite(missing) || Math.abs(missing) < NEAR || trial === TRIALS) return out;
    raised = Math.min(10 ** (MAX_RAISED / 20), raised * 10 ** (missing / 20));
  }
}

/** Adds the music to both channels, and to its reverb. */
function addMusic(
  { left, right }: StereoSound,
  rooms: Map<RoomName, Float32Array>,
  options: MixdownOptions,
  tension: (at: number) => number,
  played: readonly Played[],
): void {
  const { map, seconds, rate, sprites, settings } = options;
  const { music } = map;
  const sprite = music === undefined ? undefined : sprites.get(music.sprite);
  const loud = busGain(settings, 'music') * musicTrim(map);
  if (music === undefined || sprite === undefined || loud === 0) return;
  const answered = roomIn(rooms, MUSIC_ROOM.room, left.length);
  const [voice] = sprite.channels as readonly [Float32Array, ...Float32Array[]];
  const { gains, moods, stride } = bedOf(options, tension, played);
  const band = new Band(music.theme, options.seed);
  const bar = barOf(music.theme);
  for (let start = 0; start < seconds; start += bar) {
    const mood = moods[Math.min(moods.length - 1, Math.floor((start * rate) / stride))]!;
    for (const note of band.next(mood)) {
      const stored = voiceOf(music, note);
      if (stored === undefined) continue;
      const { lasts, level, west, east } = stored;
      const begin = Math.round((start + note.at) * rate);
      const end = Math.min(left.length, begin + Math.floor(lasts * rate));
      const from = stored.offset * sprite.rate;
      // The levels of the bed stay as they are for a stride.
      for (let index = begin; index < end; ) {
        const stretch = Math.floor(index / stride);
        const until = Math.min(end, (stretch + 1) * stride);
        const now = level * loud * gains[stretch]!;
        for (; index < until; index++) {
          const place = index - begin;
          const fade = rimAt(index / rate, seconds) * Math.min(1, (lasts - place / rate) / RELEASE);
          const value = now * fade * valueAt(voice, from + (place * stored.faster * sprite.rate) / rate);
          left[index] = left[index]! + value * west;
          right[index] = right[index]! + value * east;
          answered[index] = answered[index]! + value * MUSIC_ROOM.echo;
        }
      }
    }
  }
}

/** Adds the ambience to both channels. @param partsAt as in the options */
function addPlace(
  sides: StereoSound,
  { map, seconds, rate, settings }: MixdownOptions,
  partsAt: (at: number) => PlaceParts,
): void {
  const loud = busGain(settings, 'effects') * placeTrim(map);
  const { place } = map;
  if (place === undefined || loud === 0) return;
  const loops = new Map<Bed, Loop>();
  const bed = new PlaceBed();
  // The ambience starts fully faded in.
  bed.tick(Number.POSITIVE_INFINITY, partsAt(0));
  const stride = Math.max(1, Math.round(STRIDE * rate));
  for (let start = 0; start < sides.left.length; start += stride) {
    const at = start / rate;
    bed.tick(stride / rate, partsAt(at));
    const { gain, parts } = bed.state;
    const stretch = { start, end: Math.min(sides.left.length, start + stride), rate, seconds };
    addLoop(sides, loopIn(loops, place.always), loud * gain, stretch);
    for (const name of PLACE_PARTS) {
      const part = place.parts?.[name];
      if (part === undefined || parts[name] <= HEARD) continue;
      addLoop(sides, loopIn(loops, part), loud * gain * parts[name], stretch);
    }
  }
}

function loopIn(loops: Map<Bed, Loop>, bed: Bed): Loop {
  const known = loops.get(bed) ?? runToEnd(loopOf(bed));
  loops.set(bed, known);
  return known;
}

interface Stretch {
  /** Samples. */
  readonly start: number;
  readonly end: number;
  readonly rate: number;
  /** Of the whole film. */
  readonly seconds: number;
}

/** Adds a section of a loop to both channels. */
function addLoop(
  { left, right }: StereoSound,
  [west, east]: Loop,
  gain: number,
  { start, end, rate, seconds }: Stretch,
): void {
  for (let index = start; index < end; index++) {
    const at = index / rate;
    const rim = gain * rimAt(at, seconds);
    const place = at * PLACE_RATE;
    left[index] = left[index]! + rim * valueRound(west, place);
    right[index] = right[index]! + rim * valueRound(east, place);
  }
}

/** Interpolates between two samples of a loop. */
const valueRound = (channel: Float32Array, place: number): number => {
  const { length } = channel;
  const index = Math.floor(place) % length;
  const before = channel[index]!;
  return before + (channel[(index + 1) % length]! - before) * (place % 1);
};

/** Level and mood of the music, step by step. */
function bedOf(
  { seconds, rate }: MixdownOptions,
  tension: (at: number) => number,
  played: readonly Played[],
): { readonly gains: readonly number[]; readonly moods: readonly MusicMood[]; readonly stride: number } {
  const stride = Math.max(1, Math.round(STRIDE * rate));
  const bed = new MusicBed(tension(0));
  const gains: number[] = [];
  const moods: MusicMood[] = [];
  let next = 0;
  for (let start = 0; start <= seconds * rate; start += stride) {
    for (; next < played.length && played[next]!.at * rate <= start; next++) {
      bed.stepBack(played[next]!.duck, played[next]!.duration);
    }
    const { gain, mood } = bed.state;
    gains.push(gain);
    moods.push(mood);
    bed.tick(stride / rate, tension(start / rate));
  }
  return { gains, moods, stride };
}

function roomIn(rooms: Map<RoomName, Float32Array>, name: RoomName, length: number): Float32Array {
  const known = rooms.get(name) ?? new Float32Array(length);
  rooms.set(name, known);
  return known;
}

/** Names of the files a mixdown needs. @param withMusic includes the music's */
export const spritesToMix = ({ sprites, music }: SoundMap, withMusic: boolean): string[] =>
  Object.keys(sprites).filter((name) => withMusic || name !== music?.sprite);
