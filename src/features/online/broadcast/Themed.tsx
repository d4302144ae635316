import type { CSSProperties, ReactNode } from 'react';
import type { Broadcast } from '#net';
import './Watch.css';

export interface ThemedProps extends Pick<Broadcast, 'theme' | 'margins'> {
  readonly children: ReactNode;
}

/** The window of a broadcast: its look, and how much of its margin is kept free. */
export function Themed({ theme, margins, children }: ThemedProps) {
  const style = { '--margin': margins / 100 } as CSSProperties;
  return (
    <main className="cast" data-theme={theme} style={style}>
      {children}
    </main>
  );
}
