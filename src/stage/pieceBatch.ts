import { BatchedMesh, BufferGeometry, Color, type Material, Matrix4, Sphere, Vector4 } from 'three';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { CARD } from './cardSize';
import { castShadow } from './castShadow';
import { DRAWN_LAST, FADED_DRAWN, fadeMaterial } from './fade';
import { packColour, type StageMaterials, TRANSLUCENT } from './materials';
import { type PartSurface, partSurface } from './partSurface';
import { hasMoved, isDrawn, type ModelGroup, type PieceSpec, type VariantFilter } from './pieces';
import { writeMatrix } from './poseMatrix';
import { type ModelPart, modelParts } from './registry';

/** One part of one model, with the pieces that show it. */
interface Member {
  readonly group: ModelGroup;
  readonly part: ModelPart;
  readonly geometry: BufferGeometry;
}

interface Plan {
  readonly material: Material;
  /** Whether the material belongs to this batch alone. */
  readonly owned: boolean;
  readonly castShadow: boolean;
  readonly receiveShadow: boolean;
  readonly standsOut: boolean;
  readonly members: Member[];
}

/** The tint that a part takes from its piece. */
type TintOf = (part: ModelPart, spec: PieceSpec) => string | undefined;

const ownTint: TintOf = (part, { tint }) => (part.tinted === true ? tint : undefined);

/** A batch instance that shows a part of a piece. */
interface Shown {
  /** Index of the piece in the pose buffer. */
  readonly pieceIndex: number;
  readonly occasion: VariantFilter;
  readonly tint: Color;
  /** For a card the packed colour of its owner, 0 without one; null if it is not a card. */
  readonly owner: number | null;
  /** Current colour in the batch; NaN before the first. */
  glow: number;
  face: number;
  /** 1 if faded because it hides something, otherwise 0. */
  cut: number;
}

const matrix = new Matrix4();
const numbers = new Float32Array(16);
const own = new Vector4();

/** Pieces of several models that share a material, in one draw call. */
export class PieceBatch {
  readonly mesh: BatchedMesh;
  readonly members: readonly Member[];
  private readonly shown: Shown[] = [];
  private readonly owned: Material | null;

  constructor(plan: Omit<Plan, 'standsOut'>, tintOf: TintOf) {
    const { material, owned, castShadow: castsShadow, receiveShadow, members } = plan;
    this.owned = owned ? material : null;
    this.members = members;
    const sum = (count: (member: Member) => number) =>
      members.reduce((total, member) => total + count(member), 0);
    this.mesh = new BatchedMesh(
      sum(({ group }) => group.specs.length),
      sum(({ geometry }) => geometry.getAttribute('position').count),
      sum(({ geometry }) => geometry.getIndex()?.count ?? 0),
      material,
    );
    // The whole table is nearly always visible, so culling and sorting do not pay.
    this.mesh.frustumCulled = false;
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    // Otherwise the renderer would compute it from all vertices, for sorting.
    this.mesh.boundingSphere = new Sphere();
    if (castsShadow) castShadow(this.mesh);
    this.mesh.receiveShadow = receiveShadow;
    for (const { group, part, geometry } of members) {
      const id = this.mesh.addGeometry(geometry);
      for (const [index, spec] of group.specs.entries()) {
        this.mesh.addInstance(id);
        const wanted = tintOf(part, spec);
        const tint = new Color(wanted ?? '#ffffff');
        const packed = wanted === undefined ? 0 : packColour(tint.r, tint.g, tint.b);
        const owner = part.material === 'card' ? packed : null;
        const [pieceIndex, { occasion }] = [group.pieceIndices[index]!, group];
        this.shown.push({ pieceIndex, occasion, tint, owner, glow: Number.NaN, face: Number.NaN, cut: 0 });
      }
    }
    // A batch only allocates colours once one has been set.
    if (this.shown.length > 0) this.mesh.setColorAt(0, own.set(1, 1, 1, 0));
  }

  /**
   * @param before the poses written last; unchanged ones are skipped
   * @param cut per piece, 1 if it must be translucent, otherwise 0
   */
  write(poses: Float64Array, before: Float64Array, cut: Uint8Array): void {
    // Indexed loop: an iterator would allocate in every frame.
    for (let instance = 0; instance < this.shown.length; instance++) {
      const { pieceIndex, occasion, cut: wasCut } = this.shown[instance]!;
      const isCut = cut[pieceIndex]!;
      if (isCut === wasCut && !hasMoved(poses, before, pieceIndex)) continue;
      const there = isDrawn(poses, pieceIndex, occasion);
      this.mesh.setVisibleAt(instance, there);
      if (!there) continue;
      writeMatrix(poses, pieceIndex, numbers, 0);
      this.mesh.setMatrixAt(instance, matrix.fromArray(numbers));
      this.colour(instance, poses, isCut);
    }
  }

  /** Colours are uploaded as a whole, so only write those that changed. */
  private colour(instance: number, poses: Float64Array, cut: number): void {
    const shown = this.shown[instance]!;
    const { tint, owner } = shown;
    const pose = shown.pieceIndex * CHANNEL_COUNT;
    const glow = poses[pose + CHANNEL_OFFSET.glow]!;
    const face = owner === null ? 0 : poses[pose + CHANNEL_OFFSET.variant]!;
    if (glow === shown.glow && face === shown.face && cut === shown.cut) return;
    shown.glow = glow;
    shown.face = face;
    shown.cut = cut;
    if (owner === null) own.set(tint.r, tint.g, tint.b, glow + cut * TRANSLUCENT);
    else own.set(face, owner, 0, glow);
    this.mesh.setColorAt(instance, own);
  }

  dispose(): void {
    this.mesh.dispose();
    this.owned?.dispose();
  }
}

/** The hatching that shows the pieces of a batch behind what hides them. */
function silhouetteOf({ members }: Pick<Plan, 'members'>): PieceBatch {
  const bare = members.map(({ geometry, ...member }) => ({
    ...member,
    geometry: new BufferGeometry()
      .setAttribute('position', geometry.getAttribute('position'))
      .setIndex(geometry.getIndex()),
  }));
  const silhouette = new PieceBatch(
    { material: fadeMaterial(), owned: true, castShadow: false, receiveShadow: false, members: bare },
    (_, { tint }) => tint,
  );
  silhouette.mesh.renderOrder = FADED_DRAWN;
  return silhouette;
}

/** Geometries in one batch have the same attributes. */
function layoutOf({ attributes }: BufferGeometry): string {
  return Object.entries(attributes)
    .map(([name, { itemSize }]) => `${name}${itemSize}`)
    .sort()
    .join(' ');
}

function planOf(plans: Map<string, Plan>, group: ModelGroup, part: ModelPart, surface: PartSurface): Plan {
  const castShadow = part.castShadow ?? true;
  const receiveShadow = part.receiveShadow ?? true;
  const key = [
    surface.material.uuid,
    layoutOf(surface.geometry),
    castShadow,
    receiveShadow,
    group.standsOut,
  ].join();
  let plan = plans.get(key);
  if (plan === undefined) {
    const { material, owned } = surface;
    plan = { material, owned, castShadow, receiveShadow, standsOut: group.standsOut, members: [] };
    plans.set(key, plan);
  }
  return plan;
}

/** The batch of one plan, with the hatching of pieces that stand out. */
interface Built {
  readonly key: string;
  readonly batches: readonly PieceBatch[];
}

function sameMembers(one: readonly Member[], other: readonly Member[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ group, part }, index) => group === other[index]!.group && part === other[index]!.part)
  );
}

/** @param silhouettes adds the hatching of pieces that stand out @param old the batches of the same plan */
function build(
  { standsOut, ...plan }: Plan,
  silhouettes: boolean,
  old: readonly PieceBatch[],
): readonly PieceBatch[] {
  const [batch = new PieceBatch(plan, ownTint), silhouette] = old;
  if (plan.members.some(({ group }) => group.model === CARD)) batch.mesh.renderOrder = DRAWN_LAST;
  if (!standsOut) return [batch];
  batch.mesh.renderOrder = DRAWN_LAST;
  return silhouettes ? [batch, silhouette ?? silhouetteOf(plan)] : [batch];
}

/** The rigid pieces, in as few batches as their materials allow. */
export class PieceBatches {
  readonly batches: readonly PieceBatch[];

  private constructor(private readonly built: readonly Built[]) {
    this.batches = built.flatMap(({ batches }) => batches);
  }

  static readonly NONE = new PieceBatches([]);

  /**
   * Batches for these groups; those of `before` that still match are reused.
   * @param silhouettes pieces that stand out also show behind what hides them
   */
  static of(
    groups: readonly ModelGroup[],
    materials: StageMaterials,
    before: PieceBatches,
    silhouettes: boolean,
  ): PieceBatches {
    const plans = new Map<string, Plan>();
    for (const group of groups) {
      for (const part of modelParts(group.model)) {
        const surface = partSurface(group, part, materials);
        planOf(plans, group, part, surface).members.push({ group, part, geometry: surface.geometry });
      }
    }
    return new PieceBatches(
      [...plans].map(([key, plan]) => {
        const { batches: old = [] } = before.built.find((each) => each.key === key) ?? {};
        const same = old[0] !== undefined && sameMembers(old[0].members, plan.members);
        return { key, batches: build(plan, silhouettes, same ? old : []) };
      }),
    );
  }

  /** Disposes of the batches, except those that `others` still uses. */
  dispose(others: PieceBatches): void {
    for (const batch of this.batches) if (!others.batches.includes(batch)) batch.dispose();
  }
}
