import { type BufferGeometry, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type LandStates, MAP_SIZE, type StandingFigure, type ValleyDetail } from '#zorn/view';
import { LAND_SHADING, THINGS_SHADING, TREES_SHADING } from './landShading';
import { type Shading, shade, type ValleyUniforms, WATER_SHEET } from './shading';
import { loose, thingsMesh } from './things';
import type { ValleyFile } from './valleyFile';
import { Weather } from './weather';
import { woods } from './woods';

/** Water level above the tray, table units. */
const WATER = 0.03;

const standard = (
  uniforms: object,
  shading: Shading,
  parameters: ConstructorParameters<typeof MeshStandardMaterial>[0],
): MeshStandardMaterial => {
  const material = new MeshStandardMaterial(parameters);
  shade(material, uniforms, shading);
  return material;
};

/** Ground and water surface in one mesh; the shader tells them apart by their uv. */
function landGeometry(source: Mesh): BufferGeometry {
  const land = loose(source, { position: 3, normal: 3, uv: 2 });
  const sheet = new PlaneGeometry(MAP_SIZE.width, MAP_SIZE.depth)
    .rotateX(-Math.PI / 2)
    .translate(0, WATER, 0);
  const uv = sheet.getAttribute('uv');
  // The painted map has north at the top.
  for (let index = 0; index < uv.count; index++)
    uv.setXY(index, uv.getX(index) + WATER_SHEET, 1 - uv.getY(index));
  const whole = mergeGeometries([land, sheet])!;
  land.dispose();
  sheet.dispose();
  return whole;
}

/** The drawn valley; disposed of as a whole. */
export interface Relief {
  readonly group: Group;
  /** Clears trees under figures. */
  clear(figures: readonly StandingFigure[]): void;
  /** Shows rain, dust and lightning in these states. */
  rain(states: LandStates): void;
  /** Hides the weather if none of it is visible, to save a draw call. @param mist @param ash 0 … 1 */
  clearAir(mist: number, ash: number): void;
  dispose(): void;
}

/** Builds the valley from its file. @param detail which parts to draw */
export function relief(file: ValleyFile, uniforms: ValleyUniforms, detail: ValleyDetail): Relief {
  const shared = { ...uniforms };
  const land = standard(
    { ...shared, relief: { value: file.relief }, shade: { value: file.shade } },
    LAND_SHADING,
    {
      map: file.colour,
      roughness: 0.94,
      envMapIntensity: 0.7,
    },
  );
  const matt = { vertexColors: true, roughness: 0.86, envMapIntensity: 0.7 };
  const things = standard(shared, THINGS_SHADING, matt);
  const leaves = standard(shared, TREES_SHADING, matt);
  const group = new Group();
  const add = (mesh: Mesh, casts: boolean): void => {
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    group.add(mesh);
  };
  const ground = new Mesh(landGeometry(file.mesh(detail.land)), land);
  add(ground, false);
  const standing = thingsMesh(new Map(detail.things.map((name) => [name, file.mesh(name)])), things);
  add(standing, true);
  const trees = woods(file, leaves, detail.trees);
  for (const mesh of trees.meshes) add(mesh, true);
  const weather = new Weather(uniforms, detail.drops);
  group.add(weather.mesh);
  return {
    group,
    clear: trees.clear,
    rain: (states) => weather.show(states),
    clearAir(haze, ash) {
      weather.mesh.visible = haze > 0 || ash > 0 || weather.falls;
    },
    dispose() {
      for (const material of [land, things, leaves]) material.dispose();
      for (const mesh of [ground, standing]) mesh.geometry.dispose();
      for (const mesh of trees.meshes) mesh.dispose();
      weather.dispose();
    },
  };
}
