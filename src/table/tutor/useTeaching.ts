import { useEffect, useState } from 'react';
import type { GameEntry, Teaching } from '#module';
import { loadTwice } from '../../page/lazily';

/** Teaching material of a game; null while loading, if not wanted, and if loading fails. */
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
