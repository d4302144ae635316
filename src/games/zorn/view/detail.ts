/** What of the valley's file is drawn. */
export interface ValleyDetail {
  /** Names of meshes in the file. */
  readonly land: string;
  /** Cast shadows, where there are any. */
  readonly tall: readonly string[];
  /** So low that they cast none. */
  readonly flat: readonly string[];
  /** Share of the trees that stands; the file has them in an order of chance. */
  readonly trees: number;
  /** Of rain, dust and ash in the air, at the most. */
  readonly drops: number;
}

export const VALLEY_FILE = '/models/valley.glb';
export const TREES = ['tree oak', 'tree fir', 'tree autumn'];

/** The valley with all its hedges and trees, and as little of it as a slow device draws. */
export const VALLEY_DETAIL = {
  rich: { land: 'land', tall: ['things'], flat: ['hedges', 'arrows'], trees: 1, drops: 1000 },
  plain: { land: 'land low', tall: ['things'], flat: ['arrows'], trees: 0.36, drops: 220 },
} satisfies Readonly<Record<string, ValleyDetail>>;
