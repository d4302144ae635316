import { Color, type IUniform, type Texture } from 'three';
import type { Mood } from '../light/moods';
import { ScreenPass } from './screenPass';
import { SOFTNESS } from './tiltShift';

/** Colour of fully occluded creases: warm, as light bounces off the board. */
const CREASE = [0.1, 0.07, 0.06] as const;

const OUTPUT = /* glsl */ `
${SOFTNESS}
uniform sampler2D tPicture;
uniform sampler2D tOpen;
uniform sampler2D tBloom;
uniform sampler2D tSoft;
uniform float occlusion;
uniform float bloom;
uniform float tilted;
uniform float saturation;
uniform float vignette;
uniform vec3 shadows;
uniform vec3 highlights;
void main() {
  vec3 colour = texture2D(tPicture, vUv).rgb;
  float open = mix(1.0, texture2D(tOpen, vUv).r, occlusion);
  float soft = tilted * softness(vUv.y);
  if (soft > 0.0) colour = mix(colour, texture2D(tSoft, vUv).rgb, smoothstep(0.0, 0.35, soft));
  colour *= mix(vec3(${CREASE.map((part) => part.toFixed(2)).join(', ')}), vec3(1.0), open);
  colour += texture2D(tBloom, vUv).rgb * bloom;
  float light = dot(colour, vec3(0.2126, 0.7152, 0.0722));
  colour = max(vec3(0.0), mix(vec3(light), colour, saturation));
  colour *= mix(shadows, highlights, smoothstep(0.0, 0.7, light));
  float outwards = length((vUv - vec2(0.5, 0.52)) * vec2(1.05, 1.0));
  colour *= 1.0 - vignette * smoothstep(0.34, 0.82, outwards);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  // A trace of grain, against banding in dark gradients.
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor.rgb += grain * 1.4 / 255.0;
}`;

type Uniforms = Record<'tPicture' | 'tOpen' | 'tBloom' | 'tSoft', IUniform<Texture | null>> &
  Record<'occlusion' | 'bloom' | 'tilted' | 'saturation' | 'vignette', IUniform<number>> &
  Record<'shadows' | 'highlights', IUniform<Color>>;

/** The last pass of the lens, from HDR light to the screen. */
export function outputPass(): ScreenPass<Uniforms> {
  return new ScreenPass<Uniforms>(
    OUTPUT,
    {
      tPicture: { value: null },
      tOpen: { value: null },
      tBloom: { value: null },
      tSoft: { value: null },
      occlusion: { value: 0 },
      bloom: { value: 0 },
      tilted: { value: 0 },
      saturation: { value: 1 },
      vignette: { value: 0 },
      shadows: { value: new Color() },
      highlights: { value: new Color() },
    },
    true,
  );
}

/** Applies a mood's grading to the finished frame. */
export function setOutputMood({ uniforms }: ScreenPass<Uniforms>, { lens }: Mood): void {
  uniforms.bloom.value = lens.bloom;
  uniforms.saturation.value = lens.saturation;
  uniforms.vignette.value = lens.vignette;
  uniforms.shadows.value.set(lens.shadows);
  uniforms.highlights.value.set(lens.highlights);
}
