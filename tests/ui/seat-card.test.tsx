// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { PLAYER_COLOURS, SeatCard, type SeatPlayer } from '#ui';
import { byName, cleanUp, click, render, type } from './render';

afterEach(cleanUp);

const REX: SeatPlayer = { name: 'Rex', bot: false, colour: PLAYER_COLOURS.red };

function show(player: SeatPlayer | null) {
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

it('a seat without a player is empty', () => {
  const { container } = show(null);
  expect(container.textContent).toBe('empty');
  expect(container.querySelector('input')).toBeNull();
});
