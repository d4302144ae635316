import type { ReactNode } from 'react';
import { type GameWords, nameOf, type PanelProps } from '#module';
import { Curtain } from '#ui';

/** What hides the table while a device goes from hand to hand; null while nobody has to be waited for. */
export function curtainOf({ session, state, names }: PanelProps, words: GameWords): ReactNode {
  if (state.curtain === null) return null;
  const name = nameOf(names, state.curtain);
  return (
    <Curtain
      key={state.curtain}
      seat={state.curtain}
      name={name}
      words={words.curtain?.(state.curtain, name)}
      onReveal={() => {
        if (state.inPast) session.live();
        session.reveal();
      }}
    />
  );
}
