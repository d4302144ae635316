import fc from 'fast-check';
import { type BoxContent, GRID, SEATS, SYMMETRIES } from '#zorgl/rules';

const floors = fc.integer({ min: 1, max: 9 });

/** What may stand in a box of a city in the making. */
export const anyContent: fc.Arbitrary<BoxContent> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<BoxContent>({ kind: 'empty' }) },
  {
    weight: 5,
    arbitrary: floors.map((each): BoxContent => ({ kind: 'building', floors: each, plant: false })),
  },
  { weight: 1, arbitrary: fc.constant<BoxContent>({ kind: 'unit' }) },
);

export const anyPlant: fc.Arbitrary<BoxContent> = floors.map((each) => ({
  kind: 'building',
  floors: each,
  plant: true,
}));

export const anyBox = fc.integer({ min: 0, max: GRID.size - 1 });

/** A plan with at most one plant and at most one start of each seat, as the editor makes them. */
export const anyContents: fc.Arbitrary<readonly BoxContent[]> = fc
  .tuple(
    fc.array(anyContent, { minLength: GRID.size, maxLength: GRID.size }),
    fc.uniqueArray(anyBox, { minLength: 5, maxLength: 5 }),
    anyPlant,
    fc.subarray(['plant', ...SEATS]),
  )
  .map(([contents, boxes, plant, there]) => {
    const plan = [...contents];
    if (there.includes('plant')) plan[boxes[4]!] = plant;
    for (const [index, seat] of SEATS.entries()) {
      if (there.includes(seat)) plan[boxes[index]!] = { kind: 'monster', seat, roof: null };
    }
    return plan;
  });

export const anySymmetry = fc.constantFrom(...SYMMETRIES);
