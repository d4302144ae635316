import { afterEach, describe, expect, it, vi } from 'vitest';
import { err, formatGameFile, LANGUAGES, MAX_ACTIONS, Match, ok, unwrap } from '#core';
import { formatRecord as formatKing } from '#king-of-monsters/record';
import { king } from '#king-of-monsters/rules';
import type { GameEntry, GameModule } from '#module';
import { formatRecord as formatTetzilla } from '#tetzilla/record';
import { tetzilla } from '#tetzilla/rules';
import { formatRecord } from '#zorgl/record';
import { zorgl } from '#zorgl/rules';
import { fileStem, readGameFile, readGameText } from '../../../src/page/share/files';
import { type GameShelf, shelf } from '../../../src/page/shelf';
import { runSliced } from '../../../src/page/timeSlicing';
import { mixedOpening } from '../../helpers/king/random-game';
import { randomPlay } from '../../helpers/random-game';
import { mixedOptions, randomPlay as playTetzilla } from '../../helpers/tetzilla/random-game';
import { zorglModule } from '../../helpers/zorgl-on-table';

const initial = unwrap(zorgl.setup({ places: ['B', 'D'], army: true, flight: 'french' }, 9));
const match = new Match(zorgl, initial);
for (const { action } of randomPlay(initial, 9, 30)) unwrap(match.act(action));
const game = { match, players: { B: { name: 'Zoé d’Été' }, D: { name: '王' } }, seed: 9 };
const file = formatGameFile(game);

describe('a file', () => {
  it.each([
    ['as JSON', JSON.stringify(file, null, 2)],
    ['as an English record', formatRecord(game, 'en')],
    ['as a French record', formatRecord(game, 'fr')],
  ])('%s holds the same game', async (_name, text) => {
    expect(formatGameFile(unwrap(await readGameText(text, shelf)).game)).toEqual(file);
    const read = await readGameFile(new File([text], 'game.txt'), shelf);
    expect(formatGameFile(unwrap(read).game)).toEqual(file);
  });

  it('that cannot be read is named, with the field or the line at fault', async () => {
    const wrong: readonly (readonly [string, string])[] = [
      ['{"format":', 'sunday.json'],
      ['{"format":"kaiju-game","version":3,"game":"zorgl"}', 'sunday.json: version'],
      ['{"format":"kaiju-game","version":1}', 'sunday.json: game'],
      ['{"format":"kaiju-game","version":1,"game":"chess"}', 'sunday.json: game'],
      ['Dear diary', 'sunday.json: line 1, format'],
      ['', 'sunday.json'],
    ];
    for (const [text, field] of wrong) {
      const read = await readGameFile(new File([text], 'sunday.json'), shelf);
      expect(read).toMatchObject({ ok: false, error: { field } });
    }
  });

  it('that is nearly the record of a game is told what that game says of it', async () => {
    const damaged = formatRecord(game, 'en').replace(/moves to/, 'waltzes to');
    const refusing: GameModule['records']['reading'] = function* refuse() {
      yield 1;
      return err({ field: 'line 1', code: 'type.text' });
    };
    const other: GameModule = {
      ...(zorglModule as unknown as GameModule),
      records: { texts: zorglModule.records.texts, reading: refusing },
    };
    const entry = (id: string, module: GameModule): GameEntry => ({
      ...shelf.entries[0]!,
      id,
      load: async () => module,
    });
    const both: GameShelf = {
      ...shelf,
      entries: [entry('zorgl', zorglModule as unknown as GameModule), entry('other', other)],
      load: async (id) => ok(id === 'other' ? other : (zorglModule as unknown as GameModule)),
    };
    for (const entries of [both.entries, both.entries.toReversed()]) {
      const read = await readGameText(damaged, { ...both, entries });
      expect(read.ok ? '' : read.error.field).toMatch(/^line (?!1\b)\d+/);
    }
  });

  it('whose title alone is damaged is told how records begin, those of the game that it names', async () => {
    const initialTet = unwrap(tetzilla.setup(mixedOptions(3), 3));
    const record = formatTetzilla({ match: new Match(tetzilla, initialTet), players: {}, seed: 3 }, 'en');
    const titles = async (title: string) => {
      const read = await readGameText(record.replace(/^.*/, title), shelf);
      if (read.ok) throw new Error('it was read');
      expect(read.error).toMatchObject({ field: 'line 1, format', code: 'record.title' });
      return read.error.params?.titles as readonly string[];
    };
    const named = await titles('Kaiju gxme record 1: TetZilla');
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((title) => title.endsWith('TetZilla'))).toBe(true);
    const all = await titles('My game');
    for (const { title, load } of shelf.entries) {
      const { records } = await load();
      expect(all.some((each) => each.endsWith(title))).toBe(records.texts.length > 0);
    }
  });

  it('is called after its players', () => {
    const { order } = initial;
    const names = { B: 'zoe-d-ete', D: '' };
    const called = order.map((seat) => names[seat as 'B' | 'D']).filter((name) => name !== '');
    const tagged = (...words: readonly string[]) => expect.stringMatching(`^${words.join('-')}-[a-z0-9]{4}$`);
    expect(fileStem({ module: zorglModule, game })).toEqual(tagged('zorgl', ...called));
    expect(fileStem({ module: zorglModule, game: { match, players: {} } })).toEqual(
      tagged('zorgl', ...order.map((seat) => seat.toLowerCase())),
    );
  });

  it('of the same players are told apart, and the same game is called the same', () => {
    const stem = (seed: number) =>
      fileStem({
        module: zorglModule,
        game: {
          match: new Match(
            zorgl,
            unwrap(zorgl.setup({ places: ['B', 'D'], army: true, flight: 'french' }, seed)),
          ),
          players: {},
        },
      });
    expect(stem(1)).toBe(stem(1));
    expect(stem(1)).not.toBe(stem(2));
  });
});

it.each(LANGUAGES)('a record of King of Monsters in %s holds the same game', async (language) => {
  const island = { match: new Match(king, mixedOpening(3)), players: { king: { name: 'Zoé' } }, seed: 3 };
  const read = unwrap(await readGameText(formatKing(island, language), shelf));
  expect(read.module.rules.id).toBe('king-of-monsters');
  expect(formatGameFile(read.game)).toEqual(formatGameFile(island));
});

describe('a record of TetZilla', () => {
  const played = new Match(tetzilla, unwrap(tetzilla.setup(mixedOptions(0), 4)));
  for (const { action } of playTetzilla(played.position, 4, 20)) unwrap(played.act(action));
  const city = { match: played, players: { A: { name: 'Zoé' } }, seed: 4 };

  it.each(LANGUAGES)('in %s holds the same game, and that game opens it', async (language) => {
    const read = unwrap(await readGameText(formatTetzilla(city, language), shelf));
    expect(read.module.rules.id).toBe('tetzilla');
    expect(formatGameFile(read.game)).toEqual(formatGameFile(city));
  });

  it('that is damaged is told what TetZilla says of it', async () => {
    const damaged = formatTetzilla(city, 'fr').replace(/^ {2}A [a-z]\d+/m, '  A nowhere');
    const read = await readGameText(damaged, shelf);
    expect(read).toMatchObject({ ok: false, error: { code: 'tetzilla.box.unknown' } });
    expect(read.ok ? '' : read.error.field).toMatch(/^line (?!1\b)\d+, /);
  });
});

describe('a long game', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['file', JSON.stringify(file)],
    ['record', formatRecord(game, 'en')],
  ])('in a %s is read in slices between which the page answers, and says how far it is', async (_, text) => {
    // Whatever is done takes longer than a slice.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const shares: number[] = [];
    const stop = runSliced.subscribe(({ share }) => shares.push(share ?? Number.NaN));
    let answered = 0;
    let reading = true;
    const answer = () => {
      answered++;
      if (reading) setImmediate(answer);
    };
    setImmediate(answer);
    const read = unwrap(await readGameText(text, shelf));
    reading = false;
    stop();
    expect(read.game.match.length).toBe(match.length);
    expect(answered).toBeGreaterThan(10);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.slice(0, -1)).toEqual(shares.slice(0, -1).toSorted((a, b) => a - b));
    expect(runSliced.getState().share).toBeNull();
  });

  it('of more actions than anybody plays is refused, with the field and the bound', async () => {
    const [action] = file.actions;
    const actions = Array.from({ length: MAX_ACTIONS + 1 }, () => action);
    const read = await readGameText(JSON.stringify({ ...file, actions }), shelf);
    expect(read).toMatchObject({
      ok: false,
      error: { field: 'actions', code: 'list.long', params: { most: MAX_ACTIONS } },
    });
  });
});
