import { useCallback, useEffect, useRef, useState } from 'react';
import { onPresenterMessage, openPresenterChannel, type Presented, postToPresenter } from './link';

/** How the second window is: not asked for, kept back by the browser, or there. */
type TableWindow = 'none' | 'blocked' | 'open';

export interface PresentedTableControl {
  /** The browser lets two windows talk to each other. */
  readonly able: boolean;
  readonly table: TableWindow;
  /** Opens the second window. @param address of its page */
  readonly open: (address: string) => void;
}

/** A window that was opened here and has not spoken yet. */
const OPENED = '';

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
  const [blocked, setBlocked] = useState(false);
  // One that was opened counts before it has spoken.
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
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
      postToPresenter(channel, { type: 'shown', desk, ...shown, time: time() });
    };
    onPresenterMessage(channel, (message) => {
      if (message.type === 'shown' || message.type === 'call') return;
      if (message.desk === desk) {
        const { type, table } = message;
        setBlocked(false);
        setTables((known) => {
          const others = [...known].filter((each) => each !== table && each !== OPENED);
          return new Set(type === 'table' ? [...others, table] : others);
        });
      }
      // One that follows nobody yet is asked to.
      if (message.type === 'table' && (message.desk ?? desk) === desk) say.current();
    });
    // A table that is there already answers.
    say.current();
    postToPresenter(channel, { type: 'call', desk });
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
      setBlocked(opened === null);
      if (opened !== null) setTables((known) => new Set([...known, OPENED]));
    },
    [desk],
  );
  return { able, table: blocked ? 'blocked' : tables.size > 0 ? 'open' : 'none', open };
}
