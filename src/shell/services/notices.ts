import { createStore } from 'zustand/vanilla';
import type { NoticeState, PageServices } from '../../page/services';

export function createNotices(initial: NoticeState): Pick<PageServices, 'notices' | 'noticeStore'> {
  const store = createStore(() => initial);
  return {
    notices: { report: (problem) => store.setState({ problem }) },
    noticeStore: {
      ...store,
      dismissIgnored: () => store.setState(({ ignored }) => ({ ignored: ignored.slice(1) })),
    },
  };
}
