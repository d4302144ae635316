import type { PointedThing } from '#stage';
import './ThingTip.css';

export interface ThingTipProps {
  readonly thing: PointedThing;
  /** Size of the picture, CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Tooltip of a thing on the table, placed towards the middle of the picture so that it is not cut off. */
export function ThingTip({ thing: { text, x, y }, size }: ThingTipProps) {
  const across = x < size.width / 2 ? { left: x } : { right: size.width - x };
  const along = y < size.height / 2 ? { top: y } : { bottom: size.height - y };
  return (
    <div key={text} className="thing-tip" role="tooltip" style={{ ...across, ...along }}>
      {text}
    </div>
  );
}
