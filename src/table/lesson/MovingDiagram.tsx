import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { GameTypes } from '#core';
import { type Lesson, type LessonBoard, type LessonMark, playLesson } from '#learning';
import type { GameModule } from '#module';
import { Drawn, Pointed } from './LessonDiagram';
import './MovingDiagram.css';
import { motionCrop, movingMarks, shownIn } from './motion';

export interface MovingDiagramProps {
  readonly rules: GameModule['rules'];
  readonly board: LessonBoard;
  readonly lesson: Lesson;
  /** A still picture, with marks that explain the action. */
  readonly still: boolean;
}

/** Width to height of the picture. */
const ASPECT = 4 / 3;
/** Duration of a frame in ms: with marks, without, and the last one before the loop restarts. */
const HOLD = { pointed: 1300, plain: 1000, last: 2400 };

interface Frame {
  readonly position: GameTypes['Position'];
  readonly marks: readonly LessonMark[];
}

/** Two frames for each action of a lesson, without and with its marks, and the end. */
function framesOf(rules: GameModule['rules'], lesson: Lesson): readonly Frame[] {
  const played = playLesson(rules, lesson);
  if (!played.ok) return [{ position: lesson.position(), marks: [] }];
  const { positions } = played.value;
  const acts = lesson.steps.flatMap(({ action, marks = [] }, index) => {
    const position = positions[index]!;
    if (action === undefined) return [];
    return marks.length === 0
      ? [{ position, marks }]
      : [
          { position, marks: [] },
          { position, marks },
        ];
  });
  return [...acts, { position: positions.at(-1)!, marks: [] }];
}

const placesOf = (mark: LessonMark): readonly string[] => {
  if ('arrow' in mark) return mark.arrow;
  return ['box' in mark ? mark.box : mark.at];
};

/** The actions of a lesson as a looping flat drawing. */
export function MovingDiagram({ rules, board, lesson, still }: MovingDiagramProps) {
  const { frames, diagrams, marks, crop } = useMemo(() => {
    const shown = framesOf(rules, lesson);
    const drawn = shown.map(({ position }) => board.diagram(position));
    const moving = movingMarks(drawn.map((diagram) => diagram.marks));
    const places = shown.flatMap((frame) => frame.marks).flatMap(placesOf);
    const [first] = drawn;
    const cropped = motionCrop(moving, first!, places, ASPECT);
    const whole = shownIn(cropped, moving, first!.box);
    return { frames: shown, diagrams: drawn, marks: whole, crop: cropped };
  }, [rules, board, lesson]);
  const [running, setRunning] = useState(0);
  const pointed = frames.findIndex((frame) => frame.marks.length > 0);
  const index = still ? Math.max(0, pointed) : running % frames.length;
  useEffect(() => {
    if (still) return undefined;
    const frame = frames[running % frames.length]!;
    const last = (running + 1) % frames.length === 0;
    const hold = last ? HOLD.last : frame.marks.length > 0 ? HOLD.pointed : HOLD.plain;
    const timer = setTimeout(() => setRunning(running + 1), hold);
    return () => clearTimeout(timer);
  }, [still, running, frames]);
  return (
    <svg
      className="lesson-diagram moving-diagram"
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {marks.map(({ id, mark, at }) => {
        const spot = at[index] ?? at.find((each) => each !== null)!;
        const style: CSSProperties = {
          transform: `translate(${spot[0]}px, ${spot[1]}px)`,
          opacity: at[index] === null ? 0 : 1,
        };
        return (
          <g key={id} style={style}>
            <Drawn mark={{ ...mark, x: 0, y: 0 }} />
          </g>
        );
      })}
      {frames[index]!.marks.map((mark) => (
        <Pointed key={JSON.stringify(mark)} mark={mark} diagram={diagrams[index]!} />
      ))}
    </svg>
  );
}
