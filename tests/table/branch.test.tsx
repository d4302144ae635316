// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { BranchDialog } from '../../src/table/BranchDialog';
import { byName, cleanUp, click, render } from '../ui/render';

afterEach(cleanUp);

const SEATS = [
  { seat: 'A', name: 'Rex', controller: 'human' },
  { seat: 'B', name: 'Mia', controller: { bot: 'hunter' } },
  { seat: 'C', name: 'Zed', controller: { bot: 'greedy' } },
  { seat: 'D', name: 'Ivo', controller: { bot: 'random' } },
] as const;

it('bots play on as well as they did, or as somebody chooses', () => {
  const onStart = vi.fn();
  const { container } = render(
    <BranchDialog action={3} seats={SEATS} dealtAnew={false} onStart={onStart} onClose={vi.fn()} />,
  );
  const levelsOf = (name: string) =>
    container.ownerDocument.querySelector(`[role="radiogroup"][aria-label="Level of ${name}"]`);
  expect(levelsOf('Rex')).toBeNull();
  click(levelsOf('Zed')!.querySelector('input[aria-label="Schemer"]')!);
  click(byName('Start the new game'));
  // Whoever plays at random has no level, and plays on as bots usually do.
  expect([...onStart.mock.calls[0]![0]]).toEqual([
    ['B', 'hunter'],
    ['C', 'planner'],
    ['D', 'greedy'],
  ]);
});

it('a person who gives a seat to a bot chooses how it plays', () => {
  const onStart = vi.fn();
  const { container } = render(
    <BranchDialog
      action={3}
      seats={SEATS.slice(0, 2)}
      dealtAnew={false}
      onStart={onStart}
      onClose={vi.fn()}
    />,
  );
  const page = container.ownerDocument;
  click(
    page.querySelector('.ui-segmented input[value="bot"]') ??
      page.querySelectorAll('.ui-segmented input')[1]!,
  );
  click(page.querySelector('[aria-label="Level of Rex"] input[aria-label="Schemer"]')!);
  click(byName('Start the new game'));
  expect([...onStart.mock.calls[0]![0]]).toEqual([
    ['A', 'planner'],
    ['B', 'hunter'],
  ]);
});

it('somebody may be proposed to play on alone', () => {
  const onStart = vi.fn();
  render(
    <BranchDialog
      action={3}
      seats={SEATS.map((seat) => ({ ...seat, controller: 'human' as const }))}
      people={['B']}
      dealtAnew
      onStart={onStart}
      onClose={vi.fn()}
    />,
  );
  click(byName('Start the new game'));
  expect([...onStart.mock.calls[0]![0].keys()]).toEqual(['A', 'C', 'D']);
});
