import { DataTexture, EquirectangularReflectionMapping, LinearFilter, type Texture } from 'three';
import { noteLoading } from '../loading';
import { shared } from '../shared';

/** Photographed light, fetched when first needed. */
const PHOTOGRAPHS = {
  hall: () => import('@pmndrs/assets/hdri/hall.exr.js'),
  studio: () => import('@pmndrs/assets/hdri/studio.exr.js'),
} as const;
/** An HDR panorama of a room. */
export type Surroundings = keyof typeof PHOTOGRAPHS;

function bytesOf(dataUrl: string): ArrayBuffer {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
}

async function develop(name: Surroundings): Promise<Texture | null> {
  noteLoading(name, 0);
  try {
    const [{ EXRLoader }, { default: photograph }] = await Promise.all([
      import('three/examples/jsm/loaders/EXRLoader.js'),
      PHOTOGRAPHS[name](),
    ]);
    const { data, width, height, format, type } = new EXRLoader().parse(bytesOf(photograph));
    const texture = shared(
      new DataTexture(data, width, height, format, type, EquirectangularReflectionMapping),
    );
    texture.minFilter = LinearFilter;
    texture.magFilter = LinearFilter;
    texture.needsUpdate = true;
    return texture;
  } catch (reason) {
    console.warn(`The table is lit without the photograph of the ${name}, which could not be used.`, reason);
    return null;
  } finally {
    noteLoading(name, 1);
  }
}

const developed = new Map<Surroundings, Promise<Texture | null>>();

/** The HDR panorama of a room, loaded once and kept for good; null, with a warning, if that fails. */
export function surroundings(name: Surroundings): Promise<Texture | null> {
  let texture = developed.get(name);
  if (texture === undefined) {
    texture = develop(name);
    developed.set(name, texture);
  }
  return texture;
}
