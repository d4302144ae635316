// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#core';
import { Library, MemoryStorage } from '#storage';
import { type HouseMonster, parseHouseMonster } from '#zorgl/rules';
import { Bench } from '../../../../../src/games/zorgl/pages/workshop/bench';
import { Workshop } from '../../../../../src/games/zorgl/pages/workshop/Workshop';
import { ALL_MIXES, houseMonster } from '../../../../helpers/house-monsters';
import { byName, cleanUp, click, render, type } from '../../../../ui/render';

afterEach(cleanUp);

const MOSS = houseMonster(ALL_MIXES[0]!, { id: 'moss', name: 'Moss' });

interface Shown {
  readonly kept?: readonly HouseMonster[];
  readonly guest?: HouseMonster | null;
  readonly torn?: unknown;
  readonly language?: Language;
}

async function show({ kept = [], guest = null, torn, language = 'en' }: Shown = {}) {
  const storage = new MemoryStorage();
  for (const monster of kept) await storage.write(monster.id, monster);
  if (torn !== undefined) await storage.write('torn', torn);
  const bench = new Bench(new Library(storage, parseHouseMonster));
  await bench.begin(guest);
  const onLobby = vi.fn();
  const onPlay = vi.fn();
  const { container } = render(
    <Workshop
      bench={bench}
      origin="http://here"
      figure={({ model, colours }) => <i data-model={model} data-body={colours.body} />}
      onLobby={onLobby}
      onPlay={onPlay}
    />,
    language,
  );
  const name = () => container.querySelector<HTMLInputElement>('.workshop-form input:not([type=radio])')!;
  const pick = (selector: string) => click(container.querySelector(`${selector} input`)!);
  const press = async (label: string, within: ParentNode = container) => {
    await act(async () => byName(label, within).click());
  };
  return { bench, storage, container, name, pick, press, onLobby, onPlay };
}

it('makes a monster: name, three traits, figure and paint, with its card beside', async () => {
  const { storage, container, name, pick, press, onPlay } = await show();
  const keep = () => byName('Keep it', container);
  expect(keep().getAttribute('aria-disabled')).toBe('true');
  type(name(), 'Glowing Gus');
  pick('[data-trait=climber]');
  pick('[data-trait=radiant]');
  pick('[data-trait=ink]');
  pick('[data-figure=krustazor]');
  click(container.querySelectorAll('.workshop-paint')[0]!.querySelector('[aria-label=teal]')!);
  expect(container.querySelector('[data-model]')?.outerHTML).toContain(
    'data-model="krustazor" data-body="#2f9e8f"',
  );
  const card = container.querySelector('.workshop-card')!;
  expect(card.querySelector('h2')?.textContent).toBe('Glowing Gus');
  expect(card.textContent).toContain('Walks onto buildings');
  expect(card.textContent).toContain('Ink: every player with a monster beside it');
  await press('Keep it');
  expect(await storage.read('glowing-gus')).toEqual({
    format: 'kaiju-monster',
    version: 1,
    id: 'glowing-gus',
    name: 'Glowing Gus',
    advantage: 'climber',
    weakness: 'radiant',
    mega: 'ink',
    model: 'krustazor',
    colours: { body: '#2f9e8f' },
  });
  expect(container.querySelector('[data-monster=glowing-gus]')?.textContent).toContain(
    'Climber · Charged · Ink',
  );
  await press('Play with it');
  expect(onPlay).toHaveBeenCalledWith('glowing-gus');
});

it('explains every trait', async () => {
  const { container } = await show();
  const traits = [...container.querySelectorAll('.workshop-traits label')];
  expect(traits).toHaveLength(12);
  for (const trait of traits) expect(trait.querySelector('small')?.textContent).toMatch(/\.$/);
});

it('says what is wrong with a name', async () => {
  const { container, name } = await show({ kept: [MOSS] });
  expect(container.textContent).not.toContain('that can be seen');
  type(name(), '');
  expect(container.textContent).toContain('1 to 24 visible characters.');
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

it('gives a figure its own paint back', async () => {
  const { container, storage, press } = await show({ kept: [{ ...MOSS, colours: { body: '#123456' } }] });
  const [body] = container.querySelectorAll('.workshop-paint');
  click(body!.querySelector('.own input')!);
  await press('Keep it');
  expect(await storage.read('moss')).toMatchObject({ colours: {} });
});

it('asks before it goes to the lobby with changes', async () => {
  const { name, press, onLobby, storage } = await show({ kept: [MOSS] });
  type(name(), 'Mossy');
  await press('Back to the lobby');
  expect(onLobby).not.toHaveBeenCalled();
  await press('Keep them', document);
  expect(onLobby).toHaveBeenCalledOnce();
  expect(await storage.read('moss')).toMatchObject({ name: 'Mossy' });
});

it('deletes, and brings back', async () => {
  const { container, storage, press } = await show({ kept: [MOSS] });
  await press('Delete');
  expect(await storage.read('moss')).toBeUndefined();
  expect(container.textContent).toContain('Moss is gone.');
  await press('Bring it back');
  expect(await storage.read('moss')).toEqual(MOSS);
});

it('names an entry that cannot be read, with field and reason', async () => {
  const { container, storage, press } = await show({ kept: [MOSS], torn: { ...MOSS, weakness: 'none' } });
  const torn = container.querySelector('[data-broken=torn]');
  expect(torn?.textContent).toContain('“torn” cannot be read');
  expect(torn?.textContent).toContain('weakness "none" is not one of gentle');
  await press('Delete “torn” for good');
  await press('Leave it there', document);
  expect(await storage.read('torn')).toBeDefined();
  await press('Delete “torn” for good');
  await press('Delete', document.querySelector('dialog')!);
  expect(await storage.read('torn')).toBeUndefined();
});

it('tells who came by a link and offers to keep it', async () => {
  const { container, storage, press } = await show({ guest: MOSS });
  expect(container.querySelector('[role=status]')?.textContent).toContain('Moss came by a link.');
  await press('Keep it', container.querySelector('.workshop-notice')!);
  expect(await storage.read('moss')).toEqual(MOSS);
});

it('speaks French', async () => {
  const { container } = await show({ kept: [MOSS], language: 'fr' });
  expect(container.querySelector('h1')?.textContent).toBe('Atelier des monstres');
  expect(container.querySelector('.workshop-card')?.textContent).toContain(
    'Missile guidé\u00a0: chaque immeuble',
  );
});
