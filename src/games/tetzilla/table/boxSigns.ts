import { DynamicDrawUsage, InstancedMesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { paintedTexture } from '#stage';
import { GUARDS } from '#tetzilla/rules';
import {
  costOf,
  MARKER_DRAWINGS,
  MARKER_LOOKS,
  type MarkerLook,
  onFace,
  type Table,
  TILE_DEPTH,
} from '#tetzilla/view';

/** Below this width of a box on screen, in CSS pixels, models are not recognisable. */
const LEGIBLE = 40;

/** Whether to show icons instead of models. @param box its width on screen, CSS pixels */
export const wantsSigns = (box: number): boolean => box < LEGIBLE;

/** An icon in its box: half its size, its centre above the floor, and its offset in front of the tiles. */
const SIGN = { half: 0.42, up: 0.4, out: TILE_DEPTH + 0.02, pixels: 128 };
/** Maximum offset of things in a box; anything on a mat is further out. */
const IN_BOX = TILE_DEPTH + 0.3;

const isGun = (look: MarkerLook): boolean => look in GUARDS;
const PAPER = { building: '#f7ead0', gun: '#3a1512' };
const INK = { building: '#3a2412', gun: '#ffb09a' };
const COST = { ground: '#ffbf66', ink: '#2a1603' };

/** Draws the icon of a marker, with the cost of a step in the corner. */
function paintSign(context: CanvasRenderingContext2D, edge: number, look: MarkerLook): void {
  const kind = isGun(look) ? 'gun' : 'building';
  context.fillStyle = PAPER[kind];
  context.fillRect(0, 0, edge, edge);
  context.strokeStyle = INK[kind];
  context.lineWidth = edge * 0.05;
  context.strokeRect(edge * 0.025, edge * 0.025, edge * 0.95, edge * 0.95);
  context.save();
  context.translate(edge * 0.04, edge * 0.04);
  context.scale((edge * 0.74) / 24, (edge * 0.74) / 24);
  context.fillStyle = INK[kind];
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  for (const { d, solid } of MARKER_DRAWINGS[look]) {
    if (solid) context.fill(new Path2D(d), 'evenodd');
    else context.stroke(new Path2D(d));
  }
  context.restore();
  context.fillStyle = COST.ground;
  context.beginPath();
  context.arc(edge * 0.75, edge * 0.74, edge * 0.25, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = COST.ink;
  context.font = `700 ${edge * 0.46}px "Atkinson Hyperlegible", "DejaVu Sans", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(costOf(look)), edge * 0.75, edge * 0.76);
}

/** The icons of one kind of marker. */
interface Kind {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
  readonly poses: readonly number[];
}

/** Flat icons in front of the boxes, in face coordinates: x across, y up, z out. */
export class BoxSigns {
  private readonly kinds: readonly Kind[];

  constructor({ cast, pieces }: Pick<Table, 'cast' | 'pieces'>) {
    this.kinds = MARKER_LOOKS.map((look) => {
      const poses = cast.flatMap((piece) =>
        piece.kind === 'marker' && piece.look === look ? [pieces.of(piece.id) * CHANNEL_COUNT] : [],
      );
      const map = paintedTexture(SIGN.pixels, SIGN.pixels, (context, edge) => paintSign(context, edge, look));
      const mesh = new InstancedMesh(
        new PlaneGeometry(2 * SIGN.half, 2 * SIGN.half),
        new MeshBasicMaterial({ map, toneMapped: false }),
        Math.max(1, poses.length),
      );
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.frustumCulled = false;
      return { mesh, poses };
    });
  }

  get meshes(): readonly InstancedMesh[] {
    return this.kinds.map(({ mesh }) => mesh);
  }

  /** Updates the icons. @param poses of all pieces */
  write(poses: Float64Array): void {
    for (const { mesh, poses: own } of this.kinds) {
      const matrices = mesh.instanceMatrix.array;
      let count = 0;
      for (const pose of own) {
        if (poses[pose + CHANNEL_OFFSET.visibility]! <= 0) continue;
        const { across, up, out } = onFace([
          poses[pose + CHANNEL_OFFSET.x]!,
          poses[pose + CHANNEL_OFFSET.y]!,
          poses[pose + CHANNEL_OFFSET.z]!,
        ]);
        if (up < 0 || out < 0 || out > IN_BOX) continue;
        const at = count++ * 16;
        matrices.fill(0, at, at + 16);
        matrices[at] = matrices[at + 5] = matrices[at + 10] = matrices[at + 15] = 1;
        matrices[at + 12] = across;
        matrices[at + 13] = up + SIGN.up;
        matrices[at + 14] = SIGN.out;
      }
      mesh.count = count;
      mesh.visible = count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  hide(): void {
    for (const { mesh } of this.kinds) mesh.visible = false;
  }

  dispose(): void {
    for (const { mesh } of this.kinds) {
      mesh.material.map?.dispose();
      mesh.material.dispose();
      mesh.geometry.dispose();
      mesh.dispose();
    }
  }
}
