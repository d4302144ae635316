import { useMemo, useState } from 'react';
import { actingSeat, type Session, useSession } from '#session';
import type { Action, Seat, ZorglTypes } from '#zorgl/rules';
import { isInert, monsterPlaces, type Selection, startSelection, type Table, traitsOf } from '#zorgl/view';

/** A selection in the making, for the position it was begun in. */
interface Begun {
  readonly from: Selection;
  readonly now: Selection;
}

export interface SelectionControl {
  /** Null while nobody at this device may act. */
  readonly selection: Selection | null;
  /** Takes the next state of the selection; one that has come to an action is played. */
  readonly change: (next: Selection) => void;
}

/** The choices of the person who may act now, begun anew with each position. */
export function useSelection(session: Session<ZorglTypes, Table>): SelectionControl {
  const seat = useSession(session, actingSeat) as Seat | null;
  const view = useSession(session, (state) => state.view);
  const fresh = useMemo(
    () =>
      seat === null
        ? null
        : startSelection({
            legal: session.legal(),
            player: seat,
            places: monsterPlaces(view.board),
            inert: isInert(view, seat),
            stiff: traitsOf(view, seat).stiff,
          }),
    [session, seat, view],
  );
  const [begun, setBegun] = useState<Begun | null>(null);
  const selection = fresh !== null && begun?.from === fresh ? begun.now : fresh;
  const change = (next: Selection) => {
    if (fresh === null) return;
    const action: Action | null = next.action;
    setBegun({ from: fresh, now: action === null ? next : fresh });
    if (action !== null) void session.act(action);
  };
  return { selection, change };
}
