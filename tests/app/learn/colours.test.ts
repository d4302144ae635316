import { expect, it } from 'vitest';
import { kingModule } from '#king-of-monsters';
import { tetzillaModule } from '#tetzilla';
import { coloursOfSeats } from '#ui';
import { lessonColours } from '../../../src/app/learn/colours';

it('lessons show the colours of a game whose seats have some of their own', () => {
  expect(lessonColours(kingModule)).toEqual(kingModule.seatColours);
});

it('lessons show the colours of the order of seats otherwise', () => {
  expect(lessonColours(tetzillaModule)).toEqual(coloursOfSeats(tetzillaModule.seats));
});
