import { BufferAttribute, type BufferGeometry, Mesh } from 'three';
import { loadFile } from '#stage';
import { FIGURES_FILE } from '#zorn/view';

/** Geometries by name in the file. */
export type FigureGeometries = ReadonlyMap<string, BufferGeometry>;

/** Name that the loader gives to the custom attribute. */
const MEN = '_men';

/** An attribute as plain floats; files store it quantized. */
function unpacked(geometry: BufferGeometry, name: string, size: number): BufferAttribute {
  const packed = geometry.getAttribute(name);
  const values = new Float32Array(packed.count * size);
  for (let index = 0; index < packed.count; index++) {
    for (let part = 0; part < size; part++) values[index * size + part] = packed.getComponent(index, part);
  }
  return new BufferAttribute(values, size);
}

function geometryOf({ geometry, matrixWorld }: Mesh): BufferGeometry {
  const own = geometry.clone();
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['color', 4],
    ['uv', 2],
  ] as const)
    own.setAttribute(name, unpacked(geometry, name, size));
  own.setAttribute('men', unpacked(geometry, MEN, 4));
  own.deleteAttribute(MEN);
  return own.applyMatrix4(matrixWorld);
}

async function load(): Promise<FigureGeometries> {
  const { scene } = await loadFile(FIGURES_FILE, () => {});
  scene.updateWorldMatrix(true, true);
  const figures = new Map<string, BufferGeometry>();
  scene.traverse((node) => {
    // The loader replaces spaces in names.
    if (node instanceof Mesh) figures.set(node.name.replaceAll('_', ' '), geometryOf(node));
  });
  return figures;
}

let loading: Promise<FigureGeometries> | undefined;

/** Loads the small figures once. Rejects if the file is missing or broken; the next call tries again. */
export function figuresFile(): Promise<FigureGeometries> {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
