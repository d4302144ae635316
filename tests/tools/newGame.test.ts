import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newGame } from '../../tools/new-game/newGame';

const LISTS = ['package.json', 'src/page/games.ts', 'src/cli/games.ts', 'src/server/games.ts'];

describe('npm run new-game', () => {
  let root = '';
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-game-'));
    for (const file of LISTS) cpSync(file, join(root, file));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('writes files that bear the name of the game in every spelling, and none of the template', () => {
    const folders = newGame('sky-fall', root);
    const files = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => read(join(folder, name))),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((text) => /new-?game|New Game|template|\.\.\/game/i.test(text))).toEqual([]);
    const all = files.join('\n');
    for (const name of ["'sky-fall'", 'skyFallModule', 'SkyFallTypes', "'Sky Fall'", "'#sky-fall/rules'"])
      expect(all).toContain(name);
  });

  it('opens doors that lead to files, and uses no others', () => {
    newGame('sky-fall', root);
    const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
    const doors = Object.entries(imports).filter(([door]) => door.startsWith('#sky-fall'));
    expect(doors.map(([, path]) => existsSync(join(root, path)))).toEqual(doors.map(() => true));
    const used = ['src/games/sky-fall', 'tests/games/sky-fall', ...LISTS.slice(1)].flatMap((place) =>
      (place.endsWith('.ts')
        ? [place]
        : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((name) =>
            join(place, name),
          )
      )
        .filter((name) => /\.tsx?$/.test(name))
        .flatMap((name) => read(name).match(/#sky-fall[\w/-]*/g) ?? []),
    );
    expect(new Set(used)).toEqual(new Set(doors.map(([door]) => door)));
  });

  it('tells files of a room from rooms', () => {
    newGame('sky-fall', root);
    for (const room of ['rules', 'words', 'lessons', 'view', 'table', 'box'])
      expect(read(`src/games/sky-fall/${room}/index.ts`)).not.toContain(`'#sky-fall/${room}'`);
  });

  it('puts the game at the end of every list', () => {
    newGame('sky-fall', root);
    for (const file of LISTS.slice(1)) {
      const list = read(file);
      const ids = [...list.matchAll(/rules: (\w+)|^ {4}id: '([\w-]+)'/gm)].map(
        ([, rules, id]) => rules ?? id,
      );
      expect(['skyFall', 'sky-fall']).toContain(ids.at(-1));
    }
  });

  it.each(['', 'Sky', 'sky fall', '../sky', 'sky--fall', '7sins'])('refuses the name %o', (name) => {
    expect(() => newGame(name, root)).toThrow(/small letters/);
  });

  it('never writes over a game that is there, nor touches the lists then', () => {
    newGame('sky-fall', root);
    const before = LISTS.map(read);
    expect(() => newGame('sky-fall', root)).toThrow(/src\/games\/sky-fall exists/);
    expect(LISTS.map(read)).toEqual(before);
  });
});
