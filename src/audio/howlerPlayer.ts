import type { Howl } from 'howler';
import { spriteAddresses } from './addresses';
import type { Sounding } from './desk';
import type { MusicLevels } from './musicBed';
import type { SoundPlayer } from './player';
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

interface Loop {
  readonly howl: Howl;
  readonly id: number;
  level: number;
}

/**
 * Plays through the browser's loudspeakers. Loads Howler, the files of sounds when it is told which, then the music; what
 * is not there yet, or never comes, is silent.
 */
export async function openHowler(): Promise<SoundPlayer> {
  const { Howl, Howler } = await import('howler');
  Howler.autoSuspend = false;
  let map = SILENCE;
  const open = (name: string) => new Howl({ src: spriteAddresses(name), sprite: regionsOf(map, name) });
  const files = new Map<string, Howl>();
  const songs = new Map<Layer, Howl>();
  let guarded = false;
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
      if (wanted === map) return;
      endLoops();
      for (const howl of [...files.values(), ...songs.values()]) howl.unload();
      files.clear();
      songs.clear();
      map = wanted;
      for (const [name, { loops: looped }] of Object.entries(map.sprites)) {
        if (!looped) files.set(name, open(name));
      }
      // Howler makes its context with the first sound.
      if (!guarded) guarded = guard(Howler.ctx, Howler.masterGain);
    },

    play({ sprite, offset, volume, rate, pan }: Sounding, gain: number) {
      const howl = files.get(sprite);
      // What comes before the first gesture is past when it comes.
      if (howl?.state() !== 'loaded' || !audible() || volume * gain <= 0) return;
      const id = howl.play(regionName(offset));
      howl.volume(volume * gain, id);
      howl.rate(rate, id);
      howl.stereo(pan, id);
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

/** Presses many loud sounds at once down rather than clip them. Returns whether there was anything to guard yet. */
function guard(context: AudioContext | null, sum: GainNode | null): boolean {
  if (!context || !sum) return false;
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.knee.value = 4;
  limiter.ratio.value = 14;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.14;
  sum.disconnect();
  sum.connect(limiter).connect(context.destination);
  return true;
}
