import { useEffect, useState } from 'react';
import type { GameModule, GameTable } from '#module';
import { useTables } from '../../page/services';

/** The 3D table of a game: at once if loaded, null while loading. Throws during render if it cannot be loaded. */
export function useGameTable(module: GameModule): GameTable | null {
  const tables = useTables();
  const [table, setTable] = useState(() => tables.loaded(module));
  useEffect(() => {
    let wanted = true;
    const rethrow = (reason: unknown) =>
      setTable(() => {
        throw reason;
      });
    tables.load(module).then(
      (loaded) => wanted && setTable(loaded),
      (reason: unknown) => wanted && rethrow(reason),
    );
    return () => {
      wanted = false;
    };
  }, [tables, module]);
  return table;
}
