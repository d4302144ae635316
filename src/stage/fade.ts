import { GreaterDepth, MeshBasicMaterial } from 'three';

/**
 * Pieces that stand out are drawn after everything solid: first their hatching wherever something hides them, then
 * themselves. So no piece is hatched by its own front; nor by a card, whose numbers the hatching would cross out.
 */
export const FADED_DRAWN = 1;
export const DRAWN_LAST = 2;

/** Period of the hatching and width of its lines, pixels. */
const HATCHING = { period: 6, line: 2.6 };

/** A little below the streets. */
const GROUND = -0.035;

/** Draws hidden surfaces as a hatching, so that what hides them can still be seen. */
export function fadeMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ depthFunc: GreaterDepth, depthWrite: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying float vUp;')
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nvUp = cameraPosition.y + dot(viewMatrix[1].xyz, mvPosition.xyz);',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vUp;')
      .replace(
        '#include <clipping_planes_fragment>',
        `#include <clipping_planes_fragment>
      // What is below the ground is gone, not hidden.
      if (vUp < ${GROUND.toFixed(3)}) discard;
      if (mod(gl_FragCoord.x + gl_FragCoord.y, ${HATCHING.period.toFixed(1)}) > ${HATCHING.line.toFixed(1)}) discard;`,
      );
  };
  material.customProgramCacheKey = () => 'silhouette';
  return material;
}
