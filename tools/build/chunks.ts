/**
 * Assigns the page's modules to chunks. Few and large ones: each file is a request, and requests that are discovered
 * late wait for each other.
 */
export const CHUNKS = [
  // The first code to run is a chunk of its own, so that it waits for nothing.
  {
    name: 'ahead',
    test: /\/src\/(shell\/(ahead|chosenGame|faults\/earlyFaults)|page\/(address|fonts)|stage\/graphics\/index)\.ts$|^\0/,
    priority: 5,
  },
  // The poster of a frame needs no other code of the page.
  { name: 'poster', test: /\/src\/(shell\/embed|features\/learn\/embed\/entry)\.ts$/, priority: 5 },
  {
    // React looks for the hook of `beforeReact` when its chunk runs, which is before the page's own code.
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/shell\/(beforeReact|commitHook)\.ts$/,
    priority: 4,
  },
  // Metadata of all games, needed before they are loaded.
  { name: 'games', test: /\/src\/page\/games\.ts$|\/src\/games\/\w+\/box\//, priority: 3 },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  // Needed by games in the lobby as well, so it must not pull in the table.
  {
    name: 'common',
    test: /\/src\/(core|learning|director|session|storage|ui|i18n|audio|bots|kaiju\/(cues|show|sounds))\/|\/src\/module\/(panels\/|(words|captions|heartbeat|tally|achievements|useOptionsOpen|plain\/defaults)\.ts$)/,
    priority: 2,
  },
  {
    // Shared by text pages and the table; must not pull in the table.
    name: 'reading',
    test: /\/src\/(page\/record|table\/(marks\/tones|rule\/(Words|lessonsOf)))\.tsx?$/,
    priority: 1.5,
  },
  {
    // Without the animation gallery and dice, which few pages need.
    name: 'stage',
    test: /\/src\/(stage|module(?!\/sheet)|kaiju(?!\/dice)|table(?!\/(lesson|marks|sound|tutor)\/))\/|\/node_modules\/(three\/build|@react-three)\//,
    priority: 1,
  },
  {
    debugName: 'games',
    name: (id: string) => /\/src\/games\/(\w+)\/(?!pages|table|box|lessons|botWorker)/.exec(id)?.[1] ?? null,
    priority: 0,
  },
];
