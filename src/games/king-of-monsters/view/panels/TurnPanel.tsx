import type { ReactNode } from 'react';
import type { View } from '#king-of-monsters/rules';
import { Panel, SeatMark, UndoButton, type UndoButtonProps } from '#ui';
import type { Asked } from './asked';
import { usePlayMessages } from './messages';
import './TurnPanel.css';

export interface TurnPanelProps {
  readonly view: View;
  /** Null at the end of the game. */
  readonly asked: Asked | null;
  /** Undo; null if nobody at this device plays. */
  readonly undo: UndoButtonProps | null;
  /** Replay: nothing can be undone. */
  readonly replay: boolean;
  /** Where a phone shows the question: here, above the answers, or beside them and an open chart. */
  readonly told: 'here' | 'answers' | 'chart';
  /** Shown beside the turn. */
  readonly children?: ReactNode;
}

/** Turn, phase and question, with the undo button. */
export function TurnPanel({ view, asked, undo, replay, told, children }: TurnPanelProps) {
  const words = usePlayMessages();
  const { turn, king, options, stack } = view;
  const hero = stack.find((frame) => frame.kind === 'hero');
  const title = asked?.title ?? words.turn.over;
  const facts = [
    words.turn.number(turn.number, options.turnLimit),
    ...(asked === null ? [] : [words.phases[turn.phase]]),
    ...(hero?.step === 'fight' && hero.row !== null ? [words.turn.row(words.rows[hero.row])] : []),
    ...(hero?.step === 'fight' && hero.free ? [words.turn.free] : []),
    ...(turn.held ? [words.turn.held] : []),
    ...(king.pushed ? [words.turn.pushed] : []),
    ...(king.tangled ? [words.turn.tangled] : []),
  ];
  return (
    <Panel label={title} className={`king-turn told-${told}`}>
      <div className="king-turn-head">
        <h2>
          {asked !== null && <SeatMark seat={asked.seat} size="0.85em" />} {title}
        </h2>
        {!replay && undo !== null && <UndoButton {...undo} className="king-turn-undo" />}
      </div>
      {asked !== null && asked.effect !== null && told === 'here' && (
        <p className="king-effect">{asked.effect}</p>
      )}
      {asked !== null && asked.within.length > 0 && (
        <p className="king-turn-within">{asked.within.join(' › ')}</p>
      )}
      <div className="king-turn-foot">
        <p className="king-turn-facts">
          {facts[0]}
          {facts.length > 1 && <span> · {facts.slice(1).join(' · ')}</span>}
        </p>
        {children}
      </div>
    </Panel>
  );
}
