/**
 * Who may import whom, from the table of rooms. `npm run check:imports` runs it; tests/architecture plants violations of
 * each rule.
 */
const { DOORS } = require('./tools/rooms/doors.cjs');
const { TABLE_ROOMS, SHARED, OF_GAME, OF_PAGES, PROGRAMS } = require('./tools/rooms/table.cjs');

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
const doorOfRoom = '^src/([^/]+|kaiju/(cues|show|sounds)|module/sheet|stage/graphics)/index\\.ts$';

/** The rooms of the pages as patterns; `features/*` is one room each. */
const PAGES = OF_PAGES.map(({ name }) => name.replace('*', '[^/]+'));
const LIST_OF_GAMES = room('page/games\\.ts').replace(/\/$/, '$');

/** Rooms that run anywhere: no browser, no node, no time, no chance of their own. */
const PURE = [
  ...rooms('core', 'learning', 'director', 'bots', 'net', 'kaiju/cues', 'kaiju/show'),
  rules,
  record,
  lessons,
  puzzles,
  words,
];

/** Patterns of the doors of a room of the pages, or of all features. */
const doorsOf = (name) =>
  Object.entries(DOORS)
    .filter(([each]) => each.split('/')[0] === name)
    .flatMap(([each, files]) => {
      const sheets = files.filter((file) => file.endsWith('.css')).map((file) => file.replace('.', '\\.'));
      const code = files.filter((file) => !file.endsWith('.css'));
      return [`^src/${each}/(${code.join('|')})\\.(ts|tsx)$`, `^src/${each}/(${sheets.join('|')})$`];
    });

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const forbidden = [
  error('no-circular', 'imports run one way', {}, { circular: true }),
  {
    ...error(
      'no-circle-of-folders',
      'folders of the pages import one way, so that each can be read, moved and left out by itself',
      { path: '^src/(page|table|features|shell)' },
      { circular: true },
    ),
    scope: 'folder',
  },
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
    {
      path: '^src/',
      pathNot: rooms(...SHARED.map(({ name }) => name), 'games/[^/]+', 'server', 'cli', ...PAGES),
    },
    {},
  ),
  ...SHARED.map(({ name, imports, comment }) =>
    error(
      `room-${name.replace('/', '-')}`,
      comment ?? `${name} may import ${imports.length > 0 ? imports.join(', ') : 'no other room'}`,
      { path: room(name) },
      { path: '^src/', pathNot: rooms(name, ...imports) },
    ),
  ),
  ...OF_GAME.map(({ name, own, imports }) =>
    error(
      `room-${name}`,
      `${name} of a game may import ${[...own, ...imports].join(', ')}`,
      { path: `${GAME}/${name}/` },
      { path: '^src/', pathNot: [`^src/games/$1/(${[name, ...own].join('|')})/`, ...rooms(...imports)] },
    ),
  ),
  error(
    'room-pages',
    'pages of a game may import the rooms of the table, and all rooms of their game',
    { path: pages },
    { path: '^src/', pathNot: ['^src/games/$1/', ...rooms(...TABLE_ROOMS)] },
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
  ...OF_PAGES.map(({ name, imports, besides }) =>
    error(
      `room-${name.replace('/*', '')}`,
      `${name} may import ${[...besides, ...imports].join(', ')}`,
      { path: room(name.replace('*', '([^/]+)')), pathNot: LIST_OF_GAMES },
      {
        path: '^src/',
        pathNot: rooms(
          name.replace('*', '$1'),
          ...imports,
          ...besides.map((each) => each.replace('*', '[^/]+')),
        ),
      },
    ),
  ),
  ...PROGRAMS.map(({ name, imports, ofGames }) =>
    error(
      `room-${name}`,
      `${name} may import ${imports.join(', ')}, and ${ofGames.join(', ')} of games`,
      { path: room(name) },
      {
        path: '^src/',
        pathNot: [...ofGames.map((part) => `${GAME}/${part}/`), ...rooms(name, ...imports)],
      },
    ),
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
        ...rooms('page', 'table', 'features'),
        doorOfRoom,
        '^src/games/[^/]+/(box/|rules/|record/|words/|view/|table/|pages/|lessons/|puzzles/)?index\\.ts$',
      ],
    },
  ),
  ...[
    ['page', ['table', 'features', 'shell']],
    ['table', ['features', 'shell']],
    ['features', ['shell']],
  ].map(([name, visitors]) =>
    error(
      `through-the-doors-of-${name}`,
      `${name} is entered through the files that tools/rooms/doors.cjs lists`,
      { path: rooms(...visitors) },
      { path: room(name), pathNot: doorsOf(name) },
    ),
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
    { path: [...rooms('ui', 'audio', 'i18n', 'session', 'storage'), box] },
    { path: 'node_modules/(three|@types/three|@react-three)/' },
  ),
  error(
    'the-page-knows-no-node',
    'what the browser loads imports nothing of node',
    {
      path: [
        ...rooms('ui', 'audio', 'i18n', 'stage', 'kaiju', 'session', 'storage', 'module', ...PAGES),
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
