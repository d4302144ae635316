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

/** One triangle that covers the picture and more. */
const TRIANGLE = new BufferGeometry()
  .setAttribute('position', new Float32BufferAttribute([-1, 3, 0, -1, -1, 0, 3, -1, 0], 3))
  .setAttribute('uv', new Float32BufferAttribute([0, 2, 0, 0, 2, 0], 2));
const WHOLE = { start: 0, count: 3 };
const [CAMERA, SCENE] = [new Camera(), new Scene()];

/** A step of the lens: a shader that is run for every pixel of a picture. Belongs to one renderer. */
export class ScreenPass<Uniforms extends Record<string, IUniform>> {
  readonly uniforms: Uniforms;
  private readonly material: ShaderMaterial;
  private readonly mesh: Mesh;
  private known = false;

  /** @param fragment reads `vUv` @param toneMapped for what goes to the screen */
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
   * Call while the renderer draws a scene, from its `onAfterRender`: a scene of its own for each step would
   * take the renderer longer than all that is drawn.
   * @param target null for the screen
   */
  run(renderer: WebGLRenderer, target: WebGLRenderTarget | null): void {
    renderer.setRenderTarget(target);
    // All of it is drawn over, but only so need graphics processors that draw by tiles not fetch what was there.
    renderer.clear(true, false, false);
    if (this.known) {
      renderer.renderBufferDirect(CAMERA, SCENE, TRIANGLE, this.material, this.mesh, WHOLE);
      return;
    }
    // The renderer takes a geometry in only with a scene.
    renderer.render(this.mesh, CAMERA);
    this.known = true;
  }

  dispose(): void {
    this.material.dispose();
  }
}
