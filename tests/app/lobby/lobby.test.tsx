// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ok, problem, unwrap } from '#core';
import { CITIES, foundCity, parseBoard } from '#zorgl/rules';
import { Lobby, type LobbyProps } from '../../../src/app/lobby/Lobby';
import { ALL_MIXES, houseMonster } from '../../helpers/house-monsters';
import { byName, cleanUp, click, render, type } from '../../ui/render';

afterEach(cleanUp);

function show(change: Partial<LobbyProps> = {}) {
  const calls = {
    onStart: vi.fn<LobbyProps['onStart']>(),
    onLanguage: vi.fn(),
    onWorkshop: vi.fn(),
    onCity: vi.fn(),
    onEditor: vi.fn(),
    onDismissProblem: vi.fn(),
    onContinue: vi.fn(),
    onWatch: vi.fn(),
    onDelete: vi.fn(),
    onExport: vi.fn(),
    onImport: vi.fn(),
  };
  const { onContinue, onWatch, onDelete, onExport, onImport, ...rest } = calls;
  const players = [{ seat: 'A', name: 'Rex' } as const];
  const game = { id: 'g1', players, actions: 3, when: 'today', over: false };
  const finished = { id: 'g2', players, actions: 48, when: 'yesterday', over: true };
  const props: LobbyProps = {
    language: 'en',
    problem: null,
    saves: { games: [game, finished], onContinue, onWatch, onDelete, onExport, onImport },
    house: [],
    invited: null,
    city: null,
    cities: [],
    seed: 11,
    randomSeed: () => 222,
    ...rest,
    ...change,
  };
  const { container } = render(<Lobby {...props} />);
  const radio = (label: string, within: ParentNode = container) =>
    [...within.querySelectorAll('input[type=radio]')].find(
      (input) => input.parentElement?.textContent === label,
    )!;
  const seat = (letter: string) => container.querySelector(`[data-seat=${letter}]`);
  return { ...calls, container, radio, seat };
}

it('starts what is proposed', () => {
  const { onStart } = show();
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0]).toEqual({
    options: { places: ['A', 'C'], army: true, flight: 'english' },
    seed: 11,
    names: new Map([
      ['A', 'Rex'],
      ['C', 'Zed'],
    ]),
    bots: ['C'],
    colours: new Map([
      ['A', '#e8503a'],
      ['C', '#8e5bd0'],
    ]),
  });
});

it('gives a player the colour that was chosen', () => {
  const { onStart, seat } = show();
  click(seat('A')!.querySelector('input[aria-label=blue]')!);
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0].colours.get('A')).toBe('#3f82e0');
  expect(onStart.mock.calls[0]?.[0].colours.get('C')).toBe('#8e5bd0');
});

it('gives a player the monster that was chosen, and tells what it can do', () => {
  const { onStart, seat, container } = show();
  expect(container.textContent).not.toContain('Mega-power');
  type(seat('A')!.querySelector('select')!, 'krustazor');
  expect(container.querySelector('[data-monster=krustazor]')?.textContent).toContain('Ink: ');
  type(seat('C')!.querySelector('select')!, 'krustazor');
  expect(seat('A')!.querySelector('select')!.value).toBe('zorgl');
  type(seat('A')!.querySelector('select')!, 'nogyab');
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0].options.monsters).toEqual({ A: 'nogyab', C: 'krustazor' });
});

it('offers the house monsters beside the book’s own, the invited one to the first player', () => {
  const moss = houseMonster(ALL_MIXES[0]!, { id: 'moss', name: 'Moss' });
  const fern = houseMonster(ALL_MIXES[63]!, { id: 'fern', name: 'Fern' });
  const { onStart, seat, container } = show({ house: [fern, moss], invited: 'moss' });
  expect(container.querySelector('[data-monster=moss]')?.textContent).toContain('The army never attacks it.');
  const choice = seat('C')!.querySelector('select')!;
  expect([...choice.options].map(({ text }) => text).slice(-2)).toEqual(['Fern', 'Moss']);
  type(choice, 'moss');
  expect(seat('A')!.querySelector('select')!.value).toBe('zorgl');
  click(byName('Wreck the city'));
  const { monsters, house } = onStart.mock.calls[0]![0].options;
  expect(monsters).toEqual({ A: 'zorgl', C: 'moss' });
  expect(house).toEqual({ moss });
});

it('plays in the city that was chosen', () => {
  const board = CITIES.avenues;
  const { onStart, container } = show({ city: { id: 'avenues', name: 'Twin Avenues', board } });
  expect(container.querySelector('.city-map')?.getAttribute('aria-label')).toContain('City: Twin Avenues');
  click(byName('Wreck the city'));
  expect(onStart.mock.calls[0]?.[0].options.board).toEqual(board);
});

it('offers the cities of the game and those of this device', () => {
  const mine = unwrap(foundCity('Moss End', unwrap(parseBoard(CITIES['old-town']))));
  const broken = problem('board[2]', 'needs 7 tokens, has 6');
  const { onCity, onEditor, container } = show({
    cities: [
      { id: 'c1', value: ok(mine) },
      { id: 'c2', value: broken },
    ],
  });
  const choose = () => click(container.querySelector('.lobby-city')!);
  choose();
  expect(container.querySelector('.city-gallery [role=alert]')?.textContent).toContain('c2.board[2]');
  const card = (name: string) =>
    [...container.querySelectorAll('.city-card > button:first-child')].find((each) =>
      each.textContent?.startsWith(name),
    )!;
  expect(card('Downtown').getAttribute('aria-pressed')).toBe('true');
  click(card('Harbour'));
  expect(onCity).toHaveBeenLastCalledWith({ id: 'harbour', name: 'Harbour', board: CITIES.harbour });
  choose();
  click(card('Moss End'));
  expect(onCity).toHaveBeenLastCalledWith({ id: 'c1', name: 'Moss End', board: mine.board });
  choose();
  click(card('Downtown'));
  expect(onCity).toHaveBeenLastCalledWith(null);
  choose();
  click(byName('City editor'));
  expect(onEditor).toHaveBeenCalledOnce();
});

it('shows the way to the workshop', () => {
  const { onWorkshop } = show();
  click(byName('Invent a monster'));
  expect(onWorkshop).toHaveBeenCalledOnce();
});

it('starts what was chosen', () => {
  const { onStart, radio, seat, container } = show();
  click(radio('3'));
  expect(seat('D')).toBeNull();
  click(byName('Other corners'));
  expect(seat('A')).toBeNull();
  click(radio('Human', seat('D')!));
  type(seat('D')!.querySelector('input:not([type=radio])') as HTMLInputElement, 'Godfrey');
  click(radio('Any far box'));
  click(container.querySelector('[role=switch]')!);
  click(byName('Surprise me'));
  click(byName('Wreck the city'));
  const planned = onStart.mock.calls[0]?.[0];
  expect(planned?.options).toEqual({ places: ['B', 'C', 'D'], army: false, flight: 'french' });
  expect(planned?.seed).toBe(222);
  expect(planned?.names.get('D')).toBe('Godfrey');
  expect(planned?.bots).toEqual(['B', 'C']);
});

it('does not start with a bad seed and says why', () => {
  const { onStart, container } = show();
  type(container.querySelector<HTMLInputElement>('input[inputmode=numeric]')!, 'many');
  click(byName('Wreck the city'));
  expect(onStart).not.toHaveBeenCalled();
  expect(container.textContent).toContain('A whole number');
});

it('goes on with a saved game, or deletes it', () => {
  const { onContinue, onWatch, onDelete, container } = show();
  const [running] = container.querySelectorAll('.lobby-saves li');
  click(running!.querySelector('.lobby-save')!);
  expect(onContinue).toHaveBeenCalledWith('g1');
  expect(onWatch).not.toHaveBeenCalled();
  click(byName('Delete the game of Rex', running!));
  expect(onDelete).toHaveBeenCalledWith('g1');
});

it('shows a finished game again', () => {
  const { onContinue, onWatch, container } = show();
  expect([...container.querySelectorAll('.lobby-saves h2')].map((heading) => heading.textContent)).toEqual([
    'Continue',
    'Finished games',
  ]);
  const [, finished] = container.querySelectorAll('.lobby-saves li');
  expect(finished!.textContent).toContain('Watch again');
  click(finished!.querySelector('.lobby-save')!);
  expect(onWatch).toHaveBeenCalledWith('g2');
  expect(onContinue).not.toHaveBeenCalled();
});

it('tells what was wrong with a link', () => {
  const { onDismissProblem } = show({ problem: { field: 'position.board[2]', reason: 'needs 7 tokens' } });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('position.board[2] needs 7 tokens');
  click(byName('Dismiss the message'));
  expect(onDismissProblem).toHaveBeenCalledOnce();
});

it('offers the other language', () => {
  const { onLanguage, radio } = show();
  click(radio('Français'));
  expect(onLanguage).toHaveBeenCalledWith('fr');
});
