import {
  BoxGeometry,
  DirectionalLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';

declare global {
  interface Window {
    /** Draws one frame with a number of draw calls. Returns the script time, ms. */
    drawBare?: (calls: number) => number;
  }
}

/** The minimum cost of draw calls with three: one box drawn repeatedly. The baseline for a table's script. */
const renderer = new WebGLRenderer();
document.body.append(renderer.domElement);
const camera = new PerspectiveCamera();
camera.position.z = 9;
const scene = new Scene();
scene.add(new DirectionalLight());
const [geometry, material] = [new BoxGeometry(), new MeshStandardMaterial()];
const boxes: Mesh[] = [];

window.drawBare = (calls) => {
  while (boxes.length < calls) {
    const box = new Mesh(geometry, material);
    box.position.random();
    boxes.push(box);
    scene.add(box);
  }
  for (const [index, box] of boxes.entries()) box.visible = index < calls;
  const begun = performance.now();
  renderer.render(scene, camera);
  return performance.now() - begun;
};
