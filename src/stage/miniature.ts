import {
  type AnimationAction,
  AnimationMixer,
  Bone,
  Color,
  LoopOnce,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SkinnedMesh,
} from 'three';
import { clone } from 'three/examples/jsm/utils/SkeletonUtils.js';
import { CHANNEL_COUNT, CHANNEL_OFFSET, type ClipCue } from '#director';
import { castShadow } from './castShadow';
import { coarse } from './coarse';
import { DRAWN_LAST, FADED_DRAWN, fadeMaterial } from './fade';
import { GLOW_LIGHT, shineByUniform } from './materials';
import { TINTED } from './modelFiles';
import { type PieceSpec, paintOf } from './pieces';
import { writeMatrix } from './poseMatrix';
import type { RiggedModel } from './registry';
import { isPaint, paintsOf, repaintMaterial } from './repaint';

/** The idle clip. */
const IDLE = 'idle';

/** Fade-in and fade-out time of a clip, seconds. */
const FADE_IN = 0.08;
const FADE_OUT = 0.16;

/** Weight of a clip at an age: 1, with fades at both ends. */
export function clipWeight(age: number, duration: number): number {
  if (age < 0 || age >= duration) return 0;
  return Math.min(1, age / FADE_IN, (duration - age) / FADE_OUT);
}

/**
 * Keeps the renderer from visiting bones, which are never drawn, when it culls for the frame and again for the shadows.
 * Returns whether a node contains nothing but bones.
 */
function passOverBones(node: Object3D): boolean {
  let bare = node instanceof Bone;
  for (const child of node.children) if (!passOverBones(child)) bare = false;
  if (bare) node.visible = false;
  return bare;
}

/** A rigged piece: its own skeleton and paint, posed by the director's numbers and clips. */
export class Miniature {
  readonly root: Object3D;
  private readonly mixer: AnimationMixer;
  private readonly actions = new Map<string, AnimationAction>();
  /** The same by index, because iterators would allocate in every frame. */
  private readonly all: AnimationAction[] = [];
  private readonly painted: MeshStandardMaterial[] = [];
  private readonly silhouettes: Material[] = [];
  private readonly matrix = new Float32Array(16);
  /** Remaining weight of the idle clip. */
  private rest = 1;

  /** @param spec `tint` colours the parts that show the owner, `paint` the others */
  constructor(rig: RiggedModel, spec: Pick<PieceSpec, 'tint' | 'paint' | 'standsOut'>) {
    const { scene, clips } = rig;
    const paint = paintOf(spec);
    const paints = paint === undefined ? undefined : paintsOf(rig);
    this.root = clone(scene);
    this.root.matrixAutoUpdate = false;
    const bodies: SkinnedMesh[] = [];
    this.root.traverse((node) => {
      if (!(node instanceof Mesh)) return;
      if (node instanceof SkinnedMesh) bodies.push(node);
      if (spec.standsOut === true) node.renderOrder = DRAWN_LAST;
      castShadow(node);
      node.receiveShadow = true;
      node.frustumCulled = false;
      node.material = this.paint(node.material as Material, spec.tint);
      if (paint === undefined || paints === undefined || !isPaint(node.material)) return;
      if (node.material instanceof MeshStandardMaterial) repaintMaterial(node.material, paints, paint);
    });
    if (spec.standsOut === true) for (const body of bodies) this.addSilhouette(body, spec.tint);
    passOverBones(this.root);
    this.mixer = new AnimationMixer(this.root);
    for (const clip of clips) {
      const action = this.mixer.clipAction(clip);
      if (clip.name !== IDLE) action.setLoop(LoopOnce, 1).clampWhenFinished = true;
      this.actions.set(clip.name, action.setEffectiveWeight(0).play());
      this.all.push(action);
    }
  }

  /** Begins a frame with the idle clip alone. @param seconds into it */
  begin(seconds: number): void {
    this.rest = 1;
    for (let index = 0; index < this.all.length; index++) this.all[index]!.weight = 0;
    const idle = this.actions.get(IDLE);
    if (idle !== undefined) idle.time = seconds % idle.getClip().duration;
  }

  /** Mixes in a clip. @param age seconds since its cue @param strength weight, 0 … 1 */
  play({ clip, duration }: Pick<ClipCue, 'clip' | 'duration'>, age: number, strength = 1): void {
    const action = this.actions.get(clip);
    if (action === undefined) return;
    if (clip === IDLE) {
      // The idle clip gets the remaining weight; only its time is set here.
      action.time = (age / duration) * action.getClip().duration;
      return;
    }
    const weight = clipWeight(age, duration) * this.rest * strength;
    action.time = (age / duration) * action.getClip().duration;
    action.weight += weight;
    this.rest -= weight;
  }

  /** Ends a frame: poses the skeleton and places the piece. @param pieceIndex index of the piece in the pose buffer */
  end(poses: Float64Array, pieceIndex: number): void {
    const idle = this.actions.get(IDLE);
    if (idle !== undefined) idle.weight = this.rest;
    for (let index = 0; index < this.all.length; index++) {
      const action = this.all[index]!;
      // A clip that reached its end in an earlier frame has disabled itself.
      action.enabled = action.weight > 0;
      action.paused = false;
    }
    this.mixer.update(0);
    writeMatrix(poses, pieceIndex, this.matrix, 0);
    this.root.matrix.fromArray(this.matrix);
    this.root.matrixWorldNeedsUpdate = true;
    const pose = pieceIndex * CHANNEL_COUNT;
    this.root.visible = poses[pose + CHANNEL_OFFSET.visibility]! > 0;
    const glow = poses[pose + CHANNEL_OFFSET.glow]! * GLOW_LIGHT;
    for (const material of this.painted) material.userData.glow.value = glow;
  }

  dispose(): void {
    this.mixer.stopAllAction();
    this.mixer.uncacheRoot(this.root);
    this.root.traverse((node) => {
      if (node instanceof SkinnedMesh) node.skeleton.dispose();
    });
    for (const material of this.painted) material.dispose();
    for (const material of this.silhouettes) material.dispose();
  }

  /** Adds a hatching that shows the body behind things that hide it. Uses a coarser mesh, which casts the shadow too. */
  private addSilhouette(body: SkinnedMesh, tint: string | undefined): void {
    const material = fadeMaterial();
    if (tint !== undefined) material.color.set(tint);
    this.silhouettes.push(material);
    const silhouette = new SkinnedMesh(coarse(body.geometry), material);
    castShadow(silhouette);
    body.castShadow = false;
    silhouette.bind(body.skeleton, body.bindMatrix);
    silhouette.renderOrder = FADED_DRAWN;
    silhouette.frustumCulled = false;
    body.add(silhouette);
  }

  private paint(material: Material, tint: string | undefined): Material {
    if (!(material instanceof MeshStandardMaterial)) return material;
    const glow = { value: 0 };
    const own = shineByUniform(material.clone(), glow);
    own.userData = { glow };
    if (material.name === TINTED && tint !== undefined) own.color = new Color(tint);
    this.painted.push(own);
    return own;
  }
}
