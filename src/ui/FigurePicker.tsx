import { type ReactNode, Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from './Button';
import { Dialog } from './Dialog';
import './FigurePicker.css';
import { Portrait } from './Portrait';

export interface FigureOption {
  readonly value: string;
  readonly name: string;
  /** Name of its picture; see {@link Portrait}. */
  readonly figure: string;
  /** Who has it now; taking it swaps figures with them. */
  readonly holder?: string | undefined;
}

export interface FigurePickerProps {
  readonly title: string;
  readonly options: readonly FigureOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The large view of the chosen figure; its picture shows until that has loaded, and if it fails. */
  readonly stage: ReactNode;
  /** Facts about the chosen figure. */
  readonly children?: ReactNode;
  /** Text of the button that closes it. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Figure picker: all figures as pictures, and the chosen one on its base. */
export function FigurePicker(props: FigurePickerProps) {
  const { title, options, value, onChange, onClose } = props;
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  const portrait = chosen === undefined ? null : <Portrait figure={chosen.figure} />;
  return (
    <Dialog title={title} onClose={onClose} className="ui-figures">
      <div className="ui-figures-stage">
        <ErrorBoundary fallback={portrait}>
          <Suspense fallback={portrait}>{props.stage}</Suspense>
        </ErrorBoundary>
      </div>
      <div className="ui-figures-side">
        <fieldset className="ui-figures-row">
          <legend className="visually-hidden">{title}</legend>
          {options.map((option) => (
            <label key={option.value} data-figure={option.value}>
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                data-first={option.value === value || undefined}
                onChange={() => onChange(option.value)}
              />
              <span className="ui-figures-card">
                <Portrait figure={option.figure} />
                <span>{option.name}</span>
                {option.holder !== undefined && <small>{option.holder}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        <div className="ui-figures-words">{props.children}</div>
        <Button look="primary" onPress={onClose}>
          {props.done}
        </Button>
      </div>
    </Dialog>
  );
}
