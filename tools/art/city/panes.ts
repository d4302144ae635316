import { type Rgb, rgb } from '../kit/colour';
import { hash } from '../kit/noise';
import type { Coat, Paint, Painter, Spot } from '../kit/paint';
import { clamp, mix, scale, smoothstep } from '../kit/vector';

/** Contents of a window. */
export const SCENES = ['dark', 'dusk', 'lit', 'curtains', 'blind', 'person', 'plant', 'cat'] as const;
export type SceneName = (typeof SCENES)[number];
/** Contents of a shop window. */
export const SHOPS = ['bakery', 'goods', 'cafe', 'shut'] as const;
export type ShopName = (typeof SHOPS)[number];

/** The windows of a family, in model units. */
export interface Glazing {
  readonly width: number;
  readonly height: number;
  /** Of the frame, sRGB. */
  readonly frame: number;
  readonly border?: number;
  /** Number of panes horizontally and vertically. */
  readonly bars?: readonly [number, number];
  /** Colours of dark glass at the top and bottom. */
  readonly glass?: readonly [number, number];
  /** Brightness of lamps, 0 … 1. */
  readonly lamp?: number;
}

/** A colour, and how much of it glows. */
interface Look {
  readonly colour: Rgb;
  readonly shine: number;
}

const [WARM, AMBER, DEEP] = [rgb(0xffe09a), rgb(0xf6a63c), rgb(0xb85a1c)];
const SHADOW = rgb(0x4a2410);

function lamplight(u: number, v: number): Rgb {
  const near = Math.hypot((u - 0.5) * 0.9, v - 0.78);
  return mix(mix(WARM, AMBER, smoothstep(0.1, 0.6, near)), DEEP, smoothstep(0.55, 1, near));
}

function darkGlass([high, low]: readonly [number, number], u: number, v: number): Look {
  const sky = mix(rgb(low), rgb(high), smoothstep(0, 1, v));
  const streak = (u * 0.8 + v * 0.55 + 0.12) % 0.9;
  const gleam = smoothstep(0.3, 0.34, streak) * smoothstep(0.52, 0.48, streak) * 0.22;
  return { colour: mix(sky, [0.85, 0.93, 0.96], gleam + 0.06 * v), shine: 0 };
}

function inside(scene: SceneName, glass: readonly [number, number], u: number, v: number): Look {
  const lit = lamplight(u, v);
  switch (scene) {
    case 'dark':
      return darkGlass(glass, u, v);
    case 'dusk': {
      const { colour } = darkGlass(glass, u, v);
      const flicker = smoothstep(0.75, 0.1, Math.hypot(u - 0.75, v - 0.2));
      return { colour: mix(colour, [0.42, 0.66, 0.95], 0.6 * flicker), shine: 0.35 * flicker };
    }
    case 'lit':
      return { colour: lit, shine: 1 };
    case 'curtains': {
      const gap = 0.2 + 0.12 * smoothstep(0.2, 0.9, 1 - v);
      const drawn = Math.abs(u - 0.5) > gap;
      const fold = 0.75 + 0.25 * Math.sin(u * 58);
      return drawn ? { colour: scale([0.78, 0.3, 0.2], fold), shine: 0.35 } : { colour: lit, shine: 1 };
    }
    case 'blind': {
      const slat = 0.78 + 0.22 * Math.sin(v * 64);
      return v > 0.4 ? { colour: scale([0.95, 0.78, 0.5], slat), shine: 0.6 } : { colour: lit, shine: 1 };
    }
    case 'person': {
      const head = Math.hypot((u - 0.44) * 0.72, v - 0.52) < 0.125;
      const body = Math.hypot((u - 0.44) * 0.8, (v - 0.08) * 0.75) < 0.25;
      return head || body ? { colour: SHADOW, shine: 0.12 } : { colour: lit, shine: 1 };
    }
    case 'plant': {
      const angle = Math.atan2(v - 0.2, u - 0.55);
      const leaf = 0.2 + 0.16 * Math.abs(Math.sin(angle * 3.5));
      const green = v > 0.18 && Math.hypot(u - 0.55, v - 0.24) < leaf;
      const pot = v <= 0.2 && Math.abs(u - 0.55) < 0.13;
      if (green) return { colour: [0.13, 0.26, 0.1], shine: 0.15 };
      return pot ? { colour: [0.42, 0.17, 0.08], shine: 0.1 } : { colour: lit, shine: 1 };
    }
    case 'cat': {
      const body = Math.hypot((u - 0.62) * 1.05, (v - 0.13) * 0.85) < 0.17;
      const head = Math.hypot(u - 0.55, v - 0.36) < 0.11;
      const ears =
        v > 0.38 && v < 0.53 && Math.abs(Math.abs(u - 0.55) - 0.07) < 0.13 - (v - 0.38) * 0.75 - 0.08;
      return body || head || ears ? { colour: SHADOW, shine: 0.1 } : { colour: lit, shine: 1 };
    }
  }
}

function shop(name: ShopName, u: number, v: number): Look {
  const lit = lamplight(u, v);
  if (name === 'shut') {
    const slat = 0.55 + 0.2 * Math.sin(v * 70) - 0.15 * (1 - v);
    return { colour: scale([0.62, 0.64, 0.68], slat), shine: 0 };
  }
  if (name === 'cafe') {
    const seats = [0.22, 0.5, 0.8];
    for (const [i, seat] of seats.entries()) {
      const tall = i === 1 ? 0.36 : 0.42;
      if (
        Math.hypot((u - seat) * 1.3, v - tall) < 0.09 ||
        Math.hypot((u - seat) * 1.2, (v - 0.1) * 0.9) < 0.2
      )
        return { colour: SHADOW, shine: 0.1 };
      if (Math.hypot((u - seat) * 1.2, v - 0.84) < 0.08) return { colour: [1, 0.95, 0.75], shine: 1 };
    }
    return { colour: lit, shine: 0.9 };
  }
  const rows = name === 'bakery' ? 3 : 4;
  const [row, up] = [Math.floor(v * rows), (v * rows) % 1];
  const columns = name === 'bakery' ? 5 : 8;
  const [column, along] = [Math.floor(u * columns), (u * columns) % 1];
  if (row === rows - 1) return { colour: lit, shine: 1 };
  if (up < 0.14) return { colour: [0.36, 0.2, 0.1], shine: 0.2 };
  const tall = 0.45 + 0.4 * hash(column, row, 3);
  const round =
    name === 'bakery' ? Math.hypot(along - 0.5, (up - 0.3) * 1.1) < 0.34 : up < tall && along > 0.12;
  if (!round) return { colour: scale(lit, 0.85), shine: 0.8 };
  const wares: readonly Rgb[] =
    name === 'bakery'
      ? [rgb(0xc47a2a), rgb(0xe0a04a), rgb(0xa85a20)]
      : [rgb(0xc8402e), rgb(0x2f8a5a), rgb(0xe0b040), rgb(0x3a62a8), rgb(0xd87898)];
  return { colour: wares[Math.floor(hash(column, row, 7) * wares.length)]!, shine: 0.45 };
}

function glaze({ open }: Spot, { colour, shine }: Look, lamp: number, rough: number): Paint {
  const shaded = mix(colour, scale(colour, 0.3), clamp((1 - open) * 0.75));
  const glow = shine * lamp;
  return { colour: shaded, rough, metal: 0, glow: glow > 0.01 ? scale(colour, glow) : null };
}

/** Paints frame, glazing bars and contents. */
function glazed(
  { width, height, frame, border = 0.009, bars = [1, 1], lamp = 0.9 }: Glazing,
  behind: (u: number, v: number) => Look,
): Painter {
  const wood = rgb(frame);
  const bar = border * 0.62;
  const near = (at: number, count: number, size: number): number => {
    let nearest = size;
    for (let i = 1; i < count; i++) nearest = Math.min(nearest, Math.abs(at - (size * i) / count));
    return nearest;
  };
  return (spot) => {
    const [x, y] = [(spot.local[0] + 0.5) * width, (spot.local[1] + 0.5) * height];
    const rim = Math.min(x, width - x, y, height - y);
    const cross = Math.min(near(x, bars[0], width), near(y, bars[1], height));
    if (rim < border || cross < bar / 2) {
      const catches = rim < border ? (rim > border * 0.72 ? 0.75 : 1) : 1.08;
      const colour = scale(mix(wood, scale(wood, 0.35), clamp(1 - spot.open)), catches);
      return { colour, rough: 0.5, metal: 0, glow: null };
    }
    const shade = Math.min(rim - border, cross - bar / 2) < 0.004 && rim < border * 2.2 ? 0.8 : 1;
    const { colour, shine } = behind(x / width, y / height);
    return glaze(spot, { colour: scale(colour, shade), shine }, lamp, shine > 0.5 ? 0.35 : 0.14);
  };
}

const GLASS = [0x7fb3c4, 0x17344a] as const;

/** The coat of a window. */
export function windowCoat(glazing: Glazing, scene: SceneName): Coat {
  const { glass = GLASS } = glazing;
  return { paint: glazed(glazing, (u, v) => inside(scene, glass, u, v)), round: 0, texels: 1.15 };
}

/** The coat of a shop's window. */
export function shopCoat(glazing: Glazing, name: ShopName): Coat {
  return { paint: glazed(glazing, (u, v) => shop(name, u, v)), round: 0, texels: 1.15 };
}
