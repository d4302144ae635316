import type { RoomName } from './rooms';
import type { Music } from './soundMap';
import type { Note } from './theme';

/** The reverb of the music, and its level. */
export const MUSIC_ROOM: { readonly room: RoomName; readonly echo: number } = { room: 'canyon', echo: 0.3 };
/** Release time of a held note, seconds. */
export const RELEASE = 0.09;

/** How to play a note from a file. */
interface StoredNote {
  /** Its position, seconds. */
  readonly offset: number;
  /** Duration in seconds, and playback rate. */
  readonly lasts: number;
  readonly faster: number;
  readonly level: number;
  /** Gain of each channel. */
  readonly west: number;
  readonly east: number;
}

/** The nearest note of an instrument, played at the right pitch; undefined if there is no such instrument. */
export function voiceOf({ instruments, gain }: Music, note: Note): StoredNote | undefined {
  const instrument = Object.hasOwn(instruments, note.instrument) ? instruments[note.instrument]! : undefined;
  if (instrument === undefined) return undefined;
  const { pitches, takes, held } = instrument;
  const away = pitches.map((pitch) => Math.abs(pitch - note.pitch));
  const near = [...away.keys()].filter((index) => away[index] === Math.min(...away));
  // Rotates through the variations.
  const chosen = near[Math.round(note.at * 16) % near.length]!;
  const [offset, duration] = takes[chosen]!;
  const faster = 2 ** ((note.pitch - pitches[chosen]!) / 12);
  const angle = ((note.pan + 1) * Math.PI) / 4;
  return {
    offset,
    lasts: held ? Math.min(duration / faster, note.seconds + RELEASE) : duration / faster,
    faster,
    level: note.level * gain,
    west: Math.cos(angle),
    east: Math.sin(angle),
  };
}
