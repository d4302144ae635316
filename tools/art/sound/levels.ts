import { join } from 'node:path';
import { type SoundChannels, strikingLoudness } from '#audio';
import { wantedOf } from './catalogue';
import { decodeOgg } from './decode';
import { AUDIO_FOLDER } from './files';
import { readMap } from './map';
import { decibels, offsetOf, truePeak } from './measure/peaks';
import { spectralCentroid } from './measure/spectrum';

/** Measurements of a sound in its compressed file. */
export interface Level {
  /** The sound and its variation: `hit 2`. */
  readonly name: string;
  readonly sprite: string;
  readonly seconds: number;
  /** LUFS of the loudest 0.2 seconds. */
  readonly loudness: number;
  /** True peak, dB below full scale. */
  readonly peak: number;
  /** Mean of the samples relative to full scale. */
  readonly offset: number;
  /** Largest of the first and last samples relative to full scale. */
  readonly ends: number;
  /** Spectral centroid, hertz. */
  readonly centroid: number;
}

/** Cuts a part out of a file. */
function stretch(
  { rate, channels }: SoundChannels,
  [offset, duration]: readonly [number, number],
): SoundChannels {
  const from = Math.round(offset * rate);
  const to = Math.round((offset + duration) * rate);
  return { rate, channels: channels.map((channel) => channel.slice(from, to)) };
}

const most = (values: readonly number[]) => Math.max(...values);

function measure(name: string, sprite: string, sound: SoundChannels): Level {
  const { rate, channels } = sound;
  return {
    name,
    sprite,
    seconds: channels[0]!.length / rate,
    loudness: strikingLoudness(sound),
    peak: decibels(most(channels.map(truePeak))),
    offset: most(channels.map((channel) => Math.abs(offsetOf(channel)))),
    ends: most(channels.map((channel) => Math.max(Math.abs(channel[0]!), Math.abs(channel.at(-1)!)))),
    centroid: spectralCentroid(channels[0]!, rate),
  };
}

/** Measures every sound in the compressed files. */
export async function measureAll(): Promise<Level[]> {
  const map = readMap();
  const levels: Level[] = [];
  const played = new Set(Object.values(map.sounds).map(({ sprite }) => sprite));
  for (const sprite of played) {
    const file = await decodeOgg(join(AUDIO_FOLDER, `${sprite}.ogg`));
    for (const [key, sound] of Object.entries(map.sounds)) {
      if (sound.sprite !== sprite) continue;
      for (const [take, place] of sound.takes.entries()) {
        levels.push(measure(`${key} ${take + 1}`, sprite, stretch(file, place)));
      }
    }
  }
  return levels;
}

/** A larger step at either end, −48 dB, would click. */
const CLICK = 0.004;
const LEANING = 0.002;
/** Tolerance of a sound's loudness, LU. */
const TOLERANCE = 2;

/** The faults of a sound; empty for a good one. */
export function faultsOf({ name, loudness, peak, offset, ends }: Level): string[] {
  const wanted = wantedOf(name.split(' ')[0]!);
  const faults: string[] = [];
  if (!(Math.abs(loudness - wanted.loudness) <= TOLERANCE)) {
    faults.push(`loudness is not ${wanted.loudness} ± ${TOLERANCE}`);
  }
  if (!(peak <= wanted.peak)) faults.push(`peak is above ${wanted.peak} dB`);
  if (!(offset <= LEANING)) faults.push('it leans to one side');
  if (!(ends <= CLICK)) faults.push('it clicks at an end');
  return faults;
}
