import type { CSSProperties } from 'react';

export interface EventTitleProps {
  /** Title of the event; may be empty. */
  readonly title: string;
  readonly game: string;
}

/** Title of a broadcast: its event, or else its game. */
export function EventTitle({ title, game }: EventTitleProps) {
  const called = title === '' ? game : title;
  return <h1 style={{ '--letters': called.length } as CSSProperties}>{called}</h1>;
}
