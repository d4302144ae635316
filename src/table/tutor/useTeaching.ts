import { useEffect, useState } from 'react';
import type { GameEntry, Teaching } from '#module';
import { loadTwice } from '../../page/lazily';

/** What teaches a game, once it is there; null until then, where it is not wanted, and where it does not come. */
export function useTeaching(entry: GameEntry | undefined, wanted: boolean): Teaching | null {
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  const door = wanted ? entry?.teaching : undefined;
  useEffect(() => {
    if (door === undefined) return;
    let gone = false;
    loadTwice(() => door.load()).then(
      (loaded) => {
        if (!gone) setTeaching(loaded);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [door]);
  return door === undefined ? null : teaching;
}
