import { type Material, MeshStandardMaterial } from 'three';
import { ATLAS_COLUMNS, ATLAS_ROWS, BACK_PLACE, drawCardAtlas } from './cardAtlas';
import type { PartMaterial } from './registry';

/** A glow of 1 adds this much of the paint's own colour as light. */
export const GLOW_LIGHT = 0.9;

/** Lets each instance shine by its `glow` attribute, in its own colours. */
export function shineByGlow(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float glow;\nvarying float vGlow;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGlow = glow;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vGlow;')
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * vGlow * ${GLOW_LIGHT.toFixed(2)};`,
      );
  };
  return material;
}

/** Shines in the colours of the vertices, whatever light falls on it. */
function lit(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5 });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * 1.15;',
    );
  };
  return material;
}

/** A card whose upper side shows the face of its instance's `face` attribute, its lower side the back. */
function cardFace(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: drawCardAtlas(), roughness: 0.55 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float face;')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        float atlasPlace = (face < 0.0 || normal.y < 0.5) ? ${BACK_PLACE.toFixed(1)} : floor(face + 0.5);
        vec2 atlasCell = vec2(mod(atlasPlace, ${ATLAS_COLUMNS.toFixed(1)}), floor(atlasPlace / ${ATLAS_COLUMNS.toFixed(1)} + 0.001));
        vMapUv = vec2((atlasCell.x + uv.x) / ${ATLAS_COLUMNS.toFixed(1)}, 1.0 - (atlasCell.y + 1.0 - uv.y) / ${ATLAS_ROWS.toFixed(1)});`,
      );
  };
  return material;
}

const MAKERS: Readonly<Record<PartMaterial, () => Material>> = {
  painted: () =>
    shineByGlow(new MeshStandardMaterial({ vertexColors: true, roughness: 0.62, metalness: 0.02 })),
  glass: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.12, metalness: 0.25 }),
  emissive: lit,
  card: cardFace,
};

const made = new Map<PartMaterial, Material>();

/** One of the stage's own materials; all parts share it. */
export function stageMaterial(kind: PartMaterial): Material {
  let material = made.get(kind);
  if (material === undefined) {
    material = MAKERS[kind]();
    made.set(kind, material);
  }
  return material;
}
