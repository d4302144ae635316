import { useId } from 'react';
import { classes } from './classes';
import './fields.css';

export interface ToggleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** Cannot be changed now; the hint says why. */
  readonly disabled?: boolean;
}

/** A switch: on or off. */
export function Toggle({ label, hint, value, onChange, disabled = false }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      className="ui-toggle"
      aria-checked={value}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onChange(!value);
      }}
    >
      <span className="ui-toggle-words">
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <span className="ui-toggle-track" aria-hidden="true" />
    </button>
  );
}

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shorter visible label for narrow windows. Default: the full label. */
  readonly brief?: string;
}

export interface ChoiceFieldProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The label is for screen readers only. */
  readonly quietLabel?: boolean | undefined;
}

export interface SegmentedProps<Value extends string | number> extends ChoiceFieldProps<Value> {
  /** Never wraps. */
  readonly oneRow?: boolean | undefined;
}

/** A few options side by side, one of them selected. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, quietLabel = false, oneRow = false } = props;
  const name = useId();
  return (
    <fieldset className="ui-segmented">
      <legend className={quietLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="ui-segmented-row" data-one-row={oneRow || undefined}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.brief === undefined ? (
              <span>{option.label}</span>
            ) : (
              <span data-brief={option.brief}>
                <span className="ui-segmented-whole">{option.label}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SliderProps {
  readonly label: string;
  /** 0 … 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value is kept, but has no effect now. */
  readonly disabled?: boolean | undefined;
}

/** A level from 0 to 1, in steps of 0.05. */
export function Slider({ label, value, onChange, disabled = false }: SliderProps) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div className="ui-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={disabled}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
      <output htmlFor={id}>{percent} %</output>
    </div>
  );
}

/** A drop-down list. */
export function Select<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, onChange, quietLabel = false } = props;
  const id = useId();
  return (
    <div className="ui-field">
      <label htmlFor={id} className={quietLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the value; replaces the hint. */
  readonly error?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly inputMode?: 'text' | 'numeric' | undefined;
  readonly quietLabel?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error, quietLabel = false, className } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classes('ui-field', className)}>
      <label htmlFor={id} className={quietLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={props.maxLength}
        inputMode={props.inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? 'ui-field-hint' : 'ui-field-error'}>
          {note}
        </p>
      )}
    </div>
  );
}
