import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foreignClasses, roomOf, type Source } from '../helpers/foreignClasses.ts';

const SOURCES: readonly Source[] = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => join('src', file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  // What is shown before the program begins, in the style of the shell.
  { file: 'src/shell/index.html', text: readFileSync('index.html', 'utf8') },
];

const found = (sources: readonly Source[]) =>
  foreignClasses(sources).map(
    ({ file, line, selector, name, home }) => `${file}:${line} “${selector}”: .${name} belongs to ${home}`,
  );

/** A part of the kit, and a page of a feature that it stands in. */
const KIT: readonly Source[] = [
  { file: 'src/ui/Button.tsx', text: "classes('ui-button', large && 'large')" },
  { file: 'src/ui/Button.css', text: '.ui-button { color: red }\n.ui-button.large { color: blue }' },
  { file: 'src/features/learn/Page.tsx', text: '<main className="learn-page lessons-wall">' },
];

const planted = (css: string, file = 'src/features/learn/Page.css') => found([...KIT, { file, text: css }]);

describe('the classes of a room', () => {
  it('are looked after by that room alone', () => {
    expect(SOURCES.filter(({ file }) => file.endsWith('.css')).length).toBeGreaterThan(100);
    expect(found(SOURCES)).toEqual([]);
  });

  it.each([
    '.learn-page .ui-button { margin: 0 }',
    '.learn-page > .ui-button:first-child { margin: 0 }',
    '.learn-page { & .ui-button { margin: 0 } }',
    '@media (--phone) { .learn-page :is(p, .ui-button) { margin: 0 } }',
    '@container wall (width < 3em) { .learn-page > :not(.ui-button) { margin: 0 } }',
    '.ui-button .learn-page { margin: 0 }',
    '.learn-page:has(> .ui-button) { margin: 0 }',
    '.learn-page, .lessons-wall > .ui-button::before { margin: 0 }',
  ])('are not restyled, nor asked for, by another: %s', (css) =>
    expect(planted(css)).toEqual([
      expect.stringMatching(/^src\/features\/learn\/Page\.css:1 .*\.ui-button belongs to ui$/),
    ]),
  );

  it('are named with file, line, selector and home', () => {
    expect(
      planted('.learn-page {\n  color: red;\n}\n\n.learn-page\n  .ui-button {\n  color: red;\n}'),
    ).toEqual(['src/features/learn/Page.css:5 “.learn-page .ui-button”: .ui-button belongs to ui']);
  });

  it('lie in their own room, also where a lower one would say what they look like', () => {
    expect(planted('.lessons-wall { color: red }', 'src/table/Page.css')).toEqual([
      'src/table/Page.css:1 “.lessons-wall”: .lessons-wall belongs to features/learn',
    ]);
  });

  it('are given to elements by the program', () => {
    expect(planted('.learn-gone { color: red }')).toEqual([
      'src/features/learn/Page.css:1 “.learn-gone”: .learn-gone belongs to nobody: no element has it',
    ]);
  });

  it('belong, where several rooms use them, to the one that says what they look like', () => {
    const shared: readonly Source[] = [
      { file: 'src/shell/Lobby.tsx', text: '<main className="lobby-desk">' },
      { file: 'src/features/online/Host.tsx', text: '<main className="lobby-desk">' },
      { file: 'src/page/Lobby.css', text: '.lobby-desk { color: red }' },
    ];
    expect(found(shared)).toEqual([]);
    const restyled = { file: 'src/shell/Lobby.css', text: 'main .lobby-desk { color: blue }' };
    expect(found([...shared, restyled])).toEqual([
      'src/shell/Lobby.css:1 “main .lobby-desk”: .lobby-desk belongs to page',
    ]);
    const twice = { file: 'src/shell/Lobby.css', text: '.lobby-desk { color: blue }' };
    expect(found([...shared, twice])).toHaveLength(2);
  });

  it.each([
    '.learn-page { --button-height: 3rem; margin: 0 }',
    '[data-layout="phone"] .learn-page > button { flex: 1 }',
    '.learn-page.active > .open { color: red }',
    '@keyframes learn-in { from { opacity: 0 } }',
  ])('are left alone by: %s', (css) => expect(planted(css)).toEqual([]));

  it('are those of a folder of src, of a game or of a feature', () => {
    expect(
      ['src/ui/Button.css', 'src/games/zorgl/view/x.css', 'src/features/learn/y/z.css'].map(roomOf),
    ).toEqual(['ui', 'games/zorgl', 'features/learn']);
  });
});
