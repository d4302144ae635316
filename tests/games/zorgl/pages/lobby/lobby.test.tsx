// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { type LobbyFormProps, ServicesProvider } from '#module';
import { MemoryStorage } from '#storage';
import { CITIES, type City, foundCity, type HouseMonster, parseBoard, type ZorglTypes } from '#zorgl/rules';
import { type DeskState, deskOf } from '../../../../../src/games/zorgl/pages/desk';
import { LobbyForm } from '../../../../../src/games/zorgl/pages/lobby/LobbyForm';
import { ALL_MIXES, houseMonster } from '../../../../helpers/house-monsters';
import { testServices } from '../../../../helpers/services';
import { byName, cleanUp, click, render, type } from '../../../../ui/render';

afterEach(cleanUp);

interface Kept {
  readonly house?: readonly HouseMonster[];
  readonly cities?: readonly City[];
  readonly desk?: Partial<DeskState>;
}

async function show({ house = [], cities = [], desk = {} }: Kept = {}) {
  const services = testServices();
  vi.spyOn(services.memory, 'recall').mockImplementation((name) => (name === 'lobby.options' ? true : null));
  const { store, monsters, cities: library } = deskOf(services);
  store.setState(desk);
  for (const monster of house) await monsters.keep(monster.id, monster);
  for (const [index, city] of cities.entries()) await library.keep(`c${index + 1}`, city);
  const onStart = vi.fn<LobbyFormProps<ZorglTypes>['onStart']>();
  const navigate = vi.fn();
  vi.spyOn(services.random, 'seed').mockReturnValue(222);
  const { container } = render(
    <ServicesProvider value={services}>
      <LobbyForm seed={11} navigate={navigate} onStart={onStart} />
    </ServicesProvider>,
  );
  await act(async () => {});
  const radio = (label: string, within: ParentNode = container) =>
    [...within.querySelectorAll('input[type=radio]')].find(
      (input) => input.parentElement?.textContent === label,
    )!;
  const seat = (letter: string) => container.querySelector(`[data-seat=${letter}]`);
  const monsterAt = (letter: string) =>
    seat(letter)?.querySelector<HTMLElement>('.ui-figure-button')?.dataset.figure;
  /** Takes a monster for a seat. Returns what there was to choose from. */
  const take = (letter: string, monster: string) => {
    click(seat(letter)!.querySelector('.ui-figure-button')!);
    const cards = [...container.querySelectorAll('.ui-figures-card')];
    const offered = cards.map(({ textContent }) => textContent);
    click(cards.find(({ textContent }) => textContent?.startsWith(monster))!.previousElementSibling!);
    click(byName(`Choose ${monster}`));
    return offered;
  };
  return { store, onStart, navigate, container, radio, seat, monsterAt, take };
}

it('says what cannot be read of this device, and starts a game anyway', async () => {
  const reading = vi
    .spyOn(MemoryStorage.prototype, 'readAll')
    .mockRejectedValue(new Error('the disk is gone'));
  const { onStart, container } = await show();
  reading.mockRestore();
  expect(container.querySelector('[role=alert]')?.textContent).toMatch(
    /monsters and cities cannot be read right now/,
  );
  click(byName('Wreck the city'));
  expect(onStart).toHaveBeenCalledOnce();
});

it('starts what is proposed', async () => {
  const { onStart } = await show();
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0]).toEqual({
    options: { places: ['A', 'C'], army: true, flight: 'english' },
    seed: 11,
    names: new Map([
      ['A', 'Rex'],
      ['C', 'Zed'],
    ]),
    bots: new Map([['C', 'greedy']]),
    colours: new Map([
      ['A', '#e8503a'],
      ['C', '#8e5bd0'],
    ]),
  });
});

it('gives a player the colour that was chosen', async () => {
  const { onStart, seat } = await show();
  click(seat('A')!.querySelector('input[aria-label=blue]')!);
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0].colours.get('A')).toBe('#3f82e0');
  expect(onStart.mock.calls[0]?.[0].colours.get('C')).toBe('#8e5bd0');
});

it('gives a player the monster that was chosen, and tells what it can do', async () => {
  const { onStart, take, monsterAt, container } = await show();
  expect(container.textContent).not.toContain('Mega-power');
  take('A', 'Krustazor');
  expect(container.querySelector('li[data-monster=krustazor]')?.textContent).toContain('Ink: ');
  take('C', 'Krustazor');
  expect(monsterAt('A')).toBe('zorgl');
  take('A', 'Nogyab');
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0].options.monsters).toEqual({ A: 'nogyab', C: 'krustazor' });
});

it('offers the house monsters beside the book’s own, the invited one to the first player', async () => {
  const moss = houseMonster(ALL_MIXES[0]!, { id: 'moss', name: 'Moss' });
  const fern = houseMonster(ALL_MIXES[63]!, { id: 'fern', name: 'Fern' });
  const { onStart, take, monsterAt, container } = await show({
    house: [fern, moss],
    desk: { invited: 'moss' },
  });
  expect(container.querySelector('li[data-monster=moss]')?.textContent).toContain(
    'The army never attacks it.',
  );
  expect(take('C', 'Moss').slice(-2)).toEqual(['Fern', 'Mosswith Rex']);
  expect(monsterAt('A')).toBe('zorgl');
  click(byName('Wreck the city'));
  const { monsters, house } = onStart.mock.calls[0]![0].options;
  expect(monsters).toEqual({ A: 'zorgl', C: 'moss' });
  expect(house).toEqual({ moss });
});

it('plays in the city that was chosen', async () => {
  const board = CITIES.avenues;
  const { onStart, container } = await show({
    desk: { city: { id: 'avenues', name: 'Twin Avenues', board } },
  });
  expect(container.querySelector('.city-map')?.getAttribute('aria-label')).toContain('City: Twin Avenues');
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0].options.board).toEqual(board);
});

it('offers the cities of the game and those of this device', async () => {
  const mine = unwrap(foundCity('Moss End', unwrap(parseBoard(CITIES['old-town']))));
  const { store, navigate, container } = await show({ cities: [mine] });
  const chosen = () => store.getState().city;
  const choose = () => click(container.querySelector('.lobby-city')!);
  choose();
  const card = (name: string) =>
    [...container.querySelectorAll('.city-card > button:first-child')].find((each) =>
      each.textContent?.startsWith(name),
    )!;
  expect(card('Downtown').getAttribute('aria-pressed')).toBe('true');
  click(card('Harbour'));
  expect(chosen()).toEqual({ id: 'harbour', name: 'Harbour', board: CITIES.harbour });
  choose();
  click(card('Moss End'));
  expect(chosen()).toEqual({ id: 'c1', name: 'Moss End', board: mine.board });
  choose();
  click(card('Downtown'));
  expect(chosen()).toBeNull();
  choose();
  click(byName('City editor'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/city');
});

it('names a city of this device that cannot be read', async () => {
  const services = testServices();
  vi.spyOn(services.memory, 'recall').mockImplementation((name) => (name === 'lobby.options' ? true : null));
  await services.storages.of('cities').write('c2', { board: ['not a city'] });
  const { container } = render(
    <ServicesProvider value={services}>
      <LobbyForm seed={11} navigate={() => undefined} onStart={() => undefined} />
    </ServicesProvider>,
  );
  await act(async () => {});
  click(container.querySelector('.lobby-city')!);
  expect(container.querySelector('.city-gallery [role=alert]')?.textContent).toContain('c2.');
});

it('shows the way to the workshop', async () => {
  const { navigate } = await show();
  click(byName('Invent a monster'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/workshop');
});

it('starts what was chosen', async () => {
  const { onStart, radio, seat, container } = await show();
  click(radio('3'));
  expect(seat('D')).toBeNull();
  click(byName('Rotate seats'));
  expect(seat('A')).toBeNull();
  click(radio('Human', seat('D')!));
  type(seat('D')!.querySelector('input:not([type=radio])') as HTMLInputElement, 'Godfrey');
  click(radio('Any way but back'));
  click(container.querySelector('[role=switch]')!);
  click(byName('Surprise me'));
  click(byName('Wreck the city'));
  const planned = onStart.mock.calls[0]?.[0];
  expect(planned?.options).toEqual({ places: ['B', 'C', 'D'], army: false, flight: 'french' });
  expect(planned?.seed).toBe(222);
  expect(planned?.names.get('D')).toBe('Godfrey');
  expect(planned?.bots).toEqual(new Map([['C', 'greedy']]));
});

it('does not start with a bad seed and says why', async () => {
  const { onStart, container } = await show();
  type(container.querySelector<HTMLInputElement>('input[inputmode=numeric]')!, 'many');
  click(byName('Wreck the city'));
  expect(onStart).not.toHaveBeenCalled();
  expect(container.textContent).toContain('A whole number');
});

it('seats one player more or less, and sets up ready-made games', async () => {
  const { onStart, seat, container } = await show();
  click(container.querySelector('[data-place=B] .empty')!);
  expect(seat('B')).not.toBeNull();
  click(byName('Play without Rex'));
  expect([seat('A'), seat('C')]).toEqual([null, null]);
  click(byName('Four-way brawl'));
  expect(byName('Four-way brawl').getAttribute('aria-pressed')).toBe('true');
  click(byName('Rex and Mia swap places'));
  click(byName('Wreck the city'));
  const planned = onStart.mock.calls[0]?.[0];
  expect(planned?.options.places).toEqual(['A', 'B', 'C', 'D']);
  expect(new Set(Object.values(planned?.options.monsters ?? {})).size).toBe(4);
  expect(planned?.names.get('B')).toBe('Rex');
});
