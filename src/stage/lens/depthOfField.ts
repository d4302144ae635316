import {
  HalfFloatType,
  LinearFilter,
  type PerspectiveCamera,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { ScreenPass } from './screenPass';

/** The focus of a lens. */
export interface Focus {
  /** Focus distance, relative to the distance of the camera's target. */
  readonly at: number;
  /** 0 everything is sharp … 1 lens wide open. */
  readonly blur: number;
}

/** Maximum blur radius, as a share of the view's height. */
const MAX_APERTURE = 0.028;
/** How quickly sharpness falls off with distance from the focus. */
const FALL_OFF = 2.6;
const TAPS = 48;

const BLUR = /* glsl */ `
uniform sampler2D tPicture;
uniform sampler2D tDepth;
uniform vec2 planes;
uniform float focus;
uniform float blur;
uniform vec2 reach;
float farAway(vec2 uv) {
  float depth = texture2D(tDepth, uv).r * 2.0 - 1.0;
  return 2.0 * planes.x * planes.y / (planes.y + planes.x - depth * (planes.y - planes.x));
}
float softAt(vec2 uv) {
  float far = farAway(uv);
  return min(1.0, blur * ${FALL_OFF.toFixed(1)} * max(0.0, abs(far - focus) / far - 0.02));
}
void main() {
  float own = softAt(vUv);
  vec3 sum = min(texture2D(tPicture, vUv).rgb, vec3(8.0));
  float weights = 1.0;
  float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2831853;
  for (int tap = 0; tap < ${TAPS}; tap++) {
    float share = sqrt((float(tap) + 0.5) / ${TAPS.toFixed(1)});
    float angle = float(tap) * 2.399963229728653 + turn;
    vec2 uv = vUv + vec2(cos(angle), sin(angle)) * share * reach * blur;
    // A neighbour spreads only as far as it is blurred itself, so sharp things do not bleed.
    float soft = min(softAt(uv), max(own, softAt(uv) * step(farAway(uv), farAway(vUv))));
    float weight = smoothstep(share * blur - 0.06, share * blur + 0.06, soft);
    sum += min(texture2D(tPicture, uv).rgb, vec3(8.0)) * weight;
    weights += weight;
  }
  gl_FragColor = vec4(sum / weights, 1.0);
}`;

/** Depth of field: sharp at one distance, blurred in front and behind. */
export class DepthOfField {
  private readonly soft = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
  private readonly pass = new ScreenPass(BLUR, {
    tPicture: { value: null as Texture | null },
    tDepth: { value: null as Texture | null },
    planes: { value: new Vector2() },
    focus: { value: 1 },
    blur: { value: 0 },
    reach: { value: new Vector2() },
  });

  get texture(): Texture {
    return this.soft.texture;
  }

  focus: Focus = { at: 1, blur: 0 };

  setSize(width: number, height: number): void {
    this.soft.setSize(width, height);
    this.pass.uniforms.reach.value.set((MAX_APERTURE * height) / width, MAX_APERTURE);
  }

  run(renderer: WebGLRenderer, picture: WebGLRenderTarget, camera: PerspectiveCamera): void {
    this.pass.uniforms.tPicture.value = picture.texture;
    this.pass.uniforms.tDepth.value = picture.depthTexture;
    this.pass.uniforms.planes.value.set(camera.near, camera.far);
    this.pass.uniforms.focus.value = camera.focus * this.focus.at;
    this.pass.uniforms.blur.value = this.focus.blur;
    this.pass.run(renderer, this.soft);
  }

  dispose(): void {
    this.soft.dispose();
    this.pass.dispose();
  }
}
