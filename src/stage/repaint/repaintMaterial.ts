import { Color, type MeshStandardMaterial, Vector2, Vector3 } from 'three';
import type { Paint } from '../pieces';
import type { MainPaints } from './mainPaints';
import { chroma, type Lab, NEUTRAL, OKLAB_SHADER, oklab } from './oklab';

const REPAINT_SHADER = /* glsl */ `
varying float vPaintable;
uniform vec3 paintFrom[2];
uniform vec3 paintTo[2];
uniform vec2 paintOn;
${OKLAB_SHADER}
float ownPaint(vec3 lab, vec3 from) {
  float hue = length(from.yz);
  float chroma = length(lab.yz);
  float vivid = smoothstep(0.02, 0.045, chroma);
  if (hue < ${NEUTRAL}) return 1.0 - vivid;
  return vivid * smoothstep(0.57, 0.82, dot(lab.yz, from.yz) / (chroma * hue + 0.00001));
}
vec3 otherPaint(vec3 lab, vec3 from, vec3 to) {
  float light = pow(clamp(lab.x, 0.001, 1.0), log(to.x) / log(from.x));
  float hue = length(from.yz);
  float strength = hue < ${NEUTRAL} ? 1.0 : clamp(length(lab.yz) / hue, 0.0, 1.4);
  float room = light < to.x ? light / to.x : (1.0 - light) / (1.0 - to.x);
  return vec3(light, to.yz * strength * mix(1.0, room, 0.6));
}
vec3 repaint(vec3 colour) {
  vec3 lab = toLab(colour);
  float body = ownPaint(lab, paintFrom[0]);
  float accent = ownPaint(lab, paintFrom[1]);
  float nearer = smoothstep(-0.25, 0.25, body - accent);
  vec2 share = vec2(body * nearer, accent * (1.0 - nearer)) * paintOn * vPaintable;
  vec3 painted = lab;
  painted += share.x * (otherPaint(lab, paintFrom[0], paintTo[0]) - lab);
  painted += share.y * (otherPaint(lab, paintFrom[1], paintTo[1]) - lab);
  return mix(colour, fromLab(painted), step(0.001, share.x + share.y));
}`;

/** Lightness is adjusted by a power, so it must stay clear of black and white. */
const vector = ({ light, a, b }: Lab): Vector3 => new Vector3(Math.min(0.95, Math.max(0.14, light)), a, b);

function target(css: string | undefined): Vector3 {
  const { r, g, b } = new Color(css ?? '#808080');
  return vector(oklab(r, g, b));
}

function source(paint: Lab): Vector3 {
  return vector(chroma(paint) < NEUTRAL ? { ...paint, a: 0, b: 0 } : paint);
}

/**
 * Lets a material show other paints than its model's, keeping light, shade and wear. Requires the attribute `paintable` on
 * the geometry.
 */
export function repaintMaterial(material: MeshStandardMaterial, own: MainPaints, paint: Paint): void {
  const before = material.onBeforeCompile;
  const key = material.customProgramCacheKey();
  const uniforms = {
    paintFrom: { value: [source(own.body), source(own.accent)] },
    paintTo: { value: [target(paint.body), target(paint.accent)] },
    paintOn: { value: new Vector2(Number(paint.body !== undefined), Number(paint.accent !== undefined)) },
  };
  material.onBeforeCompile = (shader, renderer) => {
    before.call(material, shader, renderer);
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float paintable;\nvarying float vPaintable;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPaintable = paintable;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${REPAINT_SHADER}`)
      .replace(
        '#include <color_fragment>',
        '#include <color_fragment>\ndiffuseColor.rgb = repaint(diffuseColor.rgb);',
      );
  };
  material.customProgramCacheKey = () => `${key} in other paint`;
}
