import { useCallback, useMemo, useState } from 'react';
import { type Box, GRID } from '#zorgl/rules';
import { changedBoxes, type Plan, paint, strokeOf } from './brush';
import { brushOf, type Kit } from './kit';

export interface Pointing {
  /** The box under the pointer or keyboard cursor; null for none. */
  readonly pointed: number | null;
  /** The plan after a click there. */
  readonly preview: Plan;
  /** The boxes that the click would change, including the pointed one. */
  readonly touched: ReadonlySet<number>;
  /** Called when the keyboard cursor, or the pointer on the plan, moves to a box. */
  readonly point: (box: number) => void;
  /** Called when the pointer on the table enters a box; null when it leaves. */
  readonly hover: (name: Box | null) => void;
}

/** Tracks the pointed box, and previews the current tool there. */
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
    // Leaving the table with the pointer keeps the keyboard cursor.
    setAt((now) => (box === undefined ? (now?.hovered === true ? null : now) : { box, hovered: true }));
  }, []);
  return { pointed, preview, touched, point, hover };
}
