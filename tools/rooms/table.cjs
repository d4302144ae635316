/**
 * The rooms of the source: what each holds and which others it may import, always through their `index.ts`.
 * `.dependency-cruiser.cjs` turns this into rules, `npm run rooms` prints it into `docs/architecture.md`.
 */

/** The rooms with which a game is shown in the browser. */
const TABLE_ROOMS = [
  'core',
  'director',
  'stage',
  'kaiju',
  'audio',
  'ui',
  'i18n',
  'learning',
  'session',
  'storage',
  'module',
];

/** Rooms that every game may use; `imports` are their neighbours. */
const SHARED = [
  {
    name: 'core',
    holds: 'the game contract, results, seeded random numbers, grid, matches',
    imports: [],
  },
  {
    name: 'learning',
    holds: 'lessons, rulebooks, puzzles, the coach, the grammar of records',
    imports: ['core'],
  },
  { name: 'director', holds: 'poses, timelines, the queue with its clock, camera plans', imports: ['core'] },
  { name: 'bots', holds: 'players that are programs and see only the view of their seat', imports: ['core'] },
  { name: 'net', holds: 'messages between a page and a room, validated', imports: ['core'] },
  { name: 'ui', holds: 'the flat kit: hand, log, dialogs, settings', imports: ['core', 'i18n'] },
  { name: 'audio', holds: 'sound, in the browser and in films', imports: ['core'] },
  { name: 'i18n', holds: 'the texts, English and French', imports: ['core'] },
  { name: 'stage', holds: 'the 3D kit, which knows no game', imports: ['core', 'director'] },
  {
    name: 'kaiju',
    holds: 'what kaiju games share: models, streets, effects, decals, markers',
    imports: ['core', 'director', 'stage', 'audio'],
  },
  {
    name: 'session',
    holds: 'one match on one device: source, views, players, playback',
    imports: ['core', 'director', 'bots', 'net'],
  },
  {
    name: 'storage',
    holds: 'what stays on the device, and what an address carries: saves, tabs, links',
    imports: ['core', 'director', 'bots', 'session'],
  },
  {
    name: 'module',
    holds: 'types of what a game gives to the browser, and what pages share',
    imports: ['core', 'learning', 'director', 'bots', 'stage', 'audio', 'ui', 'i18n', 'session', 'storage'],
  },
  {
    name: 'kaiju/cues',
    holds: 'the names that cues may use, for programs that draw nothing',
    imports: ['core'],
    comment: 'the names that cues may use are known to pure programs',
  },
  {
    name: 'kaiju/show',
    holds: 'the scene and the gestures that every choreography plays with',
    imports: ['kaiju/cues', 'core', 'director'],
    comment: 'how kaiju move is known to programs that draw nothing',
  },
  {
    name: 'kaiju/sounds',
    holds: 'what kaiju games sound like',
    imports: ['core', 'audio'],
    comment: 'what is heard is known to pages that draw nothing',
  },
];

/** Rooms of each game; `own` are neighbours in the same game, `imports` shared rooms. */
const OF_GAME = [
  {
    name: 'box',
    holds: 'how the game stands on the shelf: cover, players, length',
    own: [],
    imports: ['core'],
  },
  {
    name: 'words',
    holds: 'words of problems, names that records and view share',
    own: [],
    imports: ['core'],
  },
  {
    name: 'rules',
    holds: 'position, set-up, legal actions, apply, notation',
    own: ['words'],
    imports: ['core'],
  },
  {
    name: 'record',
    holds: 'games as files and as text for people',
    own: ['rules', 'words'],
    imports: ['core', 'learning'],
  },
  {
    name: 'lessons',
    holds: 'the rules for people: chapters, clauses, glossary, lessons',
    own: ['rules'],
    imports: ['core', 'learning'],
  },
  {
    name: 'puzzles',
    holds: 'puzzles of a turn: their kinds, and those found',
    own: ['rules'],
    imports: ['core', 'learning'],
  },
  {
    name: 'view',
    holds: 'pieces, layout, choreography, the game in words, its flat panels',
    own: ['rules', 'words', 'lessons'],
    imports: TABLE_ROOMS,
  },
  {
    name: 'table',
    holds: 'what needs the 3D library: the setting, and the panels wired to it',
    own: ['view', 'rules'],
    imports: TABLE_ROOMS,
  },
];

/** Programs; `ofGames` are rooms of games that they may use. */
const PROGRAMS = [
  {
    name: 'server',
    holds: 'serves the page and keeps matches of rooms',
    imports: ['core', 'net', 'bots'],
    ofGames: ['rules'],
  },
  {
    name: 'cli',
    holds: 'the `kaiju` command',
    imports: ['core', 'learning', 'bots'],
    ofGames: ['rules', 'record', 'lessons', 'puzzles', 'words'],
  },
];

/** Rooms of the pages, from the lowest up; each may also import those of `below`. A feature knows no other. */
const OF_PAGES = [
  {
    name: 'page',
    holds: 'what pages share: the services of the page, the shelf of games, faults, files to share',
    below: [],
  },
  {
    name: 'table',
    holds: 'a table on the screen: its picture, panels, playback, end; lessons as they are played on it',
    below: ['page'],
  },
  {
    name: 'features/*',
    holds: 'lessons, their author, films and photos, analysis, puzzles, rooms: each by itself',
    below: ['page', 'table'],
  },
  {
    name: 'shell',
    holds: 'the program around them: routes, lobby, preferences, saved games, updates',
    below: ['page', 'table', 'features/*'],
  },
].map((room) => ({ ...room, imports: TABLE_ROOMS, besides: ['bots', 'net', ...room.below] }));

module.exports = { TABLE_ROOMS, SHARED, OF_GAME, OF_PAGES, PROGRAMS };
