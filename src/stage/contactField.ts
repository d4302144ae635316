import {
  type CanvasTexture,
  DynamicDrawUsage,
  type InstancedBufferAttribute,
  InstancedMesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { contactStrength, type Footprint } from './contact';
import { fadeByInstance, OPACITY, opacityAttribute } from './instanceOpacity';
import { paintedTexture } from './paint';

/** Just above the board's ground. */
const LEVEL = 0.012;
/** The blob is larger than the foot, because it fades out. */
const SPREAD = 1.42;
const DARKEST = 0.72;

/** A piece with a contact shadow. */
export interface Contact {
  /** Its index in the pose buffer. */
  readonly pieceIndex: number;
  readonly foot: Footprint;
}

function blobTexture(): CanvasTexture {
  return paintedTexture(64, 64, (context, width, height) => {
    const fade = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2);
    fade.addColorStop(0, 'rgb(255 255 255 / 1)');
    fade.addColorStop(0.6, 'rgb(255 255 255 / 0.85)');
    fade.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = fade;
    context.fillRect(0, 0, width, height);
  });
}

function blobMaterial(): MeshBasicMaterial {
  return fadeByInstance(
    new MeshBasicMaterial({
      map: blobTexture(),
      color: '#0a0605',
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    }),
  );
}

/** Contact shadows: soft dark blobs on the ground, all in one draw call. */
export class ContactField {
  readonly mesh: InstancedMesh;
  private readonly strength: InstancedBufferAttribute;

  constructor(private readonly contacts: readonly Contact[]) {
    const geometry = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
    this.strength = opacityAttribute(contacts.length);
    geometry.setAttribute(OPACITY, this.strength);
    this.mesh = new InstancedMesh(geometry, blobMaterial(), contacts.length);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }

  write(poses: Float64Array): void {
    const matrices = this.mesh.instanceMatrix.array;
    for (let index = 0; index < this.contacts.length; index++) {
      const { pieceIndex, foot } = this.contacts[index]!;
      const pose = pieceIndex * CHANNEL_COUNT;
      const strength = contactStrength(
        poses[pose + CHANNEL_OFFSET.y]!,
        poses[pose + CHANNEL_OFFSET.visibility]!,
      );
      const wide = strength > 0 ? poses[pose + CHANNEL_OFFSET.width]! * SPREAD : 0;
      const yaw = poses[pose + CHANNEL_OFFSET.yaw]!;
      const at = index * 16;
      matrices[at] = Math.cos(yaw) * foot.x * wide;
      matrices[at + 2] = -Math.sin(yaw) * foot.x * wide;
      matrices[at + 5] = wide;
      matrices[at + 8] = Math.sin(yaw) * foot.z * wide;
      matrices[at + 10] = Math.cos(yaw) * foot.z * wide;
      matrices[at + 12] = poses[pose + CHANNEL_OFFSET.x]!;
      matrices[at + 13] = LEVEL;
      matrices[at + 14] = poses[pose + CHANNEL_OFFSET.z]!;
      matrices[at + 15] = 1;
      this.strength.array[index] = strength * DARKEST;
    }
    this.mesh.instanceMatrix.needsUpdate = true;
    this.strength.needsUpdate = true;
  }

  dispose(): void {
    const material = this.mesh.material as MeshBasicMaterial;
    material.map?.dispose();
    material.dispose();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}
