import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { type Camera, Mesh, type Scene, type WebGLRenderer } from 'three';
import { useWarmUp } from './useWarmUp';

/** Compiles all shader programs in parallel; rendering would compile them one by one. */
function compileVisible(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
  const begun = new Set<unknown>();
  scene.traverseVisible((node) => {
    if (!(node instanceof Mesh) || begun.has(node.material)) return;
    begun.add(node.material);
    renderer.compile(node, camera, scene);
  });
}

/** Renders straight to the screen. */
export function PlainView() {
  const warmUp = useWarmUp();
  const begun = useRef(false);
  useFrame(({ gl, scene, camera }) => {
    if (!begun.current) compileVisible(gl, scene, camera);
    begun.current = true;
    gl.render(scene, camera);
    warmUp(() => gl.compileAsync(scene, camera));
  }, 1);
  return null;
}
