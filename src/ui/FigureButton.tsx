import './FigureButton.css';
import { Portrait } from './Portrait';

export interface FigureButtonProps {
  /** Label of the figure, also for tests. */
  readonly value: string;
  /** Its picture; see {@link Portrait}. */
  readonly figure: string;
  readonly name: string;
  /** Whose it is, and its name. */
  readonly label: string;
  /** Asks for another one. */
  readonly onPress: () => void;
}

/** The figure of a seat, as large as what it stands in, and the way to another one. */
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
