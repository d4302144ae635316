import { useMemo, useState } from 'react';
import type { Action, KingTypes } from '#king-of-monsters/rules';
import {
  beginSelection,
  cancel,
  chooseCard,
  chooseTarget,
  endOf,
  frameClause,
  isMidway,
  leftOf,
  openTargets,
  type Selection,
  type Step,
  type Table,
  usePlayMessages,
} from '#king-of-monsters/view';
import {
  type Refusal,
  refusalOf,
  refusedElsewhere,
  type TableTalk,
  type TurnControl,
  useRefusal,
} from '#module';
import { actingSeat, isLive, type Session, useSession } from '#session';
import { type StandingAnswers, useStanding } from './standing';
import { useTalking } from './talking';
import { targetsOn } from './targets';

/** A partial selection and the decision in which it began. */
interface Begun {
  readonly from: Selection;
  readonly now: Selection;
}

/** Turn control of the person at this device. */
export interface KingControl extends TurnControl {
  /** Null while nobody at this device may act. */
  readonly selection: Selection | null;
  chooseCard(key: string): void;
  chooseTarget(target: string): void;
  act(action: Action): void;
  /** Clears the selection. */
  back(): void;
  /** Whether pressing a plate pings it instead of choosing it. */
  readonly talking: boolean;
  talkOn(talking: boolean): void;
  /** Questions switched off in this game. */
  readonly standing: StandingAnswers;
  /** Preview of the answer under keyboard focus or pointer; null when it leaves. */
  point(action: Action | null): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Suggested action: the selection with its card, and the place if there is one. */
interface Advised extends Begun {
  readonly target: string | null;
}

const advisedOf = (from: Selection, action: Action): Advised => {
  const wanted = JSON.stringify(action);
  const offer = from.offers.find((each) => JSON.stringify(each.action) === wanted);
  const target = offer?.target ?? null;
  return { from, now: target === null ? from : { ...from, card: offer?.card ?? null }, target };
};

/** Hook: what the person at this device may do; resets with each view. */
export function useControl(session: Session<KingTypes, Table>, talk: TableTalk | null): KingControl {
  const words = usePlayMessages();
  const acting = useSession(session, actingSeat) !== null;
  const view = useSession(session, (state) => state.view);
  const actual = useSession(session, (state) => state.actual);
  const fresh = useMemo(
    () => (acting ? beginSelection(view, session.legal()) : null),
    [session, acting, view],
  );
  const standing = useStanding(session, fresh);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [pointedAction, setPointedAction] = useState<Action | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [advised, setAdvised] = useState<Advised | null>(null);
  const { talking, plates, say, talkOn } = useTalking(session, talk);
  const selection = fresh !== null && begun?.from === fresh ? begun.now : fresh;
  const { refused, refuse } = useRefusal<Refusal>(selection);
  const open = useMemo(() => (selection === null ? NOTHING : openTargets(selection)), [selection]);
  const go = (step: Step) => {
    if (fresh === null) return;
    refuse(null);
    setPointedAction(null);
    setAdvised(null);
    if ('action' in step) {
      setBegun(null);
      void session.act(step.action);
    } else setBegun({ from: fresh, now: step.selection });
  };
  const act = (action: Action) => go({ action });
  const pickTarget = (target: string) => {
    if (selection !== null) go(chooseTarget(selection, target));
  };
  const lit = plates ?? open;
  const stopTalking = () => talkOn(false);
  const considered = useMemo(() => {
    if (selection === null) return [];
    if (pointedAction !== null) return [pointedAction];
    if (talking || hovered === null || !open.has(hovered)) return [];
    const left = leftOf({ ...selection, target: hovered });
    return left.length === 1 ? left.map(({ action }) => action) : [];
  }, [selection, pointedAction, hovered, open, talking]);
  const suggested = advised !== null && advised.from === fresh ? advised.target : null;
  const back = () => {
    if (selection !== null && isMidway(selection)) go({ selection: cancel(selection) });
  };
  const midway = selection !== null && isMidway(selection);
  const end = selection === null ? undefined : endOf(selection);
  const clause = selection === null ? null : frameClause(view.stack.at(-1));
  return {
    acting: selection !== null,
    question: fresh,
    selection,
    targets: useMemo(() => targetsOn(session.tableAt(actual), lit), [session, actual, lit]),
    pointed:
      hovered !== null && lit.has(hovered)
        ? hovered
        : talking
          ? null
          : (suggested ?? selection?.target ?? null),
    pick: talking ? say : pickTarget,
    show(action) {
      if (action !== null && fresh !== null) {
        const shown = advisedOf(fresh, action as Action);
        setAdvised(shown);
        setBegun(shown);
      } else {
        setAdvised(null);
        setBegun((now) => (now === advised ? null : now));
      }
    },
    pointAt(target) {
      setHovered(target);
      if (target !== null) refuse(null);
    },
    outcome: considered.length === 0 ? null : (session.foresight?.of(considered) ?? null),
    clause,
    refusal: refused,
    refuse(place) {
      const state = session.store.getState();
      if (place === null || talking || !isLive(state)) return refuse(null);
      if (selection === null) return refuse(refusedElsewhere(state, words.refused));
      const { text } = refusalOf(words.refused, { reason: selection.card === null ? 'place' : 'card' });
      refuse({ text, clause });
    },
    keys: talking
      ? { Escape: stopTalking }
      : {
          ...(end === undefined ? {} : { x: () => act(end) }),
          ...(midway ? { Escape: back } : {}),
        },
    chooseCard(key) {
      if (selection !== null) go(chooseCard(selection, key));
    },
    chooseTarget: pickTarget,
    act,
    back,
    point: setPointedAction,
    talking,
    talkOn,
    standing,
  };
}
