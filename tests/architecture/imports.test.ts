import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOORS } from '../../tools/rooms/doors.cjs';

/** A file planted into an empty house, and the rules of the import table that must name it (none: it is allowed). */
interface Plant {
  readonly file: string;
  readonly code: string;
  readonly breaks: readonly string[];
}

const OTHER_GAME = '#othergame';

const PLANTS: readonly Plant[] = [
  // Allowed.
  { file: 'src/games/zorgl/rules/fair.ts', code: "import '#core'; import 'valibot';", breaks: [] },
  { file: 'src/games/zorgl/record/fair.ts', code: "import '#core'; import '#zorgl/rules';", breaks: [] },
  {
    file: 'src/games/zorgl/view/fair.ts',
    code: "import '#stage'; import '#kaiju'; import '#kaiju/cues'; import '#zorgl/rules';",
    breaks: [],
  },
  { file: 'src/games/zorgl/box/fair.tsx', code: "import '#core'; import 'react';", breaks: [] },
  { file: 'src/kaiju/fair.ts', code: "import '#director'; import '#stage'; import '#audio';", breaks: [] },
  { file: 'src/director/fair.ts', code: "import '#core'; import './index';", breaks: [] },
  { file: 'src/stage/fair.ts', code: "import 'three'; import '#director';", breaks: [] },
  { file: 'src/module/fair.ts', code: "import '#stage'; import '#session';", breaks: [] },
  { file: 'src/games/zorgl/pages/fair.ts', code: "import '#module'; import '#zorgl/view';", breaks: [] },
  { file: 'src/session/fair.ts', code: "import '#bots'; import 'react';", breaks: [] },
  { file: 'src/learning/fair.ts', code: "import '#core'; import 'valibot';", breaks: [] },
  { file: 'src/storage/fair.ts', code: "import '#session'; import 'idb';", breaks: [] },
  { file: 'src/games/zorgl/record/own.ts', code: "import '#learning';", breaks: [] },
  { file: 'src/audio/fair.ts', code: "import '#core'; import 'howler';", breaks: [] },
  { file: 'src/server/fair.ts', code: "import '#zorgl/rules'; import 'node:http';", breaks: [] },
  { file: 'src/page/games.ts', code: "import '#zorgl'; import '#zorgl/box';", breaks: [] },
  { file: 'src/page/fair.ts', code: "import '#net'; import '#session';", breaks: [] },
  { file: 'src/table/fair.ts', code: "import '../page/games'; import '#bots';", breaks: [] },
  {
    file: 'src/features/maps/fair.ts',
    code: "import '../../table/lesson/seatNames'; import './inner';",
    breaks: [],
  },
  { file: 'src/features/maps/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/features/puzzles/Puzzles.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/features/puzzles/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/features/learn/embed/entry.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/features/songs/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/table/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/table/lesson/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/table/lesson/seatNames.ts', code: 'export const names = 1;', breaks: [] },
  { file: 'src/page/book/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/shell/inner.ts', code: 'export const inner = 1;', breaks: [] },
  { file: 'src/shell/services/services.ts', code: 'export const inner = 1;', breaks: [] },
  {
    file: 'src/shell/fair.ts',
    code: "import '../features/puzzles/Puzzles'; import '../features/learn/embed/entry';",
    breaks: [],
  },

  // A room that the importer may not know.
  { file: 'src/core/a.ts', code: "import '#director';", breaks: ['room-core'] },
  { file: 'src/core/b.ts', code: "import '#zorgl/rules';", breaks: ['room-core'] },
  { file: 'src/core/j.ts', code: "import '#learning';", breaks: ['room-core'] },
  { file: 'src/learning/a.ts', code: "import '#bots';", breaks: ['room-learning'] },
  { file: 'src/director/a.ts', code: "import '#stage';", breaks: ['room-director'] },
  { file: 'src/bots/a.ts', code: "import '#zorgl/rules';", breaks: ['room-bots'] },
  { file: 'src/ui/a.ts', code: "import '#zorgl/rules';", breaks: ['room-ui'] },
  { file: 'src/ui/b.ts', code: "import '#session';", breaks: ['room-ui'] },
  { file: 'src/audio/a.ts', code: "import '#director';", breaks: ['room-audio'] },
  { file: 'src/audio/b.ts', code: "import '#zorgl/view';", breaks: ['room-audio'] },
  { file: 'src/i18n/a.ts', code: "import '#ui';", breaks: ['room-i18n'] },
  { file: 'src/stage/a.ts', code: "import '#zorgl';", breaks: ['room-stage'] },
  { file: 'src/stage/b.ts', code: "import '#zorgl/view';", breaks: ['room-stage'] },
  { file: 'src/stage/d.ts', code: "import '#kaiju';", breaks: ['room-stage'] },
  { file: 'src/stage/e.ts', code: "import '#kaiju/cues';", breaks: ['room-stage'] },
  { file: 'src/director/d.ts', code: "import '#kaiju/cues';", breaks: ['room-director'] },
  { file: 'src/kaiju/show/a.ts', code: "import '#stage';", breaks: ['room-kaiju-show'] },
  { file: 'src/kaiju/sounds/a.ts', code: "import '#stage';", breaks: ['room-kaiju-sounds'] },
  { file: 'src/audio/d.ts', code: "import '#kaiju';", breaks: ['room-audio'] },
  { file: 'src/i18n/b.ts', code: "import '#kaiju';", breaks: ['room-i18n'] },
  { file: 'src/ui/d.ts', code: "import '#kaiju';", breaks: ['room-ui'] },
  { file: 'src/session/d.ts', code: "import '#kaiju';", breaks: ['room-session'] },
  { file: 'src/kaiju/a.ts', code: "import '#zorgl/rules';", breaks: ['room-kaiju'] },
  { file: 'src/kaiju/b.ts', code: "import '#ui';", breaks: ['room-kaiju'] },
  { file: 'src/kaiju/cues/a.ts', code: "import '#stage';", breaks: ['room-kaiju-cues'] },
  { file: 'src/session/a.ts', code: "import '#stage';", breaks: ['room-session'] },
  { file: 'src/session/b.ts', code: "import '#zorgl';", breaks: ['room-session'] },
  { file: 'src/session/e.ts', code: "import '#storage';", breaks: ['room-session'] },
  { file: 'src/storage/a.ts', code: "import '#ui';", breaks: ['room-storage'] },
  { file: 'src/games/zorgl/rules/g.ts', code: "import '#learning';", breaks: ['room-rules'] },
  { file: 'src/server/a.ts', code: "import '#stage';", breaks: ['room-server'] },
  { file: 'src/server/b.ts', code: "import '#zorgl';", breaks: ['room-server'] },
  { file: 'src/cli/a.ts', code: "import '#zorgl/view';", breaks: ['room-cli'] },
  { file: 'src/games/zorgl/rules/a.ts', code: "import '#stage';", breaks: ['room-rules'] },
  { file: 'src/games/zorgl/rules/b.ts', code: "import '#zorgl/view';", breaks: ['room-rules'] },
  { file: 'src/games/zorgl/rules/c.ts', code: "import '#director';", breaks: ['room-rules'] },
  { file: 'src/games/zorgl/record/a.ts', code: "import '#zorgl/view';", breaks: ['room-record'] },
  { file: 'src/games/zorgl/rules/f.ts', code: "import '#zorgl/record';", breaks: ['room-rules'] },
  { file: 'src/games/zorgl/box/a.ts', code: "import '#zorgl/rules';", breaks: ['room-box'] },
  { file: 'src/games/zorgl/box/b.ts', code: "import '#ui';", breaks: ['room-box'] },
  { file: 'src/games/zorgl/box/c.tsx', code: "import 'three';", breaks: ['flat-rooms-know-no-3d'] },
  { file: 'src/games/zorgl/lessons/a.ts', code: "import '#ui';", breaks: ['room-lessons'] },
  { file: 'src/games/zorgl/puzzles/a.ts', code: "import '#bots';", breaks: ['room-puzzles'] },
  { file: 'src/module/a.ts', code: "import '#zorgl/view';", breaks: ['room-module'] },
  { file: 'src/session/d.ts', code: "import '#module';", breaks: ['room-session'] },
  { file: 'src/games/zorgl/view/a.ts', code: "import '#server';", breaks: ['room-view'] },
  { file: 'src/games/zorgl/setup.ts', code: "import '#server';", breaks: ['room-game'] },
  { file: 'src/page/a.ts', code: "import '../table/inner';", breaks: ['room-page'] },
  { file: 'src/page/b.ts', code: "import '#zorgl/box';", breaks: ['room-page'] },
  { file: 'src/table/a.ts', code: "import '../features/maps/inner';", breaks: ['room-table'] },
  {
    file: 'src/table/b.ts',
    code: "export const late = () => import('../features/maps/inner');",
    breaks: ['room-table'],
  },
  { file: 'src/table/c.ts', code: "import '../shell/inner';", breaks: ['room-table', 'through-the-door'] },
  {
    file: 'src/table/e.ts',
    code: "import '../shell/services/services';",
    breaks: ['room-table', 'through-the-door'],
  },
  {
    file: 'src/features/maps/c.ts',
    code: "import '../../shell/services/services';",
    breaks: ['room-features', 'through-the-door'],
  },
  { file: 'src/table/d.ts', code: "import '#zorgl/view';", breaks: ['room-table'] },
  { file: 'src/features/maps/a.ts', code: "import '../songs/inner';", breaks: ['room-features'] },
  {
    file: 'src/features/maps/b.ts',
    code: "import '../../shell/inner';",
    breaks: ['room-features', 'through-the-door'],
  },
  {
    file: 'src/shell/e.ts',
    code: "import '../features/maps/inner';",
    breaks: ['through-the-doors-of-features'],
  },
  {
    file: 'src/shell/f.ts',
    code: "export const late = () => import('../features/puzzles/inner');",
    breaks: ['through-the-doors-of-features'],
  },
  { file: 'src/shell/g.ts', code: "import '../page/inner';", breaks: ['through-the-doors-of-page'] },
  { file: 'src/table/f.ts', code: "import '../page/book/inner';", breaks: ['through-the-doors-of-page'] },
  { file: 'src/shell/h.ts', code: "import '../table/inner';", breaks: ['through-the-doors-of-table'] },
  {
    file: 'src/features/maps/d.ts',
    code: "export type { inner } from '../../table/lesson/inner';",
    breaks: ['through-the-doors-of-table'],
  },
  {
    file: 'src/features/maps/e.ts',
    code: "export const late = () => import('../../page/inner');",
    breaks: ['through-the-doors-of-page'],
  },
  { file: 'src/shell/a.ts', code: "import '#zorgl/pages';", breaks: ['room-shell'] },
  { file: 'src/zoo/a.ts', code: "import '#core';", breaks: ['every-file-has-a-room'] },

  // The same by other ways of importing.
  {
    file: 'src/core/c.ts',
    code: "import type { door } from '#stage'; export type T = typeof door;",
    breaks: ['room-core'],
  },
  { file: 'src/core/d.ts', code: "export { door } from '#ui';", breaks: ['room-core'] },
  {
    file: 'src/core/e.ts',
    code: "export const late = () => import('#nowhere');",
    breaks: ['no-unresolvable'],
  },
  { file: 'src/core/f.ts', code: "export const late = () => import('#stage');", breaks: ['room-core'] },
  { file: 'src/core/g.ts', code: "export type T = import('#stage').Door;", breaks: ['room-core'] },
  { file: 'src/core/h.ts', code: "import '../stage/index';", breaks: ['room-core'] },

  // One game in another.
  {
    file: 'src/games/zorgl/view/b.ts',
    code: `import '${OTHER_GAME}/rules';`,
    breaks: ['no-game-imports-another-game', 'room-view', 'through-the-door-of-a-game'],
  },
  {
    file: 'src/games/zorgl/other.ts',
    code: `import '${OTHER_GAME}/rules';`,
    breaks: ['no-game-imports-another-game', 'room-game', 'through-the-doors-from-a-game'],
  },

  // Past the door.
  { file: 'src/session/c.ts', code: "import '../core/inner';", breaks: ['through-the-door'] },
  {
    file: 'src/shell/b.ts',
    code: "import '../games/zorgl/view/inner';",
    breaks: ['room-shell', 'through-the-door'],
  },
  {
    file: 'src/games/zorgl/view/c.ts',
    code: "import '../rules/inner';",
    breaks: ['through-the-door-of-a-game'],
  },
  {
    file: 'src/games/zorgl/view/d.ts',
    code: "import '../../../stage/inner';",
    breaks: ['through-the-door-of-a-game'],
  },
  {
    file: 'src/games/zorgl/shortcut.ts',
    code: "import './rules/inner';",
    breaks: ['through-the-doors-from-a-game'],
  },

  // Pure rooms.
  { file: 'src/core/i.ts', code: "import 'react';", breaks: ['pure-rooms-use-no-library'] },
  {
    file: 'src/director/b.ts',
    code: "import { Vector3 } from 'three'; export const v = Vector3;",
    breaks: ['pure-rooms-use-no-library'],
  },
  {
    file: 'src/director/c.ts',
    code: "import type { Vector3 } from 'three'; export type V = Vector3;",
    breaks: ['pure-rooms-use-no-library'],
  },
  { file: 'src/learning/b.ts', code: "import 'react';", breaks: ['pure-rooms-use-no-library'] },
  { file: 'src/bots/b.ts', code: "import 'zustand';", breaks: ['pure-rooms-use-no-library'] },
  {
    file: 'src/games/zorgl/rules/d.ts',
    code: "import '@react-three/fiber';",
    breaks: ['pure-rooms-use-no-library'],
  },
  { file: 'src/games/zorgl/lessons/b.ts', code: "import 'react';", breaks: ['pure-rooms-use-no-library'] },
  {
    file: 'src/games/zorgl/rules/e.ts',
    code: "import { readFileSync } from 'node:fs'; export const r = readFileSync;",
    breaks: ['pure-rooms-know-no-node'],
  },
  {
    file: 'src/games/zorgl/record/b.ts',
    code: "import 'zustand';",
    breaks: ['pure-rooms-use-no-library'],
  },
  { file: 'src/bots/c.ts', code: "import 'fs';", breaks: ['pure-rooms-know-no-node'] },
  { file: 'src/games/zorgl/lessons/c.ts', code: "import 'node:path';", breaks: ['pure-rooms-know-no-node'] },

  // Other laws.
  { file: 'src/ui/c.ts', code: "import 'three';", breaks: ['flat-rooms-know-no-3d'] },
  { file: 'src/audio/c.ts', code: "import 'three';", breaks: ['flat-rooms-know-no-3d'] },
  { file: 'src/stage/c.ts', code: "import 'node:fs';", breaks: ['the-page-knows-no-node'] },
  { file: 'src/kaiju/c.ts', code: "import 'node:fs';", breaks: ['the-page-knows-no-node'] },
  { file: 'src/kaiju/cues/b.ts', code: "import 'three';", breaks: ['pure-rooms-use-no-library'] },
  { file: 'src/shell/c.ts', code: "import 'fast-check';", breaks: ['no-undeclared-package'] },
  { file: 'src/shell/d.ts', code: "import 'left-pad';", breaks: ['no-unresolvable'] },
];

/** Two files that import each other; the check names one of them. */
const CIRCLE: readonly Plant[] = [
  { file: 'src/ui/round.ts', code: "import './about'; export const a = 1;", breaks: [] },
  { file: 'src/ui/about.ts', code: "import './round'; export const b = 1;", breaks: [] },
];

/** Folders of which each needs the other, though no two of their files do. */
const FOLDER_CIRCLE: readonly Plant[] = [
  { file: 'src/features/maps/land/a.ts', code: "import '../sea/b';", breaks: [] },
  { file: 'src/features/maps/land/b.ts', code: 'export const b = 1;', breaks: [] },
  { file: 'src/features/maps/sea/a.ts', code: "import '../land/b';", breaks: [] },
  { file: 'src/features/maps/sea/b.ts', code: 'export const b = 1;', breaks: [] },
];

const ROOT = process.cwd();
let house = '';
const found = new Map<string, Set<string>>();

function write(file: string, code: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), code);
}

/** An empty house: every door and one inner file behind it, the real import table, and the plants. */
function build(): void {
  house = mkdtempSync(join(tmpdir(), 'kaiju-house-'));
  cpSync(join(ROOT, 'tools/rooms'), join(house, 'tools/rooms'), { recursive: true });
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json']) {
    cpSync(join(ROOT, file), join(house, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    imports: Record<string, string | { readonly default: string }>;
  };
  manifest.imports[`${OTHER_GAME}/rules`] = './src/games/othergame/rules/index.ts';
  writeFileSync(join(house, 'package.json'), JSON.stringify(manifest));
  const doors = Object.values(manifest.imports).map((door) =>
    typeof door === 'string' ? door : door.default,
  );
  for (const door of [...doors, './src/games/zorgl/lessons/index.ts']) {
    write(door, "export { inner as door } from './inner';\nexport type Door = 1;\n");
    write(join(dirname(door), 'inner.ts'), 'export const inner = 1;\n');
  }
  for (const { file, code } of [...PLANTS, ...CIRCLE, ...FOLDER_CIRCLE]) write(file, code);
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

/** Runs the import check of the test command in the house. */
function cruise(): Report {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = execFileSync(
    process.execPath,
    [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(output) as Report;
}

beforeAll(() => {
  build();
  for (const { from, rule } of cruise().summary.violations) {
    found.set(from, (found.get(from) ?? new Set()).add(rule.name));
  }
});

afterAll(() => rmSync(house, { recursive: true }));

describe('the import table', () => {
  it.each(PLANTS)('$file: $code → $breaks', ({ file, breaks }) => {
    expect([...(found.get(file) ?? [])].sort()).toEqual([...breaks].sort());
  });

  it('refuses imports that run in a circle', () => {
    expect(CIRCLE.flatMap(({ file }) => [...(found.get(file) ?? [])])).toEqual(['no-circular']);
  });

  it('refuses folders of the pages that need each other', () => {
    for (const folder of ['src/features/maps/land', 'src/features/maps/sea']) {
      expect([...(found.get(folder) ?? [])], folder).toEqual(['no-circle-of-folders']);
    }
    expect(FOLDER_CIRCLE.flatMap(({ file }) => [...(found.get(file) ?? [])])).toEqual([]);
  });

  it('finds nothing in the empty house itself', () => {
    const planted = new Set([...PLANTS, ...CIRCLE].map((plant) => plant.file));
    // Folders are in circles here by what is planted.
    expect([...found.keys()].filter((file) => /\.tsx?$/.test(file) && !planted.has(file))).toEqual([]);
  });
});

/** What files outside a room import by a relative path, without their endings. */
function enteredIn(room: string): ReadonlySet<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`${room}/`))
    .map((file) => join('src', file));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
        normalize(join(dirname(file), path!)),
      ),
    ),
  );
}

describe('the doors of the rooms without an index.ts', () => {
  it.each(Object.entries(DOORS))('are there and in use: %s', (room, files) => {
    const entered = enteredIn(room);
    // The list of games is entered by its name in package.json.
    const unused = files.filter((file) => !entered.has(`src/${room}/${file}`) && file !== 'games');
    expect(unused).toEqual([]);
    const exists = (file: string) =>
      ['', '.ts', '.tsx'].some((end) => existsSync(`src/${room}/${file}${end}`));
    expect(files.filter((file) => !exists(file))).toEqual([]);
  });
});
