import { join } from 'node:path';
import { type SoundChannels, strikingLoudness } from '#audio';
import { wantedOf } from './catalogue';
import { decodeOgg } from './decode';
import { AUDIO_FOLDER } from './files';
import { readMap } from './map';
import { decibels, offsetOf, truePeak } from './measure/peaks';
import { spectralCentroid } from './measure/spectrum';

/** What is measured of one sound in its compressed file. */
export interface Level {
  /** The sound and its variation: `hit 2`. */
  readonly name: string;
  readonly sprite: string;
  readonly seconds: number;
  /** LUFS: of the loudest fifth of a second. */
  readonly loudness: number;
  /** dB below full scale, between the samples too. */
  readonly peak: number;
  /** Mean of the samples, as a share of full scale. */
  readonly offset: number;
  /** The largest of the first and last samples, as a share of full scale. */
  readonly ends: number;
  /** The middle of its spectrum, hertz. */
  readonly centroid: number;
}

/** A stretch of a file. */
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

/** Measures every sound as it is in the compressed files. */
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

/** A step at an end larger than this, −48 dB, would click. */
const CLICK = 0.004;
const LEANING = 0.002;
/** How far a sound may be off what its class wants, LU. */
const TOLERANCE = 2;

/** What is wrong with a sound; an empty list for a good one. */
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
