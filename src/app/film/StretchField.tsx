import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import { SeatMark, seatColour, type TimelineTurn } from '#ui';
import './StretchField.css';

export interface StretchFieldProps {
  /** The first action, from 0, and the one after the last. */
  readonly from: number;
  readonly until: number;
  readonly total: number;
  readonly turns: readonly TimelineTurn[];
  /** What an action did. @param action from 0 */
  readonly wordsOf: (action: number) => string;
  readonly onChange: (stretch: { readonly from: number; readonly until: number }) => void;
}

/** Two handles over the turns of a game. */
export function StretchField({ from, until, total, turns, wordsOf, onChange }: StretchFieldProps) {
  const { film } = useMessages();
  const share = (count: number) => `${(100 * count) / total}%`;
  const ends = [...turns.slice(1).map((turn) => turn.from), total];
  const words = (action: number) => film.action(action + 1, wordsOf(action));
  return (
    <fieldset className="film-stretch">
      <legend>{film.stretch}</legend>
      <div className="film-stretch-course" aria-hidden="true">
        {turns.map(({ from: begins, seat }, index) => (
          <span
            key={begins}
            className="film-stretch-turn"
            style={
              {
                left: share(begins),
                width: share(ends[index]! - begins),
                '--mark': seatColour(seat),
              } as CSSProperties
            }
          >
            <SeatMark seat={seat} size="10px" />
          </span>
        ))}
        <span className="film-stretch-chosen" style={{ left: share(from), width: share(until - from) }} />
      </div>
      <label>
        <span>{film.from}</span>
        <input
          type="range"
          min={0}
          max={total - 1}
          value={from}
          aria-valuetext={words(from)}
          onChange={({ target }) => {
            const first = Number(target.value);
            onChange({ from: first, until: Math.max(until, first + 1) });
          }}
        />
        <small>{words(from)}</small>
      </label>
      <label>
        <span>{film.until}</span>
        <input
          type="range"
          min={0}
          max={total - 1}
          value={until - 1}
          aria-valuetext={words(until - 1)}
          onChange={({ target }) => {
            const last = Number(target.value);
            onChange({ from: Math.min(from, last), until: last + 1 });
          }}
        />
        <small>{words(until - 1)}</small>
      </label>
    </fieldset>
  );
}
