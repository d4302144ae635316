import {
  HalfFloatType,
  LinearFilter,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { ScreenPass } from './screenPass';

/** Light above this blooms: more than lamplit white paint, less than self-lit surfaces. */
const THRESHOLD = 1.35;
const KNEE = 0.35;

/** Thirteen taps in five overlapping squares, which keeps single bright pixels from flickering. */
const HALVE = /* glsl */ `
uniform sampler2D tPicture;
uniform vec2 texel;
uniform float threshold;
vec3 bright(vec2 aside) {
  vec3 light = min(texture2D(tPicture, vUv + aside * texel).rgb, vec3(24.0));
  if (threshold <= 0.0) return light;
  float most = max(light.r, max(light.g, light.b));
  float soft = clamp(most - threshold + ${KNEE.toFixed(2)}, 0.0, ${(2 * KNEE).toFixed(2)});
  float over = max(soft * soft / ${(4 * KNEE).toFixed(2)}, most - threshold);
  return light * over / max(most, 0.0001);
}
void main() {
  vec3 middle = bright(vec2(-1.0, -1.0)) + bright(vec2(1.0, -1.0)) + bright(vec2(-1.0, 1.0)) + bright(vec2(1.0, 1.0));
  vec3 edges = bright(vec2(-2.0, 0.0)) + bright(vec2(2.0, 0.0)) + bright(vec2(0.0, -2.0)) + bright(vec2(0.0, 2.0));
  vec3 corners = bright(vec2(-2.0, -2.0)) + bright(vec2(2.0, -2.0)) + bright(vec2(-2.0, 2.0)) + bright(vec2(2.0, 2.0));
  gl_FragColor = vec4(middle * 0.125 + (edges * 2.0 + corners) * 0.03125 + bright(vec2(0.0)) * 0.125, 1.0);
}`;

const DOUBLE = /* glsl */ `
uniform sampler2D tSmall;
uniform sampler2D tSame;
uniform vec2 texel;
uniform float share;
vec3 at(float x, float y) {
  return texture2D(tSmall, vUv + vec2(x, y) * texel).rgb;
}
void main() {
  vec3 sum = at(0.0, 0.0) * 4.0;
  sum += (at(-1.0, 0.0) + at(1.0, 0.0) + at(0.0, -1.0) + at(0.0, 1.0)) * 2.0;
  sum += at(-1.0, -1.0) + at(1.0, -1.0) + at(-1.0, 1.0) + at(1.0, 1.0);
  gl_FragColor = vec4(mix(texture2D(tSame, vUv).rgb, sum / 16.0, share), 1.0);
}`;

/** Share of each wider glow added to the finer one. */
const WIDTH = 0.55;

function target(): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
}

/** Bloom: the bright parts, downsampled several times and added back. */
export class Bloom {
  private readonly down: readonly WebGLRenderTarget[];
  private readonly up: readonly WebGLRenderTarget[];
  private readonly halve = new ScreenPass(HALVE, {
    tPicture: { value: null as Texture | null },
    texel: { value: new Vector2() },
    threshold: { value: 0 },
  });
  private readonly double = new ScreenPass(DOUBLE, {
    tSmall: { value: null as Texture | null },
    tSame: { value: null as Texture | null },
    texel: { value: new Vector2() },
    share: { value: WIDTH },
  });

  /** @param steps number of halvings, 2 or more */
  constructor(steps: number) {
    this.down = Array.from({ length: steps }, target);
    this.up = Array.from({ length: steps - 1 }, target);
  }

  get texture(): Texture {
    return this.up[0]!.texture;
  }

  setSize(width: number, height: number): void {
    for (const [step, small] of this.down.entries()) {
      const size = [Math.max(1, width >> (step + 1)), Math.max(1, height >> (step + 1))] as const;
      small.setSize(...size);
      this.up[step]?.setSize(...size);
    }
  }

  run(renderer: WebGLRenderer, picture: WebGLRenderTarget): void {
    let from = picture;
    for (let step = 0; step < this.down.length; step++) {
      const to = this.down[step]!;
      this.halve.uniforms.tPicture.value = from.texture;
      this.halve.uniforms.texel.value.set(1 / from.width, 1 / from.height);
      this.halve.uniforms.threshold.value = step === 0 ? THRESHOLD : 0;
      this.halve.run(renderer, to);
      from = to;
    }
    for (let step = this.up.length - 1; step >= 0; step--) {
      const to = this.up[step]!;
      this.double.uniforms.tSmall.value = from.texture;
      this.double.uniforms.tSame.value = this.down[step]!.texture;
      this.double.uniforms.texel.value.set(1 / from.width, 1 / from.height);
      this.double.run(renderer, to);
      from = to;
    }
  }

  dispose(): void {
    for (const part of [...this.down, ...this.up, this.halve, this.double]) part.dispose();
  }
}
