import { Suspense } from 'react';
import type { Result } from '#core';
import { beginFirstGame, beginRealGame } from '../../../page/firstGame/begin';
import { lazily } from '../../../page/lazily';
import type { Page } from '../../../page/page';
import type { RunningGame } from '../../../page/start';
import type { Coach } from './useCoach';

const FirstGameEnd = lazily(async () => (await import('./FirstGameEnd')).FirstGameEnd);

export interface FirstGameResultProps {
  readonly page: Page;
  readonly running: RunningGame;
  readonly coach: Coach;
  readonly onResult: () => void;
  readonly onLook: () => void;
}

/** End of a tutorial, once its code is loaded. */
export function FirstGameResult({ page, running, coach, onResult, onLook }: FirstGameResultProps) {
  const tell = (begun: Result<unknown>) => {
    if (!begun.ok) page.report(begun.error);
  };
  return (
    <Suspense fallback={null}>
      <FirstGameEnd
        running={running}
        coach={coach}
        onRealGame={() => tell(beginRealGame(page, running))}
        onAnew={() => tell(beginFirstGame(page, running.module, coach.first))}
        onResult={onResult}
        onLook={onLook}
      />
    </Suspense>
  );
}
