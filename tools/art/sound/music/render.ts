import {
  Band,
  barOf,
  integratedLoudness,
  MUSIC_LOUDNESS,
  MUSIC_MOODS,
  type Music,
  mixdown,
  type StoredInstrument,
  type Theme,
} from '#audio';
import { RATE, type Signal, samples, secondsOf, softEnds, toPeak } from '../kit/signal';
import { exact, GAP, MARGIN, type Place } from '../pack';
import { KIT } from './kit';

/** Number of bars of each mood that are searched for notes. */
const BARS = 240;
/** Peak level of notes in their file, 0 … 1, with headroom for compression. */
const HEIGHT = 0.6;
/** Measured seconds of each mood. */
const MEASURED = 100;

export interface RenderedMusic {
  readonly channel: Signal;
  readonly music: Omit<Music, 'theme' | 'sprite'>;
}

/** The pitches that each instrument of a theme plays. */
function playedBy(theme: Theme): ReadonlyMap<string, readonly number[]> {
  const pitches = new Map<string, Set<number>>();
  for (const mood of MUSIC_MOODS) {
    const band = new Band(theme, 1);
    for (let bar = 0; bar < BARS; bar++) {
      for (const { instrument, pitch } of band.next(mood)) {
        const known = pitches.get(instrument) ?? new Set();
        pitches.set(instrument, known.add(pitch));
      }
    }
  }
  return new Map([...pitches].map(([name, known]) => [name, [...known].sort((a, b) => a - b)]));
}

/** The fewest pitches such that all others are at most half a step of the instrument away. */
function storedOf(pitches: readonly number[], every: number): number[] {
  const stored: number[] = [];
  for (const pitch of pitches) {
    if (stored.length > 0 && pitch - stored.at(-1)! <= every / 2) continue;
    stored.push(pitch + Math.floor(every / 2));
  }
  return stored;
}

/** Renders the notes that a theme needs into one file. Throws if the kit lacks one of its instruments. */
export function renderMusic(theme: Theme): RenderedMusic {
  const parts: Signal[] = [];
  const instruments: Record<string, StoredInstrument> = {};
  let at = samples(GAP);
  for (const [name, played] of playedBy(theme)) {
    const instrument = KIT[name];
    if (instrument === undefined) throw new RangeError(`"${name}" is not in the kit of instruments`);
    const pitches: number[] = [];
    const takes: Place[] = [];
    for (const pitch of storedOf(played, instrument.every)) {
      for (let take = 0; take < instrument.takes; take++) {
        const hz = 440 * 2 ** ((pitch - 69) / 12);
        const rendered = instrument.render(hz, instrument.seconds, 31 * pitch + 7 * take + 1);
        const note = softEnds(toPeak(rendered, HEIGHT), 0.001, Math.min(0.06, secondsOf(rendered) / 4));
        pitches.push(pitch);
        takes.push([exact(at / RATE - MARGIN), exact(secondsOf(note) + 2 * MARGIN)]);
        parts.push(note);
        at += note.length + samples(GAP);
      }
    }
    instruments[name] = { pitches, takes, held: instrument.held };
  }
  const channel: Signal = new Float32Array(at);
  let offset = samples(GAP);
  for (const part of parts) {
    channel.set(part, offset);
    offset += part.length + samples(GAP);
  }
  const music = { instruments, gain: 1 };
  return { channel, music: { ...music, gain: exact(levelling(theme, channel, music)) } };
}

/** The music of a theme that borrows the instruments of another. @param channel their notes */
export function borrowedMusic(
  theme: Theme,
  channel: Signal,
  music: RenderedMusic['music'],
): RenderedMusic['music'] {
  return { ...music, gain: exact(levelling(theme, channel, { ...music, gain: 1 })) };
}

/** Gain of a theme, so that all themes are equally loud over all moods. */
function levelling(theme: Theme, channel: Signal, music: Omit<Music, 'theme' | 'sprite'>): number {
  const seconds = Math.ceil(MEASURED / barOf(theme)) * barOf(theme);
  const { left, right } = mixdown({
    map: {
      commonVoice: '',
      sprites: { music: { seconds: secondsOf(channel) } },
      sounds: {},
      handling: {},
      trim: { sounds: 0, music: 0 },
      music: { ...music, theme, sprite: 'music' },
    },
    seconds: 2 * seconds,
    rate: RATE,
    sounds: [],
    sprites: new Map([['music', { rate: RATE, channels: [channel.map((value) => value * 0.1)] }]]),
    settings: { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 },
    tension: (time) => (time < seconds ? 0 : 0.6),
    seed: 1,
  });
  // The mix is scaled to a tenth, so that its limiter does not act, and boosted by four decibels.
  const loudness = integratedLoudness({ rate: RATE, channels: [left, right] }) + 20 - 4;
  return 10 ** ((MUSIC_LOUDNESS - loudness) / 20);
}
