// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { EmptySeat, PLAYER_COLOURS, SeatCard, type SeatPlayer } from '#ui';
import { byName, cleanUp, click, render, type } from './render';

afterEach(cleanUp);

const REX: SeatPlayer = { name: 'Rex', bot: false, level: 'greedy', colour: PLAYER_COLOURS.red };

function show(player: SeatPlayer) {
  const calls = { onChange: vi.fn(), onColour: vi.fn() };
  const { container } = render(
    <SeatCard seat="A" player={player} {...calls}>
      <p>figure</p>
    </SeatCard>,
  );
  return { ...calls, container };
}

it('a seat asks for a name, a person or a bot, a colour, and whatever its game wants to know', () => {
  const { container, onChange, onColour } = show(REX);
  expect(container.textContent).toContain('figure');
  const radio = (label: string) =>
    [...container.querySelectorAll('input[type=radio]')].find(
      (input) => input.parentElement?.textContent === label,
    )!;
  type(container.querySelector<HTMLInputElement>('input:not([type=radio])')!, 'Mia');
  expect(onChange).toHaveBeenLastCalledWith({ name: 'Mia' });
  click(radio('Bot'));
  expect(onChange).toHaveBeenLastCalledWith({ bot: true });
  click(byName('teal'));
  expect(onColour).toHaveBeenCalledExactlyOnceWith(PLAYER_COLOURS.teal);
});

it('a seat that nobody has can be taken', () => {
  const onAdd = vi.fn();
  const { container } = render(<EmptySeat label="A player here" onAdd={onAdd} />);
  expect(container.querySelector('input')).toBeNull();
  click(byName('A player here'));
  expect(onAdd).toHaveBeenCalledOnce();
});
