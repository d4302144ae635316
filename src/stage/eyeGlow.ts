import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  type Object3D,
  Points,
  ShaderMaterial,
  Vector3,
  Vector4,
} from 'three';

/** Bones with these names are in the middle of a figure's eyes. */
const EYES = ['lidL', 'lidR'] as const;

/** Radius of an eye's light, and how far in front of the eye it is drawn; table units. */
const REACH = 0.21;
const BEFORE = 0.16;
/** Brighter than lamplit paint, so that it blooms. */
const LIGHT = 3.2;

const VERTEX = /* glsl */ `
attribute float strength;
uniform float viewHeight;
varying float vStrength;
void main() {
  vec4 viewPosition = modelViewMatrix * vec4(position, 1.0);
  viewPosition.xyz -= normalize(viewPosition.xyz) * ${BEFORE.toFixed(3)};
  gl_Position = projectionMatrix * viewPosition;
  gl_PointSize = ${REACH.toFixed(3)} * viewHeight * projectionMatrix[1][1] / -viewPosition.z;
  vStrength = strength;
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 colour;
varying float vStrength;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  float halo = pow(max(0.0, 1.0 - away), 2.5);
  float core = 1.0 - smoothstep(0.12, 0.3, away);
  gl_FragColor = vec4(mix(colour, vec3(1.0, 0.86, 0.6), core) * (halo + core) * vStrength * ${LIGHT.toFixed(1)}, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const eyePosition = new Vector3();
const viewport = new Vector4();

/** The eye bones of a figure; none if it has no eyelids. */
export function eyesOf(figure: Object3D): readonly Object3D[] {
  return EYES.flatMap((name) => figure.getObjectByName(name) ?? []);
}

/** Glowing eyes of figures, all in one draw call. */
export class EyeGlow {
  readonly points: Points<BufferGeometry, ShaderMaterial>;
  private count = 0;

  /** @param most maximum number of eyes that can glow at once */
  constructor(most: number) {
    const geometry = new BufferGeometry();
    for (const [name, size] of [
      ['position', 3],
      ['strength', 1],
    ] as const) {
      const attribute = new BufferAttribute(new Float32Array(most * size), size);
      geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage));
    }
    const material = new ShaderMaterial({
      uniforms: { colour: { value: new Color('#ff2208') }, viewHeight: { value: 1 } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: AdditiveBlending,
      depthWrite: false,
      transparent: true,
    });
    this.points = new Points(geometry, material);
    this.points.frustumCulled = false;
    this.points.visible = false;
    this.points.onBeforeRender = (renderer) => {
      material.uniforms.viewHeight!.value = renderer.getCurrentViewport(viewport).w;
    };
  }

  begin(): void {
    this.count = 0;
  }

  /** Makes an eye glow in this frame. @param strength 0 … 1 */
  add(eye: Object3D, strength: number): void {
    const { position, strength: strengths } = this.points.geometry.attributes;
    if (this.count >= position!.count) return;
    eye.updateWorldMatrix(true, false);
    eyePosition.setFromMatrixPosition(eye.matrixWorld);
    position!.setXYZ(this.count, eyePosition.x, eyePosition.y, eyePosition.z);
    strengths!.setX(this.count, strength);
    this.count += 1;
  }

  end(): void {
    this.points.visible = this.count > 0;
    this.points.geometry.setDrawRange(0, this.count);
    if (!this.points.visible) return;
    for (const attribute of Object.values(this.points.geometry.attributes)) attribute.needsUpdate = true;
  }

  dispose(): void {
    this.points.geometry.dispose();
    this.points.material.dispose();
  }
}
