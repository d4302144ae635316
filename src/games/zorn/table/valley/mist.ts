import { InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three';
import { AREAS, TERRAINS } from '#zorn/rules';
import { AREA_PLACES } from '#zorn/view';
import type { ValleyUniforms } from './shading';

/** Sheets of mist per bog, and their spacing. */
const SHEETS = 3;
const RISE = 0.045;
const WIDTH = 1.15;

const at = new Matrix4();

/** Low mist over all bogs; its density follows the light. */
export function bogMist(uniforms: ValleyUniforms): InstancedMesh {
  const bogs = AREAS.filter((_, area) => TERRAINS[area] === 'bog');
  const material = new MeshBasicMaterial({ transparent: true, depthWrite: false });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      mist: uniforms.mist,
      mistLight: uniforms.mistLight,
      valleyTime: uniforms.valleyTime,
    });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vSheet;\nvarying vec3 vAbove;')
      .replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nvSheet = uv * 2.0 - 1.0;\nvAbove = (instanceMatrix * vec4(transformed, 1.0)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform float mist;\nuniform vec3 mistLight;\nuniform float valleyTime;\nvarying vec2 vSheet;\nvarying vec3 vAbove;',
      )
      .replace(
        '#include <color_fragment>',
        `vec2 drift = vAbove.xz * 5.0 + vec2(0.11, 0.05) * valleyTime + vAbove.y * 40.0;
        float wisps = 0.5 + 0.25 * (sin(drift.x + 1.7 * sin(drift.y)) + sin(1.9 * drift.y + 1.3 * sin(drift.x)));
        diffuseColor.rgb = mistLight;
        diffuseColor.a = mist * 0.2 * wisps * smoothstep(1.0, 0.25, length(vSheet));`,
      );
  };
  const mesh = new InstancedMesh(
    new PlaneGeometry(WIDTH, WIDTH).rotateX(-Math.PI / 2),
    material,
    bogs.length * SHEETS,
  );
  for (const [index, bog] of bogs.entries()) {
    const { anchor, height } = AREA_PLACES[bog]!;
    for (let sheet = 0; sheet < SHEETS; sheet++) {
      at.makeTranslation(anchor[0], height + RISE * (sheet + 0.7), anchor[1]);
      mesh.setMatrixAt(index * SHEETS + sheet, at);
    }
  }
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  return mesh;
}
