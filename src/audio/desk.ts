import { Random } from '#core';
import type { Handling } from './handling';
import type { Bus } from './settings';
import { busOf, findSound, handlingOf, type SoundMap, type StoredSound } from './soundMap';

/** Something is to be heard; what the director's sound cues say. */
export interface SoundRequest {
  readonly sound: string;
  /** 0 … 1. */
  readonly volume: number;
  /** Table units to the east of the middle. */
  readonly x: number;
  /** Whose voice it is; for sounds that each creature makes in its own way. */
  readonly voice?: string;
}

/** A sound that is to be played. */
export interface Sounding {
  readonly key: string;
  readonly sprite: string;
  readonly bus: Bus;
  /** Where it lies in its file, seconds. */
  readonly offset: number;
  readonly duration: number;
  /** 0 … 1, before the settings. */
  readonly volume: number;
  /** How fast it is played, about 1. */
  readonly rate: number;
  /** −1 (left) … 1 (right). */
  readonly pan: number;
  /** How far the music steps back meanwhile, 0 … 1. */
  readonly duck: number;
}

interface Playing {
  readonly key: string;
  readonly sound: string;
  readonly voice: string | undefined;
  readonly at: number;
  readonly until: number;
}

/** All that may sound at once. */
const MOST = 22;
/** Two of the same sound closer than this are one, in seconds. */
const SAME = 0.028;
/** A creature does not interrupt itself earlier than this. */
const BREATH = 0.3;
/** From this speed on only some of the small sounds are heard. */
const HURRIED = 2;
/** Seconds between small sounds that are heard then. */
const THINNED = 0.22;
/** Table units from the middle to where a sound comes from one side only, and how far that side is. */
const WIDTH = 6;
const SIDE = 0.65;
const LOUDNESS_VARIES = 0.1;

/**
 * Decides what of all that happens is heard, and how: which variation, from where, at what pitch, and what is too much at
 * once. The same requests at the same times give the same sounds.
 */
export class SoundDesk {
  private readonly random: Random;
  private playing: Playing[] = [];
  private readonly lastTake = new Map<string, number>();
  private lastSmall = Number.NEGATIVE_INFINITY;

  /** @param seed any safe integer */
  constructor(
    private readonly map: SoundMap,
    seed: number,
  ) {
    this.random = Random.fromSeed(seed);
  }

  /**
   * What is to be played for a request; null for what is not heard, an unknown sound included.
   * @param at seconds, never less than the time before @param speed at which the game is shown
   */
  hear(request: SoundRequest, at: number, speed = 1): Sounding | null {
    const { sound, voice, volume, x } = request;
    const found = findSound(this.map, sound, voice);
    if (found === undefined || !(volume > 0)) return null;
    const handling = handlingOf(this.map, sound);
    this.playing = this.playing.filter(({ until }) => until > at);
    if (this.tooMuch(sound, voice, handling, at, speed)) return null;
    if (!handling.important) this.lastSmall = at;
    const [offset, duration] = this.take(found);
    const rate = 1 + handling.vary * (2 * this.random.unit() - 1);
    const varied = 1 - LOUDNESS_VARIES * this.random.unit();
    this.playing.push({ key: found.key, sound, voice, at, until: at + duration / rate });
    return {
      key: found.key,
      sprite: found.sprite,
      bus: busOf(found.sprite),
      offset,
      duration,
      volume: Math.min(1, volume) * handling.gain * varied,
      rate,
      pan: SIDE * Math.max(-1, Math.min(1, x / WIDTH)),
      duck: handling.duck * Math.min(1, volume),
    };
  }

  private tooMuch(
    sound: string,
    voice: string | undefined,
    { limit, important }: Handling,
    at: number,
    speed: number,
  ): boolean {
    if (!important && speed > HURRIED && at - this.lastSmall < THINNED) return true;
    if (!important && this.playing.length >= MOST) return true;
    const same = this.playing.filter((other) => other.sound === sound);
    if (same.length >= limit && !(voice !== undefined && important)) return true;
    return this.playing.some((other) => {
      if (other.voice !== voice) return false;
      if (other.sound === sound && at - other.at < SAME) return true;
      return voice !== undefined && !important && at - other.at < BREATH;
    });
  }

  /** Another variation than the last one. */
  private take({ key, takes }: StoredSound & { readonly key: string }): StoredSound['takes'][number] {
    const before = this.lastTake.get(key);
    const open = takes.map((_, index) => index).filter((index) => index !== before || takes.length === 1);
    const chosen = this.random.pick(open);
    this.lastTake.set(key, chosen);
    return takes[chosen]!;
  }
}
