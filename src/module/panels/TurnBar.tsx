import { type CSSProperties, type ReactNode, useId } from 'react';
import { classes, Panel, SeatMark, UndoButton, type UndoButtonProps } from '#ui';
import './TurnBar.css';

/** The steps of a turn. */
interface TurnSteps {
  readonly label: string;
  readonly names: readonly string[];
  /** The index of the step that is played now; -1 for none. */
  readonly now: number;
}

export interface TurnBarProps {
  /** Whose turn it is, or that the game is over. */
  readonly title: string;
  /** Whose turn it is; null for nobody's. */
  readonly seat: string | null;
  /** Null if nobody at this device plays, or if nothing can be undone here. */
  readonly undo: UndoButtonProps | null;
  /** Beside the title, e.g. how many cards have been played. */
  readonly state?: ReactNode;
  readonly steps?: TurnSteps | undefined;
  /** The progress of the game, e.g. the number of the turn; a phone shows it as small as possible. */
  readonly facts?: readonly string[] | undefined;
  /** What changes everything, e.g. that the last turn is played; null for nothing. */
  readonly warning?: string | null;
  /** What to do or to wait for. Where space is tight only screen readers get it. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /**
   * Buttons that belong to the turn, such as its end, described by the note of this id. With them, a phone shows no
   * more than the first fact; without facts not even the title, for the panel of the players says whose turn it is.
   */
  readonly ways?: ((note: string) => ReactNode) | undefined;
}

/** Whose turn it is, how far it has got, and undo. */
export function TurnBar({ title, seat, undo, state, steps, facts, warning, note, ...more }: TurnBarProps) {
  const noteId = useId();
  const { ways } = more;
  const back = undo !== null && <UndoButton {...undo} className="turn-undo" />;
  return (
    <Panel label={title} className={classes('turn-bar', ways !== undefined && 'acting', more.className)}>
      <div className="turn-head">
        <h2 className="turn-who" style={{ '--letters': title.length } as CSSProperties}>
          {seat !== null && <SeatMark seat={seat} size="0.85em" />}
          {title}
        </h2>
        {state}
        {ways === undefined && back}
      </div>
      {steps !== undefined && <Steps {...steps} />}
      {facts !== undefined && (
        <p className="turn-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {typeof warning === 'string' && (
        <p className="turn-warning" role="status">
          {warning}
        </p>
      )}
      {ways !== undefined && (
        <div className="turn-ways">
          {back}
          {ways(noteId)}
        </div>
      )}
      {note !== undefined && (
        <p id={noteId} className="turn-note">
          {note}
        </p>
      )}
    </Panel>
  );
}

function Steps({ label, names, now }: TurnSteps) {
  return (
    <ol className="turn-steps" aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          className={classes(index === now && 'now', index < now && 'done')}
          aria-current={index === now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
