// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { Lobby, type LobbyProps } from '../../../src/app/lobby/Lobby';
import { byName, cleanUp, click, render, type } from '../../ui/render';

afterEach(cleanUp);

function show(change: Partial<LobbyProps> = {}) {
  const calls = {
    onStart: vi.fn<LobbyProps['onStart']>(),
    onLanguage: vi.fn(),
    onDismissProblem: vi.fn(),
    onContinue: vi.fn(),
    onDelete: vi.fn(),
  };
  const { onContinue, onDelete, ...rest } = calls;
  const game = { id: 'g1', players: [{ seat: 'A', name: 'Rex' } as const], actions: 3, when: 'today' };
  const props: LobbyProps = {
    language: 'en',
    problem: null,
    saves: { games: [game], onContinue, onDelete },
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
  const { onContinue, onDelete, container } = show();
  click(container.querySelector('.lobby-save')!);
  expect(onContinue).toHaveBeenCalledWith('g1');
  click(byName('Delete the game of Rex'));
  expect(onDelete).toHaveBeenCalledWith('g1');
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
