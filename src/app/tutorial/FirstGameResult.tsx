import { Suspense } from 'react';
import type { Result } from '#core';
import { lazily } from '../lazily';
import type { Page } from '../page';
import type { RunningGame } from '../start';
import { beginFirstGame, beginRealGame } from './begin';
import type { Coach } from './useCoach';

const FirstGameEnd = lazily(async () => (await import('./FirstGameEnd')).FirstGameEnd);

export interface FirstGameResultProps {
  readonly page: Page;
  readonly running: RunningGame;
  readonly coach: Coach;
  readonly onResult: () => void;
  readonly onLook: () => void;
}

/** What a first game came to, once that is loaded. */
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
