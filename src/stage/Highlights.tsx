import { Markers, type MarkersProps } from './Markers';
import { type TargetPointer, useTargetPointer } from './targets';

export interface HighlightsProps extends MarkersProps, TargetPointer {}

/** Marks around what may be clicked, visible through what stands there, and the pointer that clicks them. */
export function Highlights({ targets, focused, styles, ...pointer }: HighlightsProps) {
  useTargetPointer({ targets, ...pointer });
  return <Markers targets={targets} focused={focused} styles={styles} />;
}
