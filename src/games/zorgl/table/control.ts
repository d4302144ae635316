import { useMemo, useState } from 'react';
import type { Problem } from '#core';
import { type Refusal, refusedElsewhere, type TurnControl, useRefusal } from '#module';
import { type ActionPreview, actingSeat, isLive, type Session, useSession } from '#session';
import { SEAT_COLOURS } from '#ui';
import {
  type Action,
  type ActionKind,
  type CardId,
  gainsOf,
  type Seat,
  scores,
  type ZorglTypes,
} from '#zorgl/rules';
import {
  type Choice,
  choiceId,
  choose,
  chooseAim,
  chooseCard,
  chooseMode,
  clauseOf,
  explanationOf,
  highlightTargets,
  isInert,
  leftBy,
  monsterPlaces,
  rateOf,
  refusalAt,
  refusalBeside,
  ringId,
  ringUse,
  type Selection,
  type SelectionStep,
  startSelection,
  type Table,
  traitsOf,
  useZorglMessages,
  type Worth,
} from '#zorgl/view';
import { keysOf } from './keys';

/** A selection together with the position it belongs to. */
interface Begun {
  readonly from: Selection;
  readonly now: Selection;
}

/** What the player at the device is choosing. */
export interface ZorglControl extends TurnControl {
  /** Null while nobody at this device may act. */
  readonly selection: Selection | null;
  /** The actions that remain after the choice pointed at; empty if none is. */
  readonly considered: readonly Action[];
  /** Worth of a crushed unit to the active player, in floors (Z11.13). */
  readonly unitWorth: number;
  /** Sets the selection, and plays its action once it is complete. */
  readonly change: (next: Selection) => void;
  /** Called when the keyboard or a button points at a choice. */
  readonly point: (choice: Choice | null) => void;
  /** Called when the keyboard or a button points at a use of the selected card, or at the end of the turn. */
  readonly pointMode: (mode: ActionKind | null) => void;
  /**
   * Called when the keyboard or the pointer is on a card in hand: while no card is selected, its reach is
   * marked.
   */
  readonly pointCard: (card: CardId | null) => void;
  /** Ending the turn now would waste a card, so it needs a second request. */
  readonly endAsked: boolean;
  /** Preview of the certain effects of the selection so far; null for none. */
  readonly sofar: ActionPreview<ZorglTypes> | null;
}

/** Steps at which something with consequences has been chosen already. */
const MIDWAY: ReadonlySet<SelectionStep> = new Set(['flee', 'direction']);

/** The choices of the player who may act now; reset with each position. */
export function useControl(session: Session<ZorglTypes, Table>): ZorglControl {
  const words = useZorglMessages();
  const seat = useSession(session, actingSeat) as Seat | null;
  const seats = useSession(session, (state) => state.seats);
  const view = useSession(session, (state) => state.view);
  const { board } = view;
  const worth = useMemo((): Worth | null => {
    if (seat === null) return null;
    const colour = seats.find((info) => info.seat === seat)?.colour ?? SEAT_COLOURS[seat];
    return { gain: gainsOf(view), seat: view.turn.player, colour };
  }, [seat, seats, view]);
  const fresh = useMemo(
    () =>
      seat === null || worth === null
        ? null
        : startSelection({
            legal: session.legal(),
            player: seat,
            places: monsterPlaces(view.board),
            inert: isInert(view, seat),
            stiff: traitsOf(view, seat).stiff,
            army: view.options.army,
            worth: (action) => rateOf(worth.gain(action)),
          }),
    [session, seat, view, worth],
  );
  const [begun, setBegun] = useState<Begun | null>(null);
  const [pointed, setPointed] = useState<Choice | null>(null);
  const [pointedMode, setPointedMode] = useState<ActionKind | null>(null);
  const [pointedCard, setPointedCard] = useState<CardId | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [asked, setAsked] = useState<Selection | null>(null);
  const selection = fresh !== null && begun?.from === fresh ? begun.now : fresh;
  const { refused, refuse } = useRefusal<Problem | Refusal | string>(selection);
  const change = (next: Selection) => {
    if (fresh === null) return;
    const action: Action | null = next.action;
    refuse(null);
    setPointed(null);
    setPointedMode(null);
    setBegun({ from: fresh, now: action === null ? next : fresh });
    if (action?.do === 'end' && asked !== fresh && worth !== null && canScore(fresh, worth)) {
      setAsked(fresh);
      return refuse(words.turn.sureEnd, fresh);
    }
    setAsked(null);
    if (action !== null) void session.act(action);
  };
  const shown = useMemo(
    () =>
      selection !== null && selection.step === 'card' && pointedCard !== null
        ? chooseCard(selection, pointedCard)
        : selection,
    [selection, pointedCard],
  );
  const choice = offered(shown, hovered) ?? offered(shown, pointed === null ? null : choiceId(pointed));
  const use = ringUse(hovered) ?? pointedMode;
  const mode = use !== null && selection?.modes.includes(use) ? use : null;
  const considered = useMemo(() => {
    if (selection === null || shown === null) return [];
    if (choice !== undefined) return leftBy(shown, choice);
    const action = mode === null ? shown.action : chooseMode(selection, mode).action;
    return action === null ? [] : [action];
  }, [selection, shown, choice, mode]);
  const foresee = (actions: readonly Action[]) => session.foresight?.of(actions) ?? null;
  return {
    acting: selection !== null,
    targets: useMemo(() => highlightTargets(shown, board, worth), [shown, board, worth]),
    pointed: choice !== undefined ? choiceId(choice) : mode === null ? null : ringId(mode),
    showsHint: selection !== null,
    considered,
    unitWorth: traitsOf(view, view.turn.player).unitWorth,
    outcome: foresee(considered),
    sofar: selection !== null && MIDWAY.has(selection.step) ? foresee(selection.left) : null,
    explanation:
      selection === null || mode === null || choice !== undefined || mode === 'end'
        ? null
        : explanationOf(mode, selection, words),
    clause: clauseOf(
      choice === undefined ? mode : (considered[0]?.do ?? null),
      pointedCard ?? selection?.card ?? null,
    ),
    refusal: refused,
    refuse(box) {
      if (!isLive(session.store.getState())) return refuse(null);
      const aimed = selection === null || box === null ? selection : chooseAim(selection, box);
      if (aimed !== null && aimed !== selection) {
        change(aimed);
        if (aimed.aim !== null || box === null || selection?.aim?.box === box) return;
      }
      const names = Object.fromEntries(seats.map(({ seat: each, name }) => [each, name]));
      const asked = { view, names, words };
      if (aimed !== null)
        refuse(box === null ? refusalBeside(aimed, words.refused) : refusalAt(aimed, box, asked), aimed);
      else refuse(refusedElsewhere(session.store.getState(), words.refused));
    },
    pick(target) {
      const use = ringUse(target);
      if (selection !== null && use !== null) return change(chooseMode(selection, use));
      const picked = offered(shown, target);
      if (shown !== null && picked !== undefined) return change(choose(shown, picked));
      const aim = selection?.aim ?? null;
      if (selection !== null && aim !== null && aim.box !== null && target === choiceId(aim)) {
        change(chooseAim(selection, aim.box));
      }
    },
    pointAt(target) {
      setHovered(target);
      if (target !== null) refuse(null);
    },
    question: selection,
    keys: keysOf(selection, change, choice),
    selection,
    change,
    endAsked: fresh !== null && asked === fresh,
    point: setPointed,
    pointMode: setPointedMode,
    pointCard: setPointedCard,
  };
}

const canScore = ({ context }: Selection, { gain }: Worth): boolean =>
  context.legal.some((action) => scores(gain(action)));

/** The choice behind a target on the table. */
function offered(selection: Selection | null, target: string | null): Choice | undefined {
  const all = selection === null ? [] : [...selection.choices, ...selection.shortcuts];
  return all.find((offer) => choiceId(offer) === target);
}
