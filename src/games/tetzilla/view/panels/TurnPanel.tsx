import type { CSSProperties } from 'react';
import { nameOf, type SeatNames } from '#module';
import { type Stage, TURNS, type View } from '#tetzilla/rules';
import { classes, Panel, SeatMark, UndoButton, type UndoButtonProps } from '#ui';
import { type TetMessages, useTetMessages } from '../messages';
import './TurnPanel.css';

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
  const { turn, deck } = view;
  const name = nameOf(names, turn.player);
  const over = turn.stage === 'over';
  const title = over ? words.stages.over : words.turn.of(name);
  const note = () => {
    if (mine) return words.remind[turn.stage];
    return moving ? words.turn.moving : words.turn.waiting(name);
  };
  return (
    <Panel label={title} className="tet-turn">
      <div className="tet-turn-head">
        <h2 className="tet-turn-who" style={{ '--letters': title.length } as CSSProperties}>
          {!over && <SeatMark seat={turn.player} size="0.85em" />}
          {title}
        </h2>
        {!replay && undo !== null && <UndoButton {...undo} className="tet-turn-undo" />}
      </div>
      <Stages view={view} words={words} />
      <p className="tet-turn-facts">
        <span>{turn.number === 0 ? words.turn.setUp : words.turn.number(turn.number)}</span>
        {turn.stage === 'found' && <span>{words.turn.round(turn.round)}</span>}
        <span>{words.turn.deck(deck.count)}</span>
      </p>
      {warning(view, words) !== null && (
        <p className="tet-turn-last" role="status">
          {warning(view, words)}
        </p>
      )}
      {!replay && <p className={classes('tet-turn-note', mine && 'mine')}>{note()}</p>}
    </Panel>
  );
}

/** The warning that this is, or will be, the last turn; null otherwise. */
function warning({ turn, last }: TurnPanelProps['view'], words: TetMessages): string | null {
  if (turn.stage === 'over') return null;
  if (last) return words.turn.last;
  return turn.number === TURNS ? words.turn.finalTurn : null;
}

interface StagesProps {
  readonly view: TurnPanelProps['view'];
  readonly words: TetMessages;
}

function Stages({ view: { turn, options }, words }: StagesProps) {
  const setUp = SET_UP.filter((stage) => stage !== 'choose' || options.abilities === 'choice');
  const stages = turn.number === 0 ? setUp : TURN;
  const now = stages.indexOf(turn.stage);
  return (
    <ol className="tet-stages" aria-label={words.turn.stages}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={classes(index === now && 'now', index < now && 'done')}
          aria-current={index === now ? 'step' : undefined}
        >
          {words.stages[stage]}
        </li>
      ))}
    </ol>
  );
}
