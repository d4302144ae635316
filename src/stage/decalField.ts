import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import type { Decal } from '#director';
import { type DecalAtlas, type DecalDrawings, decalAtlas } from './decalTexture';

/** Maximum number of marks in a frame. */
const MAX_DECALS = 96;
/** This many of the newest marks stay fresh; older ones fade one by one. */
const FRESH = 26;
const FADING = 30;
/** Above the pavement, below the bases of miniatures. */
const LEVEL = 0.006;

/** Opacity of a mark by the number of newer ones, 0 … 1. */
export function wearOf(after: number): number {
  return Math.min(1, Math.max(0, 1 - (after - FRESH) / FADING));
}

/** A material for instanced decals: each instance has its drawing and its opacity. */
function decalMaterial({ texture, columns, rows }: DecalAtlas): MeshStandardMaterial {
  const [across, down] = [columns.toFixed(1), rows.toFixed(1)];
  const material = new MeshStandardMaterial({
    map: texture,
    roughness: 1,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute vec2 decal;\nvarying float vThere;')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        vec2 cell = vec2(mod(decal.x, ${across}), floor(decal.x / ${across} + 0.001));
        vMapUv = vec2((cell.x + uv.x) / ${across}, 1.0 - (cell.y + 1.0 - uv.y) / ${down});
        vThere = decal.y;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vThere;')
      .replace('#include <alphamap_fragment>', 'diffuseColor.a *= vThere;');
  };
  material.customProgramCacheKey = () => `decal ${columns} ${rows}`;
  return material;
}

/** All marks on the ground in one draw call. */
export class DecalField {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshStandardMaterial>;
  private readonly own: InstancedBufferAttribute;
  private readonly matrix = new Matrix4();
  private readonly turned = new Matrix4();
  private latest = 0;
  /** The frame's marks and their opacity; entries beyond {@link count} are left over from earlier frames. */
  private readonly decals: Decal[] = [];
  private readonly shares: number[] = [];
  private count = 0;

  private readonly atlas: DecalAtlas;

  /** @param drawings available drawings; marks that name others are not drawn */
  constructor(drawings: DecalDrawings) {
    this.atlas = decalAtlas(drawings);
    const geometry = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
    this.own = new InstancedBufferAttribute(new Float32Array(MAX_DECALS * 2), 2).setUsage(DynamicDrawUsage);
    geometry.setAttribute('decal', this.own);
    this.mesh = new InstancedMesh(geometry, decalMaterial(this.atlas), MAX_DECALS);
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  begin(): void {
    this.count = 0;
    this.latest = -1;
  }

  readonly add = (decal: Decal, share: number): void => {
    if (!this.atlas.indices.has(decal.kind)) return;
    this.decals[this.count] = decal;
    this.shares[this.count] = share;
    this.count++;
    this.latest = Math.max(this.latest, decal.number);
  };

  end(): void {
    const skipped = Math.max(0, this.count - MAX_DECALS);
    const count = this.count - skipped;
    for (let index = 0; index < count; index++) {
      const decal = this.decals[index + skipped]!;
      const { x, z, yaw, size, number } = decal;
      this.turned.makeRotationY(yaw);
      this.matrix.makeScale(size, 1, size).premultiply(this.turned).setPosition(x, LEVEL, z);
      this.mesh.setMatrixAt(index, this.matrix);
      const there = this.shares[index + skipped]! * wearOf(this.latest - number);
      this.own.setXY(index, this.atlas.indices.get(decal.kind)!, there);
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.own.needsUpdate = true;
  }

  dispose(): void {
    this.atlas.texture.dispose();
    this.mesh.material.dispose();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}
