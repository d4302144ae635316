import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry, type Camera, Mesh, ShaderMaterial, Vector3 } from 'three';
import type { ScreenPoint } from '../pick';
import { type BadgeFace, badgeTexture, CELL, faceKey } from './badgeTexture';

/** A badge over a place on the table. */
export interface Badge extends BadgeFace {
  /** The place's position, table units. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Offset to the right on the screen, so that what stands there stays visible; table units. Default: 0. */
  readonly aside?: number;
  /** Further offset on the screen, in badge heights. */
  readonly offset?: readonly [right: number, up: number];
  /** Relative size. Default: 1. */
  readonly scale?: number;
}

/** Height of a badge in table units, and its minimum and maximum on the screen in CSS pixels. */
const SIZE = { table: 0.46, least: 22, most: 44 };

/**
 * The height of a badge in table units.
 * @param depth its distance, table units @param zoom the projection matrix's vertical scale @param height of the view, CSS
 * pixels
 */
export function badgeHeight(depth: number, zoom: number, height: number): number {
  const pixel = (2 * depth) / (zoom * height);
  return Math.min(Math.max(SIZE.table, SIZE.least * pixel), SIZE.most * pixel);
}

/** Half the clickable size of a badge, in badge heights: a few letters are wider than high. */
const HALF = { width: 0.6, height: 0.5 };

/**
 * The topmost badge under a pointer; undefined for none.
 * @param pointer from the view's upper left corner, CSS pixels @param size of the view
 */
export function badgeAt(
  badges: readonly Badge[],
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): Badge | undefined {
  return badges.findLast(({ at, aside = 0, offset: [right, up] = [0, 0], scale = 1 }) => {
    const middle = new Vector3(...at).applyMatrix4(camera.matrixWorldInverse);
    const high = scale * badgeHeight(-middle.z, camera.projectionMatrix.elements[5], size.height);
    middle.x += right * high + (aside > 0 ? aside + 0.6 * high : 0);
    middle.y += up * high;
    const pixels = (camera.projectionMatrix.elements[5] * size.height) / (-2 * middle.z);
    middle.applyMatrix4(camera.projectionMatrix);
    const [x, y] = [((middle.x + 1) / 2) * size.width, ((1 - middle.y) / 2) * size.height];
    const across = Math.abs(pointer.x - x) <= HALF.width * high * pixels;
    return across && Math.abs(pointer.y - y) <= HALF.height * high * pixels;
  });
}

const VERTEX = `
  attribute vec2 corner;
  attribute vec2 offset;
  attribute float aside;
  attribute float scale;
  uniform vec3 size;
  uniform float height;
  varying vec2 vUv;
  void main() {
    vUv = uv;
    vec4 at = modelViewMatrix * vec4(position, 1.0);
    float pixel = 2.0 * -at.z / (projectionMatrix[1][1] * height);
    float high = scale * clamp(size.x, size.y * pixel, size.z * pixel);
    at.x += aside > 0.0 ? aside + 0.6 * high : 0.0;
    at.xy += (offset + corner) * high;
    gl_Position = projectionMatrix * at;
  }
`;
const FRAGMENT = `
  uniform sampler2D map;
  varying vec2 vUv;
  void main() {
    vec4 face = texture2D(map, vUv);
    if (face.a < 0.02) discard;
    gl_FragColor = face;
    #include <colorspace_fragment>
  }
`;

const ROOM: readonly (readonly [number, number])[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

function badgeGeometry(badges: readonly Badge[], rows: ReadonlyMap<string, number>): BufferGeometry {
  const positions: number[] = [];
  const corners: number[] = [];
  const asides: number[] = [];
  const offsets: number[] = [];
  const scales: number[] = [];
  const uvs: number[] = [];
  const order: number[] = [];
  for (const [index, badge] of badges.entries()) {
    const row = rows.get(faceKey(badge)) ?? 0;
    for (const [x, y] of ROOM) {
      positions.push(...badge.at);
      asides.push(badge.aside ?? 0);
      scales.push(badge.scale ?? 1);
      offsets.push(...(badge.offset ?? [0, 0]));
      corners.push((x * CELL.width) / CELL.height, y);
      uvs.push(x + 0.5, 1 - (row + 0.5 - y) / rows.size);
    }
    const first = index * ROOM.length;
    order.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
    .setAttribute('aside', new BufferAttribute(new Float32Array(asides), 1))
    .setAttribute('scale', new BufferAttribute(new Float32Array(scales), 1))
    .setAttribute('offset', new BufferAttribute(new Float32Array(offsets), 2))
    .setAttribute('corner', new BufferAttribute(new Float32Array(corners), 2))
    .setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
    .setIndex(order);
}

/** Signs that face the camera and cover everything, in one draw call. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  return badges.length > 0 && <DrawnBadges badges={badges} />;
}

function DrawnBadges({ badges }: { readonly badges: readonly Badge[] }) {
  const height = useThree((state) => state.size.height);
  const faces = useMemo(
    () => [...new Map(badges.map((badge) => [faceKey(badge), badge])).values()],
    [badges],
  );
  const texture = useMemo(() => badgeTexture(faces), [faces]);
  useEffect(() => () => texture.dispose(), [texture]);
  const mesh = useMemo(() => {
    const rows = new Map(faces.map((face, row) => [faceKey(face), row]));
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        map: { value: texture },
        size: { value: [SIZE.table, SIZE.least, SIZE.most] },
        height: { value: height },
      },
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    const made = new Mesh(badgeGeometry(badges, rows), material);
    made.frustumCulled = false;
    made.renderOrder = 30;
    return made;
  }, [badges, faces, texture, height]);
  useEffect(
    () => () => {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
    },
    [mesh],
  );
  return <primitive object={mesh} />;
}
