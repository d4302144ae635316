import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kaiju } from './KaijuPage';

const events = () => screen.getByLabelText<HTMLSelectElement>('Event');
const time = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Time' });

it('the event sheet opens the event of its address, and another by choice', async () => {
  await kaiju.open('/dev/choreography', { event: 'leap', motion: 'reduced' });
  await kaiju.ready();
  expect(events().value).toBe('leap');
  await kaiju.user.selectOptions(events(), 'plant-last-floor');
  expect(window.location.search).toContain('event=plant-last-floor');
  expect(window.location.search).toContain('motion=reduced');
  await kaiju.user.click(screen.getByRole('switch', { name: 'Reduce motion' }));
  expect(window.location.search).not.toContain('motion');
  await kaiju.advance(0.5);
  expect(Number(time().value)).toBeCloseTo(0.5);
});

it('the event sheet plays events to their end, one after the other', async () => {
  await kaiju.open('/dev/choreography', { loop: 'off' });
  await kaiju.ready();
  const names = [...events().options].map(({ value }) => value);
  expect(names.length).toBeGreaterThan(20);
  // Each of them can be filmed; that is tested without a page.
  for (const name of names.filter((_, index) => index % 8 === 0)) {
    await kaiju.user.selectOptions(events(), name);
    await kaiju.ready();
    await kaiju.settle();
    expect(kaiju.busy(), name).toBe(false);
    expect(Number(time().max), name).toBeGreaterThan(0);
    expect(Number(time().value), name).toBeCloseTo(Number(time().max), 1);
  }
});
