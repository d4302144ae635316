import { type AssemblyPart, registerModel } from '#stage';
import { SHAPES, type Sign, TILE_IDS } from '#tetzilla/rules';
import { HITS_MODELS, TOKENS_MODELS } from '#tetzilla/view';
import { hitsPlate, tokenPips } from './counters';
import { deckTile } from './deck';
import { cellsOf, plainTile, STAND_INS } from './standIns';

const KIT = '/models/tetro.glb';

const WALLS = { building: 'wall.plot', guard: 'wall.post', none: 'wall.street' } as const;
const wallOf = (sign: Sign) => WALLS[sign ?? 'none'];

/** Models in a box must be lower than the box. */
const BLOCK = { width: 0.9, height: 0.9 };
const TOWER = { width: 0.72, height: 0.84 };
const STOREY = 0.3;
/** Guards are scaled down from models made for a whole town. */
const GUN = { width: 1.25, height: 1.4 };

const storeys = (
  { width, height }: { readonly width: number; readonly height: number },
  ...models: readonly string[]
): readonly AssemblyPart[] =>
  models.map((model, level) => ({ model, at: [0, level * STOREY * height, 0], width, height }));

/** Buildings, assembled from storeys of the city kit, and guards. */
const MADE_OF_OTHERS: Readonly<Record<string, readonly AssemblyPart[]>> = {
  'tetro.house': [{ model: 'floor.pastel.roof', width: 0.9, height: 1 }],
  'tetro.block': storeys(BLOCK, 'floor.brick.ground', 'floor.brick.roof'),
  'tetro.block.broken': storeys(BLOCK, 'floor.brick.ground.broken'),
  'tetro.skyscraper': storeys(TOWER, 'floor.glass.ground', 'floor.glass.middle', 'floor.glass.roof'),
  'tetro.missile': [{ model: 'unit.truck', ...GUN }],
  'tetro.tank': [{ model: 'unit.tank', ...GUN }],
  'tetro.skyscraper.broken': storeys(TOWER, 'floor.glass.ground', 'floor.glass.middle.broken'),
};

let registered = false;

/** Registers the models of TetZilla. Idempotent. */
export function registerTetroModels(): void {
  if (registered) return;
  registered = true;
  for (const shape of SHAPES) {
    const key = `tile.${shape}`;
    registerModel(key, { url: KIT, node: key, standIn: () => plainTile(shape) });
  }
  for (const [key, standIn] of Object.entries(STAND_INS))
    registerModel(key, { url: KIT, node: key, standIn });
  for (const tile of TILE_IDS) {
    const walls = cellsOf(tile).map(({ x, y, sign }) => ({
      model: wallOf(sign),
      at: [x, y, 0] as const,
      tinted: true,
    }));
    registerModel(`tetro.tile.${tile}`, { assembly: [{ model: `tile.${tile[0]}` }, ...walls] });
  }
  for (const [key, assembly] of Object.entries(MADE_OF_OTHERS)) registerModel(key, { assembly });
  for (const [emblem, keys] of HITS_MODELS) {
    for (const [hits, key] of keys.entries()) registerModel(key, { standIn: () => hitsPlate(hits, emblem) });
  }
  for (const [tokens, key] of TOKENS_MODELS.entries()) {
    registerModel(key, { standIn: () => tokenPips(tokens) });
  }
  registerModel('tetro.deck', { standIn: deckTile });
}
