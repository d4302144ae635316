import { useEffect, useImperativeHandle, useRef } from 'react';
import type { TableViewProps, TurntableProps } from '../../src/stage/index';

/**
 * The door of the stage as the DOM tests of the pages see it: everything is real but the two components that need a
 * graphics processor. What stands in them is not rendered.
 */
export * from '../../src/stage/index';

/** What a test says of the browser's graphics: whether there are any, and whether they fail. */
export const graphics = { offered: true, fails: false };

export const canDraw = (): boolean => graphics.offered;

/** A table that is not drawn, and is ready at once. */
export function TableView({ label, mood, handle, onFirstFrame, onReady }: TableViewProps) {
  if (graphics.fails) throw new Error('planted');
  const canvas = useRef<HTMLCanvasElement>(null);
  const frames = useRef(0);
  useImperativeHandle(
    handle,
    () => ({
      draw: () => {
        frames.current++;
      },
      invalidate: () => {},
      canvas: canvas.current!,
      figures: () => ({
        calls: 0,
        triangles: 0,
        geometries: 0,
        textures: 0,
        frames: frames.current,
        jsMs: 0,
      }),
      project: () => null,
      // As if the eye was right above.
      ray: (x: number, y: number) => ({ from: [x / 100, 10, y / 100], towards: [0, -1, 0] }) as const,
    }),
    [],
  );
  useEffect(() => onFirstFrame?.(), [onFirstFrame]);
  useEffect(() => onReady?.(), [onReady]);
  return <canvas ref={canvas} role="img" aria-label={label} data-mood={mood} />;
}

/** A turntable that shows nothing. */
export function Turntable({ label }: TurntableProps) {
  return <canvas role="img" aria-label={label} />;
}
