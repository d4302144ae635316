import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { TABLE_DRAG, type TableDrag } from '#core';

/** Movement that turns a press into a drag, CSS pixels. */
const DRAG = 8;

/** A card being dragged. */
interface Grip<Card> {
  readonly card: Card;
  readonly fromX: number;
  readonly fromY: number;
  /** Its offset, CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly dragging: boolean;
  /** Whether the drag itself selected it. */
  readonly taken: boolean;
}

/** Event handlers for the button of a card. */
export interface CardHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

export interface CardDrag<Card> {
  readonly dragged: Pick<Grip<Card>, 'card' | 'x' | 'y'> | null;
  readonly handle: (card: Card) => CardHandle;
  /** Whether a click is just the end of a drag. */
  readonly endsDrag: () => boolean;
}

/** The table's canvas at a point of the window; null if something else covers it. */
function tableAt(x: number, y: number, held: Element): Element | null {
  const first = document.elementsFromPoint(x, y).find((element) => !held.contains(element));
  return first instanceof HTMLCanvasElement ? first : null;
}

const tell = (table: Element | null, detail: TableDrag) =>
  table?.dispatchEvent(new CustomEvent(TABLE_DRAG, { detail }));

/**
 * Dragging cards to the table. Dragging selects a card; dropping it on the table clicks what is there, dropping it
 * elsewhere puts it back. Escape cancels.
 * @param toggle selects a card, or deselects the selected one
 */
export function useCardDrag<Card>(
  isChosen: (card: Card) => boolean,
  toggle: (card: Card) => void,
): CardDrag<Card> {
  const [grip, setGrip] = useState<Grip<Card> | null>(null);
  const over = useRef<Element | null>(null);
  const ended = useRef(false);
  const point = (table: Element | null, clientX: number, clientY: number) => {
    if (over.current !== table) tell(over.current, { phase: 'leave', clientX, clientY });
    over.current = table;
    tell(table, { phase: 'over', clientX, clientY });
  };
  const letGo = () => {
    tell(over.current, { phase: 'leave', clientX: 0, clientY: 0 });
    over.current = null;
    setGrip(null);
  };
  const dragging = grip?.dragging === true;
  useEffect(() => {
    if (!dragging) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      tell(over.current, { phase: 'leave', clientX: 0, clientY: 0 });
      over.current = null;
      setGrip(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [dragging]);
  const handle = (card: Card): CardHandle => ({
    onPointerDown({ button, isPrimary, clientX, clientY, currentTarget, pointerId }) {
      ended.current = false;
      if (button !== 0 || !isPrimary) return;
      // At once: the first movement may be large.
      currentTarget.setPointerCapture(pointerId);
      setGrip({ card, fromX: clientX, fromY: clientY, x: 0, y: 0, dragging: false, taken: false });
    },
    onPointerMove({ clientX, clientY, currentTarget }) {
      if (grip?.card !== card) return;
      const way = currentTarget.closest('[data-turned]') === null ? 1 : -1;
      const [x, y] = [way * (clientX - grip.fromX), way * (clientY - grip.fromY)];
      if (!grip.dragging && Math.hypot(x, y) < DRAG) return;
      if (grip.dragging) {
        setGrip({ ...grip, x, y });
      } else {
        ended.current = true;
        const taken = !isChosen(card);
        if (taken) toggle(card);
        setGrip({ ...grip, x, y, dragging: true, taken });
      }
      point(tableAt(clientX, clientY, currentTarget), clientX, clientY);
    },
    onPointerUp({ clientX, clientY, currentTarget }) {
      if (grip?.card !== card) return;
      const table = grip.dragging ? tableAt(clientX, clientY, currentTarget) : null;
      letGo();
      if (table !== null) tell(table, { phase: 'drop', clientX, clientY });
      else if (grip.taken) toggle(card);
    },
    onPointerCancel: letGo,
  });
  return { dragged: dragging ? grip : null, handle, endsDrag: () => ended.current };
}
