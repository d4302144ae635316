// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RuleProvider } from '#ui';
import { ActionPicker } from '#zorgl/view';
import { render } from '../../../../ui/render';
import { begin, names } from './picker';

it('a preview leads to its own rule, and a refusal leaves the mark to the choice', () => {
  const open = vi.fn();
  const pass = () => undefined;
  const picker = (refused: boolean) => (
    <RuleProvider open={open}>
      <ActionPicker
        selection={begin([])}
        names={names}
        onMode={pass}
        onChoice={pass}
        onConfirm={pass}
        onBack={pass}
        onCancel={pass}
        onPreview={pass}
        hint={{ text: 'Rex falls.', refused, clause: 'Z9.1' }}
      />
    </RuleProvider>
  );
  const { unmount } = render(picker(false));
  screen.getByRole('button', { name: 'The rule: Z9.1', hidden: true }).click();
  expect(open).toHaveBeenCalledWith('Z9.1');
  unmount();
  render(picker(true));
  expect(screen.queryByRole('button', { name: 'The rule: Z9.1', hidden: true })).toBeNull();
});
