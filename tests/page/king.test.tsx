import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Position } from '#king-of-monsters/rules';
import { gameTable } from '#king-of-monsters/table';
import { at, heroFrame, sketched } from '../helpers/king/sketch';
import { kaiju } from './KaijuPage';

const GAME = 'king-of-monsters';
const parameter = (position: Position) => Buffer.from(JSON.stringify(position), 'utf8').toString('base64url');
const open = (position: Position, more: Readonly<Record<string, string>> = {}) =>
  kaiju.openTable({ game: GAME, position: parameter(position), ...more });
const now = () => kaiju.position() as unknown as Position;
const region = (name: string) => within(screen.getByRole('region', { name }));
const answers = () => region('What you may do');
const press = (name: string | RegExp) => kaiju.user.click(screen.getByRole('button', { name }));
const card = (owner: string, name: string) =>
  kaiju.user.click(
    within(screen.getByRole('toolbar', { name: `Cards of ${owner}` })).getAllByRole('button', { name })[0]!,
  );
const reveal = () => screen.queryByRole('button', { name: /show (my|our) cards/ });

/** Bamf fights the King in the Metrorail; his red row is covered, the blue one has a plate to cover. */
const FIGHT = sketched({
  heroes: { bamf: at('metro', ['B5', 'R2']), grey: at('hq', ['G4']) },
  king: { zone: 'metro', hand: ['R9', 'B1'] },
  chart: { R: 'R3^/R8', B: 'B4^ B7', G: 'G2', Y: 'Y6' },
  stack: [heroFrame('bamf', { step: 'fight' })],
});

/** The same, where nothing but to cover the blue plate is any good. */
const COVER = sketched({
  heroes: { bamf: at('metro', ['B5', 'R2']), grey: at('hq', ['G4']) },
  king: { zone: 'metro', hand: ['R9', 'B1'] },
  chart: { R: 'R9^', B: 'B4^ B7', G: 'G2', Y: 'Y6' },
  stack: [heroFrame('bamf', { step: 'fight' })],
});

/** The King has attacked Bamf. */
const DUEL = sketched({
  heroes: { bamf: at('metro', ['G2', 'Y7']), grey: at('hq', ['G4']) },
  king: { zone: 'metro', hand: ['G5'] },
  chart: { B: 'B4^' },
  stack: [
    { kind: 'fight', seat: 'king' },
    { kind: 'duel', seat: 'bamf', hero: 'bamf', row: null, last: { colour: 'B', number: 7 } },
  ],
});

/** Science Ninja may have two pairs of heroes exchange cards. */
const TRADE = sketched({
  turn: { phase: 'draw' },
  heroes: {
    ninja: at('hq', ['R7']),
    artemis: at('hq', ['B5']),
    bamf: at('hq', ['G2']),
    brick: at('hq', ['Y3']),
  },
  king: { zone: 'metro', hand: ['R9', 'B1'] },
  chart: { R: 'R3', B: 'B4', G: 'G2', Y: 'Y6' },
  stack: [{ kind: 'trade', seat: 'ninja', offer: null }],
});

describe('the panels of King of Monsters', () => {
  it('ask no more in this game what was answered for all of it, until they are told to', async () => {
    await open(TRADE, { bots: 'king:random,artemis:random,bamf:random,brick:random' });
    const asked = () => now().stack.at(-1)?.kind;
    /** Ends what is asked until a round later. @returns what was asked in the next turn */
    const round = async () => {
      const { number } = now().turn;
      const kinds = new Set<string | undefined>();
      while (now().outcome === null && now().turn.number < number + 2) {
        await kaiju.settle();
        if (now().turn.number > number) kinds.add(asked());
        const legal = kaiju.legal();
        const ends = legal.find(({ do: what }) => /^(pass|draw|end|accept|take)$/.test(what));
        await kaiju.act((ends ?? legal[0])!);
      }
      return kinds;
    };
    const off = () => screen.queryByRole('button', { name: '1 question off' });
    expect(asked()).toBe('trade');
    await press('Never ask again this game');
    await kaiju.settle();
    expect(asked()).not.toBe('trade');
    await kaiju.reload();
    await kaiju.ready();
    expect(off(), 'after a reload').not.toBeNull();
    expect(await round()).not.toContain('trade');
    await kaiju.user.click(off()!);
    await kaiju.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask me about trades again' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(off()).toBeNull();
    expect(await round()).toContain('trade');
  });

  it('show the piles by side, in a dialog that its head closes', async () => {
    await open(COVER, { bots: 'king:greedy' });
    await press('Piles');
    const piles = within(screen.getByRole('dialog', { name: 'Decks and discards' }));
    expect(piles.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Decks and discards',
      'The King',
      expect.stringMatching(/^Combat deck: \d+ cards$/),
      expect.stringMatching(/^Action deck: \d+ cards$/),
      'The League',
      expect.stringMatching(/^Combat deck: \d+ cards$/),
      expect.stringMatching(/^Action deck: \d+ cards$/),
    ]);
    await kaiju.user.click(piles.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('take up the card that is advised, so that its plate only needs a press, and let it go again', async () => {
    await open(COVER, { bots: 'king:greedy' });
    const taken = () => document.querySelectorAll('[data-card][aria-pressed=true]').length;
    const advised = async () => {
      await press('What would you do?');
      const bar = await screen.findByRole('region', { name: 'My advice' });
      await within(bar).findByRole('button', { name: 'Do it' }, { timeout: 20_000 });
      expect(bar.textContent).toMatch(/^Cover on blue row, plate 1: blue 5/);
    };
    await advised();
    expect(taken()).toBe(1);
    await press('Close the advice');
    expect(taken()).toBe(0);
    await advised();
    await press(/^blue row, plate 1/);
    await kaiju.settle();
    expect(now().chart.B.plates[0]!.cover?.card).toBe('B5');
  });

  it('say which rule a click is refused by, and what is asked comes of', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    await card('Bamf', 'blue 5');
    await kaiju.keys('b');
    await kaiju.user.click(screen.getByRole('button', { name: /B2: face down/, hidden: true }));
    await press('Why? K14.1');
    expect(await screen.findByRole('heading', { name: 'The rule: K14.1' })).toBeTruthy();
  });

  it('leave the room of an empty hand to the table, and show those of the others', async () => {
    const heroes = { bamf: at('metro'), grey: at('hq', ['G4']) };
    const [king, stack] = [{ zone: 'metro' as const, hand: ['R9' as const] }, [heroFrame('bamf')]];
    await open(sketched({ heroes, king, stack }), { bots: 'king:greedy' });
    expect(screen.queryByRole('toolbar', { name: 'Cards of Bamf' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Cards of the other heroes' }).textContent).toContain('green 4');
    await open(sketched({ heroes: { ...heroes, grey: at('hq') }, king, stack }), { bots: 'king:greedy' });
    expect(document.querySelector('.ui-hud-hand')!.childElementCount).toBe(0);
    expect(answers().getByRole('button', { name: 'End the turn' })).toBeTruthy();
  });

  it('say who must answer what, and what that is part of', async () => {
    await open(DUEL, { bots: 'king:greedy' });
    expect(answers().getByRole('status').textContent).toContain(
      'Bamf answers blue 7 in a duel with the King',
    );
    const turn = screen.getByRole('region', { name: /Bamf answers blue 7/ });
    expect(turn.textContent).toContain('the King rampages');
    await card('Bamf', 'yellow 7');
    expect(now().decks.league.combatDiscard).toEqual(['Y7']);
  });

  it('play a card and then a plate of the chart', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    await card('Bamf', 'blue 5');
    const chart = region('The chart');
    const plates = chart.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(plates).toEqual(['blue row, plate 1: blue 4, face up, no cover']);
    await kaiju.user.click(chart.getByRole('button', { name: /^blue row, plate 1/ }));
    expect(now().chart.B.plates[0]?.cover).toEqual({ card: 'B5' });
  });

  it('tell of the chart what the League knows, and whether a cover is enough', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    const told = (name: RegExp) => region('The chart').getByRole('img', { name }).getAttribute('aria-label');
    expect(told(/^red row, plate 1/)).toBe('red row, plate 1: red 3, face up, covered with red 8, enough');
    expect(told(/^yellow row, plate 1/)).toBe('yellow row, plate 1: face down, unknown, no cover');
  });

  it('show a phone a hand with a card that can be chosen', async () => {
    const heroes = { ninja: at('hq', ['R7']), bamf: at('hq', ['B5']), grey: at('hq', ['G4']) };
    const stack: Position['stack'] = [{ kind: 'trade', seat: 'ninja', offer: { hero: 'ninja', card: 'R7' } }];
    await open(sketched({ heroes, stack }), { bots: 'king:greedy' });
    const shown = document.querySelector('.hands-of.shown');
    expect(shown?.querySelector('[data-card]:not([aria-disabled])')).not.toBeNull();
    const asked = answers();
    expect(asked.getByRole('status').textContent).toContain('Science Ninja offers red 7: for which card?');
    expect(asked.getByText('Choose a highlighted card.')).toBeTruthy();
  });

  it('are played by keys alone', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    await kaiju.keys('2');
    expect(answers().getByText(/blue 5: what for/)).toBeTruthy();
    await kaiju.keys('{Escape}');
    expect(answers().queryByText(/what for/)).toBeNull();
    await kaiju.keys('2');
    await kaiju.tabTo('Choose something else');
    await kaiju.keys('{Enter}');
    expect(answers().queryByText(/what for/)).toBeNull();
    await kaiju.keys('x');
    expect(now().stack.some(({ kind }) => kind === 'hero')).toBe(false);
  });

  it('tell the chart in words, where a row is chosen like anywhere else', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    await press('Text board');
    const row = screen.getByRole('button', { name: /^R: .*choose this/ });
    await kaiju.user.click(row);
    expect(now().chart.R.plates).toEqual([]);
  });
});

describe('one screen for both sides', () => {
  it('has no pass screen while the League goes on, and shows all its hands', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    expect(reveal()).toBeNull();
    expect(screen.getByRole('list', { name: 'Cards of the other heroes' }).textContent).toContain('green 4');
    await press('End the turn');
    await kaiju.settle();
    expect(reveal()).toBeNull();
  });

  it('has the pass screen when the other side decides (K3.4)', async () => {
    await open(DUEL);
    expect(reveal(), 'nobody has had the device').toBeNull();
    expect(screen.queryByRole('toolbar', { name: 'Cards of The King' })).toBeNull();
    await card('Bamf', 'yellow 7');
    await kaiju.settle();
    expect(now().stack.at(-1)?.seat).toBe('king');
    expect(reveal()).not.toBeNull();
    expect(document.body.textContent).not.toContain('green 5');
    await kaiju.user.click(reveal()!);
    await kaiju.advance(0.1);
    expect(screen.getByRole('toolbar', { name: 'Cards of The King' }).textContent).toContain('green 5');
    expect(screen.queryByRole('toolbar', { name: 'Cards of Bamf' })).toBeNull();
  });
});

describe('team talk', () => {
  const plate = (name: RegExp) => region('The chart').getByRole('button', { name });
  const says = (name: RegExp) =>
    [...document.querySelectorAll('.king-chart [aria-label]')]
      .flatMap((each) => each.getAttribute('aria-label') ?? [])
      .find((label) => name.test(label));

  it('marks plates by presses that play nothing, each sign in turn, until the plate is another one', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    const before = now();
    await press('Team talk');
    const blue = /^blue row, plate 1/;
    for (const said of ['Bamf: strike here', 'Bamf: leave it', 'Bamf: mine']) {
      await kaiju.user.click(plate(blue));
      expect(plate(blue).getAttribute('aria-label')).toContain(said);
    }
    await kaiju.user.click(plate(/^blue row, plate 2/));
    expect(now()).toEqual(before);
    await press('Team talk');
    await card('Bamf', 'blue 5');
    await kaiju.user.click(plate(blue));
    expect(says(blue)).not.toContain('mine');
    expect(says(/^blue row, plate 2/)).toContain('Bamf: strike here');
  });

  it('is what presses on the table itself mean while it is on: nothing is played by them', async () => {
    await open(FIGHT, { bots: 'king:greedy' });
    await card('Bamf', 'blue 5');
    const before = now();
    await press('Team talk');
    await kaiju.keys('b');
    await kaiju.user.click(screen.getByRole('button', { name: /B1:/, hidden: true }));
    expect(now()).toEqual(before);
    expect(plate(/^blue row, plate 1/).getAttribute('aria-label')).toContain('Bamf: strike here');
    expect(document.querySelector('.hands-card.open')).toBeNull();
    await kaiju.keys('{Escape}');
    expect(document.querySelector('.hands-card.open')).not.toBeNull();
  });

  it('is not the King’s, who has nobody on his side', async () => {
    await open(DUEL, { bots: 'bamf:greedy,grey:greedy' });
    expect(screen.queryByRole('button', { name: 'Team talk' })).toBeNull();
  });

  it('is not seen by the King at the same screen', async () => {
    const marks = () => document.querySelectorAll('.king-talk-mark').length;
    const onTable = vi.spyOn(gameTable, 'talk');
    await open(DUEL);
    await kaiju.user.click(reveal()!);
    await kaiju.advance(0.1);
    await press('Team talk');
    await kaiju.user.click(plate(/^blue row, plate 1/));
    expect(marks()).toBe(1);
    expect(onTable.mock.lastCall![0]).toEqual([{ seat: 'bamf', place: 'B1/1', sign: 'strike' }]);
    await press('Team talk');
    await card('Bamf', 'yellow 7');
    await kaiju.settle();
    expect(now().stack.at(-1)?.seat).toBe('king');
    expect(marks()).toBe(0);
    onTable.mockClear();
    await kaiju.user.click(reveal()!);
    await kaiju.advance(0.1);
    expect(marks()).toBe(0);
    expect(onTable).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Team talk' })).toBeNull();
  });
});
