import { useId } from 'react';
import { useLanguage } from '#i18n';

export interface PhotoSliderProps {
  readonly label: string;
  readonly hint?: string;
  /** The label is for screen readers only. */
  readonly quietLabel?: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider for mouse, touch and arrow keys. */
export function PhotoSlider({
  label,
  hint,
  quietLabel = false,
  value,
  onChange,
  ...range
}: PhotoSliderProps) {
  const id = useId();
  const language = useLanguage();
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <div className="photo-slider">
      <label htmlFor={id} className={quietLabel ? 'visually-hidden' : undefined}>
        {label}
        {hint !== undefined && <small> {hint}</small>}
      </label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={amount.format(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
