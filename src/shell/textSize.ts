import type { PagePreferences, PreferenceStore } from '#module';

/**
 * Gives the root the size of letters that is chosen, now and whenever it changes: before anything is laid out by it, for
 * anyone who listens to the store later is told later.
 */
export function followTextSize(
  preferenceStore: Pick<PreferenceStore, 'getState' | 'subscribe'>,
  root: HTMLElement,
): void {
  const show = ({ textSize }: PagePreferences) => {
    root.dataset.text = textSize;
  };
  show(preferenceStore.getState());
  preferenceStore.subscribe(show);
}
