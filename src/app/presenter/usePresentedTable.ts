import { useCallback, useEffect, useRef, useState } from 'react';
import { hearPresenter, openPresenterChannel, type Presented, sayToPresenter } from './link';

/** How the second window is: not asked for, kept back by the browser, or there. */
export type TableWindow = 'none' | 'blocked' | 'open';

export interface PresentedTableControl {
  /** The browser lets two windows talk to each other. */
  readonly able: boolean;
  readonly table: TableWindow;
  /** Opens the second window. @param address of its page */
  readonly open: (address: string) => void;
}

/**
 * Keeps tables in other windows in step with the presenter.
 * @param shown what they are to show now
 * @param time seconds into the film, asked for whenever it is told
 */
export function usePresentedTable(shown: Omit<Presented, 'time'>, time: () => number): PresentedTableControl {
  const [table, setTable] = useState<TableWindow>('none');
  const [able, setAble] = useState(true);
  const latest = useRef({ shown, time });
  useEffect(() => {
    latest.current = { shown, time };
  });
  const say = useRef(() => {});
  useEffect(() => {
    const channel = openPresenterChannel();
    setAble(channel !== null);
    if (channel === null) return;
    say.current = () => {
      const { shown, time } = latest.current;
      sayToPresenter(channel, { type: 'shown', ...shown, time: time() });
    };
    hearPresenter(channel, ({ type }) => {
      if (type === 'gone') setTable('none');
      if (type !== 'table') return;
      setTable('open');
      say.current();
    });
    // A table that is there already answers.
    say.current();
    return () => {
      say.current = () => {};
      channel.close();
    };
  }, []);
  const told = JSON.stringify(shown);
  useEffect(() => {
    if (told !== '') say.current();
  }, [told]);
  const open = useCallback((address: string) => {
    // A window of this name that is there already is taken again.
    setTable(
      window.open(address, 'kaiju-table', 'popup,width=1280,height=720') === null ? 'blocked' : 'open',
    );
  }, []);
  return { able, table, open };
}
