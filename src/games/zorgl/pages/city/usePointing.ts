import { useCallback, useMemo, useState } from 'react';
import { type Box, GRID } from '#zorgl/rules';
import { changedBoxes, type Plan, paint, strokeOf } from './brush';
import { brushOf, type Kit } from './kit';

export interface Pointing {
  /** The box that the pointer or the keyboard means; null for none. */
  readonly pointed: number | null;
  /** The plan as a click there would make it. */
  readonly preview: Plan;
  /** The boxes that the click would change, and the one that is meant. */
  readonly touched: ReadonlySet<number>;
  /** The keyboard, or a pointer over the plan, means a box. */
  readonly point: (box: number) => void;
  /** The pointer on the table means a box, or none any more. */
  readonly hover: (name: Box | null) => void;
}

/** Which box is meant, and what the tool in hand would do there. */
export function usePointing(plan: Plan, kit: Kit): Pointing {
  const [at, setAt] = useState<{ readonly box: number; readonly hovered: boolean } | null>(null);
  const pointed = at?.box ?? null;
  const preview = useMemo(
    () => (pointed === null ? plan : paint(plan, strokeOf(plan, pointed, brushOf(kit)), kit.symmetry)),
    [plan, pointed, kit],
  );
  const touched = useMemo(
    () => new Set(pointed === null ? [] : [pointed, ...changedBoxes(plan, preview)]),
    [plan, preview, pointed],
  );
  const point = useCallback((box: number) => setAt({ box, hovered: false }), []);
  const hover = useCallback((name: Box | null) => {
    const box = name === null ? undefined : GRID.parse(name);
    // A pointer that leaves the table takes nothing from the keyboard.
    setAt((now) => (box === undefined ? (now?.hovered === true ? null : now) : { box, hovered: true }));
  }, []);
  return { pointed, preview, touched, point, hover };
}
