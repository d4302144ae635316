import { describe, expect, it } from 'vitest';
import { formatGameFile, Match, type RecordedPlayers, unwrap } from '#core';
import { packLink } from '#storage';
import { type SetupOptions, zorgl } from '#zorgl/rules';
import type { PageServices } from '../../../src/page/services';
import { positionToShare, recordRunning } from '../../../src/page/share/recorded';
import { carriesSomething, openFragment } from '../../../src/shell/share/fragment';
import { crowdedPosition } from '../../helpers/crowded-position';
import { ALL_MIXES, withHouse } from '../../helpers/house-monsters';
import { reasonFor } from '../../helpers/problems';
import { randomPlay } from '../../helpers/random-game';
import { testServices } from '../../helpers/services';

const OPTIONS: SetupOptions = {
  places: ['A', 'C', 'D'],
  monsters: { C: 'nogyab' },
  army: true,
  flight: 'english',
};

const PLAYERS: RecordedPlayers = {
  A: { name: 'Anna', colour: '#3f82e0' },
  C: { name: 'Krok', bot: 'greedy' },
  D: {},
};

/** A game of 40 actions, in which Krok plays like the greedy bot. */
function game() {
  const initial = unwrap(zorgl.setup(OPTIONS, 5));
  const match = new Match(zorgl, initial);
  for (const { action } of randomPlay(initial, 5, 40)) unwrap(match.act(action));
  return { match, players: PLAYERS, seed: 5 };
}

const running = (page: PageServices) => page.sessions.getState().running!;

describe('a link with a position', () => {
  it('opens a game of people that goes on from there', async () => {
    const page = testServices();
    const { position } = game().match;
    const opened = await openFragment(`#position=${await packLink(position)}`, page);
    expect(opened).toEqual({ ok: true, value: '/table' });
    const { session, source } = running(page);
    const state = session.store.getState();
    expect(source.positionAt()).toEqual(position);
    expect(state.seats.map(({ controller }) => controller)).toEqual(['human', 'human', 'human']);
  });

  it('that is bad says which field is at fault', async () => {
    const page = testServices();
    const bad = { ...game().match.position, order: ['A'] };
    const opened = await openFragment(`#position=${await packLink(bad)}`, page);
    expect(opened).toMatchObject({ ok: false, error: { field: 'position.order' } });
    expect(page.sessions.getState().running).toBeNull();
  });
});

describe('a link with a game', () => {
  it('brings its house monsters and its city along', async () => {
    const page = testServices();
    const position = withHouse(crowdedPosition(8), ALL_MIXES.slice(20, 24));
    const match = new Match(zorgl, position);
    for (const { action } of randomPlay(position, 8, 10)) unwrap(match.act(action));
    await openFragment(`#game=${await packLink(formatGameFile({ match, players: {} }))}`, page);
    expect(running(page).source.record()).toEqual(match.record());
  });

  it('opens it at its beginning, with its players, ready to be watched', async () => {
    const page = testServices();
    const file = formatGameFile(game());
    await openFragment(`#game=${await packLink(file)}`, page);
    const { session, source, seed } = running(page);
    const state = session.store.getState();
    expect(source.record()).toEqual({ game: 'zorgl', initial: file.initial, actions: file.actions });
    expect([state.shown, state.actual, state.passTo, state.inPast]).toEqual([0, 40, null, true]);
    expect(seed).toBe(5);
    expect(state.seats).toEqual(
      file.initial.order.map(
        (seat) =>
          ({
            A: { seat: 'A', name: 'Anna', controller: 'human', colour: '#3f82e0' },
            C: { seat: 'C', name: 'Krok', controller: { bot: 'greedy' } },
            D: { seat: 'D', name: 'Olga', controller: 'human' },
          })[seat as 'A' | 'C' | 'D'],
      ),
    );
  });

  it('plays on from its end', async () => {
    const page = testServices();
    await openFragment(`#game=${await packLink(formatGameFile(game()))}`, page);
    const { session, source } = running(page);
    session.live();
    expect(source.positionAt()).toEqual(game().match.position);
    const [first] = session.legal();
    expect((await session.command(first!)).ok).toBe(true);
    expect(source.record().actions).toHaveLength(41);
  });

  it('is kept among the saved games, so that a reload finds it', async () => {
    const page = testServices();
    await openFragment(`#game=${await packLink(formatGameFile(game()))}`, page);
    const saved = unwrap(await page.saves.load(running(page).id));
    expect(saved.record.actions).toHaveLength(40);
  });

  it('can be handed on as it came', async () => {
    const page = testServices();
    const file = { ...formatGameFile(game()), players: { ...PLAYERS, D: { name: 'Zed' } } };
    await openFragment(`#game=${await packLink(file)}`, page);
    const { seed: _kept, ...told } = file;
    expect(formatGameFile(recordRunning(running(page), 40))).toEqual(told);
  });

  it('tells what it was dealt from once it is over', async () => {
    const page = testServices();
    const { match } = game();
    for (const { action } of randomPlay(match.position, 6)) unwrap(match.act(action));
    const file = { ...formatGameFile({ match, players: PLAYERS, seed: 5 }) };
    await openFragment(`#game=${await packLink(file)}`, page);
    expect(formatGameFile(recordRunning(running(page), match.length)).seed).toBe(5);
    expect(positionToShare(running(page), 40, 'f'.repeat(32))).toEqual(match.positionAt(40));
  });

  const wrong: readonly (readonly [string, (file: object) => unknown, string, RegExp])[] = [
    ['another kind of file', (file) => ({ ...file, format: 'kaiju-city' }), 'game.format', /kaiju-game/],
    ['a later version', (file) => ({ ...file, version: 2 }), 'game.version', /1/],
    ['an unknown field', (file) => ({ ...file, note: 'hello' }), 'game.note', /not a field/],
    ['a bad position', (file) => ({ ...file, initial: {} }), 'game.initial.game', /missing/],
    [
      'an action of no kind',
      (file) => ({ ...file, actions: [{ do: 'dance' }] }),
      'game.actions[0].do',
      /dance/,
    ],
    ['an illegal action', (file) => ({ ...file, actions: [{ do: 'end' }] }), 'game.actions[0].do', /3/],
    [
      'a bot that we do not know',
      (file) => ({ ...file, players: { C: { bot: 'genius' } } }),
      'game.players.C.bot',
      /genius/,
    ],
    [
      'a player without a place',
      (file) => ({ ...file, players: { B: { name: 'Bo' } } }),
      'game.players.B',
      /is not in this game/,
    ],
    [
      'a name on two lines',
      (file) => ({ ...file, players: { C: { name: 'a\nb' } } }),
      'game.players.C.name',
      /single spaces/,
    ],
    ['a text', () => 'hello', 'game', /object/],
  ];
  it.each(wrong)('with %s says so, and nothing changes', async (_name, change, field, reason) => {
    const page = testServices();
    const link = await packLink(change(formatGameFile(game())));
    const opened = await openFragment(`#game=${link}`, page);
    expect(opened).toMatchObject({ ok: false, error: { field } });
    expect(opened?.ok === false ? reasonFor(opened.error) : '').toMatch(reason);
    expect(page.sessions.getState().running).toBeNull();
  });
});

describe('a fragment', () => {
  it('that carries nothing of ours is left alone', async () => {
    for (const hash of ['', '#', '#top', '#weather=rain', '#constructor=x']) {
      expect(carriesSomething(hash)).toBe(false);
      expect(await openFragment(hash, testServices())).toBeNull();
    }
    expect(carriesSomething('#game=')).toBe(true);
  });

  it('that cannot be unpacked names its kind', async () => {
    for (const packed of ['', '%%%', 'abc']) {
      const opened = await openFragment(`#game=${packed}`, testServices());
      expect(opened).toMatchObject({ ok: false, error: { field: 'game' } });
    }
  });
});
