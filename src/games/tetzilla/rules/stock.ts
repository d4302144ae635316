import { COPIES, isGuard } from './codes';

/** The codes of all markers of a kind, repeated for each copy (T2.2, T2.3). */
export function stockOf(sort: 'building' | 'guard'): readonly number[] {
  return Array.from(COPIES, (copies, code) =>
    isGuard(code) === (sort === 'guard') ? Array.from({ length: copies }, () => code) : [],
  ).flat();
}
