import type { Action } from '#zorgl/rules';
import type { Selection } from './selection';

/** Columns: boxes fit four to a row, names two. Directions take the three rows of a compass. */
const IN_A_ROW = { to: 4, unit: 4, flee: 4, target: 2 } as const;
const COMPASS = 3;

type Field = keyof typeof IN_A_ROW;

/** Rows for a joker, whose ordinary uses are listed below each other. */
function usual(actions: readonly Action[]): number {
  const rows = (field: 'to' | 'target', kind: Action['do']) => {
    const values = actions.flatMap((action) =>
      action.do === kind ? [(action as Readonly<Partial<Record<Field, string>>>)[field]] : [],
    );
    return Math.ceil(new Set(values).size / IN_A_ROW[field]);
  };
  return rows('to', 'move') + rows('target', 'attack');
}

/**
 * The most rows of choices that the selected card can need at any step, so that the panel can keep its size.
 */
export function rowsOf({ context, card }: Selection): number {
  const actions = context.legal.filter((action) => ('card' in action ? action.card : null) === card);
  const most = (field: Field) => {
    const byMode = new Map<Action['do'], Set<string>>();
    for (const action of actions) {
      const value = (action as Readonly<Partial<Record<Field, string>>>)[field];
      if (value === undefined) continue;
      byMode.set(action.do, (byMode.get(action.do) ?? new Set()).add(value));
    }
    const counts = [...byMode.values()].map(({ size }) => size);
    return Math.ceil(Math.max(0, ...counts) / IN_A_ROW[field]);
  };
  const rows = (Object.keys(IN_A_ROW) as Field[]).map(most);
  return Math.max(actions.some((action) => 'dir' in action) ? COMPASS : 0, usual(actions), ...rows);
}
