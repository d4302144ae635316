import type { Howl } from 'howler';
import { spriteAddresses } from './addresses';
import type { Sounding } from './desk';
import { DRIVE } from './ladder';
import { limiterIn } from './limiterNode';
import type { MusicLevels } from './musicBed';
import type { SoundPlayer } from './player';
import { impulseOf, ROOMS, type RoomName } from './rooms';
import { findSound, SILENCE, type SoundMap } from './soundMap';

const LAYERS = ['calm', 'danger'] as const;
type Layer = (typeof LAYERS)[number];

/** A change of level smaller than this is not heard. */
const STEP = 0.004;

/** What is named where in a file, in the milliseconds that Howler asks for. */
function regionsOf(
  { sprites, sounds }: SoundMap,
  sprite: string,
): Record<string, [number, number] | [number, number, boolean]> {
  const { loops } = sprites[sprite]!;
  const regions: Record<string, [number, number] | [number, number, boolean]> = {};
  for (const sound of Object.values(sounds)) {
    if (sound.sprite !== sprite) continue;
    for (const [offset, duration] of sound.takes) {
      const region: [number, number] = [offset * 1000, duration * 1000];
      regions[regionName(offset)] = loops ? [...region, true] : region;
    }
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

interface Loop {
  readonly howl: Howl;
  readonly id: number;
  level: number;
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
  const songs = new Map<Layer, Howl>();
  let table: Table | undefined;
  const last = new Map<number, { readonly howl: Howl; readonly id: number }>();
  const loops = new Map<Layer, Loop>();
  const audible = () => Howler.ctx?.state === 'running';

  function endLoops(): void {
    for (const { howl, id } of loops.values()) howl.stop(id);
    loops.clear();
  }

  /** Begins both layers in one breath, so that they stay together. */
  function beginLoops(): void {
    if (!audible() || LAYERS.some((layer) => songs.get(layer)?.state() !== 'loaded')) return;
    for (const layer of LAYERS) {
      const howl = songs.get(layer)!;
      const { takes } = findSound(map, layer)!;
      const id = howl.play(regionName(takes[0]![0]));
      howl.volume(0, id);
      loops.set(layer, { howl, id, level: 0 });
    }
  }

  return {
    load(wanted: SoundMap) {
      const known = wanted.sprites === map.sprites;
      map = wanted;
      if (known) return;
      endLoops();
      for (const howl of [...files.values(), ...songs.values()]) howl.unload();
      files.clear();
      songs.clear();
      for (const [name, { loops: looped }] of Object.entries(map.sprites)) {
        if (!looped) files.set(name, open(name));
      }
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

    music(levels: MusicLevels | undefined) {
      if (levels === undefined) {
        endLoops();
        return;
      }
      if (LAYERS.some((layer) => findSound(map, layer) === undefined)) return;
      for (const layer of LAYERS) if (!songs.has(layer)) songs.set(layer, open(`music-${layer}`));
      if (loops.size === 0) beginLoops();
      for (const [layer, loop] of loops) {
        if (Math.abs(loop.level - levels[layer]) < STEP) continue;
        loop.level = levels[layer];
        loop.howl.volume(loop.level, loop.id);
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

/** Where sounds stand, what answers them, and the limiter that all of it passes. */
interface Table {
  /** Puts a sound in its place. @param node that it comes from */
  place(node: GainNode, sounding: Sounding): void;
}

function tableIn(context: AudioContext | null, sum: GainNode | null): Table | undefined {
  if (!context || !sum) return undefined;
  sum.disconnect();
  const drive = gainIn(context, DRIVE);
  const { input, output } = limiterIn(context);
  sum.connect(drive).connect(input);
  output.connect(context.destination);
  const rooms = new Map<RoomName, AudioNode>();
  for (const name of Object.keys(ROOMS) as RoomName[]) {
    const room = context.createConvolver();
    room.normalize = false;
    const [left, right] = impulseOf(name, context.sampleRate);
    room.buffer = context.createBuffer(2, left.length, context.sampleRate);
    room.buffer.copyToChannel(left, 0);
    room.buffer.copyToChannel(right, 1);
    room.connect(sum);
    rooms.set(name, room);
  }
  return {
    place(node, { pan, room, echo }) {
      // Howler uses the node of a sound again for another.
      node.disconnect();
      const panner = context.createStereoPanner();
      panner.pan.value = pan;
      node.connect(panner).connect(sum);
      if (echo > 0) node.connect(gainIn(context, echo)).connect(rooms.get(room)!);
    },
  };
}

function gainIn(context: AudioContext, gain: number): GainNode {
  const node = context.createGain();
  node.gain.value = gain;
  return node;
}
