import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { Cue } from '#director';
import { OPACITY } from './instanceOpacity';
import { disposeMesh, PARTICLE_COLOURS, particleMeshes } from './particleMeshes';
import { type Emit, emitParticles, type ParticleLook } from './particles';

/** Where the effects of a moment come from: a director. */
export interface EffectSource {
  visitActiveCues(visit: (cue: Cue, age: number) => void): void;
}

export interface EffectsProps {
  readonly source: EffectSource;
  /** 0 … 1, the share of particles to draw. */
  readonly richness: number;
}

/** Writes particles into the meshes of their looks. */
class ParticleWriter {
  /** How the camera is turned: puffs and sparks face it. */
  readonly view = new Quaternion();
  private readonly matrix = new Matrix4();
  private readonly place = new Vector3();
  private readonly turned = new Quaternion();
  private readonly roll = new Quaternion();
  private readonly scale = new Vector3();
  private readonly colour = new Color();

  constructor(private readonly meshes: ReadonlyMap<ParticleLook, InstancedMesh>) {}

  begin(): void {
    for (const mesh of this.meshes.values()) mesh.count = 0;
  }

  readonly emit: Emit = (look, x, y, z, size, turn, shade, opacity) => {
    const mesh = this.meshes.get(look);
    if (mesh === undefined || size <= 0 || mesh.count >= mesh.instanceMatrix.count) return;
    const index = mesh.count++;
    this.turn(look, turn);
    if (look === 'streak') this.scale.set(1, 1, size);
    else this.scale.setScalar(size);
    mesh.setMatrixAt(index, this.matrix.compose(this.place.set(x, y, z), this.turned, this.scale));
    const [dark, light] = PARTICLE_COLOURS[look];
    mesh.setColorAt(index, this.colour.lerpColors(dark, light, shade));
    mesh.geometry.getAttribute(OPACITY).setX(index, opacity);
  };

  end(): void {
    for (const mesh of this.meshes.values()) {
      mesh.visible = mesh.count > 0;
      if (!mesh.visible) continue;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.geometry.getAttribute(OPACITY).needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }

  private turn(look: ParticleLook, turn: number): void {
    if (look === 'puff' || look === 'spark') {
      this.turned.copy(this.view).multiply(this.roll.setFromAxisAngle(FORWARD, turn));
    } else if (look === 'chunk') this.turned.setFromAxisAngle(TUMBLE, turn);
    else this.turned.setFromAxisAngle(UP, turn);
  }
}

const UP = new Vector3(0, 1, 0);
const FORWARD = new Vector3(0, 0, 1);
const TUMBLE = new Vector3(0.5, 1, 0.35).normalize();

/** Dust, debris, sparks and the like, drawn anew for every picture from the cues that are active. */
export function Effects({ source, richness }: EffectsProps) {
  const meshes = useMemo(particleMeshes, []);
  useEffect(
    () => () => {
      for (const mesh of meshes.values()) disposeMesh(mesh);
    },
    [meshes],
  );
  const [writer, draw] = useMemo(() => {
    const made = new ParticleWriter(meshes);
    const visit = (cue: Cue, age: number) => {
      if (cue.kind === 'effect') emitParticles(cue, age, richness, made.emit);
    };
    return [made, visit] as const;
  }, [meshes, richness]);
  useFrame(({ camera }) => {
    writer.view.copy(camera.quaternion);
    writer.begin();
    source.visitActiveCues(draw);
    writer.end();
  });
  return [...meshes].map(([look, mesh]) => <primitive key={look} object={mesh} />);
}
