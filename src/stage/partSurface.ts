import { BufferAttribute, type BufferGeometry, type Material, MeshStandardMaterial } from 'three';
import type { StageMaterials } from './materials';
import type { ModelGroup } from './pieces';
import { plainGeometry } from './plainGeometry';
import { type ModelPart, modelParts, type PartMaterial } from './registry';
import { isPaint, paintsOf, repaintMaterial } from './repaint';

/** What a part contributes to a batch; all parts of a batch have the same material and attributes. */
export interface PartSurface {
  readonly geometry: BufferGeometry;
  readonly material: Material;
  /** Whether the material belongs to this batch alone. */
  readonly owned: boolean;
}

/** Emission and gloss of parts in the stage's own paint. */
const PAINTS: Readonly<
  Record<Exclude<PartMaterial, 'card'>, { readonly lit: number; readonly glazed: number }>
> = {
  painted: { lit: 0, glazed: 0 },
  glass: { lit: 0, glazed: 1 },
  emissive: { lit: 1, glazed: 0.3 },
};

/** Attributes that the material does not read would only keep a geometry out of a batch. */
function keepOnly(geometry: BufferGeometry, names: readonly string[]): void {
  for (const name of Object.keys(geometry.attributes)) {
    if (!names.includes(name)) geometry.deleteAttribute(name);
  }
}

function surfaceAttribute(count: number, part: ModelPart): BufferAttribute {
  const { lit, glazed: usually } = PAINTS[part.material as keyof typeof PAINTS];
  const glazed = part.glazed ?? usually;
  const values = new Float32Array(count * 3);
  const tinted = part.tinted === true ? 1 : 0;
  for (let at = 0; at < values.length; at += 3) {
    values[at] = lit;
    values[at + 1] = tinted;
    values[at + 2] = glazed;
  }
  return new BufferAttribute(values, 3);
}

/** The geometry of a part in the stage's own paint, with every attribute this paint reads. */
export function paintedGeometry(part: ModelPart): BufferGeometry {
  const geometry = plainGeometry(part.geometry);
  geometry.setAttribute('surface', surfaceAttribute(geometry.getAttribute('position').count, part));
  return geometry;
}

/** A copy of a shared material in another paint. */
function repainted(material: MeshStandardMaterial, { model, paint }: ModelGroup): MeshStandardMaterial {
  const own = material.clone();
  own.onBeforeCompile = material.onBeforeCompile;
  own.customProgramCacheKey = material.customProgramCacheKey;
  repaintMaterial(own, paintsOf(modelParts(model)), paint!);
  return own;
}

function makeSurface(group: ModelGroup, part: ModelPart, materials: StageMaterials): PartSurface {
  const { material: wanted } = part;
  const shared =
    typeof wanted === 'string' ? materials.material(wanted === 'card' ? 'card' : 'paint') : wanted;
  const paintable =
    group.paint !== undefined &&
    part.tinted !== true &&
    isPaint(wanted) &&
    shared instanceof MeshStandardMaterial;
  // First, because it marks the part's geometry, which is copied below.
  const material = paintable ? repainted(shared, group) : shared;
  const own = typeof wanted === 'string' && wanted !== 'card';
  const geometry = own ? paintedGeometry(part) : plainGeometry(part.geometry);
  const also = paintable ? ['paintable'] : [];
  if (wanted === 'card') keepOnly(geometry, ['position', 'normal', 'uv']);
  else if (own) {
    keepOnly(geometry, ['position', 'normal', 'color', 'surface', ...also]);
  } else if (!paintable) geometry.deleteAttribute('paintable');
  return { geometry, material, owned: paintable };
}

const surfaces = new WeakMap<ModelGroup, Map<ModelPart, PartSurface>>();

/** The geometry and material of a model part; always the same for the same group of pieces. */
export function partSurface(group: ModelGroup, part: ModelPart, materials: StageMaterials): PartSurface {
  const known = surfaces.get(group) ?? new Map<ModelPart, PartSurface>();
  surfaces.set(group, known);
  const surface = known.get(part) ?? makeSurface(group, part, materials);
  known.set(part, surface);
  return surface;
}
