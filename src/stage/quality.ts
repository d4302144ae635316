import type { Quality } from '#core';

/** Post-processing of a tier. */
export interface LensTier {
  /** MSAA samples per pixel. */
  readonly samples: number;
  /** Ambient occlusion. */
  readonly occlusion: boolean;
  /** Downsampling steps of the bloom; 0 for none. */
  readonly bloomSteps: number;
}

/** Settings of a quality level. */
export interface QualityTier {
  /** Maximum pixel ratio. Small screens reach it; large ones have enough pixels anyway. */
  readonly pixelRatio: number;
  /** Maximum number of pixels. */
  readonly pixels: number;
  /** Maximum number of pixels for a pixel ratio above 1: small screens are sharp, large ones cheap. */
  readonly sharpPixels: number;
  /** Shadow map size in pixels; 0 for no shadows. */
  readonly shadowMap: number;
  /** Shadows soften with the height of their caster. */
  readonly softShadows: boolean;
  /** Reflections and ambient light from a room that is rendered once. */
  readonly imageBasedLight: boolean;
  /** Relief and gloss on the ground, otherwise only colours. */
  readonly groundDetail: boolean;
  /** Share of the decorations, 0 … 1. */
  readonly decoration: number;
  /** Share of the particles, 0 … 1. */
  readonly particles: number;
  /** Loads model files; otherwise stand-ins stay. */
  readonly modelFiles: boolean;
  /** Null renders straight to the screen. */
  readonly lens: LensTier | null;
}

const NO_EFFECTS = {
  shadowMap: 0,
  softShadows: false,
  imageBasedLight: false,
  groundDetail: false,
  lens: null,
} as const;

export const QUALITY: Readonly<Record<Quality, QualityTier>> = {
  test: {
    ...NO_EFFECTS,
    pixelRatio: 0.5,
    pixels: 1e6,
    sharpPixels: 1e6,
    decoration: 0,
    particles: 0.4,
    modelFiles: false,
  },
  low: {
    ...NO_EFFECTS,
    pixelRatio: 2,
    pixels: 2.1e6,
    sharpPixels: 1.05e6,
    decoration: 0.5,
    particles: 0.6,
    modelFiles: true,
  },
  medium: {
    pixelRatio: 2.5,
    pixels: 3.2e6,
    sharpPixels: 3.2e6,
    shadowMap: 2048,
    softShadows: false,
    imageBasedLight: true,
    groundDetail: true,
    decoration: 1,
    particles: 1,
    modelFiles: true,
    lens: { samples: 4, occlusion: false, bloomSteps: 4 },
  },
  high: {
    pixelRatio: 3,
    pixels: 5.2e6,
    sharpPixels: 5.2e6,
    shadowMap: 3072,
    softShadows: true,
    imageBasedLight: true,
    groundDetail: true,
    decoration: 1,
    particles: 1,
    modelFiles: true,
    lens: { samples: 4, occlusion: true, bloomSteps: 5 },
  },
};

/** Lowest legible pixel ratio. */
const COARSEST = 0.5;

/**
 * The pixel ratio of a view: the screen's, limited by the tier.
 * @param screen pixel ratio of the screen @param width,height of the view, CSS pixels
 */
export function pixelRatioFor(tier: QualityTier, screen: number, width: number, height: number): number {
  const shared = (pixels: number) => Math.sqrt(pixels / Math.max(1, width * height));
  const sharp = Math.max(1, shared(tier.sharpPixels));
  return Math.max(COARSEST, Math.min(screen, tier.pixelRatio, shared(tier.pixels), sharp));
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/**
 * GPUs that handle the richest tier from the first frame. Browsers round and mask names: Safari says `Apple GPU` on every
 * Apple device, and Firefox says `GeForce GTX 480, or similar` for a whole generation.
 */
const FAST =
  /geforce (rtx|gtx (9[678]0|1\d{3}))|quadro rtx|nvidia (rtx|a\d{3,4}|l\d)|radeon(\(tm\)| \(tm\))? (rx|pro|vii)|arc\(tm\)|apple m\d/i;

/**
 * The initial tier for a GPU name: the lowest for software rendering, the richest for GPUs known to be fast, the middle for
 * all others, which climb by themselves if there is time to spare.
 */
export function pickQuality(renderer: string): Quality {
  if (renderer === '' || SOFTWARE.test(renderer)) return 'low';
  return FAST.test(renderer) ? 'high' : 'medium';
}
