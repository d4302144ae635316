import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');

/** Rooms where everything follows from what is passed in (a `*` stands for each game). */
const DETERMINISTIC = [
  'core',
  'learning',
  'director',
  'bots',
  'net',
  'games/*/rules',
  'games/*/lessons',
  'games/*/puzzles',
  'games/*/view',
];

/** Rooms that serve every game alike. */
const GAMELESS = [
  'core',
  'learning',
  'director',
  'bots',
  'session',
  'storage',
  'net',
  'ui',
  'audio',
  'i18n',
  'stage',
  'server',
  'module',
  'page',
  'table',
  'features',
  'shell',
];

/** The lists of the games that the page offers and that rooms are kept for: the only files of those rooms that name any. */
const LISTS_OF_GAMES = ['page/games.ts', 'server/games.ts'];

/** The figures of a theme; a shared room knows none of them either. */
const FIGURES = readdirSync(join(process.cwd(), 'public/models'))
  .filter((name) => name.endsWith('.glb'))
  .map((name) => name.replace('.glb', ''))
  .filter((name) => !['army', 'city', 'plant', 'tetro'].includes(name));

/** Words of the rules of one game or another; the contract, the bots and the rooms know none of them. */
const CONCEPTS =
  /\w*(?:hero|zone|rampage|duel|league|frenzy|tetromino|trample|floors|army|blight|garrison|(?<!fore)sights?\b|peaceful|leaning|characterBonus|shortTurns|joker|spades)\w*|\bsuits?(?!able|ed)\w*|\blone\b|\bsides\b(?=\??[:(])/i;

const CHANCE_OR_TIME = [
  /\bMath\s*\.\s*random\b/,
  /\bDate\s*\.\s*now\b/,
  /\bnew\s+Date\b/,
  /\bperformance\s*\.\s*now\b/,
  /\bcrypto\b/,
];

/** What is called again and again while time passes. */
const EACH_PICTURE = /\b(?:useFrame|useClock|startFrames|requestAnimationFrame|tick|pass|advance)\s*\(/g;

/** What moves by so much a picture, whatever time has passed. */
const BY_THE_PICTURE = [
  // A share of the way with each picture.
  /\b\w*(?:lerp\w*|mix)\((?:[^()]|\([^()]*\))*,\s*\d*\.?\d+\s*\)/i,
  // A step with each picture, unless it is multiplied by something.
  /[-+*/]=\s*-?\d*\.\d+\s*[;,)\n]/,
  // The length of a picture, taken for granted.
  /\b1(?:000)?\s*\/\s*(?:60|30)\b/,
];

/** Who takes all that the page offers, instead of what is used. */
const ALL_SERVICES = [/:\s*PageServices\b(?!\[)/];

interface SourceFile {
  /** The path below `src`. */
  readonly name: string;
  readonly text: string;
}

const FILES: readonly SourceFile[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(SOURCE, name), 'utf8') }));

const GAMES = readdirSync(join(SOURCE, 'games'));

function filesOf(room: string): readonly SourceFile[] {
  const pattern = new RegExp(`^${room.replace('*', '[^/]+')}/`);
  return FILES.filter(({ name }) => pattern.test(name));
}

/** Code without comments, well enough for a search: a comment may speak of anything. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
}

/** The files of a room whose code matches a pattern, each with what matched. */
function offenders(files: readonly SourceFile[], patterns: readonly RegExp[]): readonly string[] {
  return files.flatMap(({ name, text }) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(withoutComments(text));
      return match === null ? [] : [`${name}: ${match[0]}`];
    }),
  );
}

/** From an opening bracket to the one that closes it. */
function bracket(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('({'.includes(text[at]!)) depth++;
    else if (')}'.includes(text[at]!) && --depth === 0) return at + 1;
  }
  return text.length;
}

/** The parts of a file that run with each picture: what is passed to a loop, and methods that let time pass. */
function eachPicture({ name, text }: SourceFile): readonly SourceFile[] {
  const code = withoutComments(text);
  return [...code.matchAll(EACH_PICTURE)].map(({ 0: call, index }) => {
    const end = bracket(code, index + call.length - 1);
    const body = /^(?:\s*:\s*[\w<>[\] |]+)?\s*\{/.exec(code.slice(end));
    const close = body === null ? end : bracket(code, end + body[0].length - 1);
    return { name, text: code.slice(index, close) };
  });
}

describe('the search itself', () => {
  it.each([
    'useFrame(() => { x = lerp(x, to, 0.1); });',
    'useFrame(() => { mesh.position.lerp(goal(time), 0.08); });',
    'useFrame(() => { mesh.rotation.y += 0.01; });',
    'requestAnimationFrame(() => { fade *= 0.95; draw(); });',
    'class A { tick(seconds: number): void { if (seconds > 0) { this.speed *= 0.9; } } }',
    'useClock(session, clock, () => { age += 1 / 60; });',
  ])('catches what depends on the number of pictures in %j', (text) => {
    expect(offenders(eachPicture({ name: 'planted.ts', text }), BY_THE_PICTURE)).toHaveLength(1);
  });

  it.each([
    'useFrame((_, seconds) => { time.current += seconds; });',
    'useFrame((_, seconds) => { angle += 0.5 * seconds; x = lerp(x, to, 1 - Math.exp(-4 * seconds)); });',
    'const colour = a.lerp(b, 0.5); total += 0.25;',
  ])('lets what goes by time, or moves once, be: %j', (text) => {
    expect(offenders(eachPicture({ name: 'planted.ts', text }), BY_THE_PICTURE)).toEqual([]);
  });

  it.each([
    'const x = Math.random();',
    'const x = Math\n  .random();',
    'const t = Date.now();',
    'const d = new Date();',
    'performance.now()',
    'crypto.getRandomValues(a)',
  ])('catches %j', (text) => {
    expect(offenders([{ name: 'planted.ts', text }], CHANCE_OR_TIME)).toHaveLength(1);
  });

  it.each([
    'readonly kingZone: number;',
    'score(seat, sight?: Sight)',
    'const SIGHTS = [];',
    'leaningOf(seat)',
    'characterBonus(seat)',
    'peaceful?(simulation: S, seat: Seat): number;',
    'readonly lone?: Seat;',
    'readonly sides?: true;',
    'sides(known): readonly Seat[]',
    'readonly shortTurns?: true;',
    'readonly blightTurns: number;',
    'type Card = Rank | Joker;',
    'suitColour(card)',
  ])('catches the concept of one game in %j', (text) =>
    expect(offenders([{ name: 'planted.ts', text }], [CONCEPTS])).toHaveLength(1),
  );

  it.each(['(services: PageServices) => 1', 'readonly services: PageServices;'])(
    'catches who takes all services in %j',
    (text) => {
      expect(offenders([{ name: 'planted.ts', text }], ALL_SERVICES)).toHaveLength(1);
    },
  );

  it('lets those be who say what they use', () => {
    const text = "({ memory }: Pick<PageServices, 'memory'>, connect: PageServices['connect'])";
    expect(offenders([{ name: 'planted.ts', text }], ALL_SERVICES)).toEqual([]);
  });

  it('lets comments speak of it', () => {
    const text = '/** Never Math.random. */\n// nor Date.now\nconst address = "http://x";\n';
    expect(offenders([{ name: 'planted.ts', text }], CHANCE_OR_TIME)).toEqual([]);
    expect(withoutComments(text)).toContain('http://x');
  });
});

describe('the rooms', () => {
  it.each(DETERMINISTIC)('%s takes neither chance nor time from the machine', (room) => {
    expect(offenders(filesOf(room), CHANCE_OR_TIME)).toEqual([]);
  });

  it.each(GAMELESS)('%s names no game and no figure', (room) => {
    const files = filesOf(room).filter(({ name }) => !LISTS_OF_GAMES.includes(name));
    expect(files.length).toBeGreaterThan(0);
    expect(
      offenders(
        files,
        [...GAMES, ...FIGURES].map((name) => new RegExp(name, 'i')),
      ),
    ).toEqual([]);
  });

  it.each(['core', 'learning', 'bots', 'net', 'server', 'module', 'ui'])(
    '%s knows no concept of one game',
    (room) => {
      expect(offenders(filesOf(room), [CONCEPTS])).toEqual([]);
    },
  );

  it.each(['page', 'table', 'features'])('%s asks for the services that it uses', (room) => {
    expect(offenders(filesOf(room), ALL_SERVICES)).toEqual([]);
  });

  it('name what people may choose in one place', () => {
    const lists = [
      /'low',\s*'medium',\s*'high'/,
      /'night',\s*'studio'/,
      /'hands-off',\s*'gentle'/,
      /'en',\s*'fr'/,
    ];
    const named = offenders(FILES, lists).map((offender) => offender.split(':')[0]);
    expect(new Set(named)).toEqual(new Set(['core/preferences.ts']));
    expect(named.length).toBe(lists.length);
  });

  it('move by time, never by the number of pictures', () => {
    const parts = FILES.flatMap(eachPicture);
    expect(parts.length).toBeGreaterThan(30);
    expect(offenders(parts, BY_THE_PICTURE)).toEqual([]);
  });

  it('suppress no check', () => {
    expect(FILES.filter(({ text }) => /biome-ignore|@ts-(ignore|expect-error|nocheck)/.test(text))).toEqual(
      [],
    );
  });
});
