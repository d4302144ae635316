import { DynamicDrawUsage, InstancedMesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { paintedTexture } from '#stage';
import type { MarkerLook, Piece, Table } from '#tetzilla/view';
import { FACE_FOOT, FLOOR, LEAN, TILE_DEPTH } from '#tetzilla/view';

/** The shadows of a piece, relative to its own size. */
interface Shade {
  /** Extent of its feet from their centre: sideways, and in and out. */
  readonly feet: readonly [across: number, out: number];
  /** Half the width and height of its shadow on the wall behind it; no shadow by default. */
  readonly wall?: readonly [across: number, up: number];
  /**
   * Half the width and height of its shadow on the city behind it, if it stands out in front of it; no shadow
   * by default.
   */
  readonly city?: readonly [across: number, up: number];
}

const SHADES: Readonly<Partial<Record<Piece['kind'], Shade>>> = {
  marker: { feet: [0.42, 0.36], wall: [0.48, 0.3] },
  ruin: { feet: [0.44, 0.34], wall: [0.46, 0.18] },
  // No wall shadow: the kaiju's disc already gives contrast.
  kaiju: { feet: [0.46, 0.46], city: [0.66, 0.72] },
};
/**
 * Centre of a kaiju's shadow on the city: above its feet (relative to its size), and just in front of the
 * tiles.
 */
const BODY = { up: 0.5, out: TILE_DEPTH + 0.012 };
/** Taller markers shade more of the wall. */
const TALL: Readonly<Partial<Record<MarkerLook, number>>> = { b: 0.38, s: 0.48, f: 0.4 };
/** The lamp is in the west, so shadows on walls shift to the east. */
const ASIDE = 0.05;
/** Shadows are larger than the feet because they fade out. */
const SPREAD = 1.25;
/** A piece this high above the floor no longer casts a contact shadow. */
const REACH = 0.4;
/** Offset of the walls of the boxes. */
const WALL = 0.066;
const ABOVE = 0.006;

const [SIN, COS] = [Math.sin(LEAN), Math.cos(LEAN)];

function shadeMaterial(): MeshBasicMaterial {
  const map = paintedTexture(64, 64, (context, width, height) => {
    const fade = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2);
    fade.addColorStop(0, 'rgb(255 255 255 / 1)');
    fade.addColorStop(0.55, 'rgb(255 255 255 / 0.8)');
    fade.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, width, height);
  });
  return new MeshBasicMaterial({
    map,
    color: '#080507',
    transparent: true,
    opacity: 0.55,
    depthWrite: false,
  });
}

/**
 * Soft contact shadows under the pieces in the boxes and on the walls behind them, in one draw call. Face
 * coordinates: x across, y up, z out. Kaiju darken the city behind them. Shadows shrink under lifted pieces.
 */
export class FaceContact {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
  private written = new Float64Array(0);
  private readonly shades: readonly (Shade & { readonly pose: number })[];

  constructor({ cast, pieces }: Pick<Table, 'cast' | 'pieces'>) {
    this.shades = cast.flatMap((piece) => {
      const shade = SHADES[piece.kind];
      if (shade === undefined) return [];
      const pose = pieces.of(piece.id) * CHANNEL_COUNT;
      const tall = piece.kind === 'marker' ? TALL[piece.look] : undefined;
      return [{ ...shade, ...(tall === undefined ? {} : { wall: [0.5, tall] as const }), pose }];
    });
    this.mesh = new InstancedMesh(
      new PlaneGeometry(2, 2).rotateX(-Math.PI / 2),
      shadeMaterial(),
      2 * this.shades.length,
    );
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  /** Updates the shadows. @param poses of all pieces */
  write(poses: Float64Array): void {
    if (!this.takes(poses)) return;
    const matrices = this.mesh.instanceMatrix.array;
    let count = 0;
    for (let index = 0; index < this.shades.length; index++) {
      const { pose, feet, wall, city } = this.shades[index]!;
      if (poses[pose + CHANNEL_OFFSET.visibility]! <= 0) continue;
      const rise = poses[pose + CHANNEL_OFFSET.y]! - FACE_FOOT.y;
      const south = poses[pose + CHANNEL_OFFSET.z]! - FACE_FOOT.z;
      const up = rise * COS - south * SIN;
      const out = rise * SIN + south * COS;
      const floor = Math.floor(up - FLOOR + 0.03) + FLOOR;
      const strength = 1 - Math.max(0, up - floor) / REACH;
      if (floor < 0 || out < 0 || out > TILE_DEPTH + 0.3 || strength <= 0) continue;
      const size = poses[pose + CHANNEL_OFFSET.width]! * SPREAD * strength;
      const inner = Math.max(WALL, out - feet[1] * size);
      const outer = Math.min(TILE_DEPTH, out + feet[1] * size);
      if (outer <= inner) continue;
      const at = count++ * 16;
      matrices.fill(0, at, at + 16);
      matrices[at] = feet[0] * size;
      matrices[at + 5] = 1;
      matrices[at + 10] = (outer - inner) / 2;
      matrices[at + 12] = poses[pose + CHANNEL_OFFSET.x]!;
      matrices[at + 13] = floor + ABOVE;
      matrices[at + 14] = (outer + inner) / 2;
      matrices[at + 15] = 1;
      if (city !== undefined) {
        const own = poses[pose + CHANNEL_OFFSET.width]! * strength;
        const before = count++ * 16;
        matrices.fill(0, before, before + 16);
        matrices[before] = city[0] * own;
        matrices[before + 6] = 1;
        matrices[before + 9] = -city[1] * own;
        matrices[before + 12] = poses[pose + CHANNEL_OFFSET.x]!;
        matrices[before + 13] = up + BODY.up * own;
        matrices[before + 14] = BODY.out;
        matrices[before + 15] = 1;
      }
      if (wall === undefined) continue;
      const high = wall[1] * strength * Math.min(1, poses[pose + CHANNEL_OFFSET.height]!);
      const behind = count++ * 16;
      matrices.fill(0, behind, behind + 16);
      matrices[behind] = wall[0] * strength;
      matrices[behind + 6] = 1;
      matrices[behind + 9] = -high;
      matrices[behind + 12] = poses[pose + CHANNEL_OFFSET.x]! + ASIDE;
      matrices[behind + 13] = floor + 0.8 * high;
      matrices[behind + 14] = WALL;
      matrices[behind + 15] = 1;
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.clearUpdateRanges();
    this.mesh.instanceMatrix.addUpdateRange(0, 16 * count);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** Remembers the poses. Returns false if they are unchanged. */
  private takes(poses: Float64Array): boolean {
    const { written } = this;
    if (written.length !== poses.length) {
      this.written = poses.slice();
      return true;
    }
    for (let index = 0; index < poses.length; index++) {
      if (poses[index] === written[index]) continue;
      written.set(poses);
      return true;
    }
    return false;
  }

  dispose(): void {
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}
