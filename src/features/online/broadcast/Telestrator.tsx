import { type RefObject, useEffect, useRef } from 'react';
import type { Stroke } from '#net';
import type { StageHandle } from '#stage';
import { pathThrough } from './strokePath';

export interface TelestratorProps {
  readonly strokes: readonly Stroke[];
  readonly stage: RefObject<StageHandle | null>;
  readonly onFrame: (listener: () => void) => () => void;
}

/** The casters' drawings, fixed to the table whatever the camera does. */
export function Telestrator({ strokes, stage, onFrame }: TelestratorProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const draw = () => {
      const svg = drawing.current;
      const handle = stage.current;
      if (svg === null || handle === null) return;
      const { left, top } = svg.getBoundingClientRect();
      for (const [index, stroke] of strokes.entries()) {
        const seen = stroke.points.flatMap((point) => {
          const at = handle.project(point);
          return at === null ? [] : [{ x: at.x - left, y: at.y - top }];
        });
        const path = pathThrough(seen, stroke.tool);
        for (const line of svg.children[index]?.children ?? []) line.setAttribute('d', path);
      }
    };
    draw();
    return onFrame(draw);
  }, [strokes, stage, onFrame]);
  return (
    <svg ref={drawing} className="cast-strokes" aria-hidden="true" focusable="false">
      {strokes.map(({ id, ink }) => (
        <g key={id} data-ink={ink}>
          <path className="cast-stroke-edge" />
          <path className="cast-stroke-ink" />
        </g>
      ))}
    </svg>
  );
}
