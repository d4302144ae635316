import { useCallback, useEffect, useRef, useState } from 'react';
import { onPresenterMessage, openPresenterChannel, type Presented, postToPresenter } from './link';

/** State of the second window; `blocked` by the popup blocker. */
type TableWindow = 'none' | 'blocked' | 'open';

export interface PresentedTableControl {
  /** Whether windows can communicate. */
  readonly able: boolean;
  readonly table: TableWindow;
  /** Opens the second window. @param address of its page */
  readonly open: (address: string) => void;
}

/** Placeholder for a window that was opened but has not reported yet. */
const OPENED = '';

/**
 * Keeps the audience windows of a presenter in sync.
 * @param desk id of the presenter
 * @param shown state to show
 * @param time seconds of the film, read with each message
 */
export function usePresentedTable(
  desk: string,
  shown: Omit<Presented, 'time'>,
  time: () => number,
): PresentedTableControl {
  const [blocked, setBlocked] = useState(false);
  // Opened windows count before they report.
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
      // A table that follows nobody is asked to follow this presenter.
      if (message.type === 'table' && (message.desk ?? desk) === desk) say.current();
    });
    // Existing tables answer.
    say.current();
    postToPresenter(channel, { type: 'call', desk });
    return () => {
      say.current = () => {};
      channel.close();
    };
  }, [desk]);
  const shownText = JSON.stringify(shown);
  useEffect(() => {
    if (shownText !== '') say.current();
  }, [shownText]);
  const open = useCallback(
    (address: string) => {
      // Reuses an existing window of this name.
      const opened = window.open(address, `kaiju-table-${desk}`, 'popup,width=1280,height=720');
      setBlocked(opened === null);
      if (opened !== null) setTables((known) => new Set([...known, OPENED]));
    },
    [desk],
  );
  return { able, table: blocked ? 'blocked' : tables.size > 0 ? 'open' : 'none', open };
}
