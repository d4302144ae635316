import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMATS } from './encode';
import { AUDIO_FOLDER } from './files';
import { readMap } from './map';

const ABOUT: Readonly<Record<string, string>> = {
  effects: 'What happens on the table',
  voices:
    'Monsters and champions: `howl`, `snarl`, `grunt`, `effort`, `cheer` and `groan` of each; the heroes: `shout`, `cry` and `groan`',
  ui: 'The interface',
  'music-city': 'The instruments of a city at night',
  'music-tiles': 'The instruments of falling tiles',
  'music-march': 'The instruments of the march across the island',
};

const instrumentsIn = ({ sprite, instruments }: ReturnType<typeof readMap>['music'][string]) =>
  Object.values(instruments).map(({ takes }) => ({ sprite, takes }));

/** Table of the sound files: contents, length, size. */
export async function fileTable(): Promise<string> {
  const { sprites, sounds, music } = readMap();
  // Themes may share their instruments.
  const own = Object.entries(music).flatMap(([name, each]) =>
    each.sprite === `music-${name}` ? instrumentsIn(each) : [],
  );
  const stored = [...Object.values(sounds), ...own];
  const rows = await Promise.all(
    Object.entries(sprites).map(async ([name, { seconds }]) => {
      const sizes = await Promise.all(
        FORMATS.map(async (format) => (await stat(join(AUDIO_FOLDER, `${name}.${format}`))).size),
      );
      const takes = stored.filter(({ sprite }) => sprite === name);
      const count = takes.reduce((sum, each) => sum + each.takes.length, 0);
      return [
        `\`${name}\``,
        ABOUT[name] ?? '',
        String(count),
        seconds.toFixed(1),
        ...sizes.map((size) => size.toLocaleString('en')),
      ];
    }),
  );
  const table = [
    ['file', 'what', 'sounds', 'seconds', ...FORMATS.map((format) => `.${format} bytes`)],
    ...rows,
  ];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(table[0]!), line(widths.map((width) => '-'.repeat(width))), ...table.slice(1).map(line)].join(
    '\n',
  );
}

const START = '<!-- files: written by `npm run sound -- build` -->';
const END = '<!-- /files -->';

/** Updates the table in public/audio/README.md. */
export async function writeList(): Promise<void> {
  const file = join(AUDIO_FOLDER, 'README.md');
  const text = await readFile(file, 'utf8');
  const before = text.slice(0, text.indexOf(START) + START.length);
  const after = text.slice(text.indexOf(END));
  await writeFile(file, `${before}\n\n${await fileTable()}\n\n${after}`);
}
