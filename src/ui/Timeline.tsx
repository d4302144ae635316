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
import type { ActionLine, ActionPlace } from './actionLine';
import { MomentMark, type TimelineMomentKind } from './moments';
import { seatColour } from './playerColours';
import { SeatMark } from './SeatBadge';
import './Timeline.css';

/** A turn, from the end of one action to the beginning of the next turn. */
export interface TimelineTurn {
  /** Number of actions before it. */
  readonly from: number;
  readonly seat: string;
}

/** An action that stands out. */
export interface TimelineMoment {
  /** Index of the action, from 0. */
  readonly action: number;
  readonly kind: TimelineMomentKind;
  /** What it is, in a few words. */
  readonly label: string;
}

export interface TimelineHandle {
  /** Moves the thumb between actions. @param moment actions shown, including the fraction of the next */
  readonly show: (moment: number) => void;
}

export interface TimelineProps {
  /** What the table has shown. */
  readonly shown: ActionPlace;
  readonly line: ActionLine;
  /** In order; the first starts at 0. */
  readonly turns: readonly TimelineTurn[];
  readonly moments: readonly TimelineMoment[];
  /** What an action, or one of its steps, did, in a sentence or two. @param action from 0 @param step from 0 */
  readonly wordsOf: (action: number, step?: number) => string;
  readonly onSeek: (place: ActionPlace) => void;
  readonly handle?: Ref<TimelineHandle> | undefined;
}

/** Beyond this number, bands are merged into one. */
const MAX_BANDS = 300;
/** Likewise for marks. */
const MAX_MARKS = 150;

/** The turns as contiguous bands over the whole game; if there are many, several turns share a band. */
const bandsOf = (turns: readonly TimelineTurn[], line: ActionLine) =>
  thinned(turns, ({ from }) => line.unitOf(from), line.units, MAX_BANDS);

/** Divides the game into equal stretches and keeps the first thing in each. */
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

/** Width of the slider's thumb in CSS pixels. */
const THUMB = 22;

/** The course of a game as a slider: bands for turns, marks above them, and a thumb that works by keyboard too. */
export function TimelineBar(props: TimelineProps) {
  const { line, turns, moments, wordsOf, onSeek } = props;
  const { units, actions } = line;
  const shown = line.unitOf(props.shown.action, props.shown.step);
  const { replay } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const show = useCallback(
    (unit: number) => root.current?.style.setProperty('--moment', String(units === 0 ? 0 : unit / units)),
    [units],
  );
  useImperativeHandle(props.handle, () => ({ show: (moment) => show(line.unitOf(moment)) }), [show, line]);
  useEffect(() => show(shown), [show, shown]);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that brought the user here is gone, and the focus with it.
    if (document.activeElement === document.body) slider.current?.focus();
  }, []);

  const place = (unit: number) => {
    const { action, step } = line.placeOf(unit);
    if (step > 0) return replay.at(replay.step(action + 1, actions, step), wordsOf(action, step - 1));
    return action === 0 ? replay.beginning : replay.at(replay.position(action, actions), wordsOf(action - 1));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - THUMB / 2) / (width - THUMB);
    setPointed(Math.min(units, Math.max(0, Math.round(share * units))));
  };
  const share = (unit: number) => `${units === 0 ? 0 : (100 * unit) / units}%`;
  const bands = useMemo(() => bandsOf(turns, line), [turns, line]);
  const marks = useMemo(
    () => thinned(moments, ({ action }) => line.unitOf(action), units, MAX_MARKS),
    [moments, line, units],
  );
  const ends = [...bands.slice(1).map(({ from }) => line.unitOf(from)), units];
  const momentAt = (unit: number) => {
    const { action, step } = line.placeOf(unit);
    return step > 0 ? undefined : moments.find((moment) => moment.action === action - 1);
  };
  return (
    <div ref={root} className="ui-timeline" style={{ '--thumb': `${THUMB}px` } as CSSProperties}>
      <div className="ui-timeline-course" aria-hidden="true">
        {bands.map(({ from, seat }, index) => (
          <span
            key={from}
            className="ui-timeline-turn"
            style={
              {
                left: share(line.unitOf(from)),
                width: share(ends[index]! - line.unitOf(from)),
                '--mark': seatColour(seat),
              } as CSSProperties
            }
          >
            <SeatMark seat={seat} size="10px" />
          </span>
        ))}
        <span className="ui-timeline-later" />
        {marks.map(({ action, kind }) => (
          <span key={action} className="ui-timeline-moment" style={{ left: share(line.unitOf(action + 1)) }}>
            <MomentMark kind={kind} />
          </span>
        ))}
        <span className="ui-timeline-thumb" />
        {pointed !== null && (
          <Tip at={pointed / Math.max(1, units)} text={place(pointed)} moment={momentAt(pointed)} />
        )}
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={units}
        step={1}
        value={shown}
        aria-label={replay.timeline}
        aria-valuetext={withMoment(place(shown), momentAt(shown))}
        onChange={(event) => onSeek(line.placeOf(Number(event.target.value)))}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      />
    </div>
  );
}

/** The text, and the highlight of the action before a place. */
const withMoment = (words: string, moment: TimelineMoment | undefined): string =>
  moment === undefined ? words : `${words} (${moment.label})`;

interface TipProps {
  /** 0 … 1. */
  readonly at: number;
  readonly text: string;
  readonly moment: TimelineMoment | undefined;
}

function Tip({ at, text, moment }: TipProps) {
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
