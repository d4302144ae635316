import { Markers } from './Markers';
import { type HighlightTarget, useTargetPointer } from './targets';

export interface HighlightsProps {
  readonly targets: readonly HighlightTarget[];
  /** The one under the pointer or the keyboard's focus. */
  readonly focused: string | null;
  readonly onPick: (id: string) => void;
  readonly onHover: (id: string | null) => void;
}

/** Rings around what may be clicked, visible through the city, and the pointer that clicks them. */
export function Highlights({ targets, focused, onPick, onHover }: HighlightsProps) {
  useTargetPointer(targets, onPick, onHover);
  return <Markers targets={targets} focused={focused} />;
}
