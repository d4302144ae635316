import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatLessonFile, type LessonFile } from '#learning';
import { zorglLessons } from '#zorgl/lessons';
import { runKaiju } from '../helpers/kaiju';

const shove = zorglLessons.find(({ id }) => id === 'shove')!;

/** The file of the lesson in which Red on c4 pushes Violet from d4 to e4, with its first steps changed. */
function lesson(change: (file: LessonFile) => Partial<LessonFile> = () => ({})): string {
  const file = JSON.parse(JSON.stringify(formatLessonFile('zorgl', shove))) as LessonFile;
  return JSON.stringify({ ...file, ...change(file) });
}

type Step = LessonFile['steps'][number];

const check = (text: string) => runKaiju(['lesson', 'check', '-'], text);
/** What a check finds when the second step of the lesson, in which the push happens, is changed. */
const changed = (change: Partial<Step>) =>
  check(lesson(({ steps: [first, second] }) => ({ steps: [first!, { ...second!, ...change }] })));

describe('kaiju lesson', () => {
  it('list prints every lesson of every game on a line', async () => {
    const lines = (await runKaiju(['lesson', 'list'])).out.trimEnd().split('\n');
    expect(lines).toContain('zorgl\tshove\tZ6.1,Z5.1\tPush and follow');
    expect(lines.some((line) => line.startsWith('tetzilla\t'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('zorgl\t'))).toHaveLength(zorglLessons.length);
  });

  it('show prints one as a file, which check takes', async () => {
    const shown = await runKaiju(['lesson', 'show', 'shove']);
    expect(JSON.parse(shown.out)).toMatchObject({ format: 'kaiju-lesson', version: 1, game: 'zorgl' });
    const checked = await check(shown.out);
    expect(checked).toEqual({
      status: 0,
      out: 'shove: well, steps 2, actions 1, languages en fr\n',
      error: '',
    });
    expect((await runKaiju(['lesson', 'show', 'dance'])).error).toMatch(/^ID: there is no lesson "dance"/);
  });

  it('is told of by help, word by word', async () => {
    const help = (await runKaiju(['lesson'])).out;
    for (const words of [
      ['help', 'lesson'],
      ['lesson', '--help'],
    ])
      expect((await runKaiju(words)).out).toBe(help);
    expect(help).toMatch(/^ {2}check FILE {2,}\S/m);
    expect((await runKaiju(['help', 'lesson', 'check'])).out).toMatch(/^kaiju lesson check FILE$/m);
    expect((await runKaiju(['lesson', 'dance'])).error).toMatch(/^command: "dance" is not one of list, show/);
  });

  it('check needs a file that can be read', async () => {
    expect((await runKaiju(['lesson', 'check'])).error).toBe('FILE: is missing\n');
    expect((await runKaiju(['lesson', 'check', '/nowhere'])).error).toMatch(/^\/nowhere: cannot be read/);
    expect((await runKaiju(['lesson', 'check', '-', 'more'])).error).toMatch(/^more: /);
  });
});

describe('kaiju lesson check', () => {
  it('finds the lesson well that the guide for contributors tells how to write', async () => {
    const file = 'tests/scenarios/two-blows.kaiju-lesson.json';
    expect(await runKaiju(['lesson', 'check', file])).toEqual({
      status: 0,
      out: 'two-blows: well, steps 1, actions 1, languages en fr\n',
      error: '',
    });
  });

  it('reads the folder of a game’s lessons, and names file and field of each fault', async () => {
    const folder = 'src/games/tetzilla/lessons';
    const well = await runKaiju(['lesson', 'check', folder]);
    expect(well).toMatchObject({ status: 0, error: '' });
    expect(well.out).toMatch(/^tetzilla: well, files \d+\n$/);
    const parent = mkdtempSync(join(tmpdir(), 'lessons-'));
    try {
      const copy = join(parent, 'tetzilla', 'lessons');
      cpSync(folder, copy, { recursive: true, filter: (name) => !name.endsWith('.ts') });
      const hints = join(copy, 'hints.json');
      writeFileSync(hints, readFileSync(hints, 'utf8').replace('"stage move"', '"stage mvoe"'));
      rmSync(join(copy, 'examples', 'shots.json'));
      const { status, out, error } = await runKaiju(['lesson', 'check', copy]);
      expect({ status, error }).toMatchObject({ status: 2, error: expect.stringMatching(/^tetzilla: has/) });
      expect(out).toMatch(/^hints\.json: \[\d+\]\.when: "mvoe" is not one of choose, found/m);
      expect(out).toMatch(/^rulebook\/about\.json: pictures\[\d\]: "laser" is not one of/m);
    } finally {
      rmSync(parent, { recursive: true });
    }
    expect((await runKaiju(['lesson', 'check', 'tests'])).error).toMatch(/^tests: ".*" is not one of zorgl/);
  });

  it('refuses what is no lesson, with the field and the reason', async () => {
    expect((await check('{')).error).toMatch(/^input: is not JSON/);
    expect((await check(lesson(() => ({ version: 2 as 1 })))).error).toBe('version: must be 1\n');
    expect((await check(lesson(() => ({ game: 'go' })))).error).toMatch(/^game: "go" is not one of/);
    expect((await check(lesson(() => ({ title: {} })))).error).toBe('title: has no text in any language\n');
    expect((await changed({ say: { en: ' ' } })).error).toBe('steps[1].say.en: must not be empty\n');
    expect((await changed({ camera: 'far' as 'close' })).error).toMatch(
      /^steps\[1\]\.camera: "far" is not one/,
    );
    expect((await changed({ marks: [{ arrow: ['c4', 'one box'] }] })).error).toBe(
      'steps[1].marks[0].arrow[1]: must be the name of a box or of a player\n',
    );
    expect((await check(lesson(() => ({ position: { game: 'zorgl' } })))).error).toMatch(/^position\.\w+: /);
  });

  it('refuses an action that the rules refuse, with its clause', async () => {
    const run = await changed({ action: { do: 'attack', card: '7D', target: 'B' } });
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.error).toMatch(/^steps\[1\]\.action\.target: .*\(Z\d+\.\d+\)\n$/);
  });

  const expected: readonly (readonly [string, Partial<Step>, string])[] = [
    [
      'another thing in a box',
      { expect: { boxes: { e4: 'A' } } },
      'steps[1].expect.boxes.e4: gives "C", not "A"',
    ],
    [
      'another value of a field',
      { expect: { fields: { 'players.A.floors': 1 } } },
      'steps[1].expect.fields.players.A.floors: gives 0, not 1',
    ],
    [
      'a field that there is not',
      { expect: { fields: { 'players.A.crown': true } } },
      'steps[1].expect.fields.players.A.crown: gives nothing, not true',
    ],
    [
      'an action that is not legal',
      { expect: { legal: [{ do: 'end' }] } },
      'steps[1].expect.legal[0]: is not legal at this point',
    ],
    [
      'an action that is refused for another reason',
      { expect: { refused: [{ action: { do: 'end' }, clause: 'Z4.1' }] } },
      'steps[1].expect.refused[0].clause: is forbidden by Z3.2, not by Z4.1',
    ],
    [
      'a box beyond the board',
      { marks: [{ box: 'h9' }] },
      'steps[1].marks[0].box: h9 is neither a box nor a player',
    ],
    [
      'somebody who does not play',
      { marksAfter: [{ sign: '1', at: 'B' }] },
      'steps[1].marksAfter[0].at: B is neither a box nor a player',
    ],
    [
      'an answer that is not offered',
      { question: { ask: { en: 'Where?' }, among: ['e4', 'd5'], right: ['f4'], because: { en: 'So.' } } },
      'steps[1].question.right[0]: f4 is not offered',
    ],
    [
      'an answer that is not the one of the rules',
      {
        question: {
          ask: { en: 'Who can be hit?' },
          among: ['A', 'C'],
          right: ['A'],
          because: { en: 'So.' },
          legal: { of: { do: 'attack', card: '7D' }, field: 'target' },
        },
      },
      'steps[1].question.right: the rules offer: C',
    ],
  ];
  it.each(expected)('finds %s', async (_name, change, line) => {
    const run = await changed(change);
    expect(run.out.trimEnd().split('\n')).toEqual([line]);
    expect(run).toMatchObject({ status: 2, error: 'shove: has 1 fault\n' });
  });

  it('finds all that is wrong at once, unknown clauses and that nothing is expected included', async () => {
    const run = await check(
      lesson(({ steps: [first, second] }) => {
        const { expect: _, ...rest } = second!;
        return { clauses: ['Z6.1', 'Z99.1'], steps: [first!, { ...rest, marks: [{ box: 'z1' }] }] };
      }),
    );
    expect(run.out.trimEnd().split('\n')).toEqual([
      'clauses[1]: the rules have no clause Z99.1',
      'steps[1].marks[0].box: z1 is neither a box nor a player',
      'steps: needs an expected result',
    ]);
    expect(run.error).toBe('shove: has 3 faults\n');
  });

  it('tells in which languages a lesson can be read in full', async () => {
    const run = await changed({ say: { fr: 'Poussez !' } });
    expect(run.out).toBe('shove: well, steps 2, actions 1, languages fr\n');
  });
});

it('reads a draw pile that is the rest of the deck', async () => {
  const drawing = (draw: string) =>
    lesson(({ position }) => ({ position: { ...(position as object), draw } }));
  expect((await check(drawing('rest'))).out).toMatch(/^shove: well, /);
  expect((await check(drawing('most'))).error).toMatch(/^position\.draw/);
});

describe('kaiju lesson render', () => {
  const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['a lesson that there is not', ['dance', '--out', 'x.gif'], /^ID: there is no lesson "dance"/],
    [
      'a lesson of another game',
      ['shove', '--game', 'tetzilla', '--out', 'x.gif'],
      /^ID: there is no lesson "shove"/,
    ],
    ['a file that there is not', ['none.json', '--out', 'x.gif'], /none\.json/],
    ['a file that is no lesson', ['package.json', '--out', 'x.gif'], /^(game|format|package\.json)/],
    [
      'nowhere to put a lesson of one’s own',
      ['tests/scenarios/two-blows.kaiju-lesson.json'],
      /^--out: is missing\n$/,
    ],
    ['nowhere to put it', ['shove'], /^--out: is missing\n$/],
    [
      'a format that there is not',
      ['shove', '--out', 'x', '--format', 'avi'],
      /^--format: "avi" is not one of webm/,
    ],
    [
      'single pictures of a film',
      ['shove', '--out', 'x.gif', '--pictures'],
      /^--pictures: works with a strip only, not with gif/,
    ],
    ['an odd size', ['shove', '--out', 'x.gif', '--size', '641x360'], /^--size: "641x360" is not a size/],
    [
      'a language that is not spoken',
      ['shove', '--out', 'x.gif', '--lang', 'de'],
      /^--lang: "de" is not one of en, fr/,
    ],
    [
      'a quality that is not offered',
      ['shove', '--out', 'x.gif', '--quality', 'test'],
      /^--quality: "test" is/,
    ],
  ];
  it.each(refused)('refuses %s', async (_what, words, reason) => {
    const run = await runKaiju(['lesson', 'render', ...words]);
    expect(run).toMatchObject({ status: 2, out: '' });
    expect(run.error).toMatch(reason);
  });
});
