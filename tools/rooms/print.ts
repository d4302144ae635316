import { replaceBetween } from '../document';
import { OF_GAME, OF_PAGES, PROGRAMS, SHARED, TABLE_ROOMS } from './table.cjs';

export const DOCUMENT = 'docs/architecture.md';

const MARKS = ['<!-- npm run rooms writes from here: -->', '<!-- to here. -->'] as const;

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The imports of a room, with all rooms of the table under one name. */
function neighbours(imports: readonly string[]): string {
  if (imports.length === 0) return 'nothing';
  return imports === TABLE_ROOMS ? 'the table rooms' : code(imports);
}

/** A Markdown table of source rooms: contents and allowed imports. */
function roomTable(): string {
  const rows = [
    ...SHARED.map(({ name, holds, imports }) => [name, holds, neighbours(imports)]),
    ...OF_GAME.map(({ name, holds, own, imports }) => [
      `games/*/${name}`,
      holds,
      [neighbours(imports), ...(own.length > 0 ? [`own ${code(own)}`] : [])].join(', '),
    ]),
    ['games/*/pages', 'the lobby form, and pages of its own', 'the table rooms, all rooms of its game'],
    ['games/*/index.ts', 'the `GameModule`', 'the table rooms, `bots`, all rooms of its game'],
    ...PROGRAMS.map(({ name, holds, imports, ofGames }) => [
      name,
      holds,
      `${neighbours(imports)}, ${code(ofGames)} of games`,
    ]),
    ...OF_PAGES.map(({ name, holds, imports, besides }) => [
      name,
      holds,
      `${neighbours(imports)}, ${code(besides)}`,
    ]),
  ];
  return [
    '| room | holds | may import |',
    '| --- | --- | --- |',
    ...rows.map(([name, holds, imports]) => `| \`${name}\` | ${holds} | ${imports} |`),
    '',
    `The _table rooms_ are ${code(TABLE_ROOMS)}.`,
  ].join('\n');
}

/** A document with the table of rooms between its markers. Throws a RangeError if a marker is missing. */
export const withRooms = (document: string): string => replaceBetween(document, MARKS, roomTable());
