import type { ReactNode } from 'react';
import { type GameModule, type GamePanelProps, type GameWords, nameOf } from '#module';
import { isHuman } from '#session';
import { PassScreen } from '#ui';

/** The pass screen, which hides the table while the device changes hands; null if it is not needed. */
export function passScreenFor(
  { session, state, names }: GamePanelProps,
  words: GameWords,
  { secretsGroup }: Pick<GameModule, 'secretsGroup'>,
): ReactNode {
  if (state.passTo === null) return null;
  const name = nameOf(names, state.passTo);
  const { passTo: next, seats } = state;
  // People who know the same hidden information take the device together.
  const side = seats
    .filter(
      (info) => info.seat === next || (isHuman(info) && secretsGroup?.(info.seat) === secretsGroup?.(next)),
    )
    .map(({ seat }) => seat);
  return (
    <PassScreen
      key={state.passTo}
      seat={state.passTo}
      name={name}
      words={words.passScreen?.(state.passTo, name)}
      side={secretsGroup === undefined ? undefined : side}
      onReveal={() => {
        if (state.inPast) session.live();
        session.reveal();
      }}
    />
  );
}
