import {
  type DataTexture,
  type IUniform,
  type MeshStandardMaterial,
  Vector3,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { MAP_SIZE } from '#zorn/view';
import { cellTexture, DEEPEST, stateTexture } from './areaMap';

/** Offset of the water surface's u coordinate, which tells it from the ground; the map repeats. */
export const WATER_SHEET = 2;

/** Uniforms shared by all materials of the valley. */
export interface ValleyUniforms {
  readonly cellMap: IUniform<DataTexture>;
  readonly cellStates: IUniform<DataTexture>;
  /** Seconds. */
  readonly valleyTime: IUniform<number>;
  readonly windows: IUniform<number>;
  readonly embers: IUniform<number>;
  readonly mist: IUniform<number>;
  readonly ash: IUniform<number>;
  /** Weight of each of the land's baked shadows. */
  readonly shadows: IUniform<Vector3>;
  /** Light on mist, linear. */
  readonly mistLight: IUniform<Vector3>;
  /** Brightness of all arrows, 0 … 1; single ones come from the states. */
  readonly arrows: IUniform<number>;
  /** Brightness of the area borders, 0 … 1. */
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

/** Noise functions. */
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

/** Lightning over a cell: occasional short flashes, 0 … 1. */
float flashAt(float t, float cell) {
  float beat = t * 0.9 + 7.3 * scatter(vec2(cell, 3.0));
  float strikes = step(0.55, scatter(vec2(floor(beat), cell)));
  return strikes * exp(-9.0 * fract(beat)) * (0.6 + 0.4 * sin(90.0 * fract(beat)));
}
`;

/** Reads the states at a point of the map, x and z in table units. */
const STATES = /* glsl */ `
uniform sampler2D cellMap;
uniform highp sampler2D cellStates;
uniform float valleyTime;
uniform float windows;
uniform float embers;
uniform float arrows;
uniform float borders;

${SCATTER}
/** A cell, its neighbour, and the distance to their border. */
struct Spot { int cell; int next; float deep; };

Spot spotAt(vec2 place) {
  ivec2 size = textureSize(cellMap, 0);
  vec2 texel = clamp(place / vec2(${WIDE}, ${DEEP}) + 0.5, 0.0, 1.0) * vec2(size) - 0.5;
  ivec2 corner = clamp(ivec2(floor(texel)), ivec2(0), size - 2);
  vec2 share = clamp(texel - vec2(corner), 0.0, 1.0);
  vec4 own = texelFetch(cellMap, corner + ivec2(share + 0.5), 0);
  float deep = 0.0;
  // Across the border distances count down, so that it falls between texels.
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
/** Blends across the border within a reach on either side. */
vec4 softState(Spot spot, int row, float reach) {
  return mix(stateIn(spot.next, row), stateIn(spot.cell, row), smoothstep(-reach, reach, spot.deep));
}
`;

/** Position varyings for the fragment shader. */
const VARYING = 'varying vec3 vPlace;\nvarying vec3 vLeaf;\n';

/** World position of a vertex; for instances that of the origin, except their foliage. */
const PLACED = /* glsl */ `
#ifdef USE_INSTANCING
vPlace = (modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
vLeaf = (modelMatrix * instanceMatrix * vec4(transformed, 1.0)).xyz;
#else
vPlace = (modelMatrix * vec4(transformed, 1.0)).xyz;
vLeaf = vPlace;
#endif
`;

/** Reads land states in the vertex shader. */
const STATES_BELOW = /* glsl */ `
uniform sampler2D cellMap;
uniform highp sampler2D cellStates;
uniform float valleyTime;
vec4 stateUnder(vec2 place, int row) {
  ivec2 size = textureSize(cellMap, 0);
  ivec2 texel = ivec2(clamp(place / vec2(${WIDE}, ${DEEP}) + 0.5, 0.0, 0.999) * vec2(size));
  return texelFetch(cellStates, ivec2(int(texelFetch(cellMap, texel, 0).r * 255.0 + 0.5), row), 0);
}
`;

/** Shader chunks that a valley material injects. */
export interface Shading {
  readonly name: string;
  /** Vertex shader: moves `transformed`; may call `stateUnder`. */
  readonly bend?: string;
  /** Vertex shader: factor of the view distance, below 1 for what lies flat on another surface. */
  readonly nearer?: string;
  /** Declarations. */
  readonly declares?: string;
  /** Runs after `diffuseColor` is known. */
  readonly colour?: string;
  readonly normal?: string;
  readonly roughness?: string;
  /** Added to `totalEmissiveRadiance`. */
  readonly glow?: string;
}

/** Injects shader chunks into a material. */
export function shade(material: MeshStandardMaterial, uniforms: object, shading: Shading): void {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, uniforms);
    const after = (program: string, chunk: string, text = '') =>
      program.replace(`#include <${chunk}>`, `#include <${chunk}>\n${text}`);
    const { bend } = shading;
    let vertices = after(
      shader.vertexShader,
      'common',
      `${VARYING}${bend === undefined ? '' : STATES_BELOW}`,
    );
    vertices = after(vertices, 'begin_vertex', bend);
    const { nearer } = shading;
    const drawn =
      nearer === undefined
        ? ''
        : `gl_Position = projectionMatrix * vec4(mvPosition.xyz * (${nearer}), 1.0);\n`;
    shader.vertexShader = after(vertices, 'project_vertex', drawn + PLACED);
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
