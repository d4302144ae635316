import { type Rgb, rgb } from './colour';
import { clamp, mix, smoothstep, type Vec3 } from './vector';

/** A point of the surface with everything that painters use. */
export interface Spot {
  readonly at: Vec3;
  /** The same point in the design pose: symmetric, arms down. */
  readonly design: Vec3;
  readonly normal: Vec3;
  /** Ambient openness, 0 hidden … 1 free. */
  readonly open: number;
  /** Depth of the crease at the point, 0 … 1. */
  readonly crease: number;
  /** Sharpness of the edge at the point, 0 … 1. */
  readonly edge: number;
  /** −1 concave … 1 convex, over a wider area. */
  readonly bulge: number;
  /** Height within the skin's relief (scales, wrinkles), 0 … 1; 0.5 without one. */
  readonly height: number;
  /** Strength of that relief, 0 … 1. */
  readonly relief: number;
  /** Light from above and a little from the front, 0 … 1. */
  readonly light: number;
  /** Position along a limb, horn or plate, from root to tip, 0 … 1. */
  readonly along: number;
  /** Local coordinates of the piece (eyes, boxes). */
  readonly local: Vec3;
  /** Cloudy noise, −1 … 1. */
  readonly noise: number;
  /** Brush strokes, 0 … 1. */
  readonly brush: number;
  readonly stains: readonly Stain[];
}

/** Paint over the base coat, under washes and highlights. */
export interface Stain {
  readonly base: Rgb;
  readonly light: Rgb;
  /** 0 … 1 */
  readonly amount: number;
}

export interface Paint {
  readonly colour: Rgb;
  readonly rough: number;
  readonly metal: number;
  /** Emitted light; null for none. */
  readonly glow: Rgb | null;
}

export type Painter = (spot: Spot) => Paint;

/** A coat of paint with its skin. */
export interface Coat {
  readonly paint: Painter;
  /** Relief of the skin: height above the clay in model units, 0 … `depth`. */
  readonly detail?: (x: number, y: number, z: number) => number;
  readonly depth?: number;
  /** Relative texture density: 1.5 for a face, 0.5 for soles. */
  readonly texels?: number;
  /** In a kit: width of edges rounded in paint; 0.005 if left out, 0 for none. */
  readonly round?: number;
}

/** The paints of one miniature, sRGB hex. */
export interface Recipe {
  readonly dark: number;
  readonly base: number;
  readonly light: number;
  /** Dry-brushed on edges; `light` if left out. */
  readonly edge?: number;
  /** Runs into creases; `dark` if left out. */
  readonly wash?: number;
  readonly rough?: number;
  readonly metal?: number;
  /** Strength of the painted light from above, 0 … 1. */
  readonly zenith?: number;
  readonly washing?: number;
  readonly drybrush?: number;
  /** Cloudiness of the base coat, 0 … 0.3. */
  readonly cloud?: number;
  /** Additional paint over the base coat. */
  readonly pattern?: (spot: Spot) => Stain | null;
  readonly glow?: (spot: Spot) => Rgb | null;
}

/**
 * Paints in the style of a tabletop miniature: base coat, light from above, wash in the creases, dry brush on the
 * edges.
 */
export function miniature(recipe: Recipe): Painter {
  const { rough = 0.55, metal = 0, zenith = 0.5, washing = 0.9, drybrush = 0.8, cloud = 0.06 } = recipe;
  const [dark, base, light] = [rgb(recipe.dark), rgb(recipe.base), rgb(recipe.light)];
  const edge = rgb(recipe.edge ?? recipe.light);
  const wash = rgb(recipe.wash ?? recipe.dark);
  return (spot) => {
    let [b, l, d] = [base, light, dark];
    const pattern = recipe.pattern?.(spot);
    for (const stain of pattern ? [pattern, ...spot.stains] : spot.stains) {
      b = mix(b, stain.base, stain.amount);
      l = mix(l, stain.light, stain.amount);
      d = mix(d, mix(stain.base, dark, 0.6), stain.amount);
    }
    const value =
      0.5 +
      zenith * (spot.light - 0.45) +
      0.3 * (spot.height - 0.5) * spot.relief +
      2 * cloud * spot.noise +
      0.25 * spot.bulge;
    let colour = value < 0.5 ? mix(d, b, clamp(value * 2)) : mix(b, l, clamp(value * 2 - 1));
    const shade =
      washing * (0.75 * (1 - spot.open) + 0.9 * spot.crease + 0.42 * (1 - spot.height) * spot.relief);
    colour = mix(colour, wash, clamp(shade, 0, 0.92));
    const dry =
      drybrush *
      (spot.edge * (0.55 + 0.45 * spot.brush) * (0.35 + 0.65 * spot.light) * (0.35 + 0.65 * spot.open) +
        0.35 * spot.relief * smoothstep(0.62, 1, spot.height) * (0.3 + 0.7 * spot.light));
    const dusted = clamp(dry, 0, 0.85);
    colour = mix(colour, edge, dusted);
    return {
      colour,
      rough: clamp(rough + 0.18 * (1 - spot.open) + 0.08 * spot.noise - 0.06 * dusted, 0.04, 1),
      metal,
      glow: recipe.glow?.(spot) ?? null,
    };
  };
}

/** A stain from colours. @param light its highlight; the base colour if left out */
export function stain(base: number, amount: number, light: number = base): Stain {
  return { base: rgb(base), light: rgb(light), amount: clamp(amount) };
}
