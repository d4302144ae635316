import type { CSSProperties } from 'react';

export interface EventTitleProps {
  /** Of the event; empty for none. */
  readonly title: string;
  /** That of the game. */
  readonly game: string;
}

/** What a broadcast is called: its event, else its game. */
export function EventTitle({ title, game }: EventTitleProps) {
  const called = title === '' ? game : title;
  return <h1 style={{ '--letters': called.length } as CSSProperties}>{called}</h1>;
}
