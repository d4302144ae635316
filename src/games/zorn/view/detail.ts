/** Parts of the valley's file to draw. */
export interface ValleyDetail {
  /** Names of meshes in the file. */
  readonly land: string;
  /** Shadow casters, if shadows are on. */
  readonly tall: readonly string[];
  /** Too low to cast shadows. */
  readonly flat: readonly string[];
  /** Share of the trees; the file has them in random order. */
  readonly trees: number;
  /** Maximum number of particles in the air. */
  readonly drops: number;
}

export const VALLEY_FILE = '/models/valley.glb';
export const TREES = ['tree oak', 'tree fir', 'tree autumn'];

/** Full detail, and the minimum for slow devices. */
export const VALLEY_DETAIL = {
  rich: { land: 'land', tall: ['things'], flat: ['hedges', 'arrows'], trees: 1, drops: 1000 },
  plain: { land: 'land low', tall: ['things'], flat: ['arrows'], trees: 0.36, drops: 220 },
} satisfies Readonly<Record<string, ValleyDetail>>;
