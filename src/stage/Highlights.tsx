import { Markers, type MarkersProps } from './Markers';
import { type HighlightTarget, type TargetPointer, useTargetPointer } from './targets';

export interface HighlightsProps extends MarkersProps, TargetPointer {
  /** The targets to mark; the others can be clicked too. */
  readonly lit: readonly HighlightTarget[];
}

/** Marks around clickable targets, visible through whatever stands in front, and the pointer that clicks them. */
export function Highlights({ targets, lit, focused, styles, ...pointer }: HighlightsProps) {
  useTargetPointer({ targets, ...pointer });
  return <Markers targets={lit} focused={focused} styles={styles} />;
}
