/** Parts of the valley's file to draw. */
export interface ValleyDetail {
  /** Names of meshes in the file. */
  readonly land: string;
  /** Names of all other meshes except trees. */
  readonly things: readonly string[];
  /** Share of the trees that stands; the file has them in an order of chance. */
  readonly trees: number;
  /** Maximum number of particles in the air. */
  readonly drops: number;
}

/** Name of the mesh that casts shadows; the others are too low. */
export const TALL = 'things';

export const VALLEY_FILE = '/models/valley.glb';
export const TREES = ['tree oak', 'tree fir'];

/** Full detail, and the minimum for slow devices. */
export const VALLEY_DETAIL = {
  rich: { land: 'land', things: ['things', 'hedges', 'arrows'], trees: 1, drops: 1020 },
  plain: { land: 'land low', things: ['things', 'arrows'], trees: 0.36, drops: 240 },
} satisfies Readonly<Record<string, ValleyDetail>>;
