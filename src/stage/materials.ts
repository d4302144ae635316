import {
  type IUniform,
  type Material,
  MeshStandardMaterial,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import { ATLAS_COLUMNS, ATLAS_ROWS, BACK_PLACE, cardAtlas } from './cardAtlas';

type Shader = WebGLProgramParametersWithUniforms;

/** A glow of 1 adds this much of the paint's own colour as light. */
export const GLOW_LIGHT = 0.9;

/** How brightly everything shines that is lit from within; the mood of the table sets it. */
export const SHINE: IUniform<number> = { value: 1 };

/**
 * Lets a material shine in its own colours by `glow` in its fragment shader, and what it has of its own light by
 * {@link SHINE}.
 */
function shining(shader: Shader, declaration: string): void {
  shader.uniforms.shine = SHINE;
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\nuniform float shine;\n${declaration}`)
    .replace(
      '#include <emissivemap_fragment>',
      '#include <emissivemap_fragment>\ntotalEmissiveRadiance *= shine;\ntotalEmissiveRadiance += diffuseColor.rgb * glow;',
    );
}

/** Lets a material that nobody shares shine by a uniform. */
export function shineByUniform(material: MeshStandardMaterial, glow: IUniform<number>): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.glow = glow;
    shining(shader, 'uniform float glow;');
  };
  material.customProgramCacheKey = () => 'shine by uniform';
  return material;
}

/** What a piece of a batch has of its own: its tint in red, green and blue, its glow in alpha. */
const OWN = 'vec4 own = getBatchingColor(getIndirectIndex(gl_DrawID));';

/** Lets each piece of a batch have a tint and a glow of its own. */
export function batchable(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying float glow;')
      .replace(
        '#include <color_vertex>',
        `vColor = vec4(1.0);
        #ifdef USE_COLOR
          vColor.rgb = color.rgb;
        #endif
        ${OWN}
        vColor.rgb *= own.rgb;
        glow = own.a * ${GLOW_LIGHT.toFixed(2)};`,
      );
    shining(shader, 'varying float glow;');
  };
  material.customProgramCacheKey = () => 'batchable';
  return material;
}

/**
 * The paint of models that are made in code, colours from the vertices. The attribute `surface` says of each vertex
 * how much it is lit from within, takes the tint of its piece, and is glazed.
 */
function paint(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.62, metalness: 0.02 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec3 surface;\nvarying float glow;\nvarying vec3 vSurface;',
      )
      .replace(
        '#include <color_vertex>',
        `${OWN}
        vColor = vec4(color * mix(vec3(1.0), own.rgb, surface.y), 1.0);
        vSurface = surface;
        glow = own.a * ${GLOW_LIGHT.toFixed(2)};`,
      );
    shining(shader, 'varying float glow;\nvarying vec3 vSurface;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        'totalEmissiveRadiance *= shine;',
        'totalEmissiveRadiance += diffuseColor.rgb * vSurface.x * shine;',
      )
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, 0.12, vSurface.z);',
      )
      .replace(
        '#include <metalnessmap_fragment>',
        '#include <metalnessmap_fragment>\nmetalnessFactor = mix(metalnessFactor, 0.25, vSurface.z);',
      );
  };
  material.customProgramCacheKey = () => 'paint';
  return material;
}

/** A colour in one number, which a batch has room for beside another. @param red,green,blue 0 … 1 */
export function packColour(red: number, green: number, blue: number): number {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return 1 + byte(red) + 256 * byte(green) + 65536 * byte(blue);
}

/** Where on a face there is nothing but paper, for the edges of cards. */
const PAPER = 'vec2(0.5, 0.9)';
/** How far the colour of its owner reaches in from the edge of a card's back, as a share of its width. */
const OWNER_EDGE = 0.055;

/** In what light a card of each colour glows. */
const BLACK_LIGHT = 'vec3(0.25, 0.5, 1.2)';
const RED_LIGHT = 'vec3(1.2, 0.32, 0.12)';
const JOKER_LIGHT = 'vec3(0.9, 0.35, 1.1)';

/**
 * A card whose upper side shows the face that its piece has in place of red, its lower side the back, edged in the
 * packed colour that it has in place of green.
 */
function cardFace(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: cardAtlas(), roughness: 0.5 });
  const [columns, rows] = [ATLAS_COLUMNS.toFixed(1), ATLAS_ROWS.toFixed(1)];
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec2 vCard;\nvarying vec4 vOwner;\nvarying vec3 vSuitLight;',
      )
      .replace('#include <color_vertex>', 'vColor = vec4(1.0);')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        ${OWN}
        float isBack = float(abs(normal.y) > 0.5 && (own.r < 0.0 || normal.y < 0.0));
        float atlasPlace = isBack > 0.5 ? ${BACK_PLACE.toFixed(1)} : max(0.0, floor(own.r + 0.5));
        vec2 onCard = abs(normal.y) > 0.5 ? uv : ${PAPER};
        vec2 atlasCell = vec2(mod(atlasPlace, ${columns}), floor(atlasPlace / ${columns} + 0.001));
        vMapUv = vec2((atlasCell.x + onCard.x) / ${columns}, 1.0 - (atlasCell.y + 1.0 - onCard.y) / ${rows});
        float packed = own.g - 1.0;
        vOwner = vec4(mod(packed, 256.0), mod(floor(packed / 256.0), 256.0), floor(packed / 65536.0), 255.0) / 255.0;
        vOwner.a = isBack * step(0.5, own.g);
        vCard = uv;
        float suit = floor(max(0.0, own.r) / 13.0);
        vSuitLight = own.a * (suit < 2.0 ? ${BLACK_LIGHT} : suit < 4.0 ? ${RED_LIGHT} : ${JOKER_LIGHT});`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec2 vCard;\nvarying vec4 vOwner;\nvarying vec3 vSuitLight;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * vSuitLight;',
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
        vec2 inwards = (0.5 - abs(vCard - 0.5)) * vec2(1.0, 1.4);
        float ownerEdge = vOwner.a * (1.0 - smoothstep(0.0, 0.008, min(inwards.x, inwards.y) - ${OWNER_EDGE.toFixed(3)}));
        diffuseColor.rgb = mix(diffuseColor.rgb, vOwner.rgb, ownerEdge);`,
      );
  };
  material.customProgramCacheKey = () => 'card';
  return material;
}

const MAKERS = { paint, card: cardFace } as const;
export type StageMaterial = keyof typeof MAKERS;

const made = new Map<StageMaterial, Material>();

/** One of the stage's own materials; all parts share it. */
export function stageMaterial(kind: StageMaterial): Material {
  let material = made.get(kind);
  if (material === undefined) {
    material = MAKERS[kind]();
    made.set(kind, material);
  }
  return material;
}
