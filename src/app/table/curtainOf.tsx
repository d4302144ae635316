import type { ReactNode } from 'react';
import { nameOf, type PanelProps } from '#module';
import { Curtain } from '#ui';

/** What hides the table while a device goes from hand to hand; null while nobody has to be waited for. */
export function curtainOf({ session, state, names }: PanelProps): ReactNode {
  if (state.curtain === null) return null;
  return (
    <Curtain
      key={state.curtain}
      seat={state.curtain}
      name={nameOf(names, state.curtain)}
      onReveal={() => {
        if (state.inPast) session.live();
        session.reveal();
      }}
    />
  );
}
