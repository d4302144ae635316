import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  BackSide,
  DoubleSide,
  FrontSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  ShaderMaterial,
} from 'three';
import { type Arrow, arrowGeometry } from './arrowGeometry';
import { type GhostPiece, ghostGeometry } from './ghostGeometry';

const VERTEX = `
  attribute vec3 color;
  uniform float edge;
  uniform float height;
  varying vec3 vColour;
  varying vec3 vAcross;
  varying vec3 vEye;
  void main() {
    vColour = color;
    vAcross = normalize(normalMatrix * normal);
    vec4 at = modelViewMatrix * vec4(position, 1.0);
    vEye = normalize(-at.xyz);
    float pixel = 2.0 * -at.z / (projectionMatrix[1][1] * height);
    at.xyz += vAcross * edge * pixel;
    gl_Position = projectionMatrix * at;
  }
`;
/** A body of coloured glass with a bright rim; its outline is nearly white, unlike any ground of a city. */
const FRAGMENT = `
  uniform float edge;
  varying vec3 vColour;
  varying vec3 vAcross;
  varying vec3 vEye;
  void main() {
    vec3 across = normalize(vAcross);
    float rim = pow(1.0 - abs(dot(across, normalize(vEye))), 1.5);
    float light = 0.5 + 0.5 * max(0.0, across.y);
    vec4 glass = vec4(mix(vColour * light, mix(vColour, vec3(1.0), 0.35), 0.6 * rim), BODY + (1.0 - BODY) * rim);
    gl_FragColor = edge > 0.0 ? vec4(mix(vColour, vec3(1.0), 0.55), 1.0) : glass;
    #include <colorspace_fragment>
  }
`;
/** Opacity of a ghost's body, and width of its outline in CSS pixels. */
const BODY = 0.7;
const EDGE = 2.5;
/** Opacity of an arrow seen through what stands in front. */
const THROUGH = 0.4;
/** Render order: translucent things after solid ones, the marks on the ground included. */
const GHOSTS_DRAWN = 16;
const ARROWS_DRAWN = 23;

export interface OutcomeSignsProps {
  readonly ghosts: readonly GhostPiece[];
  readonly arrows: readonly Arrow[];
}

/** Preview of a choice: translucent pieces and arrows. */
export function OutcomeSigns({ ghosts, arrows }: OutcomeSignsProps) {
  return (
    <>
      {ghosts.length > 0 && <GhostPieces ghosts={ghosts} />}
      {arrows.length > 0 && <Arrows arrows={arrows} />}
    </>
  );
}

/**
 * All in one geometry, in three passes: first depth only, so that a ghost's back does not show through its front; then the
 * bodies; last the enlarged outlines, which the depth test limits to the rim.
 */
const PASSES = [
  { edge: 0, unseen: true },
  { edge: 0, unseen: false },
  { edge: EDGE, unseen: false },
] as const;

function GhostPieces({ ghosts }: Pick<OutcomeSignsProps, 'ghosts'>) {
  const height = useThree((state) => state.size.height);
  const meshes = useMemo(() => {
    const geometry = ghostGeometry(ghosts);
    // One program for all passes: another could compute slightly different depths for the same point.
    return PASSES.map(({ edge, unseen }, pass) => {
      const material = new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        defines: { BODY },
        uniforms: { edge: { value: edge }, height: { value: height } },
        side: edge > 0 ? BackSide : FrontSide,
        transparent: true,
        colorWrite: !unseen,
        depthWrite: unseen,
        toneMapped: false,
      });
      return drawn(new Mesh(geometry, material), GHOSTS_DRAWN + pass);
    });
  }, [ghosts, height]);
  useDisposed(meshes);
  return meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}

function Arrows({ arrows }: Pick<OutcomeSignsProps, 'arrows'>) {
  const meshes = useMemo(() => {
    const geometry = arrowGeometry(arrows);
    return [true, false].map((through, pass) => {
      const material = new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        opacity: through ? THROUGH : 1,
        depthTest: !through,
        depthWrite: false,
        side: DoubleSide,
        toneMapped: false,
      });
      return drawn(new Mesh(geometry, material), ARROWS_DRAWN + pass);
    });
  }, [arrows]);
  useDisposed(meshes);
  return meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}

function drawn(mesh: Mesh, order: number): Mesh {
  mesh.frustumCulled = false;
  mesh.renderOrder = order;
  return mesh;
}

function useDisposed(meshes: readonly Mesh[]): void {
  useEffect(
    () => () => {
      for (const mesh of meshes) {
        mesh.geometry.dispose();
        (mesh.material as Material).dispose();
      }
    },
    [meshes],
  );
}
