import {
  type Camera,
  type Object3D,
  PerspectiveCamera,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { expect, it } from 'vitest';
import { Lens } from '../../src/stage/lens/lens';

type Rendered = (renderer: WebGLRenderer, scene: Scene, camera: Camera) => void;

/** Notes what a renderer is asked to draw, and to what: width of the target, 0 for the screen. */
function rendererOf() {
  const drawn: (readonly ['scene' | 'pass', number])[] = [];
  let [width, depth] = [0, 0];
  const renderer = {
    setRenderTarget(target: WebGLRenderTarget | null) {
      width = target?.width ?? 0;
    },
    clear() {},
    render(object: Object3D, camera: Camera) {
      drawn.push([object instanceof Scene ? 'scene' : 'pass', width]);
      depth++;
      if (object instanceof Scene) (object.onAfterRender as Rendered)(renderer, object, camera);
      depth--;
    },
    renderBufferDirect() {
      if (depth === 0) throw new Error('outside of a scene the renderer has no state to draw with');
      drawn.push(['pass', width]);
    },
  } as unknown as WebGLRenderer;
  return { renderer, drawn };
}

const camera = new PerspectiveCamera();

it('draws a scene once and develops it step by step, the last one to the screen', () => {
  const { renderer, drawn } = rendererOf();
  const scene = new Scene();
  const lens = new Lens({ samples: 4, occlusion: true, bloomSteps: 3 });
  lens.setSize(64, 32);
  const steps = [64, 32, 32, 32, 16, 8, 16, 32, 0].map((width, index) => [
    index === 0 ? 'scene' : 'pass',
    width,
  ]);
  lens.render(renderer, scene, camera);
  expect(drawn).toEqual(steps);
});

it('asks the renderer for one scene a picture, from the second on', () => {
  const { renderer, drawn } = rendererOf();
  const rendered: Object3D[] = [];
  const { render } = renderer;
  renderer.render = (object, view) => {
    rendered.push(object);
    render(object, view);
  };
  const scene = new Scene();
  const lens = new Lens({ samples: 4, occlusion: true, bloomSteps: 3 });
  lens.setSize(64, 32);
  lens.render(renderer, scene, camera);
  const before = drawn.length;
  rendered.length = 0;
  lens.render(renderer, scene, camera);
  expect(rendered).toEqual([scene]);
  expect(drawn.length).toBe(2 * before);
});

it('leaves nothing on a scene that others draw as well', () => {
  const { renderer, drawn } = rendererOf();
  const scene = new Scene();
  const lens = new Lens({ samples: 4, occlusion: false, bloomSteps: 0 });
  lens.setSize(64, 32);
  lens.render(renderer, scene, camera);
  const before = drawn.length;
  renderer.render(scene, camera);
  expect(drawn.length).toBe(before + 1);
});
