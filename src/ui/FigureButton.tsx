import './FigureButton.css';
import { Portrait } from './Portrait';

export interface FigureButtonProps {
  /** Id of the figure, also for tests. */
  readonly value: string;
  /** Name of its picture; see {@link Portrait}. */
  readonly figure: string;
  readonly name: string;
  /** The owner, and the figure's name. */
  readonly label: string;
  /** Opens the figure picker. */
  readonly onPress: () => void;
}

/** The figure of a seat, as large as its container; opens the figure picker. */
export function FigureButton({ value, figure, name, label, onPress }: FigureButtonProps) {
  return (
    <button
      type="button"
      className="ui-figure-button"
      data-figure={value}
      aria-label={label}
      onClick={onPress}
    >
      <Portrait figure={figure} />
      <span>{name}</span>
    </button>
  );
}
