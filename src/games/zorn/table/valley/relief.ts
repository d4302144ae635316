import { Group, type Material, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { type LandStates, MAP_SIZE, type StandingFigure, type ValleyDetail } from '#zorn/view';
import { ARROW_SHADING, LAND_SHADING, THINGS_SHADING, TREES_SHADING, WATER_SHADING } from './landShading';
import { bogMist } from './mist';
import { type Shading, shade, type ValleyUniforms } from './shading';
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

/** The drawn valley; disposed of as a whole. */
export interface Relief {
  readonly group: Group;
  /** Clears trees under figures. */
  clear(figures: readonly StandingFigure[]): void;
  /** Shows rain, dust and lightning in these states. */
  rain(states: LandStates): void;
  /** Hides mist or ash that is not visible, to save draw calls. @param mist @param ash 0 … 1 */
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
  const water = standard(shared, WATER_SHADING, { map: file.colour, roughness: 0.24 });
  const matt = { vertexColors: true, roughness: 0.86, envMapIntensity: 0.7 };
  const things = standard(shared, THINGS_SHADING, matt);
  const leaves = standard(shared, TREES_SHADING, matt);
  const arrows = standard(shared, ARROW_SHADING, {
    vertexColors: true,
    roughness: 0.5,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  });
  const group = new Group();
  const add = (mesh: Mesh, casts: boolean): void => {
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    group.add(mesh);
  };
  const copy = (name: string, material: MeshStandardMaterial, casts: boolean): void => {
    const source = file.mesh(name);
    const mesh = new Mesh(source.geometry, material);
    source.matrixWorld.decompose(mesh.position, mesh.quaternion, mesh.scale);
    add(mesh, casts);
  };
  copy(detail.land, land, false);
  for (const name of detail.tall) copy(name, things, true);
  for (const name of detail.flat) copy(name, name === 'arrows' ? arrows : things, false);
  const sheet = new PlaneGeometry(MAP_SIZE.width, MAP_SIZE.depth).rotateX(-Math.PI / 2);
  const uv = sheet.getAttribute('uv');
  // The painted map has north at the top.
  for (let index = 0; index < uv.count; index++) uv.setY(index, 1 - uv.getY(index));
  const river = new Mesh(sheet, water);
  river.position.y = WATER;
  add(river, false);
  const trees = woods(file, leaves, detail.trees);
  for (const mesh of trees.meshes) add(mesh, true);
  const mist = bogMist(uniforms);
  const weather = new Weather(uniforms, detail.drops);
  group.add(mist, weather.mesh);
  return {
    group,
    clear: trees.clear,
    rain: (states) => weather.show(states),
    clearAir(haze, ash) {
      mist.visible = haze > 0;
      weather.mesh.visible = ash > 0 || weather.falls;
    },
    dispose() {
      for (const material of [land, water, things, leaves, arrows]) material.dispose();
      for (const mesh of trees.meshes) mesh.dispose();
      sheet.dispose();
      mist.geometry.dispose();
      (mist.material as Material).dispose();
      mist.dispose();
      weather.dispose();
    },
  };
}
