import { type BoardBox, boxAt } from './boxPick';
import { type Press, useTablePointer } from './tablePointer';

export interface BoardPointerProps {
  readonly boxes: readonly BoardBox[];
  readonly onPick: (id: string, press: Press) => void;
  readonly onHover: (id: string | null) => void;
}

/** The pointer over a board, of which every box may be clicked with either mouse button. */
export function BoardPointer({ boxes, onPick, onHover }: BoardPointerProps) {
  useTablePointer({
    find: (pointer, size, camera) => boxAt(boxes, pointer, size, camera),
    onPick,
    onHover,
    bothButtons: true,
  });
  return null;
}
