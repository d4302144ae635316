import type { ReactNode } from 'react';
import { type GameModule, type GamePanelProps, type GameWords, nameOf } from '#module';
import { isHuman } from '#session';
import { PassScreen } from '#ui';

/** What hides the table while a device goes from hand to hand; null while nobody has to be waited for. */
export function passScreenFor(
  { session, state, names }: GamePanelProps,
  words: GameWords,
  { secretsGroup }: Pick<GameModule, 'secretsGroup'>,
): ReactNode {
  if (state.passTo === null) return null;
  const name = nameOf(names, state.passTo);
  const { passTo: next, seats } = state;
  // People who know the same hidden things take the device together.
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
