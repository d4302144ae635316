import { expect, it } from 'vitest';
import { kingModule } from '#king-of-monsters';
import { seatColoursOf } from '#module';
import { tetzillaModule } from '#tetzilla';
import { coloursOfSeats } from '#ui';

it('seats have the colours of their game where it has some', () => {
  expect(seatColoursOf(kingModule)).toEqual(kingModule.seatColours);
});

it('seats have colours by their order otherwise', () => {
  expect(seatColoursOf(tetzillaModule)).toEqual(coloursOfSeats(tetzillaModule.seats));
});
