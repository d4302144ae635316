import type { PagePreferences, PreferenceStore } from '#module';

/**
 * Sets the root font size, now and whenever the preference changes. Call before anything else subscribes to the store,
 * so that layout depending on it runs afterwards.
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
