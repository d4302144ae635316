import { pluralsIn } from '#i18n';
import { board } from './board.en';
import { lobby } from './lobby.en';
import { log } from './log.en';
import { onTable } from './onTable.en';
import { primer } from './primer.en';
import { sounds } from './sounds.en';
import { things } from './things.en';

const plural = pluralsIn('en');
const hits = (count: number) => plural(count, '# hit', '# hits');
const tokens = (count: number) => plural(count, '# token', '# tokens');
const points = (count: number) => plural(count, '# point', '# points');
const buildings = (count: number) => plural(count, '# building', '# buildings');
const guards = (count: number) => plural(count, '# guard', '# guards');
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** English texts of TetZilla; the type for all other languages. */
export const en = {
  title: 'TetZilla',
  tagline: 'Raise a city. Climb it. Eat it.',
  things,
  board,
  onTable,
  list,
  hits,

  stages: {
    choose: 'Abilities',
    found: 'Setup',
    enter: 'Entry',
    move: 'Move',
    slide: 'Build',
    fire: 'Fire',
    over: 'The end',
  },

  /** Questions to the player. */
  ask: {
    choose: 'Choose your ability',
    found: 'Drop the tile into the city',
    enter: 'Where does your kaiju enter?',
    move: 'Step, or pass?',
    slide: 'Drop the tile into the city',
    guard: 'Which guard fires?',
    target: (guard: string, box: string) => `${guard} at ${box}: who is the target?`,
    direction: (box: string) => `Tank at ${box}: which way?`,
    first: 'Two share the first box. Who is hit hardest?',
  },

  /** The rules of a stage in a line or two. */
  remind: {
    choose: 'There are two of each. An ability ignores one hit per turn, automatically.',
    found: 'Three tiles each before the kaiju come. What a tile brings stays hidden until it lands.',
    enter: 'Into the lowest row, onto open ground. You only ever climb from there.',
    move: 'Take turns, one step at a time: left, right or up, never down. A step costs a token, plus what stands there.',
    slide:
      'The tile falls straight until something stops it. If there is no room for one, this turn is the last.',
    fire: 'Each player fires one guard that has not fired yet, until none can hit anyone.',
    over: 'All piles are turned over.',
  },

  slide: {
    tray: 'The tile',
    left: 'Left',
    right: 'Right',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    drop: 'Drop',
    tile: (tile: string) => `Tile ${tile}`,
    at: (column: string, row: number) => `Lands on ${column}${row}`,
    brings: (buildingCount: number, guardCount: number) => {
      const parts = [
        ...(buildingCount > 0 ? [buildings(buildingCount)] : []),
        ...(guardCount > 0 ? [guards(guardCount)] : []),
      ];
      return parts.length === 0 ? 'Brings nothing but streets' : `Brings ${list(parts)}`;
    },
    level: 'Level city: higher places are closed.',
    signs: {
      b: 'a building comes here',
      g: 'a guard comes here',
      o: 'streets only',
    },
  },

  move: {
    tray: 'Your move',
    left: (tokens: number) => `${tokens} left`,
    tokens,
    step: {
      W: 'Step left',
      N: 'Climb up',
      E: 'Step right',
    },
    to: (way: string, box: string, what: string, cost: string) => `${way} to ${box}: ${what}, ${cost}`,
    price: (cost: number, hitCount: number) => {
      const paid = tokens(cost);
      return hitCount === 0 ? paid : `${paid}, ${hits(hitCount)}`;
    },
    wall: {
      edge: 'the edge of the city',
      unbuilt: 'nothing to stand on',
      crowded: 'two kaiju are there',
      dear: (cost: number) => `costs ${tokens(cost)}: too expensive`,
    },
    never: 'Kaiju never go down.',
    outOfReach: (box: string) => `${box} is out of reach this turn.`,
    far: (box: string, cost: string, count: number) =>
      `Head for ${box}: ${plural(count, '# step', '# steps')}, ${cost}`,
    goal: (box: string) => `On the way to ${box}`,
    goOn: (box: string) => `Go on to ${box}`,
    forget: 'Stop there',
    pass: 'Pass',
    passHint: 'Costs a token.',
    auto: 'Auto-pass when I can’t afford a step',
    autoShort: 'Auto-pass',
  },

  fire: {
    tray: 'Guards',
    guard: (kind: string, box: string) => `${kind} at ${box}`,
    /** The possible victims of a guard. */
    hits: (names: readonly string[]) => `can hit ${list(names)}`,
    nobody: 'hits nobody',
    nobodyShot: 'Fire at nobody',
    noGun: (box: string) => `No guard at ${box} may fire.`,
    noVictim: (box: string) => `This guard hits nobody at ${box}.`,
    fire: 'Fire',
    at: (name: string, hitCount: number, ignored: number) =>
      ignored > 0 ? `${name} (${hits(hitCount)}, ${ignored} ignored)` : `${name} (${hits(hitCount)})`,
    way: (direction: string, victims: string) => `To the ${direction}: ${victims}`,
    first: (name: string) => `${name} first`,
    all: (victims: string) => `Fire: ${victims}`,
    ignored: (name: string) => `${name} (ignored)`,
  },

  choose: {
    tray: 'Abilities',
    left: (count: number) => plural(count, '# left', '# left'),
    gone: 'both taken',
  },

  enter: {
    tray: 'Ways in',
    box: (box: string) => `Enter at ${box}`,
    closed: (box: string) => `${box} is closed: enter at a marked box.`,
    with: (box: string, name: string) => `Enter at ${box}, beside ${name}`,
  },

  players: {
    label: 'Players',
    active: 'to play',
    hits: (count: number) => `${hits(count)} of 10`,
    dead: 'dead',
    tokens: (count: number) => tokens(count),
    spent: 'used this turn',
    ready: 'ready',
    noAbility: 'no ability yet',
    pile: (count: number) => (count === 0 ? 'no buildings' : buildings(count)),
    kinds: (kinds: readonly string[]) => kinds.join(', '),
    guards: (count: number) => (count === 0 ? 'no guards' : guards(count)),
    score: (value: number) => plural(value, '# point now', '# points now'),
    own: 'only you see this',
    look: 'Look at my points',
    cover: 'Cover my points',
    kind: {
      h: (count: number) => plural(count, '# house', '# houses'),
      b: (count: number) => plural(count, '# block', '# blocks'),
      s: (count: number) => plural(count, '# skyscraper', '# skyscrapers'),
      f: (count: number) => plural(count, '# fuel depot', '# fuel depots'),
    },
  },

  /** Labels of the numbers in a broadcast, one or two words each. */
  cast: {
    points: 'points',
    turn: 'turn',
    tiles: 'tiles',
    about: (points: number) => plural(points, 'about # point now', 'about # points now'),
  },

  turn: {
    of: (name: string) => `${name}’s turn`,
    waiting: (name: string) => `Waiting for ${name}.`,
    moving: 'The table is still moving.',
    number: (number: number) => `Turn ${number} of 8`,
    setUp: 'Before the first turn',
    round: (round: number) => `Tile ${round} of 3`,
    start: (name: string) => `${name} begins this turn`,
    deck: (count: number) => plural(count, '# tile left', '# tiles left'),
    last: 'The last turn: a tile found no room.',
    finalTurn: 'The last turn.',
    stages: 'Stages of the turn',
    now: 'now',
    over: 'The game is over.',
  },

  log,

  caption: {
    turn: (name: string, number: number) => `Turn ${number}: ${name} begins`,
    stage: {
      choose: 'Choose your ability',
      found: 'Build the city!',
      enter: 'Here they come!',
      move: 'Move!',
      slide: 'Build!',
      fire: 'Fire!',
      over: 'The end',
    },
    crash: 'Kra-koom!',
    row: (row: number) => `Row ${row} complete!`,
    died: (name: string) => `${name} is down!`,
    ignored: 'Ignored!',
    lastTurn: 'Last turn!',
    fullUp: 'No room!',
    wins: (name: string) => `${name} wins!`,
    share: (names: readonly string[]) => `${list(names)} share the win!`,
  },

  moments: {
    died: 'A kaiju dies',
    skyscraper: 'A skyscraper falls',
    depot: 'A fuel depot goes up',
    salvo: (count: number) => `${count} kaiju hit by one shot`,
    aside: 'A tile finds no room',
    end: 'The end of the game',
  },

  primer,

  over: {
    figures: {
      buildings: 'Buildings crushed',
      guards: 'Guards crushed',
      hits: 'Hits taken',
      shots: 'Guards fired',
      steps: 'Steps',
      tiles: 'Tiles laid',
    },
    title: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins!` : `${list(names)} share the win!`,
    reason: {
      turns: 'Eight turns, and not much of a city.',
      full: 'The city has grown over the top.',
      ruin: 'No kaiju is left. The city has held out.',
    },
    row: (score: number, built: number, guardPoints: number, hitCount: number) => {
      const forGuards = guardPoints > 0 ? `, guards\u00a0+${guardPoints}` : '';
      const forHits = hitCount > 0 ? `, hits\u00a0−${hitCount}` : '';
      return `${points(score)}: buildings\u00a0${built}${forGuards}${forHits}`;
    },
    dead: 'dead',
  },

  keys: {
    aim: 'Move the tile, step aside, go through guards',
    turn: 'Turn the tile, climb, go through shots',
    drop: 'Drop the hanging tile',
    confirm: 'Confirm the marked choice: fire, enter, go on',
    pass: 'Pass',
  },

  sounds,
  lobby,
};

/** The texts that every language has to provide. */
export type TetMessages = typeof en;
