import { Suspense } from 'react';
import type { Result } from '#core';
import { useMemory, useNotices, useRandom } from '#module';
import { beginFirstGame, beginRealGame } from '../../../page/firstGame/begin';
import { lazily } from '../../../page/lazily';
import { useSessions } from '../../../page/services';
import type { RunningGame } from '../../../page/start';
import type { Coach } from './useCoach';

const FirstGameEnd = lazily(async () => (await import('./FirstGameEnd')).FirstGameEnd);

export interface FirstGameResultProps {
  readonly running: RunningGame;
  readonly coach: Coach;
  readonly onResult: () => void;
  readonly onLook: () => void;
}

/** End of a tutorial, once its code is loaded. */
export function FirstGameResult({ running, coach, onResult, onLook }: FirstGameResultProps) {
  const memory = useMemory();
  const notices = useNotices();
  const random = useRandom();
  const sessions = useSessions();
  const tell = (begun: Result<unknown>) => {
    if (!begun.ok) notices.report(begun.error);
  };
  return (
    <Suspense fallback={null}>
      <FirstGameEnd
        running={running}
        coach={coach}
        onRealGame={() => tell(beginRealGame({ random, sessions }, running))}
        onAnew={() => tell(beginFirstGame({ memory, sessions }, running.module, coach.first))}
        onResult={onResult}
        onLook={onLook}
      />
    </Suspense>
  );
}
