import { useEffect, useMemo } from 'react';
import {
  DoubleSide,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Vector3,
} from 'three';
import { AREAS } from '#zorn/rules';
import { AREA_PLACES, BANNER_PLACES, BANNER_TOP, MAP_SIZE, RIFT_PLACES } from '#zorn/view';
import { LABEL, LABEL_ROWS, type LabelText, labelTexture, type Sign, signTexture } from './labelTexture';

/** Maximum width of a label, table units. */
const WIDTH = 0.86;

const at = new Matrix4();

/** Per-instance texture rectangles: left, top, width, height, 0 … 1. */
function tile(mesh: InstancedMesh, parts: readonly (readonly [number, number, number, number])[]): void {
  mesh.geometry.setAttribute('part', new InstancedBufferAttribute(new Float32Array(parts.flat()), 4));
}

const PART = /* glsl */ `
attribute vec4 part;
`;
const PART_UV = 'vMapUv = vec2(part.x + uv.x * part.z, 1.0 - part.y - (1.0 - uv.y) * part.w);';

/** Area names, facing the camera and drawn on top. */
function names(text: LabelText): InstancedMesh {
  const map = labelTexture(text);
  const material = new MeshBasicMaterial({ map, transparent: true, depthTest: false, depthWrite: false });
  material.toneMapped = false;
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${PART}`)
      .replace('#include <uv_vertex>', PART_UV)
      .replace(
        '#include <project_vertex>',
        `vec4 mvPosition = viewMatrix * modelMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
        mvPosition.xy += position.xy * length(instanceMatrix[0].xyz);
        gl_Position = projectionMatrix * mvPosition;`,
      );
  };
  const size = new PlaneGeometry(WIDTH, (WIDTH * LABEL.height) / LABEL.width);
  const mesh = new InstancedMesh(size, material, AREAS.length);
  for (const [index, area] of AREAS.entries()) {
    const { anchor, label, height } = AREA_PLACES[area]!;
    at.makeTranslation(anchor[0], height + 0.06, (anchor[1] + label[1]) / 2);
    mesh.setMatrixAt(index, at);
  }
  tile(
    mesh,
    AREAS.map((_, index) => [
      (index % LABEL.columns) / LABEL.columns,
      Math.floor(index / LABEL.columns) / LABEL_ROWS,
      1 / LABEL.columns,
      1 / LABEL_ROWS,
    ]),
  );
  mesh.frustumCulled = false;
  mesh.renderOrder = 30;
  return mesh;
}

const RIFT_SIGN = { size: 0.27, over: 0.094, out: 0.165 } as const;
const BANNER = { size: 0.26, below: 0.13 } as const;

/** Areas that the flank paths lead to, from the south. */
const FLANKS = [
  ['a4', 'a6', 'a8'],
  ['i4', 'i6', 'i8'],
] as const;
const STEP = 0.22;
const STRETCH = { wide: 0.12, long: 0.22 } as const;
/** Where the flank paths begin, table units south of the centre. */
const PATH_BEGINS = MAP_SIZE.depth / 2 - 0.1;

interface SetSign extends Sign {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number];
}

/** Steps of one flank and the path between them. */
function flankSigns(areas: readonly string[], side: -1 | 1): readonly SetSign[] {
  const x = side * (MAP_SIZE.width / 2 + RIFT_SIGN.out);
  const steps = areas.map((area, index): SetSign => {
    const at = [x, RIFT_SIGN.over + 0.001, AREA_PLACES[area]!.anchor[1]] as const;
    return { kind: 'step', text: `+${index + 1}`, at, size: [STEP, STEP] };
  });
  const last = steps.at(-1)!.at[2];
  const count = Math.floor((PATH_BEGINS - last) / STRETCH.long);
  const path = Array.from({ length: count }, (_, index): SetSign => {
    const at = [x, RIFT_SIGN.over, PATH_BEGINS - (index + 0.5) * STRETCH.long] as const;
    return { kind: 'path', text: '', at, size: [STRETCH.wide, STRETCH.long] };
  });
  return [
    ...path.filter(({ at }) => steps.every((step) => Math.abs(step.at[2] - at[2]) > STEP * 0.9)),
    ...steps,
  ];
}

/** Signs on the tray's frame, and the banners of the passes. */
function allSigns(): readonly SetSign[] {
  const rifts = Object.entries(RIFT_PLACES).map(([text, [x, z]]): SetSign => {
    const north = Math.abs(x) < MAP_SIZE.width / 2;
    const [out, back] = north ? [0, RIFT_SIGN.out] : [Math.sign(x) * RIFT_SIGN.out, 0];
    return {
      kind: 'rift',
      text,
      at: [x + out, RIFT_SIGN.over, z - back],
      size: [RIFT_SIGN.size, RIFT_SIGN.size],
    };
  });
  const banners = Object.entries(BANNER_PLACES).map(([name, [x, z]]): SetSign => {
    const y = AREA_PLACES[name]!.height + BANNER_TOP - BANNER.below;
    return { kind: 'cloth', text: name.slice(1), at: [x, y, z + 0.012], size: [BANNER.size, BANNER.size] };
  });
  return [...rifts, ...banners, ...flankSigns(FLANKS[0], -1), ...flankSigns(FLANKS[1], 1)];
}

const keyOf = ({ kind, text }: Sign) => `${kind} ${text}`;

/** Numbers, letters and paths on the tray. */
function signs(): InstancedMesh {
  const all = allSigns();
  const drawn = [...new Map(all.map((sign) => [keyOf(sign), sign])).values()];
  const map = signTexture(drawn);
  const material = new MeshStandardMaterial({ map, alphaTest: 0.5, roughness: 0.8, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${PART}`)
      .replace('#include <uv_vertex>', PART_UV);
  };
  const mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, all.length);
  const scale = new Vector3();
  for (const [index, { kind, at: place, size }] of all.entries()) {
    if (kind === 'cloth') at.identity();
    else at.makeRotationX(-Math.PI / 2);
    at.scale(scale.set(size[0], size[1], 1)).setPosition(...place);
    mesh.setMatrixAt(index, at);
  }
  const column = new Map(drawn.map((sign, index) => [keyOf(sign), index]));
  tile(
    mesh,
    all.map((sign) => [column.get(keyOf(sign))! / drawn.length, 0, 1 / drawn.length, 1]),
  );
  mesh.frustumCulled = false;
  return mesh;
}

function useMesh(make: () => InstancedMesh): InstancedMesh {
  const mesh = useMemo(make, [make]);
  useEffect(
    () => () => {
      const material = mesh.material as MeshBasicMaterial;
      material.map?.dispose();
      material.dispose();
      mesh.geometry.dispose();
      mesh.dispose();
    },
    [mesh],
  );
  return mesh;
}

/** Labels of the areas. */
export function Labels({ language, all }: LabelText) {
  const make = useMemo(() => () => names({ language, all }), [language, all]);
  return <primitive object={useMesh(make)} />;
}

/** Numbers and letters on the tray. */
export function Signs() {
  return <primitive object={useMesh(signs)} />;
}
