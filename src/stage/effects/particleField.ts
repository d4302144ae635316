import {
  BoxGeometry,
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  type Material,
  Mesh,
  PlaneGeometry,
} from 'three';
import type { EffectCue } from '#director';
import type { Mood } from '../light/moods';
import { type Block, PARTICLE_ATTRIBUTES, particlesOf, STRIDE } from './blocks';
import { chunkMaterial, lightSprites, spriteMaterial } from './materials';
import { puffTexture } from './puffTexture';
import type { EffectLibrary } from './recipe';

/** Maximum number of particles at a time; later ones are dropped. */
const MAX_PARTICLES = { sprites: 2048, chunks: 768 } as const;
type Sort = keyof Block;
const SORTS = ['sprites', 'chunks'] as const satisfies readonly Sort[];

/** Render order: after the table and everything on it. */
const DRAWN_AFTER_ALL = 10;

/** Particles of one sort: their constant data is uploaded once, then only their ages. */
class Cloud {
  readonly mesh: Mesh<InstancedBufferGeometry, Material>;
  private readonly particles: InstancedInterleavedBuffer;
  private readonly ages: InstancedBufferAttribute;
  count = 0;

  constructor(most: number, shape: BufferGeometry, material: Material) {
    const geometry = new InstancedBufferGeometry();
    geometry.setIndex(shape.getIndex());
    geometry.setAttribute('position', shape.getAttribute('position'));
    geometry.setAttribute('normal', shape.getAttribute('normal'));
    this.particles = new InstancedInterleavedBuffer(new Float32Array(most * STRIDE), STRIDE);
    this.particles.setUsage(DynamicDrawUsage);
    for (const [index, name] of PARTICLE_ATTRIBUTES.entries()) {
      geometry.setAttribute(name, new InterleavedBufferAttribute(this.particles, 4, index * 4));
    }
    this.ages = new InstancedBufferAttribute(new Float32Array(most), 1).setUsage(DynamicDrawUsage);
    geometry.setAttribute('particleAge', this.ages);
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = DRAWN_AFTER_ALL;
    this.mesh.visible = false;
  }

  /** Adds as many particles of a block as there is room for. */
  add(block: Float32Array): void {
    const room = Math.min(block.length / STRIDE, this.ages.count - this.count);
    this.particles.array.set(block.subarray(0, room * STRIDE), this.count * STRIDE);
    this.count += room;
  }

  age(from: number, to: number, age: number): void {
    (this.ages.array as Float32Array).fill(age, from, to);
  }

  send(changed: boolean): void {
    this.mesh.visible = this.count > 0;
    this.mesh.geometry.instanceCount = this.count;
    if (!this.mesh.visible) return;
    if (changed) {
      this.particles.clearUpdateRanges();
      this.particles.addUpdateRange(0, this.count * STRIDE);
      this.particles.needsUpdate = true;
    }
    this.ages.clearUpdateRanges();
    this.ages.addUpdateRange(0, this.count);
    this.ages.needsUpdate = true;
  }

  /** All numbers at this moment. */
  numbers(): Float32Array {
    const { count } = this;
    const particles = (this.particles.array as Float32Array).slice(0, count * STRIDE);
    return Float32Array.from([...particles, ...(this.ages.array as Float32Array).slice(0, count)]);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

/** End index of one effect's particles. */
interface Span {
  sprites: number;
  chunks: number;
}

/**
 * The particles of all current effects in two draw calls. Its content depends only on the effects and their ages, not on
 * earlier frames.
 */
export class ParticleField {
  private readonly lumps = puffTexture();
  private readonly paint = spriteMaterial(this.lumps);
  private readonly clouds: Readonly<Record<Sort, Cloud>>;
  private readonly blocks = new WeakMap<EffectCue, Block>();
  private shown: EffectCue[] = [];
  private readonly spans: Span[] = [];
  /** The frame's effects and their ages; entries beyond {@link count} are left over from earlier frames. */
  private readonly coming: EffectCue[] = [];
  private readonly ages: number[] = [];
  private count = 0;

  /** @param richness share of particles to draw, 0 … 1 */
  constructor(
    private readonly richness: number,
    private readonly library: EffectLibrary,
  ) {
    this.clouds = {
      sprites: new Cloud(MAX_PARTICLES.sprites, new PlaneGeometry(1, 1), this.paint),
      chunks: new Cloud(MAX_PARTICLES.chunks, new BoxGeometry(1, 1, 1), chunkMaterial()),
    };
    this.clouds.chunks.mesh.receiveShadow = true;
  }

  get meshes(): readonly Mesh[] {
    return [this.clouds.chunks.mesh, this.clouds.sprites.mesh];
  }

  light(mood: Mood): void {
    lightSprites(this.paint, mood);
  }

  /** Begins a frame. */
  begin(): void {
    this.count = 0;
  }

  /** @param age seconds since the effect began */
  add(cue: EffectCue, age: number): void {
    this.coming[this.count] = cue;
    this.ages[this.count] = age;
    this.count++;
  }

  /** Ends a frame. */
  end(): void {
    const changed = this.hasChanged();
    if (changed) this.fill();
    for (const sort of SORTS) {
      const cloud = this.clouds[sort];
      let from = 0;
      for (let index = 0; index < this.count; index++) {
        const to = this.spans[index]![sort];
        cloud.age(from, to, this.ages[index]!);
        from = to;
      }
      cloud.send(changed);
    }
  }

  /** All numbers of the frame, for comparison. */
  numbers(sort: Sort): Float32Array {
    return this.clouds[sort].numbers();
  }

  dispose(): void {
    for (const cloud of Object.values(this.clouds)) cloud.dispose();
    this.lumps.dispose();
  }

  private hasChanged(): boolean {
    if (this.count !== this.shown.length) return true;
    for (let index = 0; index < this.count; index++) {
      if (this.coming[index] !== this.shown[index]) return true;
    }
    return false;
  }

  private fill(): void {
    const { sprites, chunks } = this.clouds;
    sprites.count = 0;
    chunks.count = 0;
    this.spans.length = 0;
    this.shown = this.coming.slice(0, this.count);
    for (const cue of this.shown) {
      const block = this.blockOf(cue);
      sprites.add(block.sprites);
      chunks.add(block.chunks);
      this.spans.push({ sprites: sprites.count, chunks: chunks.count });
    }
  }

  private blockOf(cue: EffectCue): Block {
    let block = this.blocks.get(cue);
    if (block === undefined) {
      block = particlesOf(cue, this.richness, this.library);
      this.blocks.set(cue, block);
    }
    return block;
  }
}
