/**
 * Which modules of the page go into one file. Few and large ones: each file is a request of its own, and those that are
 * found late are waited for one after the other.
 */
export const CHUNKS = [
  // What runs first stands by itself, so that it waits for nothing.
  {
    name: 'ahead',
    test: /\/src\/(shell\/(ahead|chosenGame|faults\/earlyFaults)|page\/(address|fonts)|stage\/graphics\/index)\.ts$|^\0/,
    priority: 5,
  },
  // What a frame shows before anybody plays needs nothing else of the page.
  { name: 'poster', test: /\/src\/(shell\/embed|features\/learn\/embed\/entry)\.ts$/, priority: 5 },
  {
    // React looks for what `beforeReact` puts in place when its file is run, which is before the page's own.
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/shell\/(beforeReact|commitHook)\.ts$/,
    priority: 4,
  },
  // What every game shows of itself before it is loaded.
  { name: 'games', test: /\/src\/page\/games\.ts$|\/src\/games\/\w+\/box\//, priority: 3 },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  // What the games need in the lobby too, and so must not bring the table with it.
  {
    name: 'common',
    test: /\/src\/(core|learning|director|session|storage|ui|i18n|audio|bots|kaiju\/(cues|show|sounds))\/|\/src\/module\/(words|captions|heartbeat|tally|achievements|useOptionsOpen|panels\/log|plain\/defaults)\.ts$/,
    priority: 2,
  },
  {
    // What pages to be read share with the table, and must not bring it with them.
    name: 'reading',
    test: /\/src\/(page\/record|table\/(marks\/tones|rule\/(Words|lessonsOf)))\.tsx?$/,
    priority: 1.5,
  },
  {
    // Not the animation gallery and the dice, which few pages need.
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
