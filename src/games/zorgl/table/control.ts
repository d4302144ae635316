import { useMemo, useState } from 'react';
import type { TurnControl } from '#module';
import { actingSeat, type Session, useSession } from '#session';
import type { Action, Seat, ZorglTypes } from '#zorgl/rules';
import {
  type Choice,
  choiceId,
  choose,
  chooseMode,
  highlightTargets,
  isInert,
  monsterPlaces,
  type Selection,
  startSelection,
  type Table,
  traitsOf,
} from '#zorgl/view';

/** A selection in the making, for the position it was begun in. */
interface Begun {
  readonly from: Selection;
  readonly now: Selection;
}

/** What the person at the device is choosing. */
export interface ZorglControl extends TurnControl {
  /** Null while nobody at this device may act. */
  readonly selection: Selection | null;
  /** Takes the next state of the selection; one that has come to an action is played. */
  readonly change: (next: Selection) => void;
  /** The keyboard or a button points at a choice. */
  readonly point: (choice: Choice | null) => void;
}

/** The choices of the person who may act now, begun anew with each position. */
export function useControl(session: Session<ZorglTypes, Table>): ZorglControl {
  const seat = useSession(session, actingSeat) as Seat | null;
  const view = useSession(session, (state) => state.view);
  const { board } = view;
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
  const [preview, setPreview] = useState<Choice | null>(null);
  const selection = fresh !== null && begun?.from === fresh ? begun.now : fresh;
  const change = (next: Selection) => {
    if (fresh === null) return;
    const action: Action | null = next.action;
    setBegun({ from: fresh, now: action === null ? next : fresh });
    if (action !== null) void session.act(action);
  };
  return {
    acting: selection !== null,
    targets: useMemo(() => highlightTargets(selection, board), [selection, board]),
    pointed: preview === null ? null : choiceId(preview),
    pick(target) {
      const choice = selection?.choices.find((offer) => choiceId(offer) === target);
      if (selection !== null && choice !== undefined) change(choose(selection, choice));
    },
    keys: { e: () => selection !== null && change(chooseMode(selection, 'end')) },
    selection,
    change,
    point: setPreview,
  };
}
