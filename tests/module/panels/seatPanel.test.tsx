// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { SeatPanel, type SeatRow } from '#module';
import { cleanUp, render } from '../../ui/render';

afterEach(cleanUp);

const row = (seat: string, more: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  name: `Player ${seat}`,
  bot: false,
  figure: 'kaiju',
  active: false,
  ...more,
});

const show = (...rows: readonly SeatRow[]) =>
  render(<SeatPanel label="Players" activeLabel="to move" className="some-players" rows={rows} />).container;

describe('the panel of the seats', () => {
  it('has a row for each seat in their order, and says whose turn it is', () => {
    const seats = [...show(row('A'), row('B', { active: true, bot: true })).querySelectorAll('li')];
    expect(seats.map(({ dataset }) => dataset.seat)).toEqual(['A', 'B']);
    expect(seats.map((seat) => seat.getAttribute('aria-current'))).toEqual([null, 'true']);
    expect(seats[0]!.textContent).not.toContain('to move');
    expect(seats[1]!.textContent).toContain('to move');
    expect(seats[1]!.textContent).toContain('Bot');
  });

  it('sets as many marks of a bar as there are, and those that count otherwise after them', () => {
    const container = show(
      row('A', { bar: { count: 3, more: 2, of: 10, label: '5 of 10', number: '5/10' } }),
    );
    const marks = [...container.querySelectorAll('.pip')].map(({ className }) =>
      className.replace('pip', '').trim(),
    );
    expect(marks).toEqual(['set', 'set', 'set', 'more', 'more', '', '', '', '', '']);
    expect(container.querySelector('.pips')?.textContent).toBe('5 of 10');
    expect(container.querySelector('.seat-number')?.textContent).toBe('5/10');
  });

  it('has room for what a game adds, and no line for what it does not', () => {
    const container = show(row('A', { out: true, aside: 'Krakaz', badge: '7', goods: '2 guards' }), row('B'));
    const [first, second] = [...container.querySelectorAll('li')];
    expect(first!.className).toContain('out');
    for (const told of ['Krakaz', '7', '2 guards']) expect(first!.textContent).toContain(told);
    expect(second!.querySelector('.seat-goods, .seat-bar')).toBeNull();
  });
});
