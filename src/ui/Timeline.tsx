import {
  type CSSProperties,
  type PointerEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#i18n';
import { type MomentKind, MomentMark } from './moments';
import { seatColour } from './playerColours';
import { SeatMark } from './SeatBadge';
import './Timeline.css';

/** A turn, from the end of an action to the beginning of the next turn. */
export interface TimelineTurn {
  /** How many actions came before it. */
  readonly from: number;
  readonly seat: string;
}

/** An action that stands out. */
export interface TimelineMoment {
  /** Number of the action, from 0. */
  readonly action: number;
  readonly kind: MomentKind;
  /** What it is, in a few words. */
  readonly label: string;
}

export interface TimelineHandle {
  /** Moves the thumb between actions. @param moment actions shown, the fraction of the next included */
  readonly show: (moment: number) => void;
}

export interface TimelineProps {
  /** How many actions the table has shown, 0 … total. */
  readonly shown: number;
  readonly total: number;
  /** In order; the first from 0. */
  readonly turns: readonly TimelineTurn[];
  readonly moments: readonly TimelineMoment[];
  /** What an action did, in a sentence or two. @param action from 0 */
  readonly wordsOf: (action: number) => string;
  readonly onSeek: (count: number) => void;
  readonly handle?: Ref<TimelineHandle> | undefined;
}

/** More bands than a screen has room for are drawn as one. */
const MOST_BANDS = 300;
/** The same of marks. */
const MOST_MARKS = 150;

/** The turns as bands, in order and covering the whole course: some of them for several turns where there are many. */
const bandsOf = (turns: readonly TimelineTurn[], total: number) =>
  thinned(turns, ({ from }) => from, total, MOST_BANDS);

/** Of things along the course the first in each of so many equal stretches. */
function thinned<Thing>(
  things: readonly Thing[],
  at: (thing: Thing) => number,
  total: number,
  stretches: number,
): readonly Thing[] {
  if (things.length <= stretches) return things;
  let last = -1;
  return things.filter((thing) => {
    const stretch = Math.min(stretches - 1, Math.floor((at(thing) * stretches) / Math.max(1, total)));
    const isFirst = stretch !== last;
    last = stretch;
    return isFirst;
  });
}

/** The width of the slider's thumb in CSS pixels. */
const THUMB = 22;

/** The course of a game as a slider: a band of turns, marks over it, and a thumb that also goes by keyboard. */
export function Timeline(props: TimelineProps) {
  const { shown, total, turns, moments, wordsOf, onSeek } = props;
  const { replay } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const show = useCallback(
    (moment: number) => root.current?.style.setProperty('--moment', String(total === 0 ? 0 : moment / total)),
    [total],
  );
  useImperativeHandle(props.handle, () => ({ show }), [show]);
  useEffect(() => show(shown), [show, shown]);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whoever came by a button that has gone with the present would find the focus nowhere.
    if (document.activeElement === document.body) slider.current?.focus();
  }, []);

  const place = (count: number) =>
    count === 0 ? replay.beginning : replay.at(replay.position(count, total), wordsOf(count - 1));
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - THUMB / 2) / (width - THUMB);
    setPointed(Math.min(total, Math.max(0, Math.round(share * total))));
  };
  const share = (count: number) => `${total === 0 ? 0 : (100 * count) / total}%`;
  const bands = useMemo(() => bandsOf(turns, total), [turns, total]);
  const marks = useMemo(() => thinned(moments, ({ action }) => action, total, MOST_MARKS), [moments, total]);
  const ends = [...bands.slice(1).map(({ from }) => from), total];
  return (
    <div ref={root} className="ui-timeline" style={{ '--thumb': `${THUMB}px` } as CSSProperties}>
      <div className="ui-timeline-course" aria-hidden="true">
        {bands.map(({ from, seat }, index) => (
          <span
            key={from}
            className="ui-timeline-turn"
            style={
              {
                left: share(from),
                width: share(ends[index]! - from),
                '--mark': seatColour(seat),
              } as CSSProperties
            }
          >
            <SeatMark seat={seat} size="10px" />
          </span>
        ))}
        <span className="ui-timeline-later" />
        {marks.map(({ action, kind }) => (
          <span key={action} className="ui-timeline-moment" style={{ left: share(action + 1) }}>
            <MomentMark kind={kind} />
          </span>
        ))}
        <span className="ui-timeline-thumb" />
        {pointed !== null && (
          <Tip at={pointed / Math.max(1, total)} text={place(pointed)} moments={moments} count={pointed} />
        )}
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={total}
        step={1}
        value={shown}
        aria-label={replay.timeline}
        aria-valuetext={withMoment(place(shown), moments, shown)}
        onChange={(event) => onSeek(Number(event.target.value))}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      />
    </div>
  );
}

/** The words, and what the action before a count stands out for. */
function withMoment(words: string, moments: readonly TimelineMoment[], count: number): string {
  const moment = moments.find(({ action }) => action === count - 1);
  return moment === undefined ? words : `${words} (${moment.label})`;
}

interface TipProps {
  /** 0 … 1. */
  readonly at: number;
  readonly text: string;
  readonly moments: readonly TimelineMoment[];
  readonly count: number;
}

function Tip({ at, text, moments, count }: TipProps) {
  const moment = moments.find(({ action }) => action === count - 1);
  return (
    <span className="ui-timeline-tip" style={{ '--at': at } as CSSProperties}>
      {moment !== undefined && (
        <strong>
          <MomentMark kind={moment.kind} />
          {moment.label}
        </strong>
      )}
      {text}
    </span>
  );
}
