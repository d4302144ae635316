import { Markers, type MarkersProps } from './Markers';
import { useTargetPointer } from './targets';

export interface HighlightsProps extends MarkersProps {
  readonly onPick: (id: string) => void;
  readonly onHover: (id: string | null) => void;
}

/** Marks around what may be clicked, visible through what stands there, and the pointer that clicks them. */
export function Highlights({ onPick, onHover, ...marks }: HighlightsProps) {
  useTargetPointer(marks.targets, onPick, onHover);
  return <Markers {...marks} />;
}
