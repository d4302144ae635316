import { Box3 } from 'three';
import { describe, expect, it } from 'vitest';
import { registerKaijuModels } from '#kaiju';
import { modelParts, registeredModels } from '#stage';
import { TILE_IDS } from '#tetzilla/rules';
import { HITS_MODELS, pieceSpecs, TILE_DEPTH, TOKENS_MODELS, tableOf } from '#tetzilla/view';
import { STEP } from '../../../../src/games/tetzilla/table/counters';
import { registerTetroModels } from '../../../../src/games/tetzilla/table/models';
import { EXAMPLE } from '../view/example';

registerKaijuModels();
registerTetroModels();

const COLOURS = { A: '#a00', B: '#0a0', C: '#00a', D: '#aa0', E: '#0aa' };

function boundsOf(key: string): Box3 {
  const box = new Box3();
  for (const { geometry } of modelParts(key)) {
    geometry.computeBoundingBox();
    box.union(geometry.boundingBox!);
  }
  return box;
}

const litPips = (key: string) =>
  modelParts(key).map(({ geometry }) => geometry.getAttribute('position').count);

describe('the models of the falling city', () => {
  it('are registered for every piece, in all of its looks', () => {
    const known = new Set(registeredModels());
    const wanted = pieceSpecs(tableOf(EXAMPLE), COLOURS).flatMap(({ model, variant, variants = [] }) => [
      model,
      ...(variant === undefined ? [] : [variant]),
      ...variants,
    ]);
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(TILE_IDS)('%s is as large as its boxes, its back on the panel', (tile) => {
    const { min, max } = boundsOf(`tetro.tile.${tile}`);
    const [wide, high] = tile[0] === 'I' ? [4, 1] : tile[0] === 'O' ? [2, 2] : [3, 2];
    expect(max.x - min.x).toBeCloseTo(wide, 5);
    expect(max.y - min.y).toBeCloseTo(high, 5);
    expect(min.z).toBeCloseTo(0, 5);
    expect(max.z).toBeCloseTo(TILE_DEPTH, 5);
  });

  it('count hits with one digit or two, and tokens with as many pips', () => {
    const circle = HITS_MODELS.get('circle')!;
    expect(circle).toHaveLength(11);
    const [nine, ten] = [modelParts(circle[9]!), modelParts(circle[10]!)].map((parts) => {
      const plate = new Box3().setFromBufferAttribute(
        parts.at(-2)!.geometry.getAttribute('position') as never,
      );
      return plate.max.x - plate.min.x;
    });
    expect(ten! - nine!).toBeCloseTo(STEP, 5);
    const [all, three] = [litPips(TOKENS_MODELS[5]!), litPips(TOKENS_MODELS[3]!)];
    expect(all).toHaveLength(1);
    expect(three[0]! / all[0]!).toBeCloseTo(3 / 5, 9);
    expect(three[1]! / all[0]!).toBeCloseTo(2 / 5, 9);
  });

  it('bear the shape of their player beside the same number', () => {
    const plates = [...HITS_MODELS.values()].map((keys) =>
      modelParts(keys[0]!).map(({ geometry }) => String(geometry.getAttribute('position').array)),
    );
    expect(new Set(plates.map((parts) => parts.at(-3))).size).toBe(5);
    for (const parts of plates) expect(parts.at(-1)).toBe(plates[0]!.at(-1));
  });
});
