import { useMemo, useState } from 'react';
import type { KingTypes } from '#king-of-monsters/rules';
import { chartOf, saidOf, type Table } from '#king-of-monsters/view';
import type { TableTalk } from '#module';
import { type Session, useSession } from '#session';

/** What presses on the table mean while somebody talks. */
export interface Talking {
  readonly talking: boolean;
  talkOn(talking: boolean): void;
  /** The plates that something can be said of; null while nobody talks. */
  readonly plates: ReadonlySet<string> | null;
  /** Says the next thing of a plate. */
  say(plate: string): void;
}

/** A hook: while it is turned on, plates are pressed to say something of them, and nothing is chosen by it. */
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
