/** How richly the stage is drawn: what is on and how sharp. */
export interface QualityTier {
  /** Pixels of the picture per CSS pixel, at the most. */
  readonly pixelRatio: number;
  readonly antialias: boolean;
  /** Side of the shadow map in pixels; 0 for no shadows. */
  readonly shadowMap: number;
  /** Reflections and ambient light from a room that is rendered once. */
  readonly imageBasedLight: boolean;
  /** Particles per effect, as a share of the full number. */
  readonly particles: number;
}

export const QUALITY_NAMES = ['test', 'low', 'medium', 'high'] as const;
export type QualityName = (typeof QUALITY_NAMES)[number];

export const QUALITY: Readonly<Record<QualityName, QualityTier>> = {
  test: { pixelRatio: 0.5, antialias: false, shadowMap: 0, imageBasedLight: false, particles: 0.4 },
  low: { pixelRatio: 1, antialias: false, shadowMap: 0, imageBasedLight: false, particles: 0.6 },
  medium: { pixelRatio: 1.5, antialias: true, shadowMap: 2048, imageBasedLight: true, particles: 1 },
  high: { pixelRatio: 2, antialias: true, shadowMap: 4096, imageBasedLight: true, particles: 1 },
};

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
const MODEST = /mali|adreno|powervr|intel\(r\) (u?hd|iris)|apple a\d/i;

/** The tier for a graphics processor by its name: drawing in software gets the least, a phone or laptop the middle. */
export function pickQuality(renderer: string): QualityName {
  if (renderer === '' || SOFTWARE.test(renderer)) return 'low';
  return MODEST.test(renderer) ? 'medium' : 'high';
}

/** The name of the graphics processor, as far as the browser tells it; empty without WebGL. */
export function rendererName(): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2');
  if (context === null) return '';
  const details = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(details === null ? context.RENDERER : details.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}
