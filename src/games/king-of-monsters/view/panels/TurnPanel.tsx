import type { ReactNode } from 'react';
import type { View } from '#king-of-monsters/rules';
import { TurnBar } from '#module';
import type { UndoButtonProps } from '#ui';
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
  readonly questionIn: 'here' | 'answers' | 'chart';
  /** Shown beside the turn. */
  readonly children?: ReactNode;
}

/** Turn, phase and question, with the undo button. */
export function TurnPanel({ view, asked, undo, replay, questionIn, children }: TurnPanelProps) {
  const words = usePlayMessages();
  const { turn, king, options, stack } = view;
  const hero = stack.find((frame) => frame.kind === 'hero');
  const title = asked?.title ?? words.turn.over;
  const more = [
    ...(asked === null ? [] : [words.phases[turn.phase]]),
    ...(hero?.step === 'fight' && hero.row !== null ? [words.turn.row(words.rows[hero.row])] : []),
    ...(hero?.step === 'fight' && hero.free ? [words.turn.free] : []),
    ...(turn.held ? [words.turn.held] : []),
    ...(king.pushed ? [words.turn.pushed] : []),
    ...(king.tangled ? [words.turn.tangled] : []),
  ].join(' · ');
  const within = asked === null ? [] : asked.within;
  return (
    <TurnBar
      title={title}
      seat={asked?.seat ?? null}
      undo={replay ? null : undo}
      facts={[words.turn.number(turn.number, options.turnLimit), ...(more === '' ? [] : [more])]}
      note={
        [...within, ...(questionIn === 'here' && asked?.effect ? [asked.effect.does] : [])].join(' › ') ||
        undefined
      }
      ways={() => children}
      className={`king-turn question-${questionIn}`}
    />
  );
}
