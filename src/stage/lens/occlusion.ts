import {
  HalfFloatType,
  LinearFilter,
  Matrix4,
  type PerspectiveCamera,
  RedFormat,
  type Texture,
  UnsignedByteType,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { ScreenPass } from './screenPass';

/** Radius of the ambient occlusion, table units. */
const REACH = 0.55;
const SAMPLES = 14;

const FROM_DEPTH = /* glsl */ `
uniform sampler2D tDepth;
uniform mat4 unproject;
vec3 placeAt(vec2 uv) {
  vec4 position = unproject * vec4(vec3(uv, texture2D(tDepth, uv).r) * 2.0 - 1.0, 1.0);
  return position.xyz / position.w;
}`;

const GATHER = /* glsl */ `
${FROM_DEPTH}
uniform vec2 texel;
uniform vec2 perUnit;
float turnOf(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) * 6.2831853;
}
vec3 nearer(vec3 one, vec3 other) {
  return abs(one.z) < abs(other.z) ? one : other;
}
void main() {
  vec3 here = placeAt(vUv);
  vec3 along = nearer(placeAt(vUv + vec2(texel.x, 0.0)) - here, here - placeAt(vUv - vec2(texel.x, 0.0)));
  vec3 up = nearer(placeAt(vUv + vec2(0.0, texel.y)) - here, here - placeAt(vUv - vec2(0.0, texel.y)));
  vec3 normal = normalize(cross(along, up));
  vec2 reach = perUnit * ${REACH.toFixed(2)} / -here.z;
  float turn = turnOf(gl_FragCoord.xy);
  float hidden = 0.0;
  for (int index = 0; index < ${SAMPLES}; index++) {
    float share = (float(index) + 0.5) / ${SAMPLES.toFixed(1)};
    float angle = float(index) * 2.399963229728653 + turn;
    vec3 to = placeAt(vUv + vec2(cos(angle), sin(angle)) * reach * share) - here;
    float squared = dot(to, to);
    float near = max(0.0, 1.0 - squared / ${(REACH * REACH).toFixed(4)});
    hidden += near * near * max(0.0, dot(to, normal) - 0.012) * inversesqrt(squared + 0.0004);
  }
  float open = 1.0 - min(1.0, hidden * 2.5 / ${SAMPLES.toFixed(1)});
  gl_FragColor = vec4(open, 0.0, 0.0, 1.0);
}`;

const SMOOTH = /* glsl */ `
${FROM_DEPTH}
uniform sampler2D tRaw;
uniform vec2 texel;
void main() {
  float here = placeAt(vUv).z;
  float sum = 0.0;
  float weights = 0.0;
  for (int y = -2; y <= 2; y++) {
    for (int x = -2; x <= 2; x++) {
      vec2 uv = vUv + vec2(float(x), float(y)) * texel;
      float weight = exp(-abs(placeAt(uv).z - here) * 14.0);
      sum += weight * texture2D(tRaw, uv).r;
      weights += weight;
    }
  }
  gl_FragColor = vec4(sum / weights, 0.0, 0.0, 1.0);
}`;

/** Screen-space ambient occlusion from depth: 1 in the open, less in creases and corners. */
export class Occlusion {
  private readonly raw = new WebGLRenderTarget(1, 1, {
    format: RedFormat,
    type: HalfFloatType,
    depthBuffer: false,
  });
  private readonly smooth = new WebGLRenderTarget(1, 1, {
    format: RedFormat,
    type: UnsignedByteType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
  private readonly unproject = { value: new Matrix4() };
  private readonly texel = { value: new Vector2() };
  private readonly depth = { value: null as Texture | null };
  private readonly gather = new ScreenPass(GATHER, {
    tDepth: this.depth,
    unproject: this.unproject,
    texel: this.texel,
    perUnit: { value: new Vector2() },
  });
  private readonly blur = new ScreenPass(SMOOTH, {
    tDepth: this.depth,
    unproject: this.unproject,
    texel: this.texel,
    tRaw: { value: this.raw.texture },
  });

  get texture(): Texture {
    return this.smooth.texture;
  }

  /** @param width,height of the view in pixels; occlusion uses half the resolution */
  setSize(width: number, height: number): void {
    const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
    this.raw.setSize(across, down);
    this.smooth.setSize(across, down);
    this.texel.value.set(1 / across, 1 / down);
  }

  run(renderer: WebGLRenderer, depth: Texture, camera: PerspectiveCamera): void {
    this.depth.value = depth;
    this.unproject.value.copy(camera.projectionMatrixInverse);
    const { elements } = camera.projectionMatrix;
    this.gather.uniforms.perUnit.value.set(elements[0] / 2, elements[5] / 2);
    this.gather.run(renderer, this.raw);
    this.blur.run(renderer, this.smooth);
  }

  dispose(): void {
    for (const part of [this.raw, this.smooth, this.gather, this.blur]) part.dispose();
  }
}
