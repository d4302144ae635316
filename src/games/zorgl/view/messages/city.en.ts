import { pluralsIn } from '#i18n';
import type { CityId, Seat, Symmetry } from '#zorgl/rules';

const plural = pluralsIn('en');
const floors = (count: number) => plural(count, '# floor', '# floors');

/** Names of the built-in cities. */
const names: Readonly<Record<CityId, string>> = {
  printed: 'Downtown',
  harbour: 'Harbour',
  'old-town': 'Old Town',
  avenues: 'Twin Avenues',
  'ring-road': 'Ring Road',
};

const ideas: Readonly<Record<CityId, string>> = {
  printed: 'The city of the book: four floors wherever you look.',
  harbour: 'Tall cranes on the quays, low sheds on the piers, and open water to be chased across.',
  'old-town': 'Lanes one box wide. Nobody gets away straight.',
  avenues: 'Two bare avenues between tall fronts: long shoves, no cover.',
  'ring-road': 'Towers guard the power plant, suburbs line the edge.',
};

const symmetries: Readonly<Record<Symmetry, string>> = {
  none: 'This box alone',
  'left-right': 'Mirror, left and right',
  'up-down': 'Mirror, top and bottom',
  'half-turn': 'Half a turn',
  'both-mirrors': 'Both mirrors',
  'quarter-turns': 'Four quarter turns',
  all: 'All turns and mirrors',
};

/** English texts of the city editor and the city picker. */
export const city = {
  title: 'Build a city',
  names,
  ideas,
  picture: 'The city on the table in 3D',
  panels: 'City editor',
  check: 'The city',

  tools: 'Tool',
  tool: {
    building: 'Building',
    plant: 'Power plant',
    unit: 'Army unit',
    lower: 'Floor off',
    erase: 'Clear box',
  },
  start: (seat: Seat) => `Start ${seat}`,
  floorsOf: 'Floors',
  symmetry: 'Symmetry',
  symmetries,

  plan: 'Plan of the city',
  content: {
    empty: 'empty',
    unit: 'unit',
    start: (seat: Seat) => `start ${seat}`,
    building: (count: number) => `building, ${floors(count)}`,
    plant: (count: number) => `power plant, ${floors(count)}`,
  },
  box: (box: string, content: string) => `${box}: ${content}`,

  name: 'Name of the city',
  namePlaceholder: 'My city',
  ready: 'Ready to be wrecked',
  unready: 'Not a city yet',
  faults: {
    noPlant: 'It has no power plant.',
    plants: 'It has more than one power plant.',
    noStart: (seat: Seat) => `Start ${seat} is missing.`,
    starts: (seat: Seat) => `There is more than one start ${seat}.`,
    startOnRoof: (seat: Seat) => `Start ${seat} is on a building.`,
    units: (count: number, most: number) => `Too many units: ${count}, at most ${most}.`,
  },
  noName: 'It needs a name.',
  walledIn: (seat: Seat) => `Start ${seat} is walled in: no box next to it is free.`,
  low: (worth: number) =>
    `The whole city is worth ${worth}: nobody can reach ten, so the power plant decides.`,
  fairness: {
    all: 'Fair: every start sees the same city.',
    opposite: 'Opposite starts see the same city. Fair for two.',
    beside: 'Only neighbouring starts see the same city.',
    none: 'The starts see different cities: one of them is better.',
  },
  counts: {
    floors: 'Floors',
    buildings: 'Buildings',
    units: 'Units',
    starts: 'Starts',
  },
  outOf: (count: number, most: number) => `${count}/${most}`,

  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear all',
  lobby: 'Back to the lobby',
  desk: 'Play, keep, share',
  play: 'Play here',
  keep: 'Keep it',
  isKept: 'Kept',
  keepChanges: 'Keep changes',
  copy: 'New copy',
  copyName: (name: string) => `${name} 2`,
  open: 'Open a city',
  import: 'Import a file',
  export: 'Export a file',
  link: 'Link to the city',
  linkHint: 'Opens the city in this editor, on any device.',
  fileHint: 'Open it again with the button, or drop it on the page.',
  share: 'Share',
  dropHere: 'Drop the file to open the city',

  notices: {
    kept: (name: string) => `“${name}” is among your cities.`,
    memoryOnly: 'This browser keeps your cities only until the page is closed. Export what you want to keep.',
    opened: (name: string) => `“${name}” is on the table. Undo brings back what was there before.`,
    deleted: (name: string) => `“${name}” is deleted.`,
    putBack: 'Put it back',
  },
  problems: {
    file: 'This file holds no city',
    link: 'This link holds no city',
    draft: 'The city you were building could not be read; a fresh one is on the table',
    library: 'One of your cities cannot be read; it is still there',
    keep: 'The city could not be kept',
    list: 'Your cities cannot be read right now',
    remove: 'The city could not be deleted',
  },

  label: 'City',
  gallery: 'Choose a city',
  ofTheGame: 'From the game',
  own: 'Your cities',
  noneOwn: 'None yet. Build one!',
  facts: (count: number, units: number) =>
    `${floors(count)}, ${units === 0 ? 'no army' : plural(units, '# unit', '# units')}`,
  edit: 'City editor',
  delete: (name: string) => `Delete ${name}`,
  city: (name: string) => `City: ${name}`,

  help: {
    walk: 'go from box to box',
    floors: 'a building of so many floors, or the power plant if that is the tool',
    use: 'uses the tool; with Shift takes a floor off',
    raise: 'one floor more or less',
    erase: 'clears the box',
    starts: 'sets a start',
    plant: 'sets the power plant',
    unit: 'sets a unit',
    symmetry: 'the next symmetry',
    undo: 'takes back and does again',
    wholeTable: 'shows the whole table',
    orbit: 'go round the table; PgUp and PgDn tilt',
    help: 'shows this list',
  },
};
