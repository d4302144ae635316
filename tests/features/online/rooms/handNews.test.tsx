// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type LogEntry, SeatOrderProvider } from '#ui';
import { HandNews, type HandNewsProps } from '../../../../src/features/online/rooms/HandNews';
import { cleanUp, render } from '../../../ui/render';

afterEach(cleanUp);

const entry = (id: number, tone: string) =>
  ({ id: String(id), text: `line ${id}`, seat: null, tone }) as unknown as LogEntry;

it('tells the last of what happened, and whose turn it is only once', () => {
  const happened = [...Array.from({ length: 9 }, (_, id) => entry(id, 'plain')), entry(9, 'turn')];
  const parts = { names: { A: 'Ann' } } as unknown as HandNewsProps['parts'];
  render(
    <SeatOrderProvider seats={['A', 'B']}>
      <HandNews mine={false} parts={parts} deciding="A" happened={happened} />
    </SeatOrderProvider>,
  );
  expect(screen.getByText('Ann plays')).toBeTruthy();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['line 3', 'line 4', 'line 5', 'line 6', 'line 7', 'line 8']);
});
