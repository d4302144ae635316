import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { zorglLessons } from '#zorgl/lessons';
import { kaiju } from './KaijuPage';

const contents = () => screen.findByRole('navigation', { name: 'Contents' }, { timeout: 20_000 });

/** The numbers of the clauses that the page tells. */
const numbers = () => [...document.querySelectorAll('.rules-clause')].map(({ id }) => id);

it('how a game is played, told in the lobby, leads to its rules, and those back', async () => {
  await kaiju.open('/');
  await kaiju.press('How to play');
  await kaiju.press('All the rules');
  await contents();
  expect(window.location.pathname).toBe('/rules/zorgl');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zorgl-Zilla The rules');
  expect(numbers().length).toBe(71);
  await kaiju.press('Lobby');
  await kaiju.arrivesAt('/');
});

it.each(['zorgl', 'tetzilla'])('every link inside the rules of %s leads to something', async (game) => {
  await kaiju.visit(`/rules/${game}?lang=en`);
  await contents();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.rules a')].map(
    ({ href }) => new URL(href),
  );
  expect(links.length).toBeGreaterThan(90);
  const lost = links.filter(({ pathname, hash }) => {
    return pathname === `/rules/${game}` && document.getElementById(hash.slice(1)) === null;
  });
  expect(lost.map(String)).toEqual([]);
});

it('the address of a clause leads to it, and a clause leads to another', async () => {
  await kaiju.visit('/rules/zorgl?lang=en#Z7.3');
  await contents();
  const marked = () => document.querySelector('[aria-current="location"]');
  expect(marked()?.id).toBe('Z7.3');
  expect(document.activeElement?.id).toBe('Z7.3');
  const [first] = within(marked() as HTMLElement).getAllByRole('link', { name: 'Z4.3' });
  await kaiju.user.click(first!);
  await waitFor(() => expect(marked()?.id).toBe('Z4.3'));
  expect(document.activeElement?.id).toBe('Z4.3');
  expect(window.location.hash).toBe('#Z4.3');
});

it.each(['#Z6.12', '#%E0%A4%A'])('a clause that is not there is told: %s', async (hash) => {
  await kaiju.visit(`/rules/zorgl?lang=en${hash}`);
  await contents();
  expect(screen.getByRole('alert').textContent).toBe(`These rules have no clause ${hash.slice(1)}.`);
});

it('a clause leads to the lessons that show it', async () => {
  await kaiju.visit('/rules/zorgl?lang=en');
  await contents();
  const shown = zorglLessons.filter(({ clauses }) => clauses[0] === 'Z6.2').map(({ title }) => title.en);
  const clause = within(document.getElementById('Z6.2')!);
  expect(shown.length).toBeGreaterThan(0);
  for (const title of shown.slice(0, 4)) {
    expect(clause.getByRole<HTMLAnchorElement>('link', { name: title }).pathname).toMatch(
      /^\/learn\/zorgl\/./,
    );
  }
});

it('rules of a game that is not there are told', async () => {
  await kaiju.visit('/rules/chess?lang=en');
  expect((await screen.findByRole('alert')).textContent).toContain('/rules/chess');
});

it('the language changes where one is', async () => {
  await kaiju.visit('/rules/zorgl?lang=en#Z6.4');
  await contents();
  await kaiju.user.click(screen.getByRole('radio', { name: 'Français' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zorgl-Zilla Les règles');
  expect(document.getElementById('Z6.4')?.textContent).toContain('la chaîne');
  expect(window.location.hash).toBe('#Z6.4');
});

it('a clause is found as one types, and reached by the keyboard', async () => {
  await kaiju.visit('/rules/zorgl?lang=en');
  await contents();
  const field = screen.getByRole('searchbox', { name: 'Search the rules' });
  await kaiju.user.type(field, 'homing mis');
  const results = await screen.findByRole('list', { name: 'Search results' });
  const [first] = within(results).getAllByRole('link');
  expect(first?.textContent).toMatch(/^Z11\.3 Special monsters/);
  expect(within(first!).getAllByText(/^(homing|missile)$/i, { selector: 'mark' }).length).toBe(2);
  await kaiju.user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await kaiju.user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await kaiju.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('Z11.3'));
  expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull();
});

it('what is not found is told, and Escape leaves the search', async () => {
  await kaiju.visit('/rules/zorgl?lang=fr');
  await screen.findByRole('navigation', { name: 'Sommaire' }, { timeout: 20_000 });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await kaiju.user.type(field, 'xylophone');
  await screen.findByText(/^Rien trouvé/);
  await kaiju.user.keyboard('{Escape}');
  expect(field.value).toBe('');
  expect(screen.queryByText(/^Rien trouvé/)).toBeNull();
});

it.each(['zorgl', 'tetzilla'])(
  'the reference sheet of %s is reached from its rules, and leads back',
  async (game) => {
    await kaiju.visit(`/rules/${game}?lang=en`);
    await contents();
    await kaiju.user.click(screen.getByRole('link', { name: 'Reference sheet' }));
    const rows = await screen.findAllByRole('row', {}, { timeout: 20_000 });
    expect(window.location.pathname).toBe(`/rules/${game}/sheet`);
    const [clause] = within(rows[0]!).getAllByRole('link');
    await kaiju.user.click(clause!);
    await contents();
    expect(document.activeElement?.id).toBe(clause?.textContent);
  },
);
