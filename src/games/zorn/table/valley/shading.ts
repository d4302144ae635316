import {
  type DataTexture,
  type IUniform,
  type MeshStandardMaterial,
  Vector3,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { MAP_SIZE } from '#zorn/view';
import { cellTexture, DEEPEST, stateTexture } from './areaMap';

/** What all materials of the valley share, so that one change reaches all of them. */
export interface ValleyUniforms {
  readonly cellMap: IUniform<DataTexture>;
  readonly cellStates: IUniform<DataTexture>;
  /** Seconds. */
  readonly valleyTime: IUniform<number>;
  readonly windows: IUniform<number>;
  readonly embers: IUniform<number>;
  readonly mist: IUniform<number>;
  readonly ash: IUniform<number>;
  /** How much of each of the land's painted shadows falls on it. */
  readonly shadows: IUniform<Vector3>;
  /** The light on mist, linear. */
  readonly mistLight: IUniform<Vector3>;
  /** How much all arrows are lit, 0 … 1; those of an area by its state. */
  readonly arrows: IUniform<number>;
  /** How much the borders of areas are lit, 0 … 1. */
  readonly borders: IUniform<number>;
}

export function valleyUniforms(): ValleyUniforms {
  return {
    cellMap: { value: cellTexture() },
    cellStates: { value: stateTexture() },
    valleyTime: { value: 0 },
    windows: { value: 0 },
    embers: { value: 1 },
    mist: { value: 0 },
    ash: { value: 0 },
    shadows: { value: new Vector3() },
    mistLight: { value: new Vector3() },
    arrows: { value: 0 },
    borders: { value: 0 },
  };
}

const [WIDE, DEEP] = [MAP_SIZE.width, MAP_SIZE.depth].map((length) => length.toFixed(3));

/** Noise, and what follows from it alone. */
export const SCATTER = /* glsl */ `
float scatter(vec2 p) {
  p = fract(p * vec2(0.1031, 0.1130) + 0.37);
  p += dot(p, p.yx + 33.33);
  return fract((p.x + p.y) * p.x * 7.31);
}
float waves(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(scatter(i), scatter(i + vec2(1.0, 0.0)), f.x),
    mix(scatter(i + vec2(0.0, 1.0)), scatter(i + vec2(1.0, 1.0)), f.x),
    f.y
  );
}
float clouds(vec2 p) { return 0.55 * waves(p) + 0.3 * waves(p * 2.1 + 7.3) + 0.15 * waves(p * 4.3 + 3.1); }

/** Lightning over a cell: now and then, short, 0 … 1. */
float flashAt(float t, float cell) {
  float beat = t * 0.9 + 7.3 * scatter(vec2(cell, 3.0));
  float strikes = step(0.55, scatter(vec2(floor(beat), cell)));
  return strikes * exp(-9.0 * fract(beat)) * (0.6 + 0.4 * sin(90.0 * fract(beat)));
}
`;

/** Reads the states of the land at a point of the map, x and z in table units. */
const STATES = /* glsl */ `
uniform sampler2D cellMap;
uniform highp sampler2D cellStates;
uniform float valleyTime;
uniform float windows;
uniform float embers;
uniform float arrows;
uniform float borders;

${SCATTER}
/** A cell, the one next to it, and how far within its border a point is. */
struct Spot { int cell; int next; float deep; };

Spot spotAt(vec2 place) {
  ivec2 size = textureSize(cellMap, 0);
  vec2 texel = clamp(place / vec2(${WIDE}, ${DEEP}) + 0.5, 0.0, 1.0) * vec2(size) - 0.5;
  ivec2 corner = clamp(ivec2(floor(texel)), ivec2(0), size - 2);
  vec2 share = clamp(texel - vec2(corner), 0.0, 1.0);
  vec4 own = texelFetch(cellMap, corner + ivec2(share + 0.5), 0);
  float deep = 0.0;
  // Beyond the border the distance counts down, so that the border lies between texels.
  for (int side = 0; side < 4; side++) {
    ivec2 step = ivec2(side & 1, side >> 1);
    vec4 each = texelFetch(cellMap, corner + step, 0);
    vec2 weight = mix(1.0 - share, share, vec2(step));
    deep += weight.x * weight.y * (abs(each.r - own.r) < 0.002 ? each.b : -each.b);
  }
  return Spot(int(own.r * 255.0 + 0.5), int(own.g * 255.0 + 0.5), ${DEEPEST.toFixed(2)} * max(deep, 0.0));
}
vec4 stateIn(int cell, int row) { return texelFetch(cellStates, ivec2(cell, row), 0); }
vec4 stateAt(vec2 place, int row) { return stateIn(spotAt(place).cell, row); }
/** Blends over the border, as far as it reaches to either side. */
vec4 softState(Spot spot, int row, float reach) {
  return mix(stateIn(spot.next, row), stateIn(spot.cell, row), smoothstep(-reach, reach, spot.deep));
}
`;

/** Where something of the valley is, told to its fragments. */
const VARYING = 'varying vec3 vPlace;\nvarying vec3 vLeaf;\n';

/** The place of a vertex; all of an instance is where it stands, but for its leaves. */
const PLACED = /* glsl */ `
#ifdef USE_INSTANCING
vPlace = (modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
vLeaf = (modelMatrix * instanceMatrix * vec4(transformed, 1.0)).xyz;
#else
vPlace = (modelMatrix * vec4(transformed, 1.0)).xyz;
vLeaf = vPlace;
#endif
`;

/** Parts of a fragment program that a material of the valley puts in. */
export interface Shading {
  readonly name: string;
  /** Before the program: what it declares. */
  readonly declares?: string;
  /** After the colour is known, in \`diffuseColor\`. */
  readonly colour?: string;
  readonly normal?: string;
  readonly roughness?: string;
  /** Added to \`totalEmissiveRadiance\`. */
  readonly glow?: string;
}

/** Puts shading into a material. */
export function shade(material: MeshStandardMaterial, uniforms: object, shading: Shading): void {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VARYING}`)
      .replace('#include <project_vertex>', `#include <project_vertex>\n${PLACED}`);
    const after = (program: string, chunk: string, text = '') =>
      program.replace(`#include <${chunk}>`, `#include <${chunk}>\n${text}`);
    let program = shader.fragmentShader;
    program = after(program, 'common', `${VARYING}${STATES}${shading.declares ?? ''}`);
    program = after(program, 'color_fragment', shading.colour);
    program = after(program, 'roughnessmap_fragment', shading.roughness);
    program = after(program, 'normal_fragment_maps', shading.normal);
    program = after(program, 'emissivemap_fragment', shading.glow);
    shader.fragmentShader = program;
  };
  material.customProgramCacheKey = () => `valley ${shading.name}`;
}
