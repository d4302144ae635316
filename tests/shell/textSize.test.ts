// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { followTextSize } from '../../src/shell/textSize';
import { testPreferences } from '../helpers/services';

it('the letters have the chosen size before anybody else hears of the choice', () => {
  const preferences = testPreferences();
  const root = document.createElement('html');
  preferences.change({ textSize: 'large' });
  followTextSize(preferences, root);
  expect(root.dataset.text).toBe('large');
  let seen: string | undefined;
  preferences.subscribe(() => {
    seen = root.dataset.text;
  });
  preferences.change({ textSize: 'tv' });
  expect(seen).toBe('tv');
});
