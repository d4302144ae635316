import {
  HalfFloatType,
  LinearFilter,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { ScreenPass } from './screenPass';

/** Half the height of the sharp band, and the distance above and below it to full blur; shares of the view's height. */
const BAND = { sharp: 0.26, soft: 0.3 };
/** Centre of the sharp band, from the bottom. */
const FOCUS = 0.54;
/** Blur radius, as a share of the view's height. */
const BLUR = 0.011;
const TAPS = 26;

/** Blur at a height of the view, 0 … 1, for shaders. */
export const SOFTNESS = /* glsl */ `
float softness(float y) {
  float away = max(0.0, abs(y - ${FOCUS.toFixed(2)}) - ${BAND.sharp.toFixed(2)}) / ${BAND.soft.toFixed(2)};
  return smoothstep(0.0, 1.0, away);
}`;

const SOFTEN = /* glsl */ `
${SOFTNESS}
uniform sampler2D tPicture;
uniform vec2 reach;
void main() {
  vec2 radius = reach * softness(vUv.y);
  vec3 sum = min(texture2D(tPicture, vUv).rgb, vec3(8.0));
  float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2831853;
  for (int tap = 0; tap < ${TAPS}; tap++) {
    float angle = float(tap) * 2.399963229728653 + turn;
    vec2 aside = vec2(cos(angle), sin(angle)) * sqrt((float(tap) + 0.5) / ${TAPS.toFixed(1)});
    sum += min(texture2D(tPicture, vUv + aside * radius).rgb, vec3(8.0));
  }
  gl_FragColor = vec4(sum / ${(TAPS + 1).toFixed(1)}, 1.0);
}`;

/** Tilt-shift: sharp in a band across the middle, blurred above and below. */
export class TiltShift {
  private readonly soft = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
  private readonly soften = new ScreenPass(SOFTEN, {
    tPicture: { value: null as Texture | null },
    reach: { value: new Vector2() },
  });

  get texture(): Texture {
    return this.soft.texture;
  }

  setSize(width: number, height: number): void {
    this.soft.setSize(Math.max(1, width >> 1), Math.max(1, height >> 1));
    this.soften.uniforms.reach.value.set((BLUR * height) / width, BLUR);
  }

  run(renderer: WebGLRenderer, picture: WebGLRenderTarget): void {
    this.soften.uniforms.tPicture.value = picture.texture;
    this.soften.run(renderer, this.soft);
  }

  dispose(): void {
    this.soft.dispose();
    this.soften.dispose();
  }
}
