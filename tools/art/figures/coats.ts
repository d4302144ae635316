import { miniature, type Painter, type Recipe } from '../kit/paint';

/** A coat of paint of a small figure. */
export interface Coat {
  readonly paint: Painter;
  /** Tinted with the House's colour. */
  readonly house?: true;
  /** Emits light. */
  readonly glows?: true;
}

function shade(hex: number, by: number): number {
  const part = (shift: number): number => {
    const value = (hex >> shift) & 255;
    const to = by < 0 ? value * (1 + by) : value + (255 - value) * by;
    return Math.round(to) << shift;
  };
  return part(16) | part(8) | part(0);
}

/** One colour with shadows and highlights, in the style of miniature painting. */
function tone(base: number, more: Partial<Recipe> = {}): Coat {
  return {
    paint: miniature({
      dark: shade(base, -0.48),
      base,
      light: shade(base, 0.32),
      edge: shade(base, 0.62),
      wash: shade(base, -0.78),
      zenith: 0.85,
      washing: 0.85,
      cloud: 0.03,
      ...more,
    }),
  };
}

/** Metal is painted with hard contrasts, since it does not reflect. */
const metal = (base: number): Coat =>
  tone(base, { zenith: 1.25, light: shade(base, 0.55), edge: 0xffffff, dark: shade(base, -0.62) });

/** Emitted light. */
const light = (colour: number): Coat => ({
  ...tone(colour, { zenith: 0.2, washing: 0.15, light: shade(colour, 0.4) }),
  glows: true,
});

export const STEEL = metal(0x8d97a6);
export const IRON = metal(0x565c66);
export const GOLD = metal(0xd09a2c);
export const BRASS = metal(0xb07c3a);
export const SKIN = tone(0xe8a67c, { zenith: 0.6, wash: 0x6a2c18 });
export const TAN = tone(0xb87848, { zenith: 0.6 });
export const SOOT = tone(0x4a3a34, { zenith: 0.6 });
export const BLACK = tone(0x1d1a20);
export const WHITE = tone(0xeae4d6);
export const BONE = tone(0xd8c9a0, { wash: 0x4a3418 });
export const LEATHER = tone(0x7a4a2a);
export const DARK_LEATHER = tone(0x45291a);
export const WOOD = tone(0x8c6238);
export const PALE_WOOD = tone(0xb58b56);
export const ROPE = tone(0xc2a878);
export const GREY_CLOTH = tone(0x6d6a68);
export const BROWN_CLOTH = tone(0x6a5038);
export const LINEN = tone(0xbfae8c);
export const GREY_HAIR = tone(0xbdb8b0);
export const RED_HAIR = tone(0xb04c1c);
export const DARK_HAIR = tone(0x3a2418);
export const BLOND = tone(0xd8a848);
export const HORSE = tone(0x7c4e2e);
export const DARK_HORSE = tone(0x4a3228);
export const GREY_HORSE = tone(0x9c948c);
export const WHITE_HORSE = tone(0xf0ebe0, { wash: 0x70685c });
export const WOLF = tone(0x4a4c56, { edge: 0xb8bcc8 });
/** A wolf's muzzle, chest and legs. */
export const PALE_WOLF = tone(0xb9b0a2);
export const SMOKE = tone(0xa9a5a6, { zenith: 0.9, washing: 0.3, light: 0xe2dcd6, edge: 0xf4efe6 });
export const STONE = tone(0x8f8a86);

/** The ground of the valley on a base. */
export const GROUND = tone(0x57502f, { cloud: 0.16, light: 0x7c7244, edge: 0xb0a468, rough: 0.95 });
/** Worn boards under a leader's feet. */
export const BOARDS = tone(0x5c4a3c, { cloud: 0.14 });
export const SCORCHED = tone(0x2a221e, { cloud: 0.2 });
export const LEAF = tone(0x5a7434);
export const DRY_LEAF = tone(0x8a6a2c);

/** White cloth that is tinted with the House's colour; its shadows stay. */
const CLOTH: Recipe = {
  dark: 0x5c5c5c,
  base: 0xacacac,
  light: 0xececec,
  edge: 0xffffff,
  wash: 0x262626,
  zenith: 0.9,
  washing: 0.8,
  cloud: 0.02,
};
export const HOUSE: Coat = { paint: miniature(CLOTH), house: true };
/** A darker part of the same cloth. */
export const HOUSE_DARK: Coat = {
  paint: miniature({ ...CLOTH, dark: 0x343434, base: 0x646464, light: 0x949494, edge: 0xc8c8c8 }),
  house: true,
};

/** The Blight: dark shells, red fungus, embers, ash. */
export const SHELL = tone(0x5a3a48, { edge: 0xc8a0a0, wash: 0x180c14 });
export const CARAPACE = tone(0x7a2a26, { edge: 0xf0a878, wash: 0x200808 });
export const ROT = tone(0x6c7050, { edge: 0xd0d8a8, wash: 0x1c2010 });
export const FUNGUS = tone(0xb8382a, { edge: 0xffa888 });
export const THORN = tone(0x46302c, { edge: 0x8a6450 });
/** The rim of the Blight's bases. */
export const ROOT = tone(0x6a1c16, { edge: 0xa8402c, light: 0x862a1c, wash: 0x200806 });
export const MANTIS = tone(0x98a03e, { edge: 0xe0e890, wash: 0x2c3010 });
/** Plate as black as its owner's heart. */
export const BLACK_IRON = tone(0x26272d, { zenith: 1, light: 0x4c505a, edge: 0xb4bcc8 });
/** What drips from the Fetid Knights. */
export const SLIME = light(0x9fd81e);
/** Plate that nobody has oiled for a hundred years. */
export const RUST = tone(0x5c4238, {
  edge: 0xd8a078,
  light: 0x96785c,
  dark: 0x2c1c1a,
  zenith: 1.1,
  cloud: 0.18,
  wash: 0x1a0c0a,
});
export const ASH = tone(0x4b4446, { cloud: 0.14, light: 0x6e6466, edge: 0x9c9090 });
export const RAGS = tone(0x5c4c44);
export const PALE_FLESH = tone(0xb08a80, { wash: 0x4a1c20 });
export const MAW = tone(0x5a0f16, { zenith: 0.3 });

export const EMBER = light(0xff6a1e);
export const FLAME = light(0xffb02e);
export const LAMP = light(0xfff0b0);
export const SPIRIT = light(0xa8f0e0);
export const WATER = tone(0x3a8ec8, { light: 0x9ad8f4, edge: 0xf4ffff, zenith: 1.1 });
export const FOAM = tone(0xeaf8fa);
export const AIR = tone(0xcfe0ee, { light: 0xffffff, washing: 0.5 });
