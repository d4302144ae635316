/**
 * Who may import whom. One table: a room and the rooms it may import, through their doors only.
 * `npm run check:imports` runs it; tests/architecture plants violations to see it bite.
 */
const GAME = '^src/games/([^/]+)';
const room = (name) => `^src/${name}/`;
const rooms = (...names) => names.map(room);
const rules = `${GAME}/rules/`;
const record = `${GAME}/record/`;
const lessons = `${GAME}/lessons/`;
const puzzles = `${GAME}/puzzles/`;
const words = `${GAME}/words/`;
const box = `${GAME}/box/`;
const view = `${GAME}/view/`;
const pages = `${GAME}/pages/`;
const table = `${GAME}/table/`;
const gameRoot = `${GAME}/[^/]+$`;
const doorOfRoom = '^src/([^/]+|kaiju/(cues|show|sounds)|module/sheet)/index\\.ts$';

const MAY_IMPORT = {
  core: [],
  director: ['core'],
  bots: ['core'],
  net: ['core'],
  ui: ['core', 'i18n'],
  audio: ['core'],
  i18n: ['core'],
  stage: ['core', 'director'],
  kaiju: ['core', 'director', 'stage', 'audio'],
  session: ['core', 'director', 'bots', 'net'],
  module: ['core', 'director', 'bots', 'stage', 'audio', 'ui', 'i18n', 'session'],
};

/** What shows a game in the browser. */
const TABLE_ROOMS = ['core', 'director', 'stage', 'kaiju', 'audio', 'ui', 'i18n', 'session', 'module'];

/** Rooms that run anywhere: no browser, no node, no time, no chance of their own. */
const PURE = [
  ...rooms('core', 'director', 'bots', 'net', 'kaiju/cues', 'kaiju/show'),
  rules,
  record,
  lessons,
  puzzles,
  words,
];

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const forbidden = [
  error('no-circular', 'imports run one way', {}, { circular: true }),
  error('no-unresolvable', 'what is imported exists', {}, { couldNotResolve: true }),
  error(
    'no-undeclared-package',
    'the program uses only the dependencies that package.json installs for it',
    { path: '^src' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
  ),
  error(
    'every-file-has-a-room',
    'a new room gets its line in this table first',
    { path: '^src/', pathNot: rooms(...Object.keys(MAY_IMPORT), 'games/[^/]+', 'server', 'cli', 'app') },
    {},
  ),
  ...Object.entries(MAY_IMPORT).map(([name, allowed]) =>
    error(
      `room-${name}`,
      `${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}`,
      { path: room(name) },
      { path: '^src/', pathNot: rooms(name, ...allowed) },
    ),
  ),
  error(
    'room-kaiju-cues',
    'the names that cues may use are known to pure programs',
    { path: room('kaiju/cues') },
    { path: '^src/', pathNot: rooms('kaiju/cues', 'core') },
  ),
  error(
    'room-kaiju-show',
    'how kaiju move is known to programs that draw nothing',
    { path: room('kaiju/show') },
    { path: '^src/', pathNot: rooms('kaiju/show', 'kaiju/cues', 'core', 'director') },
  ),
  error(
    'room-kaiju-sounds',
    'what is heard is known to pages that draw nothing',
    { path: room('kaiju/sounds') },
    { path: '^src/', pathNot: rooms('kaiju/sounds', 'core', 'audio') },
  ),
  error(
    'room-words',
    'the words of a game may import core',
    { path: words },
    { path: '^src/', pathNot: ['^src/games/$1/words/', room('core')] },
  ),
  error(
    'room-box',
    'the box of a game comes with the page, so it may import core only',
    { path: box },
    { path: '^src/', pathNot: ['^src/games/$1/box/', room('core')] },
  ),
  error(
    'room-rules',
    'rules may import core and the words of their game',
    { path: rules },
    { path: '^src/', pathNot: ['^src/games/$1/(rules|words)/', room('core')] },
  ),
  error(
    'room-record',
    'records may import core, and the rules and words of their game',
    { path: record },
    { path: '^src/', pathNot: ['^src/games/$1/(record|rules|words)/', room('core')] },
  ),
  error(
    'room-lessons',
    'lessons may import core and the rules of their game',
    { path: lessons },
    { path: '^src/', pathNot: ['^src/games/$1/(lessons|rules)/', room('core')] },
  ),
  error(
    'room-puzzles',
    'puzzles may import core and the rules of their game',
    { path: puzzles },
    { path: '^src/', pathNot: ['^src/games/$1/(puzzles|rules)/', room('core')] },
  ),
  error(
    'room-view',
    'a view may import the rooms of the table, and the rules, words and lessons of its game',
    { path: view },
    { path: '^src/', pathNot: ['^src/games/$1/(view|rules|words|lessons)/', ...rooms(...TABLE_ROOMS)] },
  ),
  error(
    'room-pages',
    'pages of a game may import the rooms of the table, and all rooms of their game',
    { path: pages },
    { path: '^src/', pathNot: ['^src/games/$1/', ...rooms(...TABLE_ROOMS)] },
  ),
  error(
    'room-table',
    'the table of a game may import the rooms of the table, and the view and rules of its game',
    { path: table },
    { path: '^src/', pathNot: ['^src/games/$1/(table|view|rules)/', ...rooms(...TABLE_ROOMS)] },
  ),
  error(
    'room-game',
    'what ties a game together may import what its rooms may, and bots',
    { path: gameRoot },
    {
      path: '^src/',
      pathNot: ['^src/games/$1/', ...rooms(...TABLE_ROOMS, 'bots')],
    },
  ),
  error(
    'room-server',
    "the server may import core, net, bots and the games' rules",
    { path: room('server') },
    { path: '^src/', pathNot: [rules, ...rooms('server', 'core', 'net', 'bots')] },
  ),
  error(
    'room-cli',
    "the command line may import core, bots and the games' rules, records, lessons, puzzles and words",
    { path: room('cli') },
    { path: '^src/', pathNot: [rules, record, lessons, puzzles, words, ...rooms('cli', 'core', 'bots')] },
  ),
  error(
    'no-game-imports-another-game',
    'games know nothing of each other',
    { path: GAME },
    { path: '^src/games/', pathNot: ['^src/games/$1/'] },
  ),
  error(
    'through-the-door',
    'a room is entered through its index.ts',
    { path: '^src/(?!games/)([^/]+)/' },
    {
      path: '^src/',
      pathNot: [
        '^src/$1/',
        doorOfRoom,
        '^src/games/[^/]+/(box/|rules/|record/|words/|view/|table/|pages/|lessons/|puzzles/)?index\\.ts$',
      ],
    },
  ),
  error(
    'through-the-door-of-a-game',
    'a room of a game is entered through its index.ts',
    { path: '^src/games/([^/]+)/([^/]+)/' },
    { path: '^src/', pathNot: ['^src/games/$1/$2/', '^src/games/$1/[^/]+/index\\.ts$', doorOfRoom] },
  ),
  error(
    'through-the-doors-from-a-game',
    'what ties a game together enters rooms through their index.ts',
    { path: gameRoot },
    { path: '^src/', pathNot: ['^src/games/$1/[^/]+$', '^src/games/$1/[^/]+/index\\.ts$', doorOfRoom] },
  ),
  error(
    'pure-rooms-use-no-library',
    'pure rooms import no package but valibot, which checks the shape of input',
    { path: PURE },
    { path: 'node_modules/', pathNot: 'node_modules/valibot/' },
  ),
  error(
    'pure-rooms-know-no-node',
    'pure rooms run in a browser as well',
    { path: PURE },
    { dependencyTypes: ['core'] },
  ),
  error(
    'flat-rooms-know-no-3d',
    'pages without a table load without the 3D library',
    { path: [...rooms('ui', 'audio', 'i18n', 'session'), box] },
    { path: 'node_modules/(three|@types/three|@react-three)/' },
  ),
  error(
    'the-page-knows-no-node',
    'what the browser loads imports nothing of node',
    {
      path: [
        ...rooms('ui', 'audio', 'i18n', 'stage', 'kaiju', 'session', 'module', 'app'),
        box,
        view,
        table,
        pages,
        gameRoot,
      ],
    },
    { dependencyTypes: ['core'] },
  ),
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.css'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
