// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { EMBLEM_CORNERS, EMBLEMS } from '#core';
import { coloursOfSeats, SEAT_COLOURS, SEAT_LETTERS, SeatBadge, SeatOrderProvider, seatColour } from '#ui';
import { cleanUp, render } from './render';

afterEach(cleanUp);

const shapeOf = (container: Element) => container.querySelector('path')!.getAttribute('d');

describe('nine seats', () => {
  it('have a shape, the word for it and a colour that no other seat has', () => {
    const badges = SEAT_LETTERS.map((seat) => {
      const { container } = render(<SeatBadge seat={seat} name="Rex" />);
      return [shapeOf(container), container.textContent, seatColour(seat)] as const;
    });
    for (const part of [0, 1, 2] as const) expect(new Set(badges.map((badge) => badge[part])).size).toBe(9);
    expect(new Set(Object.values(SEAT_COLOURS)).size).toBe(9);
  });

  it('may have other names: their order says which shape and colour is whose', () => {
    const { container } = render(
      <SeatOrderProvider seats={['king', 'artemis', 'sea east']}>
        <SeatBadge seat="king" name="Mia" />
        <SeatBadge seat="artemis" name="Bo" />
        <SeatBadge seat="sea east" name="Zoe" />
      </SeatOrderProvider>,
    );
    expect(container.textContent).toBe('Mia(circle)Bo(triangle)Zoe(square)');
    expect(seatColour('sea east')).toContain('--seat-sea_east');
    const { style } = container.querySelector<HTMLElement>('.ui-seats')!;
    const colours = ['--seat-king', '--seat-artemis', '--seat-sea_east'].map((name) =>
      style.getPropertyValue(name),
    );
    expect(colours).toEqual([SEAT_COLOURS.A, SEAT_COLOURS.B, SEAT_COLOURS.C]);
  });

  it('repeat their colours after nine', () => {
    const seats = Array.from({ length: 11 }, (_, index) => `s${index}`);
    const colours = coloursOfSeats(seats);
    expect(new Set(Object.values(colours)).size).toBe(9);
    expect(colours.s9).toBe(colours.s0);
  });
});

it('emblems stay within a circle of one unit and reach out far enough to be seen', () => {
  for (const emblem of EMBLEMS) {
    if (emblem === 'circle') continue;
    const distances = EMBLEM_CORNERS[emblem].map(([x, y]) => Math.hypot(x, y));
    expect(Math.max(...distances)).toBeLessThan(1.15);
    expect(Math.max(...distances)).toBeGreaterThan(0.8);
  }
});
