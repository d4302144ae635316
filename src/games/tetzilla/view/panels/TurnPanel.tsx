import { nameOf, type SeatNames, TurnBar } from '#module';
import { type Stage, TURNS, type View } from '#tetzilla/rules';
import type { UndoButtonProps } from '#ui';
import { type TetMessages, useTetMessages } from '../messages';

/** The stages of a turn (`TURN`) and of the setup. */
const TURN: readonly Stage[] = ['move', 'slide', 'fire'];
const SET_UP: readonly Stage[] = ['choose', 'found', 'enter'];

export interface TurnPanelProps {
  readonly view: Pick<View, 'turn' | 'deck' | 'last' | 'options'>;
  readonly names: SeatNames;
  /** A player at this device has to decide. */
  readonly mine: boolean;
  /** It is the turn of a player at this device, but the table is still animating. */
  readonly moving: boolean;
  /** Null if nobody at this device plays. */
  readonly undo: UndoButtonProps | null;
  /** Replay: nothing can be undone. */
  readonly replay: boolean;
}

/** Whose turn it is, its stage with a hint, the progress of the game, and undo. */
export function TurnPanel({ view, names, mine, moving, undo, replay }: TurnPanelProps) {
  const words = useTetMessages();
  const { turn, deck, options } = view;
  const name = nameOf(names, turn.player);
  const over = turn.stage === 'over';
  const setUp = SET_UP.filter((stage) => stage !== 'choose' || options.abilities === 'choice');
  const stages = turn.number === 0 ? setUp : TURN;
  const note = mine ? words.remind[turn.stage] : moving ? words.turn.moving : words.turn.waiting(name);
  return (
    <TurnBar
      title={over ? words.stages.over : words.turn.of(name)}
      seat={over ? null : turn.player}
      undo={replay ? null : undo}
      steps={{
        label: words.turn.stages,
        names: stages.map((stage) => words.stages[stage]),
        now: stages.indexOf(turn.stage),
      }}
      facts={[
        turn.number === 0 ? words.turn.setUp : words.turn.number(turn.number),
        ...(turn.stage === 'found' ? [words.turn.round(turn.round)] : []),
        words.turn.deck(deck.count),
      ]}
      warning={warning(view, words)}
      note={replay ? undefined : note}
      className="tet-turn"
    />
  );
}

/** The warning that this is, or will be, the last turn; null otherwise. */
function warning({ turn, last }: TurnPanelProps['view'], words: TetMessages): string | null {
  if (turn.stage === 'over') return null;
  if (last) return words.turn.last;
  return turn.number === TURNS ? words.turn.finalTurn : null;
}
