import { expect, it } from 'vitest';
import { kingModule } from '#king-of-monsters';
import { tetzillaModule } from '#tetzilla';
import { seatNames } from '../../../src/table/lesson/seatNames';

it('players are called by their colours in lessons, and those with names of their own by these', () => {
  expect(seatNames(tetzillaModule as never, 'en')).toMatchObject({ A: 'Red' });
  expect(seatNames(kingModule as never, 'en')).toMatchObject({ king: 'The King', dynamo: 'Dynamo' });
  expect(seatNames(kingModule as never, 'fr')).toMatchObject({ king: 'Le Roi' });
});
