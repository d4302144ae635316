import { Random } from '#core';
import { LADDER } from './ladder';
import type { RoomName } from './rooms';
import type { Bus } from './settings';
import { busOf, findSound, handlingOf, type SoundMap, type StoredSound } from './soundMap';

/** A request to play a sound, as in the director's sound cues. */
export interface SoundRequest {
  readonly sound: string;
  /** 0 … 1. */
  readonly volume: number;
  /** Table units east of the centre. */
  readonly x: number;
  /** Which creature makes it, for sounds that differ between creatures. */
  readonly voice?: string;
  /** Pitch shift upwards, in semitones. */
  readonly raised?: number;
}

/** A sound to play. */
export interface Sounding {
  /** Consecutive number of the sound. */
  readonly number: number;
  /** Number of a sound that must stop for it. */
  readonly ends: number | null;
  readonly key: string;
  readonly sprite: string;
  readonly bus: Bus;
  /** Its position in the file, seconds. */
  readonly offset: number;
  readonly duration: number;
  /** 0 … 1, before the user's settings. */
  readonly volume: number;
  /** Playback rate, about 1. */
  readonly rate: number;
  /** −1 (left) … 1 (right). */
  readonly pan: number;
  /** Its reverb, and the reverb level, 0 … 1. */
  readonly room: RoomName;
  readonly echo: number;
  /** How much it ducks the music, 0 … 1. */
  readonly duck: number;
}

/**
 * Why a sound is not played: unknown sound; zero volume; played a moment ago; too many of its key; its creature has just
 * begun a call; the game is fast-forwarded; too many sounds.
 */
export type Loss = 'unknown' | 'mute' | 'same' | 'limit' | 'breath' | 'hurry' | 'full';

interface Playing {
  readonly number: number;
  readonly sound: string;
  readonly voice: string | undefined;
  /** Whether it is a creature's call. */
  readonly call: boolean;
  readonly important: boolean;
  readonly at: number;
  readonly until: number;
  /** Decibels. */
  readonly level: number;
}

/** Maximum number of simultaneous sounds. */
const MAX_VOICES = 22;
/** Two of the same sound closer than this count as one, seconds. */
const SAME = 0.028;
/** Minimum time before a creature interrupts its own call, seconds. */
const BREATH = 0.3;
/** From this playback speed on, soft sounds are thinned out. */
const HURRIED = 2;
/** Minimum interval between them, seconds. */
const THINNED = 0.22;
/** Table units from the centre at which a sound is panned fully, and the pan value there. */
const WIDTH = 5;
const SIDE = 0.85;
/** A variation is repeated only after this many others. */
const REMEMBERED = 3;

const decibels = (factor: number): number => 20 * Math.log10(factor);

/**
 * Decides which sounds are played and how: variation, panning, pitch, and what is too much at once. The same requests at
 * the same times give the same sounds.
 */
export class SoundDesk {
  private readonly random: Random;
  private playing: Playing[] = [];
  private readonly lastTakes = new Map<string, readonly number[]>();
  private lastSoft = Number.NEGATIVE_INFINITY;
  private count = 0;

  /** @param seed any safe integer */
  constructor(
    private readonly map: SoundMap,
    seed: number,
  ) {
    this.random = Random.fromSeed(seed);
  }

  /** The sound to play for a request, or null: see {@link judge}. */
  play(request: SoundRequest, at: number, speed = 1): Sounding | null {
    const verdict = this.judge(request, at, speed);
    return typeof verdict === 'string' ? null : verdict;
  }

  /**
   * The sound to play for a request, or why there is none.
   * @param at seconds, never decreasing @param speed playback speed of the game
   */
  judge(request: SoundRequest, at: number, speed = 1): Sounding | Loss {
    const { sound, voice, volume, x, raised = 0 } = request;
    const found = findSound(this.map, sound, voice);
    if (found === undefined) return 'unknown';
    if (!(volume > 0)) return 'mute';
    const handling = handlingOf(this.map, sound);
    const { important, limit, vary, softer, room, echo, duck } = handling;
    const call = busOf(found.sprite) === 'voices';
    this.playing = this.playing.filter(({ until }) => until > at);
    if (this.repeats(sound, voice, at)) return 'same';
    if (!important && speed > HURRIED && at - this.lastSoft < THINNED) return 'hurry';
    if (call && !important && this.speaks(voice, at)) return 'breath';
    const alike = this.playing.filter((other) => other.sound === sound);
    if (alike.length >= limit && !important) return 'limit';
    const level = decibels(volume) + LADDER[handling.class].loudness;
    const ends =
      alike.length >= limit
        ? alike[0]!
        : this.playing.length < MAX_VOICES
          ? null
          : this.leastMissed(level, important);
    if (ends === undefined) return 'full';
    this.playing = this.playing.filter((other) => other !== ends);
    if (!important) this.lastSoft = at;
    const [offset, duration] = this.take(found);
    const rate = (1 + vary * (2 * this.random.unit() - 1)) * 2 ** (raised / 12);
    const varied = 10 ** ((this.map.trim.sounds - softer * this.random.unit()) / 20);
    const number = this.count++;
    this.playing.push({ number, sound, voice, call, important, at, until: at + duration / rate, level });
    return {
      number,
      ends: ends?.number ?? null,
      key: found.key,
      sprite: found.sprite,
      bus: busOf(found.sprite),
      offset,
      duration,
      volume: Math.min(1, volume) * varied,
      rate,
      pan: SIDE * Math.max(-1, Math.min(1, x / WIDTH)),
      room,
      echo,
      duck: duck * Math.min(1, volume),
    };
  }

  /** Whether the same sound was played a moment ago. */
  private repeats(sound: string, voice: string | undefined, at: number): boolean {
    return this.playing.some(
      (other) => other.sound === sound && other.voice === voice && at - other.at < SAME,
    );
  }

  /** Whether a creature has just begun a call. */
  private speaks(voice: string | undefined, at: number): boolean {
    return this.playing.some(
      (other) => other.call && other.voice === voice && voice !== undefined && at - other.at < BREATH,
    );
  }

  /** The softest among the older half of the playing sounds, unless the new one is softer still. */
  private leastMissed(level: number, important: boolean): Playing | undefined {
    const older = this.playing.filter((other) => !other.important).slice(0, MAX_VOICES / 2);
    const softest = older.sort((one, other) => one.level - other.level)[0];
    return softest !== undefined && (important || softest.level <= level) ? softest : undefined;
  }

  /** Picks a variation other than the last ones. */
  private take({ key, takes }: StoredSound & { readonly key: string }): StoredSound['takes'][number] {
    const before = this.lastTakes.get(key) ?? [];
    const shunned = before.slice(-Math.min(REMEMBERED, takes.length - 1));
    const open = takes
      .map((_, index) => index)
      .filter((index) => takes.length === 1 || !shunned.includes(index));
    const chosen = this.random.pick(open);
    this.lastTakes.set(key, [...shunned, chosen].slice(-REMEMBERED));
    return takes[chosen]!;
  }
}
