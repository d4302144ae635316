import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const works = createStore(() => ({ count: 0 }));

/** Marks the page as busy or holding results, so that the demo does not start. */
export function useOccupation(occupied: boolean): void {
  useEffect(() => {
    if (!occupied) return;
    const add = (more: number) => works.setState(({ count }) => ({ count: count + more }));
    add(1);
    return () => add(-1);
  }, [occupied]);
}

/** Whether the page is occupied although nobody touches it. */
export const useOccupied = (): boolean => useStore(works, ({ count }) => count > 0);
