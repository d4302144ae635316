import {
  type IUniform,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from 'three';
import { type CardArt, CardAtlas } from './cardAtlas';

type Shader = WebGLProgramParametersWithUniforms;

/** A glow of 1 adds this much of the paint's own colour as light. */
export const GLOW_LIGHT = 0.9;

const shines = new WeakMap<WebGLRenderer, IUniform<number>>();

/**
 * The brightness of everything lit from within, per renderer; its mood sets it. Models and their materials may be shared by
 * stages.
 */
export function shineOf(renderer: WebGLRenderer): IUniform<number> {
  let shine = shines.get(renderer);
  if (shine === undefined) {
    shine = { value: 1 };
    shines.set(renderer, shine);
  }
  return shine;
}

/**
 * Makes a material emit its own colour, scaled by `glow` in its fragment shader, and scales its emission by {@link
 * shineOf}.
 */
function shining(shader: Shader, renderer: WebGLRenderer, declaration: string): void {
  shader.uniforms.shine = shineOf(renderer);
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\nuniform float shine;\n${declaration}`)
    .replace(
      '#include <emissivemap_fragment>',
      '#include <emissivemap_fragment>\ntotalEmissiveRadiance *= shine;\ntotalEmissiveRadiance += diffuseColor.rgb * glow;',
    );
}

/** As above, for an unshared material whose glow is a uniform. */
export function shineByUniform(material: MeshStandardMaterial, glow: IUniform<number>): MeshStandardMaterial {
  material.onBeforeCompile = (shader, renderer) => {
    shader.uniforms.glow = glow;
    shining(shader, renderer, 'uniform float glow;');
  };
  material.customProgramCacheKey = () => 'shine by uniform';
  return material;
}

/** Added to the glow of a translucent piece. */
export const TRANSLUCENT = 8;

/** Per-piece data of a batch: tint in red, green and blue, glow in alpha. */
const OWN = 'vec4 own = getBatchingColor(getIndirectIndex(gl_DrawID));';
/** The same for materials that can become translucent. */
const OWN_OPENED = `${OWN}
        vOpened = step(${(TRANSLUCENT / 2).toFixed(1)}, own.a);
        own.a -= vOpened * ${TRANSLUCENT.toFixed(1)};`;

/** Screen-door transparency: draws one pixel in four, so it needs no sorting and works in any light. */
function opened(shader: Shader): void {
  shader.vertexShader = shader.vertexShader.replace(
    '#include <common>',
    '#include <common>\nvarying float vOpened;',
  );
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', '#include <common>\nvarying float vOpened;')
    .replace(
      '#include <clipping_planes_fragment>',
      `#include <clipping_planes_fragment>
      if (vOpened > 0.5 && (mod(gl_FragCoord.x, 2.0) > 1.0 || mod(gl_FragCoord.y, 2.0) > 1.0)) discard;`,
    );
}

/** Gives each piece of a batch a tint and a glow of its own. */
export function batchable(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader, renderer) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying float glow;')
      .replace(
        '#include <color_vertex>',
        `vColor = vec4(1.0);
        #ifdef USE_COLOR
          vColor.rgb = color.rgb;
        #endif
        ${OWN_OPENED}
        vColor.rgb *= own.rgb;
        glow = own.a * ${GLOW_LIGHT.toFixed(2)};`,
      );
    shining(shader, renderer, 'varying float glow;');
    opened(shader);
  };
  material.customProgramCacheKey = () => 'batchable';
  return material;
}

/**
 * The material of models built in code, with vertex colours. The attribute `surface` gives each vertex its emission,
 * whether it takes the tint of its piece, and its gloss.
 */
function paint(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.62, metalness: 0.02 });
  material.onBeforeCompile = (shader, renderer) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec3 surface;\nvarying float glow;\nvarying vec3 vSurface;',
      )
      .replace(
        '#include <color_vertex>',
        `${OWN_OPENED}
        vColor = vec4(color * mix(vec3(1.0), own.rgb, surface.y), 1.0);
        vSurface = surface;
        glow = own.a * ${GLOW_LIGHT.toFixed(2)};`,
      );
    shining(shader, renderer, 'varying float glow;\nvarying vec3 vSurface;');
    opened(shader);
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

/** Packs a colour into one number, because a batch only has room for one more. @param red,green,blue 0 … 1 */
export function packColour(red: number, green: number, blue: number): number {
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return 1 + byte(red) + 256 * byte(green) + 65536 * byte(blue);
}

/** A spot of plain paper on every face, for the edges of cards. */
const PAPER = 'vec2(0.5, 0.9)';
/** Width of the owner's coloured border on a card's back, as a share of the card's width. */
const OWNER_EDGE = 0.055;

/**
 * The card material: the upper side shows the face whose index is in the red channel; the lower side shows the back, with a
 * border in the packed colour from the green channel.
 */
function cardFace(atlas: CardAtlas): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.5 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.cardGrid = atlas.grid;
    shader.uniforms.cardLights = atlas.lights;
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform vec3 cardGrid;\nuniform highp sampler2D cardLights;\nvarying vec2 vCard;\nvarying vec4 vOwner;\nvarying vec3 vFaceLight;',
      )
      .replace('#include <color_vertex>', 'vColor = vec4(1.0);')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        ${OWN}
        float isBack = float(abs(normal.y) > 0.5 && (own.r < 0.0 || normal.y < 0.0));
        float face = max(0.0, floor(own.r + 0.5));
        float atlasIndex = isBack > 0.5 ? cardGrid.z : face;
        vec2 onCard = abs(normal.y) > 0.5 ? uv : ${PAPER};
        vec2 atlasCell = vec2(mod(atlasIndex, cardGrid.x), floor(atlasIndex / cardGrid.x + 0.001));
        vMapUv = vec2((atlasCell.x + onCard.x) / cardGrid.x, 1.0 - (atlasCell.y + 1.0 - onCard.y) / cardGrid.y);
        float packed = own.g - 1.0;
        vOwner = vec4(mod(packed, 256.0), mod(floor(packed / 256.0), 256.0), floor(packed / 65536.0), 255.0) / 255.0;
        vOwner.a = isBack * step(0.5, own.g);
        vCard = uv;
        vFaceLight = own.a * texelFetch(cardLights, ivec2(int(face), 0), 0).rgb;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec2 vCard;\nvarying vec4 vOwner;\nvarying vec3 vFaceLight;',
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * vFaceLight;',
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

/** `plain` is for surfaces not painted yet, in their vertex colours; its program is small. */
export type StageMaterial = 'paint' | 'card' | 'plain';

/** The materials shared by all parts of one stage. */
export class StageMaterials {
  private atlas: CardAtlas | null = null;
  private art: CardArt | null = null;
  private readonly made = new Map<StageMaterial, Material>();

  material(kind: StageMaterial): Material {
    let material = this.made.get(kind);
    if (material === undefined) {
      material = this.make(kind);
      this.made.set(kind, material);
    }
    return material;
  }

  /** Sets the look of the stage's cards; blank until then. They are painted when first used. */
  setCards(art: CardArt): void {
    this.art = art;
    this.atlas?.show(art);
  }

  dispose(): void {
    this.atlas?.dispose();
    for (const material of this.made.values()) material.dispose();
  }

  private make(kind: StageMaterial): Material {
    if (kind === 'plain') return new MeshLambertMaterial({ vertexColors: true });
    return kind === 'paint' ? paint() : cardFace(this.cards());
  }

  private cards(): CardAtlas {
    if (this.atlas === null) {
      this.atlas = new CardAtlas();
      if (this.art !== null) this.atlas.show(this.art);
    }
    return this.atlas;
  }
}
