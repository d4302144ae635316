import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { ErrorNotice } from '#ui';
import { useNoticeStore } from '../services';

/** Warns about ignored parts of the URL, one at a time. */
export function IgnoredNotice() {
  const notices = useNoticeStore();
  const { faults } = useMessages();
  const [first] = useStore(notices, (state) => state.ignored);
  if (first === undefined) return null;
  return <ErrorNotice title={faults.ignored} problem={first} onDismiss={() => notices.dismissIgnored()} />;
}
