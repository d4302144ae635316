import { type PointerEvent, type RefObject, useRef } from 'react';
import { type DrawingTool, MAX_STROKE_LENGTH, type Stroke } from '#net';
import type { DecalPlane, StageHandle } from '#stage';
import { type BoardPoint, drawnOn, pointOnBoard } from './board';

export interface DrawingLayerProps {
  readonly tool: DrawingTool;
  readonly ink: number;
  readonly plane: DecalPlane;
  readonly stage: RefObject<StageHandle | null>;
  /** Called while a drawing grows, and at its end. */
  readonly onStroke: (stroke: Stroke) => void;
}

/** Interval for sending a growing drawing, ms. */
const EVERY = 200;

/** Captures the caster's pointer and projects the strokes onto the board. */
export function DrawingLayer({ tool, ink, plane, stage, onStroke }: DrawingLayerProps) {
  const drawn = useRef<{ id: string; points: readonly BoardPoint[]; sentAt: number } | null>(null);
  const at = ({ clientX, clientY }: PointerEvent): BoardPoint | null => {
    const sight = stage.current?.ray(clientX, clientY);
    return sight === undefined ? null : pointOnBoard(plane, sight);
  };
  const tell = () => {
    const now = drawn.current;
    if (now === null || now.points.length === 0) return;
    onStroke({ id: now.id, tool, ink, points: now.points.map((point): BoardPoint => [...point]) });
  };
  const grow = (event: PointerEvent) => {
    const now = drawn.current;
    const point = at(event);
    if (now === null || point === null) return;
    now.points =
      tool === 'arrow' ? [now.points[0] ?? point, point] : drawnOn(now.points, point, MAX_STROKE_LENGTH);
    if (event.timeStamp - now.sentAt < EVERY) return;
    now.sentAt = event.timeStamp;
    tell();
  };
  return (
    <div
      className="desk-drawing"
      data-tool={tool}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drawn.current = { id: crypto.randomUUID().slice(0, 18), points: [], sentAt: event.timeStamp };
        grow(event);
      }}
      onPointerMove={grow}
      onPointerUp={(event) => {
        grow(event);
        tell();
        drawn.current = null;
      }}
      onPointerCancel={() => {
        drawn.current = null;
      }}
    />
  );
}
