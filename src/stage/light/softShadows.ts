import { ShaderChunk } from 'three';

/** Range of distances from the lamp within which things cast shadows, table units. */
export const SHADOW_NEAR = 6;
export const SHADOW_FAR = 44;

/** Size of the lamp, table units; a larger lamp casts softer shadows. */
const LAMP_BREADTH = 1.5;

/** Samples of the blocker search, and of the filter. */
const SEARCH_TAPS = 14;
const TAPS = 24;

/** Of the functions with this name, the last one implements basic shadows. */
const REPLACED = 'float getShadow(';
/** The first function after the replaced one. */
const NEXT = 'float getSunShadow';

/**
 * Percentage-closer soft shadows, sharp at contact and softer with the height of the caster: average the blocker distance,
 * derive the penumbra width from it, then filter over that width.
 */
const SOFT = /* glsl */ `
float lampDistance(float depth) {
  return ${(SHADOW_NEAR * SHADOW_FAR).toFixed(1)} / (${SHADOW_FAR.toFixed(1)} - depth * ${(SHADOW_FAR - SHADOW_NEAR).toFixed(1)});
}

vec2 spiral(int sampleIndex, float count, float turn) {
  float angle = float(sampleIndex) * 2.399963229728653 + turn;
  return vec2(cos(angle), sin(angle)) * sqrt((float(sampleIndex) + 0.5) / count);
}

float getShadow(sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord) {
  vec3 at = shadowCoord.xyz / shadowCoord.w;
  at.z += shadowBias;
  // Slope of the lit surface, so that a wide penumbra does not shadow the surface itself.
  vec3 across = dFdx(at);
  vec3 down = dFdy(at);
  float area = across.x * down.y - across.y * down.x;
  vec2 slope = vec2(down.y * across.z - across.y * down.z, across.x * down.z - down.x * across.z) / area;
  if (!(abs(area) > 1e-14)) slope = vec2(0.0);
  slope = clamp(slope, -1.2, 1.2);
  if (at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0 || at.z > 1.0) return 1.0;
  float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2831853;
  float here = lampDistance(at.z);
  // One table unit at this distance, as a share of the map.
  float unit = shadowRadius / here;
  float reach = ${LAMP_BREADTH.toFixed(2)} * unit * 0.22;
  float before = 0.0;
  float found = 0.0;
  for (int tap = 0; tap < ${SEARCH_TAPS}; tap++) {
    // Denser in the middle, so that thin things are not missed.
    float share = float(tap) / ${SEARCH_TAPS.toFixed(1)};
    vec2 aside = spiral(tap, ${SEARCH_TAPS.toFixed(1)}, turn) * sqrt(share) * reach;
    float depth = texture2D(shadowMap, at.xy + aside).r;
    if (depth < at.z + dot(aside, slope)) {
      before += lampDistance(depth);
      found += 1.0;
    }
  }
  if (found == 0.0) return 1.0;
  float blocker = before / found;
  float radius = max(1.4 / shadowMapSize.x, 0.5 * ${LAMP_BREADTH.toFixed(2)} * (here - blocker) / blocker * unit);
  radius = min(radius, reach * 1.6);
  float lit = 0.0;
  for (int tap = 0; tap < ${TAPS}; tap++) {
    vec2 aside = spiral(tap, ${TAPS.toFixed(1)}, turn) * radius;
    lit += step(at.z + dot(aside, slope), texture2D(shadowMap, at.xy + aside).r);
  }
  return mix(1.0, lit / ${TAPS.toFixed(1)}, shadowIntensity);
}
`;

/**
 * Replaces three's basic shadows with soft ones, for spot lights whose `shadow.radius` is half the cotangent of their
 * angle. Call before anything is drawn; idempotent.
 */
export function installSoftShadows(): void {
  const chunk = ShaderChunk.shadowmap_pars_fragment;
  if (chunk.includes(SOFT)) return;
  const end = chunk.lastIndexOf('#endif', chunk.lastIndexOf('#if', chunk.indexOf(NEXT)));
  const begin = chunk.lastIndexOf(REPLACED, end);
  if (begin < 0 || end < begin) throw new Error('the renderer has no place for shadows of our own');
  ShaderChunk.shadowmap_pars_fragment = chunk.slice(0, begin) + SOFT + chunk.slice(end);
}
