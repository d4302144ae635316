import type { PointedThing } from '#stage';
import './ThingTip.css';

export interface ThingTipProps {
  readonly thing: PointedThing;
  /** Of the picture, CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** What something on the table is, beside the pointer that is on it: towards the middle of the picture, so that all of it is seen. */
export function ThingTip({ thing: { text, x, y }, size }: ThingTipProps) {
  const across = x < size.width / 2 ? { left: x } : { right: size.width - x };
  const along = y < size.height / 2 ? { top: y } : { bottom: size.height - y };
  return (
    <div key={text} className="thing-tip" role="tooltip" style={{ ...across, ...along }}>
      {text}
    </div>
  );
}
