import { useMemo, useState } from 'react';
import type { GameTypes } from '#core';
import { actingSeat, isLive, type Session, useSession } from '#session';
import type { HighlightTarget } from '#stage';
import { refusalOf, refusedElsewhere, useRefusal } from '../refusals';
import type { Refusal, TurnControl } from '../table';

/** A control that lists all legal actions itself. */
export interface ActionControl<T extends GameTypes = GameTypes> extends TurnControl {
  /** Empty while nobody at this device may act. */
  readonly actions: readonly T['Action'][];
  act(action: T['Action']): void;
  /** The keyboard or a button points at an action; null when it leaves. */
  point(action: T['Action'] | null): void;
}

const NO_KEYS = {};

/**
 * The legal actions of the person at the device, for games with few of them.
 * @param targetOf the clickable target of an action, without its id; null for none. Must be constant.
 * @param refused why a click chooses nothing; it is not told if left out
 */
export function useLegalActions<T extends GameTypes, Table>(
  session: Session<T, Table>,
  targetOf: (action: T['Action'], view: T['View']) => Omit<HighlightTarget, 'id'> | null,
  refused?: { readonly notYours: (name: string) => string; readonly place: string },
): ActionControl<T> {
  const acting = useSession(session, actingSeat) !== null;
  const view = useSession(session, (state) => state.view);
  // Depends on the view, since the legal actions follow from it.
  const offer = useMemo(() => ({ view, actions: acting ? session.legal() : [] }), [session, acting, view]);
  const { actions } = offer;
  const targets = useMemo(
    () =>
      offer.actions.flatMap((action, index) => {
        const target = targetOf(action, offer.view);
        return target === null ? [] : [{ ...target, id: String(index) }];
      }),
    [offer, targetOf],
  );
  const refusal = useRefusal<Refusal>(offer);
  const [pointed, point] = useState<T['Action'] | null>(null);
  const considered = pointed !== null && actions.includes(pointed) ? pointed : null;
  const pointAt = (target: string | null) =>
    point(target === null ? null : (actions[Number(target)] ?? null));
  const act = (action: T['Action']) => void session.act(action);
  return {
    acting,
    actions,
    act,
    point,
    targets,
    pointed: considered === null ? null : String(actions.indexOf(considered)),
    pointAt,
    outcome: considered === null ? null : (session.foresight?.of([considered]) ?? null),
    pick(target) {
      const action = actions[Number(target)];
      if (action !== undefined) act(action);
    },
    keys: NO_KEYS,
    refusal: refusal.refused,
    refuse() {
      const state = session.store.getState();
      if (refused === undefined || !isLive(state)) return refusal.refuse(null);
      const why = acting ? refusalOf(refused, { reason: 'place' }) : refusedElsewhere(state, refused);
      refusal.refuse(why);
    },
  };
}
