// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { followTextSize } from '../../src/shell/textSize';
import { openPage } from '../helpers/open-page';

it('the letters have the chosen size before anybody else hears of the choice', () => {
  const { store } = openPage();
  const root = document.createElement('html');
  const prefer = (textSize: 'large' | 'tv') =>
    store.setState(({ preferences }) => ({ preferences: { ...preferences, textSize } }));
  prefer('large');
  followTextSize(store, root);
  expect(root.dataset.text).toBe('large');
  let seen: string | undefined;
  store.subscribe(() => {
    seen = root.dataset.text;
  });
  prefer('tv');
  expect(seen).toBe('tv');
});
