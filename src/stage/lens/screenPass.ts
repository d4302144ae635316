import {
  BufferGeometry,
  Camera,
  Float32BufferAttribute,
  type IUniform,
  Mesh,
  NoBlending,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** One triangle that covers the whole screen. */
const TRIANGLE = new BufferGeometry()
  .setAttribute('position', new Float32BufferAttribute([-1, 3, 0, -1, -1, 0, 3, -1, 0], 3))
  .setAttribute('uv', new Float32BufferAttribute([0, 2, 0, 0, 2, 0], 2));
const WHOLE = { start: 0, count: 3 };
const [CAMERA, SCENE] = [new Camera(), new Scene()];

/** A full-screen pass of the lens. Belongs to one renderer. */
export class ScreenPass<Uniforms extends Record<string, IUniform>> {
  readonly uniforms: Uniforms;
  private readonly material: ShaderMaterial;
  private readonly mesh: Mesh;
  private known = false;

  /** @param fragment reads `vUv` @param toneMapped for passes that go to the screen */
  constructor(fragment: string, uniforms: Uniforms, toneMapped = false) {
    this.uniforms = uniforms;
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: `varying vec2 vUv;\n${fragment}`,
      uniforms,
      toneMapped,
      blending: NoBlending,
      depthTest: false,
      depthWrite: false,
    });
    this.mesh = new Mesh(TRIANGLE, this.material);
    this.mesh.frustumCulled = false;
  }

  /**
   * Call inside the renderer's scene rendering, from `onAfterRender`: a separate scene per pass costs more than all of the
   * drawing.
   * @param target null for the screen
   */
  run(renderer: WebGLRenderer, target: WebGLRenderTarget | null): void {
    renderer.setRenderTarget(target);
    // Everything is overdrawn, but clearing spares tile-based GPUs from loading the old content.
    renderer.clear(true, false, false);
    if (this.known) {
      renderer.renderBufferDirect(CAMERA, SCENE, TRIANGLE, this.material, this.mesh, WHOLE);
      return;
    }
    // The renderer only uploads a geometry as part of a scene.
    renderer.render(this.mesh, CAMERA);
    this.known = true;
  }

  dispose(): void {
    this.material.dispose();
  }
}
