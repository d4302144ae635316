import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import { type ActionLine, type ActionPlace, SeatMark, seatColour, type TimelineTurn } from '#ui';
import './StretchField.css';

export interface StretchFieldProps {
  readonly from: ActionPlace;
  readonly until: ActionPlace;
  readonly line: ActionLine;
  readonly turns: readonly TimelineTurn[];
  /** Text of an action or one of its steps. @param action from 0 @param step from 0 */
  readonly wordsOf: (action: number, step?: number) => string;
  readonly onChange: (stretch: { readonly from: ActionPlace; readonly until: ActionPlace }) => void;
}

/** A range slider over the turns of a game. */
export function StretchField({ line, turns, wordsOf, onChange, ...stretch }: StretchFieldProps) {
  const { film } = useMessages();
  const { units } = line;
  const from = line.unitOf(stretch.from.action, stretch.from.step);
  const until = line.unitOf(stretch.until.action, stretch.until.step);
  const share = (unit: number) => `${(100 * unit) / units}%`;
  const begins = turns.map((turn) => line.unitOf(turn.from));
  const words = (unit: number) => {
    const { action, step } = line.placeOf(unit);
    const count = line.unitOf(action + 1) - line.unitOf(action);
    return count === 1
      ? film.action(action + 1, wordsOf(action))
      : film.step(action + 1, step + 1, wordsOf(action, step));
  };
  const choose = (first: number, end: number) =>
    onChange({ from: line.placeOf(first), until: line.placeOf(end) });
  return (
    <fieldset className="film-stretch">
      <legend>{film.stretch}</legend>
      <div className="film-stretch-course" aria-hidden="true">
        {turns.map(({ from: action, seat }, index) => (
          <span
            key={action}
            className="film-stretch-turn"
            style={
              {
                left: share(begins[index]!),
                width: share((begins[index + 1] ?? units) - begins[index]!),
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
          max={units - 1}
          value={from}
          aria-valuetext={words(from)}
          onChange={({ target }) => {
            const first = Number(target.value);
            choose(first, Math.max(until, first + 1));
          }}
        />
        <small>{words(from)}</small>
      </label>
      <label>
        <span>{film.until}</span>
        <input
          type="range"
          min={0}
          max={units - 1}
          value={until - 1}
          aria-valuetext={words(until - 1)}
          onChange={({ target }) => {
            const last = Number(target.value);
            choose(Math.min(from, last), last + 1);
          }}
        />
        <small>{words(until - 1)}</small>
      </label>
    </fieldset>
  );
}
