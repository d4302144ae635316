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
 * Keeps the tables of a presenter in other windows in step.
 * @param desk the presenter's name
 * @param shown what they are to show now
 * @param time seconds into the film, asked for whenever it is told
 */
export function usePresentedTable(
  desk: string,
  shown: Omit<Presented, 'time'>,
  time: () => number,
): PresentedTableControl {
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
      sayToPresenter(channel, { type: 'shown', desk, ...shown, time: time() });
    };
    hearPresenter(channel, (message) => {
      if (message.type !== 'shown' && message.desk === desk) {
        setTable(message.type === 'table' ? 'open' : 'none');
      }
      // One that follows nobody yet is asked to.
      if (message.type === 'table' && (message.desk ?? desk) === desk) say.current();
    });
    // A table that is there already answers.
    say.current();
    return () => {
      say.current = () => {};
      channel.close();
    };
  }, [desk]);
  const told = JSON.stringify(shown);
  useEffect(() => {
    if (told !== '') say.current();
  }, [told]);
  const open = useCallback(
    (address: string) => {
      // A window of this name that is there already is taken again.
      const opened = window.open(address, `kaiju-table-${desk}`, 'popup,width=1280,height=720');
      setTable(opened === null ? 'blocked' : 'open');
    },
    [desk],
  );
  return { able, table, open };
}
