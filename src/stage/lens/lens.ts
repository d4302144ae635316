import {
  type Camera,
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  PerspectiveCamera,
  type Scene,
  UnsignedIntType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Mood } from '../light/moods';
import type { LensTier } from '../quality';
import { Bloom } from './bloom';
import { DepthOfField, type Focus } from './depthOfField';
import { Occlusion } from './occlusion';
import { outputPass, setOutputMood } from './outputPass';
import { TiltShift } from './tiltShift';

const nothing = () => {};

/** Renders a scene in HDR and post-processes it: ambient occlusion, bloom, tone and colour grading, vignette. */
export class Lens {
  private readonly picture: WebGLRenderTarget;
  private readonly occlusion: Occlusion | null;
  private readonly bloom: Bloom | null;
  private tiltShift: TiltShift | null = null;
  private depthOfField: DepthOfField | null = null;
  private readonly output = outputPass();
  private width = 0;
  private height = 0;

  constructor(tier: LensTier) {
    this.picture = new WebGLRenderTarget(1, 1, {
      type: HalfFloatType,
      samples: tier.samples,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
      depthTexture: new DepthTexture(1, 1, UnsignedIntType),
    });
    this.occlusion = tier.occlusion ? new Occlusion() : null;
    this.bloom = tier.bloomSteps > 0 ? new Bloom(tier.bloomSteps) : null;
    this.output.uniforms.occlusion.value = tier.occlusion ? 1 : 0;
  }

  set mood(mood: Mood) {
    setOutputMood(this.output, mood);
    if (this.bloom === null) this.output.uniforms.bloom.value = 0;
  }

  set tilted(tilted: boolean) {
    if (tilted === (this.tiltShift !== null)) return;
    this.tiltShift?.dispose();
    this.tiltShift = tilted ? new TiltShift() : null;
    this.tiltShift?.setSize(this.width, this.height);
    this.output.uniforms.tilted.value = tilted ? 1 : 0;
  }

  /** The focus; null if everything is sharp. */
  set focus(focus: Focus | null) {
    if ((focus === null) !== (this.depthOfField === null)) {
      this.depthOfField?.dispose();
      this.depthOfField = focus === null ? null : new DepthOfField();
      this.depthOfField?.setSize(this.width, this.height);
    }
    if (focus !== null && this.depthOfField !== null) this.depthOfField.focus = focus;
  }

  /** @param width,height in pixels */
  setSize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    for (const part of [this.picture, this.occlusion, this.bloom, this.tiltShift, this.depthOfField])
      part?.setSize(width, height);
  }

  /** Compiles the shaders of everything in a scene, visible or not, for rendering through this lens. */
  async compile(renderer: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
    renderer.setRenderTarget(this.picture);
    const compiled = renderer.compileAsync(scene, camera);
    renderer.setRenderTarget(null);
    await compiled;
  }

  render(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
    renderer.setRenderTarget(this.picture);
    scene.onAfterRender = this.develop;
    renderer.render(scene, camera);
    scene.onAfterRender = nothing;
  }

  /** Post-processing, run while the renderer is still inside its render call. */
  private readonly develop = (renderer: WebGLRenderer, _scene: Scene, camera: Camera): void => {
    const { picture, occlusion, bloom, tiltShift, depthOfField } = this;
    const { uniforms } = this.output;
    uniforms.tPicture.value = picture.texture;
    if (depthOfField !== null && camera instanceof PerspectiveCamera) {
      depthOfField.run(renderer, picture, camera);
      uniforms.tPicture.value = depthOfField.texture;
    }
    if (occlusion !== null && picture.depthTexture !== null && camera instanceof PerspectiveCamera) {
      occlusion.run(renderer, picture.depthTexture, camera);
      uniforms.tOpen.value = occlusion.texture;
    }
    if (bloom !== null) {
      bloom.run(renderer, picture);
      uniforms.tBloom.value = bloom.texture;
    }
    if (tiltShift !== null) {
      tiltShift.run(renderer, picture);
      uniforms.tSoft.value = tiltShift.texture;
    }
    this.output.run(renderer, null);
  };

  dispose(): void {
    this.picture.depthTexture?.dispose();
    const { picture, occlusion, bloom, tiltShift, depthOfField, output } = this;
    for (const part of [picture, occlusion, bloom, tiltShift, depthOfField, output]) part?.dispose();
  }
}
