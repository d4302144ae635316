import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { packLink, unpackLink } from '#storage';
import type { HouseMonster } from '#zorgl/rules';
import { kaiju } from './KaijuPage';

const MOSS: HouseMonster = {
  format: 'kaiju-monster',
  version: 1,
  id: 'moss-back',
  name: 'Moss Back',
  advantage: 'climber',
  weakness: 'stiff',
  mega: 'missile',
  model: 'greatzilla',
  colours: { body: '#79b43c' },
};

const PLAIN = '?quality=test&clock=manual&lang=en';

const residents = () =>
  [...document.querySelectorAll('.workshop-resident')].map(({ textContent }) => textContent);
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const alert = async () => (await screen.findByRole('alert')).textContent;
const figure = () => screen.getByRole('slider', { name: 'Rotate the figure' });

async function openWorkshop(fragment = ''): Promise<void> {
  await kaiju.visit(`/workshop${PLAIN}${fragment}`);
  await screen.findByRole('slider', { name: 'Rotate the figure' });
}

/** Waits until the shelf holds these monsters. */
async function livesHere(...names: readonly string[]): Promise<void> {
  await waitFor(() => {
    const living = residents();
    expect(living).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(living[index]).toContain(name);
  });
}

/** Makes {@link MOSS} by hand and keeps it. */
async function invent(): Promise<void> {
  await kaiju.user.clear(nameField());
  await kaiju.user.type(nameField(), 'Moss Back');
  for (const trait of ['climber', 'stiff', 'missile'])
    await kaiju.user.click(document.querySelector(`[data-trait=${trait}] input`)!);
  await kaiju.user.click(document.querySelector('[data-figure=greatzilla] input')!);
  const paints = within(screen.getByRole('group', { name: 'First paint' }));
  await kaiju.user.click(paints.getByRole('radio', { name: 'green' }));
  await kaiju.press('Keep it');
  await livesHere('Moss Back');
}

it('a monster is invented, played with, and there again after a reload', async () => {
  await kaiju.open('/');
  await kaiju.press(/^Options/);
  await kaiju.press('Invent a monster');
  await screen.findByRole('slider', { name: 'Rotate the figure' });
  await invent();
  await kaiju.press('Play with it');
  await screen.findByRole('button', { name: 'Rex’s monster: Moss Back' });
  await kaiju.press('Wreck the city');
  await kaiju.ready();
  await kaiju.settle();
  const { house, players } = kaiju.position();
  expect(house).toEqual({ 'moss-back': MOSS });
  expect(players.A?.monster).toBe('moss-back');
  await kaiju.user.click(screen.getByText('Moss Back'));
  expect(screen.getByText(/its spades count as clubs/)).toBeTruthy();

  await kaiju.reload();
  await kaiju.ready();
  expect(kaiju.position().house).toEqual({ 'moss-back': MOSS });
  expect(screen.getByText('Moss Back')).toBeTruthy();
  await openWorkshop();
  await livesHere('Moss Back');
});

it('a monster goes out as a file and comes back; a bad file is refused, and nothing is lost', async () => {
  await openWorkshop();
  await invent();
  const { name, text } = await kaiju.download('Save file');
  expect(name).toBe('moss-back.kaiju-monster.json');
  expect(JSON.parse(text)).toEqual(MOSS);

  await kaiju.press('Delete');
  await livesHere();
  await kaiju.giveFile(name, text);
  expect(await screen.findByText('Moss Back has moved in.')).toBeTruthy();
  await livesHere('Moss Back');

  await kaiju.user.clear(nameField());
  await kaiju.user.type(nameField(), 'Moss Front');
  await kaiju.giveFile('bad.json', text.replace('"stiff"', '"lazy"'));
  expect(await alert()).toContain('bad.json: weakness');
  expect(await alert()).toContain('"lazy" is not one of gentle, inert, radiant, stiff');
  expect(nameField().value).toBe('Moss Front');
  await livesHere('Moss Back');
});

it('a link on any route brings a monster into the workshop, where it can be kept', async () => {
  await kaiju.visit(`/table${PLAIN}#monster=${await packLink(MOSS)}`);
  await kaiju.arrivesAt('/workshop');
  const told = await screen.findByText(/Moss Back came by a link\./);
  await livesHere();
  await kaiju.user.click(within(told.closest('[role=status]')!).getByRole('button', { name: 'Keep it' }));
  await livesHere('Moss Back');

  await kaiju.press('Link');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the monster' });
  await waitFor(() => expect(link.value).toMatch(/\/#monster=/));
  const [, packed = ''] = link.value.split('/#monster=');
  expect(await unpackLink(packed)).toEqual({ ok: true, value: MOSS });
});

it('a link with a bad monster says which field is at fault', async () => {
  await kaiju.visit(`/workshop${PLAIN}#monster=${await packLink({ ...MOSS, colours: { body: 'green' } })}`);
  expect(await alert()).toContain('monster.colours.body');
  expect(await alert()).toContain('must be a colour');
});

it('the figure turns by keys', async () => {
  await openWorkshop();
  const turned = () => Number(figure().getAttribute('aria-valuenow'));
  const before = turned();
  figure().focus();
  await kaiju.keys('{ArrowRight}');
  expect(turned() - before).toBe(15);
  await kaiju.keys('{ArrowLeft}{ArrowLeft}');
  expect(turned() - before).toBe(-15);
});
