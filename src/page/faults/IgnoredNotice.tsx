import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { ErrorNotice } from '#ui';
import type { Page } from '../page';

/** Says which part of the address is not understood, one at a time. */
export function IgnoredNotice({ page }: { readonly page: Page }) {
  const { faults } = useMessages();
  const [first, ...others] = useStore(page.store, (state) => state.ignored);
  if (first === undefined) return null;
  return (
    <ErrorNotice
      title={faults.ignored}
      problem={first}
      onDismiss={() => page.store.setState({ ignored: others })}
    />
  );
}
