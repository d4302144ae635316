import { type IUniform, NoBlending, ShaderMaterial, type WebGLRenderer, type WebGLRenderTarget } from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** A step of the lens: a shader that is run for every pixel of a picture. */
export class ScreenPass<Uniforms extends Record<string, IUniform>> {
  readonly uniforms: Uniforms;
  private readonly material: ShaderMaterial;
  private readonly quad: FullScreenQuad;

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
    this.quad = new FullScreenQuad(this.material);
  }

  /** @param target null for the screen */
  run(renderer: WebGLRenderer, target: WebGLRenderTarget | null): void {
    renderer.setRenderTarget(target);
    this.quad.render(renderer);
  }

  dispose(): void {
    this.material.dispose();
  }
}
