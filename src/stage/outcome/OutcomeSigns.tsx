import { useEffect, useMemo } from 'react';
import { DoubleSide, type Material, Mesh, MeshBasicMaterial, ShaderMaterial } from 'three';
import { type Arrow, arrowGeometry } from './arrowGeometry';
import { type GhostPiece, ghostGeometry } from './ghostGeometry';

const VERTEX = `
  attribute vec3 color;
  varying vec3 vColour;
  varying vec3 vAcross;
  varying vec3 vEye;
  void main() {
    vColour = color;
    vAcross = normalize(normalMatrix * normal);
    vec4 at = modelViewMatrix * vec4(position, 1.0);
    vEye = normalize(-at.xyz);
    gl_Position = projectionMatrix * at;
  }
`;
/** Clear in the middle and bright at the edge, like glass. */
const FRAGMENT = `
  varying vec3 vColour;
  varying vec3 vAcross;
  varying vec3 vEye;
  void main() {
    vec3 across = normalize(vAcross);
    float rim = pow(1.0 - abs(dot(across, normalize(vEye))), 1.5);
    float light = 0.62 + 0.38 * across.y;
    gl_FragColor = vec4(mix(vColour * light, vec3(1.0), 0.1 + 0.45 * rim), 0.5 + 0.42 * rim);
    #include <colorspace_fragment>
  }
`;
/** How much of an arrow shines through what stands before it. */
const THROUGH = 0.4;
/** What is seen through is drawn after what is solid, marks on the ground among it. */
const GHOSTS_DRAWN = 16;
const ARROWS_DRAWN = 23;

export interface OutcomeSignsProps {
  readonly ghosts: readonly GhostPiece[];
  readonly arrows: readonly Arrow[];
}

/** How the table would look after a choice: pieces that can be seen through, and the ways they take. */
export function OutcomeSigns({ ghosts, arrows }: OutcomeSignsProps) {
  return (
    <>
      {ghosts.length > 0 && <GhostPieces ghosts={ghosts} />}
      {arrows.length > 0 && <Arrows arrows={arrows} />}
    </>
  );
}

/** All in one geometry; first their depth alone, so that nobody sees the back of a ghost through its front. */
function GhostPieces({ ghosts }: Pick<OutcomeSignsProps, 'ghosts'>) {
  const meshes = useMemo(() => {
    const geometry = ghostGeometry(ghosts);
    // One program for both, for another could place the same point a little nearer or farther.
    const [depth, glass] = [true, false].map(
      (unseen) =>
        new ShaderMaterial({
          vertexShader: VERTEX,
          fragmentShader: FRAGMENT,
          transparent: true,
          colorWrite: !unseen,
          depthWrite: unseen,
          toneMapped: false,
        }),
    );
    return [depth, glass].map((material, pass) => drawn(new Mesh(geometry, material), GHOSTS_DRAWN + pass));
  }, [ghosts]);
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
