import { memo } from 'react';
import type { Mark } from '#core';
import type { Diagram, Lesson, LessonBoard, LessonMark } from '#learning';
import './LessonDiagram.css';
import { TONE_COLOURS } from '../marks/tones';

export interface LessonDiagramProps {
  readonly board: LessonBoard;
  readonly lesson: Lesson;
  /** A moment other than the beginning. */
  readonly moment?: { readonly position: unknown; readonly marks: readonly LessonMark[] };
}

/** The marks that explain most of a lesson before anything has happened. */
function openingMarks({ steps }: Lesson): readonly LessonMark[] {
  const acts = steps.findIndex(({ action }) => action !== undefined);
  const before = steps.slice(0, acts === -1 ? steps.length : acts + 1).map(({ marks = [] }) => marks);
  return before.reduce((best, marks) => (marks.length >= best.length ? marks : best), []);
}

/** A flat thumbnail of a lesson for lists: its beginning, with the marks of its first steps. Needs no 3D table. */
export const LessonDiagram = memo(function LessonDiagram({ board, lesson, moment }: LessonDiagramProps) {
  const marks = moment?.marks ?? openingMarks(lesson);
  return <FlatPicture diagram={board.diagram(moment?.position ?? lesson.position())} marks={marks} />;
});

export interface FlatPictureProps {
  readonly diagram: Diagram;
  readonly marks: readonly LessonMark[];
  /** Whether columns and rows are labelled, for boards of boxes. */
  readonly named?: boolean;
}

/** A flat drawing of a position with marks. It has no text alternative of its own; the page describes it. */
export function FlatPicture({ diagram, marks, named = false }: FlatPictureProps) {
  const { width, height } = diagram;
  const names = named ? namesOf(diagram) : [];
  const rim = names.length === 0 ? 0 : diagram.box * RIM;
  return (
    <svg
      className="lesson-diagram"
      viewBox={`${-rim} 0 ${width + rim} ${height + rim}`}
      aria-hidden="true"
      focusable="false"
    >
      {names.map((mark) => (
        <Drawn key={mark.text} mark={mark} />
      ))}
      {diagram.marks.map((mark) => (
        <Drawn key={JSON.stringify(mark)} mark={mark} />
      ))}
      {marks.map((mark) => (
        <Pointed key={JSON.stringify(mark)} mark={mark} diagram={diagram} />
      ))}
    </svg>
  );
}

/** Width of the rim for labels, and their font size, in boxes. */
const RIM = 0.6;
const NAME_SIZE = 0.46;
/** Long enough for the widest board. */
const COLUMN_NAMES = 'abcdefghijkl';
const MAX_ROWS = 20;

/** Labels of a board's columns and rows; none for a board without boxes. */
function namesOf({ at, box, height }: Diagram): readonly (Mark & { readonly draw: 'text' })[] {
  const name = (text: string, x: number, y: number) =>
    ({
      draw: 'text',
      text,
      x,
      y: y + 0.35 * NAME_SIZE * box,
      size: NAME_SIZE * box,
      fill: '#ffe9b8',
      face: 'display',
      anchor: 'middle',
    }) as const;
  const middle = (box * RIM) / 2;
  const columns = [...COLUMN_NAMES].flatMap((column) => {
    const place = at(`${column}1`);
    return place === null ? [] : [name(column, place[0], height + middle)];
  });
  const rows = Array.from({ length: MAX_ROWS }, (_, index) => `${index + 1}`).flatMap((row) => {
    const place = at(`a${row}`);
    return place === null ? [] : [name(row, -middle, place[1])];
  });
  return [...columns, ...rows];
}

/** A mark of a drawing. */
export function Drawn({ mark }: { readonly mark: Mark }) {
  if (mark.draw === 'text') {
    const { x, y, size, fill, anchor } = mark;
    return (
      <text x={x} y={y} fontSize={size} fill={fill} textAnchor={anchor} className={`diagram-${mark.face}`}>
        {mark.text}
      </text>
    );
  }
  const { d, fill = 'none', stroke, width, x = 0, y = 0, scale = 1, turn = 0, opacity } = mark;
  const moved = x !== 0 || y !== 0 || scale !== 1 || turn !== 0;
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
      opacity={opacity}
      transform={moved ? `translate(${x} ${y}) scale(${scale}) rotate(${turn})` : undefined}
    />
  );
}

/** Fractions of a box: gap between arrow ends and box centres, size of the head, width of the shaft. */
const ARROW = { from: 0.3, to: 0.34, head: 0.3, shaft: 0.09 };

function arrowPath(
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  box: number,
): string {
  const long = Math.max(1, Math.hypot(toX - x, toY - y));
  const [east, south] = [(toX - x) / long, (toY - y) / long];
  const at = (along: number, aside: number) =>
    `${(x + east * along - south * aside).toFixed(1)} ${(y + south * along + east * aside).toFixed(1)}`;
  const [from, to, head, shaft] = [ARROW.from, long / box - ARROW.to, ARROW.head, ARROW.shaft].map(
    (share) => share * box,
  );
  const neck = to! - head!;
  return `M${at(from!, shaft!)}L${at(neck, shaft!)}L${at(neck, head! * 0.72)}L${at(to! + head! * 0.3, 0)}L${at(neck, -head! * 0.72)}L${at(neck, -shaft!)}L${at(from!, -shaft!)}z`;
}

/** A mark of a lesson. */
export function Pointed({ mark, diagram }: { readonly mark: LessonMark; readonly diagram: Diagram }) {
  const { box } = diagram;
  const colour = TONE_COLOURS[mark.tone ?? 'look'];
  if ('arrow' in mark) {
    const [from, to] = mark.arrow.map((place) => diagram.at(place));
    if (from === null || from === undefined || to === null || to === undefined) return null;
    return <path d={arrowPath(from, to, box)} fill={colour} stroke="#140a0a" strokeWidth={box / 22} />;
  }
  const at = diagram.at('box' in mark ? mark.box : mark.at);
  if (at === null) return null;
  const [x, y] = at;
  if ('box' in mark) {
    const side = box * 0.94;
    return (
      <rect
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        rx={box * (mark.tone === 'good' ? 0.47 : 0.1)}
        fill={colour}
        fillOpacity={0.22}
        stroke={colour}
        strokeWidth={box / 12}
      />
    );
  }
  const wide = Math.max(box * 0.56, mark.sign.length * box * 0.26);
  return (
    <>
      <rect
        x={x - wide / 2}
        y={y - box * 0.72}
        width={wide}
        height={box * 0.5}
        rx={box * 0.25}
        fill="#140a0a"
        stroke={colour}
        strokeWidth={box / 20}
      />
      <text
        x={x}
        y={y - box * 0.34}
        fontSize={box * 0.4}
        fill={colour}
        textAnchor="middle"
        className="diagram-display"
      >
        {mark.sign}
      </text>
    </>
  );
}
