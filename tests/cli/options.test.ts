import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CITIES, formatCity, formatHouseMonster } from '#zorgl/rules';
import { ALL_MIXES, houseMonster } from '../helpers/house-monsters';
import { runKaiju } from '../helpers/kaiju';

const folder = mkdtempSync(join(tmpdir(), 'kaiju-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const start = (players: string, ...words: string[]) =>
  runKaiju(['new', '--seed', '3', '--players', players, ...words]);

describe('the options of a set-up, made from those of the game', () => {
  it('places, army and flight', async () => {
    const { out } = await start('2', '--places', 'B,D', '--no-army', '--flight', 'french');
    const position = JSON.parse(out);
    expect(Object.keys(position.players)).toEqual(['B', 'D']);
    expect(position.options).toEqual({ army: false, flight: 'french', specials: false });
    expect(position.board.join(' ')).not.toContain('u');
  });

  it('a city of the game or one from a file (Z1.5)', async () => {
    const board = async (city: string) => JSON.parse((await start('4', '--city', city)).out).board;
    expect(await board('harbour')).toEqual(CITIES.harbour);
    const city = { format: 'kaiju-city', version: 1, name: 'Mine', board: CITIES.avenues } as const;
    expect(await board(file('mine.kaiju-city.json', formatCity(city)))).toEqual(CITIES.avenues);
    const refused = await start(
      '4',
      '--city',
      file('mine.kaiju-city.json', formatCity({ ...city, name: '' })),
    );
    expect(refused).toMatchObject({ status: 2, out: '' });
    expect(refused.error).toMatch(/^--city: .*mine\.kaiju-city\.json: name: must not be empty$/m);
    expect((await start('4', '--city', file('no.json', '{'))).error).toMatch(
      /^--city: .*no\.json: is not JSON$/m,
    );
    const unknown = await start('4', '--city', 'atlantis');
    expect(unknown.error).toMatch(/^--city: "atlantis" must be a \.json file or one of printed, harbour, /m);
  });

  it('house monsters from files, with which sim plays too (Z12.1)', async () => {
    const moss = houseMonster(ALL_MIXES[0]!, { id: 'moss' });
    const fern = houseMonster(ALL_MIXES[9]!, { id: 'fern' });
    const files = [moss, fern].map((each) => file(`${each.id}.json`, formatHouseMonster(each)));
    const table = ['--monsters', 'fern,moss', '--house', files.join(',')];
    const position = JSON.parse((await start('2', ...table)).out);
    expect(position.house).toEqual({ fern, moss });
    expect(position.players.A.monster).toBe('fern');
    expect((await runKaiju(['check'], JSON.stringify(position))).out).toBe('{"ok":true}\n');
    const sim = ['sim', '--bots', 'greedy,random', '--games', '1', '--seed', '2', '--json', ...table];
    expect(JSON.parse((await runKaiju(sim)).out).rows).toHaveLength(2);

    const broken = file('broken.json', JSON.stringify({ ...moss, mega: 'flood' }));
    const refused = async (house: string, monsters = 'zorgl,moss') => {
      const run = await start('2', '--monsters', monsters, '--house', house);
      expect(run).toMatchObject({ status: 2, out: '' });
      return run.error;
    };
    expect(await refused(broken)).toMatch(/^--house: .*broken\.json: mega: "flood" is not one of missile/m);
    expect(await refused(join(folder, 'nowhere.json'))).toMatch(/^--house: .*nowhere\.json: cannot be read/m);
    expect(await refused(files.join(','))).toMatch(/^--house: .*fern\.json: id: "fern" is not among the/m);
    expect(await refused(`${files[0]},${files[0]}`)).toMatch(
      /^--house: .*moss\.json: id: "moss" is in another/m,
    );
    expect(await refused(files[0]!, 'yeti,moss')).toMatch(/^--monsters: "yeti" is not one of zorgl, /m);
  });
});
