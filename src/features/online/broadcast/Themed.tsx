import type { CSSProperties, ReactNode } from 'react';
import type { Broadcast } from '#net';
import './Watch.css';

export interface ThemedProps extends Pick<Broadcast, 'theme' | 'margins'> {
  readonly children: ReactNode;
}

/** The root of a broadcast: theme and safe margins. */
export function Themed({ theme, margins, children }: ThemedProps) {
  const style = { '--margin': margins / 100 } as CSSProperties;
  return (
    <main className="cast" data-theme={theme} style={style}>
      {children}
    </main>
  );
}
