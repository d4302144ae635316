import { useMemo, useState } from 'react';
import type { KingTypes } from '#king-of-monsters/rules';
import { chartOf, saidOf, type Table } from '#king-of-monsters/view';
import type { TableTalk } from '#module';
import { type Session, useSession } from '#session';

/** State of the ping mode. */
export interface Talking {
  readonly talking: boolean;
  talkOn(talking: boolean): void;
  /** Plates that can be pinged; null while the mode is off. */
  readonly plates: ReadonlySet<string> | null;
  /** Places the next sign on a plate. */
  say(plate: string): void;
}

/** Hook: while on, pressing a plate pings it and selects nothing. */
export function useTalking(session: Session<KingTypes, Table>, talk: TableTalk | null): Talking {
  const [wanted, talkOn] = useState(false);
  const shown = useSession(session, (state) => state.shownView);
  const talking = wanted && talk !== null;
  const rows = useMemo(() => chartOf(shown), [shown]);
  const plates = useMemo(
    () => (talking ? new Set(rows.flatMap((row) => row.plates.map(({ name }) => name))) : null),
    [talking, rows],
  );
  return {
    talking,
    talkOn,
    plates,
    say(plate) {
      const said = talk === null ? null : saidOf(rows, plate, talk);
      if (said !== null) talk?.say(said);
    },
  };
}
