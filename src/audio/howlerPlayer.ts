import type { Howl } from 'howler';
import { spriteAddresses } from './addresses';
import { inBackground } from './background';
import { type BandOutputs, BandPlayer } from './bandPlayer';
import { decodeSprites } from './decodeSprites';
import type { Sounding } from './desk';
import { DRIVE } from './ladder';
import { limiterIn } from './limiterNode';
import type { MusicState } from './musicBed';
import type { PlaceState } from './placeBed';
import { PlacePlayer } from './placePlayer';
import type { SoundPlayer } from './player';
import { impulseOf, ROOMS, type RoomName } from './rooms';
import { SILENCE, type SoundMap } from './soundMap';
import { MUSIC_ROOM } from './stored';

/** The sounds in a file by name, as regions in Howler's milliseconds. */
function regionsOf({ sounds }: SoundMap, sprite: string): Record<string, [number, number]> {
  const regions: Record<string, [number, number]> = {};
  for (const sound of Object.values(sounds)) {
    if (sound.sprite !== sprite) continue;
    for (const [offset, duration] of sound.takes)
      regions[regionName(offset)] = [offset * 1000, duration * 1000];
  }
  return regions;
}

const regionName = (offset: number) => String(offset);

/** Fade-out of a sound that must stop for another, milliseconds. */
const ENDING = 25;

/** Howler's private audio nodes; there is no public API for them. */
interface WithNodes {
  _soundById(id: number): { readonly _node: GainNode } | null;
}

/**
 * Plays through Web Audio. Loads Howler, then the sound files of the current map, then its music; whatever has not loaded,
 * or never does, is silent.
 * @param context created by the page inside a user gesture, and resumed by it; null for Howler's own
 */
export async function openHowler(context: AudioContext | null = null): Promise<SoundPlayer> {
  const { Howl, Howler } = await import('howler');
  Howler.autoSuspend = false;
  if (context !== null) {
    // Otherwise Howler would create another context, outside of any gesture.
    Howler.autoUnlock = false;
    Howler.ctx = context;
    Howler.masterGain = context.createGain();
    Howler.masterGain.connect(context.destination);
  }
  let map = SILENCE;
  const open = (name: string) => new Howl({ src: spriteAddresses(name), sprite: regionsOf(map, name) });
  const files = new Map<string, Howl>();
  let band: BandPlayer | undefined;
  /** The music file played last: the day and night versions of a valley share it. */
  let notes: { readonly sprite: string; readonly file: ReturnType<typeof fetchNotes> } | undefined;
  let place: PlacePlayer | undefined;
  let table: Table | undefined;
  const last = new Map<number, { readonly howl: Howl; readonly id: number }>();
  const audible = () => Howler.ctx?.state === 'running';

  return {
    load(wanted: SoundMap) {
      const { sounds, music, place: before } = map;
      map = wanted;
      if (map.music !== music) {
        band?.stop();
        band = undefined;
      }
      if (map.place !== before) {
        place?.stop();
        place = undefined;
      }
      if (map.sounds === sounds) return;
      for (const howl of files.values()) howl.unload();
      files.clear();
      for (const name of Object.keys(map.sprites))
        if (name !== map.music?.sprite) files.set(name, open(name));
      // Howler creates its context with the first sound.
      table ??= tableIn(Howler.ctx, Howler.masterGain);
    },

    play(sounding: Sounding, gain: number) {
      const { number, ends, sprite, offset, volume, rate } = sounding;
      const ended = ends === null ? undefined : last.get(ends);
      ended?.howl.fade(ended.howl.volume(ended.id) as number, 0, ENDING, ended.id);
      const howl = files.get(sprite);
      // Sounds from before the first gesture would be late by the time they could play.
      if (howl?.state() !== 'loaded' || !audible() || volume * gain <= 0) return;
      const id = howl.play(regionName(offset));
      howl.volume(volume * gain, id);
      howl.rate(rate, id);
      last.set(number, { howl, id });
      howl.once('end', () => last.delete(number), id);
      const node = (howl as unknown as WithNodes)._soundById(id)?._node;
      if (node !== undefined) table?.place(node, sounding);
    },

    music(state: MusicState | undefined) {
      if (state === undefined) {
        band?.stop();
        band = undefined;
      } else if (map.music !== undefined && table !== undefined) {
        const { sprite } = map.music;
        if (notes?.sprite !== sprite) notes = { sprite, file: fetchNotes(sprite, Howler.ctx) };
        band ??= new BandPlayer(Howler.ctx, map.music, table.forMusic(), notes.file);
        band.play(state);
      }
    },

    place(state: PlaceState | undefined) {
      if (state === undefined) {
        place?.stop();
        place = undefined;
      } else if (map.place !== undefined && table !== undefined) {
        place ??= new PlacePlayer(Howler.ctx, map.place, Howler.masterGain);
        place.play(state);
      }
    },

    master(gain: number) {
      Howler.volume(gain);
    },

    hold(held: boolean) {
      const context = Howler.ctx;
      if (context === null || context === undefined || context.state === 'closed') return;
      void (held ? context.suspend() : context.resume()).catch(() => undefined);
    },
  };
}

/** The decoded music file; undefined if it fails to load. */
async function fetchNotes(name: string, context: AudioContext): Promise<AudioBuffer | undefined> {
  const sprite = (await decodeSprites([name], context)).get(name);
  if (sprite === undefined) return undefined;
  const [channel] = sprite.channels;
  const buffer = context.createBuffer(1, channel!.length, sprite.rate);
  buffer.copyToChannel(channel as Float32Array<ArrayBuffer>, 0);
  return buffer;
}

/** The mixing graph: panning, reverbs, and the limiter on the sum. */
interface Table {
  /** Connects a sound to its panning and reverb. @param node the sound's output */
  place(node: GainNode, sounding: Sounding): void;
  /** Outputs for the music. */
  forMusic(): BandOutputs;
}

function tableIn(context: AudioContext | null, sum: GainNode | null): Table | undefined {
  if (!context || !sum) return undefined;
  sum.disconnect();
  const drive = gainIn(context, DRIVE);
  const { input, output } = limiterIn(context);
  sum.connect(drive).connect(input);
  output.connect(context.destination);
  const rooms = new Map<RoomName, ConvolverNode>();
  for (const name of Object.keys(ROOMS) as RoomName[]) {
    const room = context.createConvolver();
    room.normalize = false;
    room.connect(sum);
    rooms.set(name, room);
  }
  void furnish(rooms, context);
  return {
    place(node, { pan, room, echo }) {
      // Howler reuses the node for other sounds.
      node.disconnect();
      const panner = context.createStereoPanner();
      panner.pan.value = pan;
      node.connect(panner).connect(sum);
      if (echo > 0) node.connect(gainIn(context, echo)).connect(rooms.get(room)!);
    },
    forMusic() {
      const room = gainIn(context, MUSIC_ROOM.echo);
      room.connect(rooms.get(MUSIC_ROOM.room)!);
      return { sum, room };
    },
  };
}

/** Computes the impulse response of each reverb, one after the other. */
async function furnish(rooms: ReadonlyMap<RoomName, ConvolverNode>, context: AudioContext): Promise<void> {
  for (const [name, room] of rooms) {
    const [left, right] = await inBackground(impulseOf(name, context.sampleRate));
    const buffer = context.createBuffer(2, left.length, context.sampleRate);
    buffer.copyToChannel(left, 0);
    buffer.copyToChannel(right, 1);
    room.buffer = buffer;
  }
}

function gainIn(context: AudioContext, gain: number): GainNode {
  const node = context.createGain();
  node.gain.value = gain;
  return node;
}
