import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatGameFile, Match, unwrap } from '#core';
import { zorgl } from '#zorgl/rules';
import { kaiju } from './KaijuPage';

/** However busy the machine is. */
const SLOW = { timeout: 20_000 };

it('a page is named in the tab, in the language in use, and the lobby bears the name of the program', async () => {
  await kaiju.open('/rules/zorgl', { lang: 'fr' });
  await screen.findByRole('heading', { level: 1 }, SLOW);
  expect(document.title).toBe('Règles de Zorgl-Zilla – Kaiju Tabletop');
  expect(document.documentElement.lang).toBe('fr');
  await kaiju.user.click(screen.getAllByRole('link', { name: 'Aide de jeu' })[0]!);
  await waitFor(() => expect(document.title).toBe('Aide de jeu · Zorgl-Zilla – Kaiju Tabletop'), SLOW);
  await kaiju.open('/about');
  await waitFor(() => expect(document.title).toBe('About, credits and licences – Kaiju Tabletop'), SLOW);
  await kaiju.press('Back to the lobby');
  await screen.findByRole('button', { name: 'Wreck the city' }, SLOW);
  expect(document.title).toBe('Kaiju Tabletop');
});

it('a file that the system hands to the installed program comes upon the table', async () => {
  let consume: ((params: object) => void) | undefined;
  const queue = {
    setConsumer(consumer: (params: object) => void) {
      consume = consumer;
    },
  };
  Object.defineProperty(window, 'launchQueue', { value: queue, configurable: true });
  await kaiju.open('/');
  Reflect.deleteProperty(window, 'launchQueue');
  const match = new Match(
    zorgl,
    unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 7)),
  );
  const content = JSON.stringify(formatGameFile({ match, players: { A: { name: 'Ada' } }, seed: 7 }));
  const file = new File([content], 'duel.kaiju-game.json', { type: 'application/json' });
  consume?.({ files: [{ getFile: async () => file }] });
  await kaiju.ready();
  expect(document.title).toBe('Zorgl-Zilla – Kaiju Tabletop');
  expect(screen.getAllByText('Ada').length).toBeGreaterThan(0);
  // Without a file nothing is opened, and nothing goes wrong.
  consume?.({});
});
