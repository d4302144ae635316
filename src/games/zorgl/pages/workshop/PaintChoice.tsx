import { useId } from 'react';
import { useMessages } from '#i18n';
import { COLOUR_NAMES, PLAYER_COLOURS } from '#ui';
import { useZorglMessages } from '#zorgl/view';

export interface PaintChoiceProps {
  readonly label: string;
  /** As `#rrggbb`; undefined for the figure's own colour. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Value of the colour field while the figure keeps its own colour. */
const UNPAINTED = '#8a8378';

/** Picks the colour of a part: its own, a preset, or any other. */
export function PaintChoice({ label, value, onChange }: PaintChoiceProps) {
  const { seat } = useMessages();
  const { workshop } = useZorglMessages();
  const name = useId();
  const other = value !== undefined && !COLOUR_NAMES.some((colour) => PLAYER_COLOURS[colour] === value);
  return (
    <fieldset className="workshop-paint">
      <legend>{label}</legend>
      <div className="workshop-paint-row">
        <label className="own">
          <input
            type="radio"
            name={name}
            checked={value === undefined}
            onChange={() => onChange(undefined)}
          />
          <span>{workshop.ownPaint}</span>
        </label>
        {COLOUR_NAMES.map((colour) => (
          <label key={colour} title={seat.colours[colour]}>
            <input
              type="radio"
              name={name}
              aria-label={seat.colours[colour]}
              checked={PLAYER_COLOURS[colour] === value}
              onChange={() => onChange(PLAYER_COLOURS[colour])}
            />
            <span style={{ background: PLAYER_COLOURS[colour] }} aria-hidden="true" />
          </label>
        ))}
        <input
          type="color"
          className={other ? 'chosen' : undefined}
          aria-label={workshop.otherPaint}
          title={workshop.otherPaint}
          value={value ?? UNPAINTED}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </fieldset>
  );
}
