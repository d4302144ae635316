import {
  Color,
  type IUniform,
  MeshDepthMaterial,
  MeshStandardMaterial,
  type Texture,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { HOUSE_LOOKS, HOUSES, MOTIONS } from '#zorn/view';
import { EMBLEM_COUNT } from './emblems';

/** Colour index per instance: a House, or one of these. */
export const WEARS = { star: HOUSES.length, blight: HOUSES.length + 1, nobody: HOUSES.length + 2 } as const;

/** Cloth and skin without House colours. */
const FLESH = '#a8766a';
const PARCHMENT = '#d9c79a';

const motion = (name: (typeof MOTIONS)[number]) => `${MOTIONS.indexOf(name)}`;

/** Men move individually, each around his own spot. The base has beat 0 and stays still. */
const STIR = /* glsl */ `
attribute vec4 men;

struct Stir { mat3 turn; vec3 shift; };

mat3 turned(float pitch, float yaw, float roll) {
  vec3 c = cos(vec3(pitch, yaw, roll));
  vec3 s = sin(vec3(pitch, yaw, roll));
  return mat3(c.y, 0.0, -s.y, 0.0, 1.0, 0.0, s.y, 0.0, c.y)
    * mat3(1.0, 0.0, 0.0, 0.0, c.x, s.x, 0.0, -s.x, c.x)
    * mat3(c.z, s.z, 0.0, -s.z, c.z, 0.0, 0.0, 0.0, 1.0);
}

/** Rises to 1 between the first two times, falls between the last two. */
float swell(float rise, float full, float wane, float over, float t) {
  return smoothstep(rise, full, t) - smoothstep(wane, over, t);
}

Stir stirOf(vec4 figure, float beat) {
  Stir still = Stir(mat3(1.0), vec3(0.0));
  if (beat < 0.05) return still;
  int motion = int(figure.z + 0.5);
  float share = figure.w;
  float t = clamp(share * 1.4 - beat * 0.4, 0.0, 1.0);
  float around = 6.28318 * fract(share + beat);
  vec3 turn = vec3(0.0);
  vec3 shift = vec3(0.0);
  if (motion == ${motion('idle')}) {
    turn = vec3(0.03 * sin(around), 0.05 * sin(around + 1.3), 0.035 * cos(around));
  } else if (motion == ${motion('walk')}) {
    float begun = swell(0.0, 0.1, 0.9, 1.0, share);
    float pace = 6.28318 * (share * 4.0 + beat);
    shift.y = begun * 0.011 * abs(sin(pace));
    turn = begun * vec3(0.12, 0.0, 0.1 * sin(pace));
  } else if (motion == ${motion('attack')}) {
    float back = swell(0.0, 0.3, 0.3, 0.42, t);
    float lunge = swell(0.3, 0.42, 0.6, 1.0, t);
    turn.x = 0.6 * lunge - 0.4 * back;
    shift = vec3(0.0, 0.012 * lunge, 0.034 * lunge - 0.012 * back);
  } else if (motion == ${motion('shoot')}) {
    turn.x = 0.1 * swell(0.0, 0.3, 0.4, 0.44, t) - 0.34 * swell(0.4, 0.46, 0.5, 1.0, t);
    shift.z = -0.016 * swell(0.4, 0.46, 0.5, 1.0, t);
  } else if (motion == ${motion('cast')}) {
    float up = swell(0.0, 0.35, 0.7, 1.0, share);
    turn = vec3(-0.22 * up, 6.28318 * smoothstep(0.2, 0.8, share), 0.0);
    shift.y = 0.045 * up;
  } else if (motion == ${motion('hit')}) {
    float back = swell(0.0, 0.12, 0.25, 1.0, t);
    turn = vec3(-0.5 * back, 0.0, 0.12 * sin(40.0 * t) * back);
    shift.z = -0.018 * back;
  } else if (motion == ${motion('die')}) {
    float over = smoothstep(0.05, 0.7, t);
    turn = vec3(-1.5 * over * over, 1.2 * (beat - 0.5) * over, 0.0);
    shift.y = 0.012 * over;
  }
  return Stir(turned(turn.x, turn.y, turn.z), shift);
}

vec3 stirred(vec3 point, Stir stir, vec4 men) {
  vec3 foot = vec3(men.x, 0.014, men.y);
  return foot + stir.turn * (point - foot) + stir.shift;
}

/** Whether a part is visible: always, only while fresh, or only once battleworn. */
bool isThere(vec4 men, vec4 figure) {
  bool worn = figure.y > 0.5;
  return men.w < 0.25 || (men.w < 0.75 ? !worn : worn);
}
`;

const FIGURE = 'vec4 figure = getBatchingColor(getIndirectIndex(gl_DrawID));';
/** Hidden parts collapse to a point. */
const MOVED = /* glsl */ `
vec3 transformed = isThere(men, figure) ? stirred(position, stir, men) : vec3(0.0);
`;

const HOUSE_FRAGMENT = /* glsl */ `
uniform sampler2D emblems;
uniform vec3 houseColours[${HOUSES.length + 3}];
varying vec2 vEmblem;
flat varying int vHouse;
`;

const COLOURED = /* glsl */ `
float ofHouse = step(0.75, vColor.a);
vec3 cloth = houseColours[vHouse];
vec3 paint = vColor.rgb * mix(vec3(1.0), cloth, ofHouse);
float emblem = vHouse < ${EMBLEM_COUNT}
  ? texture2D(emblems, vec2((float(vHouse) + vEmblem.x) / ${EMBLEM_COUNT}.0, vEmblem.y)).r : 0.0;
vec3 ink = vHouse == ${WEARS.star} ? vec3(0.42, 0.01, 0.02) : vec3(0.9, 0.86, 0.76);
diffuseColor.rgb *= mix(paint, ink * (0.35 + 0.65 * vColor.r), emblem);
`;

const GLOWING = /* glsl */ `
totalEmissiveRadiance += vColor.rgb * step(0.25, vColor.a) * step(vColor.a, 0.75) * 1.1;
`;

/** The material shared by all small figures. */
export function figureMaterial(emblems: Texture): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.62, envMapIntensity: 0.8 });
  const colours = [...HOUSES.map((house) => HOUSE_LOOKS[house].colour), FLESH, FLESH, PARCHMENT].map(
    (colour) => new Color(colour),
  );
  const uniforms: Record<string, IUniform> = {
    emblems: { value: emblems },
    houseColours: { value: colours },
  };
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <color_vertex>',
        `${FIGURE}\nStir stir = stirOf(figure, men.z);\nvColor = color;\nvEmblem = uv;\nvHouse = int(figure.x + 0.5);`,
      )
      .replace(
        '#include <batching_pars_vertex>',
        `#include <batching_pars_vertex>\n${STIR}varying vec2 vEmblem;\nflat varying int vHouse;`,
      )
      .replace('#include <beginnormal_vertex>', 'vec3 objectNormal = stir.turn * normal;')
      .replace('#include <begin_vertex>', MOVED);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${HOUSE_FRAGMENT}`)
      .replace('#include <color_fragment>', COLOURED)
      .replace('#include <emissivemap_fragment>', GLOWING);
  };
  material.customProgramCacheKey = () => 'zorn figures';
  return material;
}

/** Their depth material, with the same motion. */
export function figureShadowMaterial(): MeshDepthMaterial {
  const material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <batching_pars_vertex>', `#include <batching_pars_vertex>\n${STIR}`)
      .replace('#include <begin_vertex>', `${FIGURE}\nStir stir = stirOf(figure, men.z);\n${MOVED}`);
  };
  material.customProgramCacheKey = () => 'zorn figures shadow';
  return material;
}
