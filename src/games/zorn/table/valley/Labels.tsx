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
import type { Language } from '#core';
import { AREAS } from '#zorn/rules';
import { AREA_PLACES, BANNER_PLACES, BANNER_TOP, RIFT_PLACES } from '#zorn/view';
import { LABEL, LABEL_ROWS, labelTexture, signTexture } from './labelTexture';

/** Width of a label, table units; smaller where an area is small. */
const WIDTH = 0.86;

const at = new Matrix4();

/** Gives each instance the part of the texture that is its own: left, top, width and height as shares. */
function tile(mesh: InstancedMesh, parts: readonly (readonly [number, number, number, number])[]): void {
  mesh.geometry.setAttribute('part', new InstancedBufferAttribute(new Float32Array(parts.flat()), 4));
}

const PART = /* glsl */ `
attribute vec4 part;
`;
const PART_UV = 'vMapUv = vec2(part.x + uv.x * part.z, 1.0 - part.y - (1.0 - uv.y) * part.w);';

/** Names of the areas, always turned to the viewer and never behind anything. */
function names(language: Language, all: boolean): InstancedMesh {
  const map = labelTexture(language, all);
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
const RIFT_SCALE = new Vector3(RIFT_SIGN.size, RIFT_SIGN.size, 1);
const BANNER = { size: 0.26, below: 0.13 } as const;

/** The numbers of the rifts on the frame, and the letters of the passes on their banners. */
function signs(): InstancedMesh {
  const rifts = Object.entries(RIFT_PLACES);
  const banners = Object.entries(BANNER_PLACES);
  const all = [
    ...rifts.map(([text]) => ({ text, cloth: false })),
    ...banners.map(([name]) => ({ text: name.slice(1), cloth: true })),
  ];
  const map = signTexture(all);
  const material = new MeshStandardMaterial({ map, alphaTest: 0.5, roughness: 0.8, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${PART}`)
      .replace('#include <uv_vertex>', PART_UV);
  };
  const mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, all.length);
  for (const [index, [, [x, z]]] of rifts.entries()) {
    const north = Math.abs(x) < 5;
    at.makeRotationX(-Math.PI / 2).scale(RIFT_SCALE);
    at.setPosition(
      x + (north ? 0 : Math.sign(x) * RIFT_SIGN.out),
      RIFT_SIGN.over,
      z - (north ? RIFT_SIGN.out : 0),
    );
    mesh.setMatrixAt(index, at);
  }
  for (const [index, [name, [x, z]]] of banners.entries()) {
    at.makeScale(BANNER.size, BANNER.size, 1);
    at.setPosition(x, AREA_PLACES[name]!.height + BANNER_TOP - BANNER.below, z + 0.012);
    mesh.setMatrixAt(rifts.length + index, at);
  }
  tile(
    mesh,
    all.map((_, index) => [index / all.length, 0, 1 / all.length, 1]),
  );
  mesh.frustumCulled = false;
  mesh.castShadow = false;
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

export interface LabelsProps {
  readonly language: Language;
  /** With capacity and protection beside the names. */
  readonly all: boolean;
}

/** What the areas are called. */
export function Labels({ language, all }: LabelsProps) {
  const make = useMemo(() => () => names(language, all), [language, all]);
  return <primitive object={useMesh(make)} />;
}

/** The numbers and letters that belong to the tray. */
export function Signs() {
  return <primitive object={useMesh(signs)} />;
}
