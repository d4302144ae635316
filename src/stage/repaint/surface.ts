import {
  BufferAttribute,
  type BufferGeometry,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Texture,
  Vector3,
} from 'three';
import { TINTED } from '../modelFiles';
import type { ModelPart, RiggedModel } from '../registry';
import type { MainPaints, Patch } from './mainPaints';
import { mainPaints } from './mainPaints';
import { oklab } from './oklab';

/** Anything lower belongs to a figure's stand; table units. */
const STAND = 0.058;
/** Size in pixels of the reduced texture that colours are read from. */
const TEXELS = 128;

type Rgb = readonly [red: number, green: number, blue: number];
const WHITE: Rgb = [1, 1, 1];

const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Samples the colours of a texture; undefined if it cannot be read. */
function readTexture(map: Texture | null): ((u: number, v: number) => Rgb) | undefined {
  const image = map?.image as CanvasImageSource | undefined;
  if (map === null || image === undefined) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = TEXELS;
  canvas.height = TEXELS;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(image, 0, 0, TEXELS, TEXELS);
  const { data } = context.getImageData(0, 0, TEXELS, TEXELS);
  const place = (share: number) => Math.min(TEXELS - 1, Math.floor((share - Math.floor(share)) * TEXELS));
  return (u, v) => {
    const texel = 4 * (place(map.flipY ? 1 - v : v) * TEXELS + place(u));
    return [linear(data[texel]!), linear(data[texel + 1]!), linear(data[texel + 2]!)];
  };
}

/** The paint of each vertex: its own colour times the material's colour and texture. */
function paintOf(geometry: BufferGeometry, material: Material | string): (vertex: number) => Rgb {
  const own = geometry.getAttribute('color');
  const uv = geometry.getAttribute('uv');
  const standard = material instanceof MeshStandardMaterial ? material : undefined;
  const texture = readTexture(standard?.map ?? null);
  const colour = standard?.color;
  return (vertex) => {
    const texel =
      texture === undefined || uv === undefined ? WHITE : texture(uv.getX(vertex), uv.getY(vertex));
    const [r, g, b] = own === undefined ? WHITE : [own.getX(vertex), own.getY(vertex), own.getZ(vertex)];
    return [
      texel[0] * r! * (colour?.r ?? 1),
      texel[1] * g! * (colour?.g ?? 1),
      texel[2] * b! * (colour?.b ?? 1),
    ];
  };
}

const corner = [new Vector3(), new Vector3(), new Vector3()] as const;
const side = new Vector3();

/**
 * Marks on a geometry what may be painted, and collects the patches of its surface.
 * @param placeOf position of a vertex on the model, in table units
 */
function survey(
  geometry: BufferGeometry,
  material: Material | string,
  placeOf: (vertex: number, out: Vector3) => void,
): readonly Patch[] {
  const count = geometry.getAttribute('position').count;
  const paintable = new Float32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    placeOf(vertex, corner[0]);
    paintable[vertex] = corner[0].y > STAND ? 1 : 0;
  }
  geometry.setAttribute('paintable', new BufferAttribute(paintable, 1));
  const colourOf = paintOf(geometry, material);
  const index = geometry.getIndex();
  const patches: Patch[] = [];
  for (let first = 0; first + 2 < (index?.count ?? count); first += 3) {
    const [a, b, c] = [first, first + 1, first + 2].map((at) => index?.getX(at) ?? at) as [
      number,
      number,
      number,
    ];
    if (paintable[a] === 0 || paintable[b] === 0 || paintable[c] === 0) continue;
    placeOf(a, corner[0]);
    placeOf(b, corner[1]);
    placeOf(c, corner[2]);
    const area = side.subVectors(corner[1], corner[0]).cross(corner[2].sub(corner[0])).length();
    patches.push({ ...oklab(...colourOf(a)), area });
  }
  return patches;
}

function surveyParts(parts: readonly ModelPart[]): readonly Patch[] {
  return parts
    .filter(({ material, tinted }) => tinted !== true && isPaint(material))
    .flatMap(({ geometry, material }) => {
      const position = geometry.getAttribute('position');
      return survey(geometry, material, (vertex, out) => out.fromBufferAttribute(position, vertex));
    });
}

function surveyRig({ scene }: RiggedModel): readonly Patch[] {
  const patches: Patch[] = [];
  scene.updateMatrixWorld(true);
  scene.traverse((node) => {
    if (!(node instanceof Mesh) || !isPaint(node.material as Material)) return;
    const found = survey(node.geometry, node.material as Material, (vertex, out) => {
      node.getVertexPosition(vertex, out);
      node.localToWorld(out);
    });
    for (const patch of found) patches.push(patch);
  });
  return patches;
}

/** Whether other paint can cover a material: emissive and tinted ones stay. */
export function isPaint(material: Material | string): boolean {
  return typeof material === 'string' ? material === 'painted' : material.name !== TINTED;
}

const known = new WeakMap<object, MainPaints>();

/** The main paints of a model; also marks its geometries for {@link repaintMaterial}. */
export function paintsOf(model: readonly ModelPart[] | RiggedModel): MainPaints {
  let paints = known.get(model);
  if (paints === undefined) {
    paints = mainPaints('clips' in model ? surveyRig(model) : surveyParts(model));
    known.set(model, paints);
  }
  return paints;
}
