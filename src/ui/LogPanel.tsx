import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import { DrawingIcon } from './DrawingIcon';
import type { Drawing } from './drawing';
import { Icon } from './icons';
import './Panel.css';
import './LogPanel.css';
import { RuleButton } from './rule';
import { SeatMark } from './SeatBadge';
import { scrolls } from './scrolls';

/** Style of a line: combos stand out, housekeeping is subdued. */
export type LogTone = 'plain' | 'quiet' | 'hit' | 'combo' | 'turn' | 'end';

export interface LogEntry {
  readonly id: string;
  readonly text: string;
  readonly tone: LogTone;
  readonly seat: string | null;
  /** Icon for the kind of event, in a 24 × 24 box. Default: none. */
  readonly icon?: Drawing | undefined;
  /** Index of its action; clicking the line replays it. */
  readonly action: number;
  /** Number of the rule clause behind it. Default: none. */
  readonly clause?: string | undefined;
}

export interface LogPanelProps {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  readonly open: boolean;
  /** Number of actions the table has shown; the latest of them is marked, later ones are dimmed. */
  readonly shown: number;
  readonly onToggle: () => void;
  /** Replays an action. */
  readonly onSeek: (action: number) => void;
}

/** Lines shown initially, and added by each request for earlier ones: more than a screenful, few enough to be quick. */
const PORTION = 200;

/** Scrolls a list just far enough to show all lines of the current action; to the top before the first. */
function followLine(list: HTMLElement, shown: number): void {
  const lines = [...list.querySelectorAll<HTMLElement>('li')];
  const now = lines.filter(({ dataset }) => dataset.action === String(shown - 1));
  const [first = lines[0], last = first] = [now[0], now.at(-1)];
  if (first === undefined || last === undefined) return;
  const frame = list.getBoundingClientRect();
  const above = first.getBoundingClientRect().top - frame.top;
  const below = last.getBoundingClientRect().bottom - frame.bottom;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += Math.min(below, above);
}

/** The log of the game as a time line, newest at the bottom. Clicking a line replays its action. */
export function LogPanel({ entries, open, shown, onToggle, onSeek }: LogPanelProps) {
  const { log } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const [portions, setPortions] = useState(1);
  const done = entries.findLast(({ action }) => action < shown)?.action;
  const shownEntry = Math.max(
    0,
    entries.findIndex(({ action }) => action === done),
  );
  const first = Math.min(
    Math.max(0, entries.length - portions * PORTION),
    Math.floor(shownEntry / PORTION) * PORTION,
  );
  const isNow = ({ action }: LogEntry) => action === shown - 1;
  // Only the hovered line or the latest one links to its rule: a single button, however long the log is.
  const [pointed, setPointed] = useState<string | null>(null);
  const latest = entries.findLast((entry) => isNow(entry) && entry.clause !== undefined)?.id;
  const newest = entries.at(-1)?.id;
  const whole = entries.filter(({ action }) => action === done);
  const past = done !== entries.at(-1)?.action;
  const listed = open && entries.length > 0;
  useEffect(() => (listed ? scrolls(list.current) : undefined), [listed]);
  useEffect(() => {
    // A dependency on purpose, so that the list follows every new line, and when it opens.
    if (newest === undefined || !open) return;
    const element = list.current;
    if (element === null) return;
    if (past) followLine(element, shown);
    else element.scrollTop = element.scrollHeight;
  }, [newest, open, past, shown]);
  return (
    <section className={classes('ui-panel ui-log', open && 'open')} aria-label={log.title}>
      <button
        type="button"
        className="ui-log-head"
        aria-expanded={open}
        title={open ? log.hide : log.show}
        onClick={onToggle}
      >
        <span className="ui-log-title">{log.title}</span>
        <Icon name={open ? 'close' : 'log'} />
      </button>
      {!open && whole.length > 0 && (
        <p className="ui-log-latest">{whole.map(({ text }) => text).join(' ')}</p>
      )}
      {open && entries.length === 0 && <p className="ui-log-empty">{log.empty}</p>}
      {listed && (
        <ol ref={list} className="ui-scroll">
          {first > 0 && (
            <li className="quiet">
              <button type="button" onClick={() => setPortions(portions + 1)}>
                {log.earlier(first)}
              </button>
            </li>
          )}
          {entries.slice(first).map((entry) => (
            <li
              key={entry.id}
              className={classes(entry.tone, entry.action >= shown && 'later', isNow(entry) && 'now')}
              aria-current={isNow(entry) ? 'step' : undefined}
              data-action={entry.action}
              data-clause={entry.clause}
              onPointerEnter={() => setPointed(entry.id)}
              onPointerLeave={() => setPointed(null)}
              onFocus={() => setPointed(entry.id)}
            >
              <button type="button" title={log.seek(entry.text)} onClick={() => onSeek(entry.action)}>
                <span className="ui-log-seat">
                  {entry.seat === null ? (
                    <span className="ui-log-house" />
                  ) : (
                    <SeatMark seat={entry.seat} size="0.85em" />
                  )}
                </span>
                {entry.icon !== undefined && (
                  <DrawingIcon drawing={entry.icon} size="1.15em" className="ui-log-icon" />
                )}
                <span>{entry.text}</span>
              </button>
              {(entry.id === pointed || entry.id === latest) && (
                <RuleButton clause={entry.clause} look="mark" />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
