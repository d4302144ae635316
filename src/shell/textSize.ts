import type { StoreApi } from 'zustand';
import type { ShellState } from '#module';

/**
 * Gives the root the size of letters that is chosen, now and whenever it changes: before anything is laid out by it, for
 * anyone who listens to the store later is told later.
 */
export function followTextSize(
  store: Pick<StoreApi<Pick<ShellState, 'preferences'>>, 'getState' | 'subscribe'>,
  root: HTMLElement,
): void {
  const show = ({ preferences }: Pick<ShellState, 'preferences'>) => {
    root.dataset.text = preferences.textSize;
  };
  show(store.getState());
  store.subscribe(show);
}
