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

/** What is named where in a file, in the milliseconds that Howler asks for. */
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

/** Milliseconds over which a sound that has to make room ends. */
const ENDING = 25;

/** What Howler plays a sound through; it has no public way to it. */
interface WithNodes {
  _soundById(id: number): { readonly _node: GainNode } | null;
}

/**
 * Plays through the browser's loudspeakers. Loads Howler, the files of sounds when it is told which, then the music; what
 * is not there yet, or never comes, is silent.
 * @param context that the page has made within a gesture, and wakes; one of Howler's own where it is null
 */
export async function openHowler(context: AudioContext | null = null): Promise<SoundPlayer> {
  const { Howl, Howler } = await import('howler');
  Howler.autoSuspend = false;
  if (context !== null) {
    // Howler would make another one, outside of any gesture.
    Howler.autoUnlock = false;
    Howler.ctx = context;
    Howler.masterGain = context.createGain();
    Howler.masterGain.connect(context.destination);
  }
  let map = SILENCE;
  const open = (name: string) => new Howl({ src: spriteAddresses(name), sprite: regionsOf(map, name) });
  const files = new Map<string, Howl>();
  let band: BandPlayer | undefined;
  /** The notes that were played last: a valley has the same by day and by night. */
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
      // Howler makes its context with the first sound.
      table ??= tableIn(Howler.ctx, Howler.masterGain);
    },

    play(sounding: Sounding, gain: number) {
      const { number, ends, sprite, offset, volume, rate } = sounding;
      const ended = ends === null ? undefined : last.get(ends);
      ended?.howl.fade(ended.howl.volume(ended.id) as number, 0, ENDING, ended.id);
      const howl = files.get(sprite);
      // What comes before the first gesture is past when it comes.
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

/** A file of notes, decoded; undefined if it does not come. */
async function fetchNotes(name: string, context: AudioContext): Promise<AudioBuffer | undefined> {
  const sprite = (await decodeSprites([name], context)).get(name);
  if (sprite === undefined) return undefined;
  const [channel] = sprite.channels;
  const buffer = context.createBuffer(1, channel!.length, sprite.rate);
  buffer.copyToChannel(channel as Float32Array<ArrayBuffer>, 0);
  return buffer;
}

/** Where sounds stand, what answers them, and the limiter that all of it passes. */
interface Table {
  /** Puts a sound in its place. @param node that it comes from */
  place(node: GainNode, sounding: Sounding): void;
  /** Where music goes to. */
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
      // Howler uses the node of a sound again for another.
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

/** Gives each place its echo, one after the other. */
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
