// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChoiceTray, type TrayChoice } from '#module';
import { RuleProvider } from '#ui';
import { byName, cleanUp, click, render } from '../../ui/render';

afterEach(cleanUp);

const choice = (key: string, more: Partial<TrayChoice> = {}): TrayChoice => ({
  key,
  label: `Take ${key}`,
  onChoose: vi.fn(),
  ...more,
});

const status = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent;

describe('a tray of choices', () => {
  it('asks, and hears which answer is pressed', () => {
    const [one, two] = [choice('one', { choice: 'one' }), choice('two')];
    const { container } = render(<ChoiceTray label="Answers" ask="Which?" choices={[one, two]} />);
    expect(status(container)).toBe('Which?');
    click(byName('Take two'));
    expect(two.onChoose).toHaveBeenCalledOnce();
    expect(one.onChoose).not.toHaveBeenCalled();
    expect(byName('Take one').dataset.choice).toBe('one');
    expect(byName('Take two').dataset.choice).toBeUndefined();
  });

  it('names an answer in full where it shows less', () => {
    render(<ChoiceTray label="Answers" ask="Which?" choices={[choice('one', { face: '1' })]} />);
    const button = byName('Take one');
    expect(button.textContent).toBe('1');
    expect(button.title).toBe('Take one');
  });

  it('keeps a closed answer in reach, with its reason, and does nothing', () => {
    const closed = choice('one', { closed: 'None is left.' });
    render(<ChoiceTray label="Answers" ask="Which?" choices={[closed]} />);
    const button = byName('Take one');
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'None is left.']);
    click(button);
    expect(closed.onChoose).not.toHaveBeenCalled();
  });

  it('says why a click chose nothing instead of asking, and leads to its rule', () => {
    const open = vi.fn();
    const { container } = render(
      <RuleProvider open={open}>
        <ChoiceTray label="Answers" ask="Which?" rule="A1.1" refusal={{ text: 'Too far.', clause: 'A2.2' }} />
      </RuleProvider>,
    );
    expect(status(container)).toBe('Too far.');
    click(container.querySelector('.ui-rule')!);
    expect(open.mock.calls).toEqual([['A2.2']]);
  });

  it('has the ways back that there are', () => {
    const onBack = vi.fn();
    const { container } = render(<ChoiceTray label="Answers" ask="Which?" onBack={onBack} />);
    expect(container.querySelectorAll('button')).toHaveLength(1);
    click(byName('Back'));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
