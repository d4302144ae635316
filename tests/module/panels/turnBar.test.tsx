// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TurnBar } from '#module';
import { cleanUp, click, render } from '../../ui/render';

afterEach(cleanUp);

const show = (more: Partial<ComponentProps<typeof TurnBar>> = {}) =>
  render(<TurnBar title="Mia’s turn" seat="B" undo={null} {...more} />).container;

describe('the turn bar', () => {
  it('says whose turn it is, and only what a game gives it', () => {
    const bar = show();
    expect(bar.querySelector('section')?.getAttribute('aria-label')).toBe('Mia’s turn');
    expect(bar.querySelector('h2')?.textContent).toBe('Mia’s turn');
    expect(bar.querySelector('ol, p, button')).toBeNull();
  });

  it('marks the step that is played now and those before it', () => {
    const steps = { label: 'Steps', names: ['Move', 'Build', 'Fire'], now: 1 };
    const items = [...show({ steps }).querySelectorAll('li')];
    expect(items.map((item) => item.className)).toEqual(['done', 'now', '']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('announces a warning, and shows the progress of the game', () => {
    const bar = show({ warning: 'The last turn', facts: ['Turn 8', '3 tiles left'] });
    expect(bar.querySelector('[role=status]')?.textContent).toBe('The last turn');
    expect([...bar.querySelectorAll('.turn-facts span')].map((fact) => fact.textContent)).toEqual([
      'Turn 8',
      '3 tiles left',
    ]);
    expect(show({ warning: null }).querySelector('[role=status]')).toBeNull();
  });

  it('describes the buttons of the turn by the note, with undo beside them', () => {
    const onUndo = vi.fn();
    const bar = show({
      undo: { blocked: null, onUndo },
      note: 'Play one more card.',
      ways: (note) => (
        <button type="button" aria-describedby={note}>
          End turn
        </button>
      ),
    });
    const buttons = [...bar.querySelectorAll('button')];
    expect(bar.querySelectorAll('.turn-ways button')).toHaveLength(2);
    const note = buttons.at(-1)!.getAttribute('aria-describedby')!;
    expect(document.getElementById(note)?.textContent).toBe('Play one more card.');
    click(buttons[0]!);
    expect(onUndo).toHaveBeenCalledOnce();
  });
});
