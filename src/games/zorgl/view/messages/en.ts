import { DIRECTION_NAMES } from '#core';
import { pluralsIn } from '#i18n';
import type { Box, Suit } from '#zorgl/rules';
import { board, keys } from './board.en';
import { city } from './city.en';
import { lobby } from './lobby.en';
import { monsters } from './monsters.en';
import { powers } from './powers.en';
import { primer } from './primer.en';
import { refused } from './refused.en';
import { sounds } from './sounds.en';
import { things } from './things.en';
import { workshop } from './workshop.en';

const plural = pluralsIn('en');
const floors = (count: number) => plural(count, '# floor', '# floors');
const units = (count: number) => plural(count, '# unit', '# units');
const cards = (count: number) => plural(count, '# card', '# cards');
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The destination of a move. @param roof onto a building */
const dest = (to: Box, roof: boolean) => (roof ? `onto the building at ${to}` : `to ${to}`);

/** The direction of a suit: spades and hearts diagonal, clubs and diamonds straight, a joker either. */
const way = (suit: Suit | null) => {
  if (suit === null) return 'in any direction';
  return suit === 'S' || suit === 'H' ? 'diagonally' : 'straight';
};

/** English texts of Zorgl-Zilla; the type for all other languages. */
export const en = {
  title: 'Zorgl-Zilla',
  tagline: 'Shove your friends through the skyline.',

  modes: {
    move: 'Move',
    attack: 'Attack',
    ignore: 'Waste it',
    blitz: 'Blitz',
    burrow: 'Burrow',
    leap: 'Leap',
    throw: 'Throw',
    frenzy: 'Frenzy',
    shake: 'Shake',
    'army-move': 'Army moves',
    'army-attack': 'Army attacks',
    'blitz-on': 'Second step',
    'frenzy-on': 'Second attack',
    missile: 'Homing missile',
    sweep: 'Tail sweep',
    'sweep-on': 'Next blow',
    hover: 'Hover',
    ink: 'Ink',
    tail: 'Strike with the tail',
    discard: 'Discard',
    land: 'Land',
    fall: 'Fall',
    stop: 'Enough',
    end: 'End turn',
  },

  explain: {
    move: (suit: Suit | null) => `Walk one box ${way(suit)}.`,
    attack: (suit: Suit | null) => `Shove a neighbour ${way(suit)}; into a building, floors fall for you.`,
    ignore: () => 'No effect, but it counts as played.',
    blitz: (suit: Suit | null) => `Two steps in a row, each ${way(suit)}.`,
    burrow: (suit: Suit | null) => `Dig one to three boxes ${way(suit)}, under everything in the way.`,
    leap: () => 'Leap to any free box of the city.',
    throw: (suit: Suit | null) =>
      `Grab a neighbour ${way(suit)} and throw it in any direction, or change places.`,
    frenzy: (suit: Suit | null) => `Up to two attacks in a row, each ${way(suit)}.`,
    shake: (suit: Suit | null) =>
      `Shake a neighbour ${way(suit)}: every building around it loses a floor to you.`,
    'army-move': (suit: Suit | null) => `A unit moves one box ${way(suit)}.`,
    'army-attack': (suit: Suit | null) => `A unit pushes a monster ${way(suit)}; no floors for anyone.`,
    'blitz-on': () => 'The blitz goes on: take the second step.',
    'frenzy-on': () => 'The frenzy goes on: attack again, or stop here.',
    missile: () => 'Choose any other monster: every building around it loses a floor to you.',
    sweep: () =>
      'Hit all your neighbours, one after the other; then every building around you loses a floor to you.',
    'sweep-on': () => 'The tail swings on: who is next?',
    hover: () => 'Fly off. Your turn is over at once; you land on any free box when your next one begins.',
    ink: () => 'Everybody with a monster beside yours throws three cards away.',
    tail: () => 'Hit a neighbour on any side. It costs your whole hand and ends your turn.',
    discard: () => 'You draw again only at the end of your own next turn.',
    land: () => 'Come down on any box without a monster or a building; a unit there is crushed.',
    fall: () => 'The monster falls off its building: you choose where it lands.',
    stop: () => 'Skip the rest of the power.',
    end: () => 'Draw back up to five cards.',
  },

  /** For a black card that will have no effect. */
  explainInert: 'The first black card of the turn has no effect. It still counts as played.',

  power: {
    J: { black: 'Blitz', red: 'Frenzy' },
    Q: { black: 'Burrow', red: 'Throw' },
    K: { black: 'Leap', red: 'Shake' },
    ace: 'Any power',
    joker: 'Any suit',
  },

  cardHint: {
    black: (suit: Suit) => `Moves one box ${way(suit)}.`,
    red: (suit: Suit) => `Attacks ${way(suit)}.`,
    power: (name: string) => `Or its power: ${name}.`,
    ace: (names: readonly string[]) => `Or one of the powers: ${list(names)}.`,
    joker: 'Plays as any suit you like.',
    army: 'Or command a unit with it.',
    mega: (name: string) => `Or its mega-power: ${name}.`,
    inert: 'The first black card of the turn has no effect.',
    unplayable: 'You can’t play it right now.',
  },

  ask: {
    card: 'Choose a card',
    /** `what` was clicked first: a box, or the name of a monster. */
    cardFor: (what: string) => `Which card for ${what}?`,
    mode: 'What should this card do?',
    unit: 'Which unit?',
    box: 'To which box?',
    unitTarget: 'Who does the unit attack?',
    monster: 'Which monster?',
    direction: 'In which direction?',
    flee: 'Where does the unit flee?',
    fleeFrom: (box: Box) => `Where does the unit on ${box} flee?`,
    directionOf: (name: string) => `In which direction does ${name} fly?`,
    unitBox: (box: Box) => `To which box does the unit on ${box} drive?`,
    unitAttacks: (box: Box) => `Who does the unit on ${box} attack?`,
    suit: 'As which colour?',
    discard: (count: number) => plural(count, 'Discard # card', 'Discard # cards'),
  },

  choice: {
    box: (box: Box) => box,
    unit: (box: Box) => `Unit at ${box}`,
    monster: (name: string, box: Box | null) => (box === null ? name : `${name} at ${box}`),
    flee: (box: Box) => `Flees to ${box}`,
    edge: 'edge',
    direction: (name: string, box: Box | null) =>
      box === null ? `${name}, against the edge` : `${name}, towards ${box}`,
    exchange: 'Change places',
    suit: {
      black: 'As black: the one card of the turn that has no effect',
      red: 'As red: only a howl; the next black card still has no effect',
    },
    black: 'As the lost black card',
    red: 'As red: just a howl',
    discard: (chosen: number, count: number) => `Discard (${chosen} of ${count})`,
    group: 'Choices on the board',
    also: (uses: readonly string[]) => `Also possible: ${list(uses)}.`,
  },

  /** Why a card can only be wasted. @param suit a suit of its direction; null for both directions */
  waste: {
    black: (suit: Suit | null) =>
      suit === null
        ? 'Your monster cannot enter any box next to it.'
        : `Your monster cannot move ${way(suit)}.`,
    red: (suit: Suit | null) =>
      suit === null
        ? 'There is no monster next to yours.'
        : `There is no monster ${way(suit)} next to yours.`,
    army: 'No unit can use the card either.',
  },

  outcome: {
    flees: (box: Box) => `The unit on ${box} must flee: you choose where.`,
    direction: 'You choose the direction next.',
    more: 'Another choice follows.',
    /** Who decides next, by kind of decision. */
    asked: {
      fall: (name: string) => `${name} chooses where the monster falls.`,
      discard: (name: string) => `${name} must discard.`,
      blitz: () => 'A second step follows.',
      frenzy: () => 'A second attack may follow.',
      sweep: () => 'The next blow follows.',
    },
  },

  refused,

  directions: DIRECTION_NAMES.en,

  turn: {
    of: (name: string) => `${name}’s turn`,
    played: (played: number, quota: number) => `${played} played, ${quota} needed`,
    more: (count: number) => plural(count, 'Play # more card.', 'Play # more cards.'),
    mayEnd: 'End your turn or keep playing. Ending draws cards: no undo.',
    endAnyway: 'End anyway',
    sureEnd: 'A card can still score. End your turn anyway?',
    notYours: (name: string) => `Waiting for ${name}.`,
    finishPower: 'Finish the power first.',
    discards: (name: string, count: number) => `${name} must discard ${cards(count)}.`,
    drops: (name: string) => `${name} chooses where the monster falls.`,
    landFirst: 'Land first.',
    comeDown: 'Come down from the building first.',
    watching: 'The table is still moving.',
    over: 'The game is over.',
  },

  players: {
    label: 'Players',
    pile: (floorCount: number, unitCount: number, worth: number, target: number) =>
      unitCount === 0
        ? `${floors(floorCount)} of ${target}`
        : `${floors(floorCount)} and ${units(unitCount)}: ${worth} of ${target}`,
    cards: (count: number) => cards(count),
    active: 'to play',
    aloft: 'in the air',
  },

  /** Labels of the numbers in a broadcast, one or two words each. */
  cast: { floors: 'floors', plant: 'plant', draw: 'to draw' },

  counters: {
    label: 'Cards',
    plant: (count: number) => (count === 0 ? 'the plant has fallen' : `the plant has ${floors(count)}`),
    draw: (count: number) => `${count} to draw`,
    discard: (count: number) => `${count} discarded`,
    look: 'Show the discard pile',
    pile: 'Discard pile',
    none: 'The discard pile is empty.',
  },

  monsters,
  sounds,
  board,
  things,
  keys,
  city,
  powers,

  traits: {
    advantage: 'Advantage',
    weakness: 'Weakness',
    mega: 'Mega-power',
    of: (monster: string) => `What ${monster} can do`,
    /** `does` is a complete sentence. */
    power: (name: string, does: string) => `${name}: ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  },

  army: (box: Box) => `The army at ${box}`,

  log: {
    plays: (name: string, card: string) => `${name} plays the ${card}`,
    joker: (name: string, joker: string, suit: string) => `${name} plays the ${joker} as ${suit}`,
    stamp: (name: string) => `${name} cannot move and stamps its feet.`,
    howl: (name: string) => `${name} finds nobody to hit and howls.`,
    inertia: (name: string) => `${name} does not budge: the first black card has no effect.`,
    step: (name: string, to: Box, roof: boolean) => `${name} walks ${dest(to, roof)}.`,
    blitz: (name: string, to: Box, roof: boolean) => `${name} dashes ${dest(to, roof)}.`,
    burrow: (name: string, to: Box, roof: boolean) => `${name} burrows ${dest(to, roof)}.`,
    leap: (name: string, to: Box, roof: boolean) => `${name} leaps ${dest(to, roof)}.`,
    land: (name: string, to: Box) => `${name} comes down at ${to}.`,
    fall: (name: string, to: Box) => `${name} falls off the building to ${to}.`,
    hover: (name: string, from: Box) => `${name} flies off from ${from}.`,
    shove: (name: string, target: string) => `${name} shoves ${target}`,
    frenzy: (name: string, target: string) => `${name} goes wild on ${target}`,
    throw: (name: string, target: string, direction: string) => `${name} throws ${target} ${direction}`,
    army: (unit: string, target: string) => `${unit} shoves ${target}`,
    tail: (name: string, target: string) => `${name} strikes ${target} with the tail`,
    sweep: (name: string, target: string) => `${name}’s tail hits ${target}`,
    sweepBegins: (name: string, names: readonly string[]) => `${name} sweeps its tail at ${list(names)}.`,
    sweepEnds: (name: string) => `${name}’s tail sweep shakes the buildings around`,
    missile: (name: string, target: string) => `${name} fires a missile at ${target}`,
    ink: (name: string, names: readonly string[]) => `${name} squirts ink at ${list(names)}.`,
    discards: (name: string, cards: readonly string[]) => `${name} discards: ${cards.join(', ')}.`,
    wholeHand: (name: string, cards: readonly string[]) =>
      `${name} throws the whole hand away: ${cards.join(', ')}.`,
    chain: (names: readonly string[]) => `, with ${list(names)} behind,`,
    edge: ' against the edge of the board: nothing happens.',
    intoFree: (to: Box) => ` to ${to}.`,
    intoBuilding: (at: Box, lost: number) => ` into the building at ${at}: ${floors(lost)}`,
    intoPlant: (at: Box, lost: number) => ` into the power plant at ${at}: ${floors(lost)}`,
    nothingLost: (at: Box) => ` against ${at}: nothing falls.`,
    combo: ' — COMBO!',
    megaCombo: ' — MEGA-COMBO!',
    buildingFalls: ' The building collapses.',
    plantFalls: ' The power plant collapses!',
    swap: (name: string, target: string) => `${name} and ${target} change places.`,
    noSwap: (name: string, target: string) => `${name} cannot change places with ${target}.`,
    shake: (name: string, target: string) => `${name} shakes ${target}`,
    shakeYield: (count: number) => `: ${floors(count)}.`,
    shakeNothing: ': no building is near enough.',
    flee: (from: Box, to: Box) => `The unit at ${from} flees to ${to}.`,
    crush: (name: string, at: Box) => `${name} crushes the unit at ${at}.`,
    armyMove: (from: Box, to: Box) => `A unit moves from ${from} to ${to}.`,
    turnStarted: (name: string) => `${name}’s turn.`,
    draw: (name: string, count: number) => `${name} draws ${cards(count)}.`,
    reshuffle: 'The discard pile is shuffled into a new draw pile.',
    passedOver: (name: string) => `${name} has no cards and only draws.`,
    wonByFloors: (name: string) => `${name} has ten floors and wins!`,
    wonByPlant: (name: string) => `The power plant is gone. ${name} wins!`,
  },

  caption: {
    turn: (name: string) => `${name}’s turn`,
    combo: 'COMBO!',
    megaCombo: 'MEGA-COMBO!',
    stamp: 'Stomp! Stomp!',
    howl: 'Arooo!',
    inertia: 'Huh?',
    passedOver: (name: string) => `${name} only draws`,
    plant: 'MELTDOWN!',
    wins: (name: string) => `${name} wins!`,
    powers: {
      blitz: 'Blitz!',
      burrow: 'Burrow!',
      leap: 'Leap!',
      throw: 'Throw!',
      frenzy: 'Frenzy!',
      shake: 'Shake!',
      missile: 'Missile!',
      sweep: 'Tail sweep!',
      hover: 'Take-off!',
      ink: 'Ink!',
      tail: 'Tail strike!',
    },
  },

  moments: {
    combo: 'Combo',
    mega: 'Mega-combo',
    building: 'A building collapses',
    plant: 'The power plant collapses',
    haul: (count: number) => `${floors(count)} in one blow`,
    end: 'The end of the game',
  },

  primer,

  over: {
    figures: {
      floors: 'Floors wrecked',
      blow: 'Most floors in one blow',
      units: 'Units crushed',
      attacks: 'Attacks',
      boxes: 'Boxes travelled',
      wasted: 'Cards wasted',
    },
    title: (name: string) => `${name} wins!`,
    byFloors: 'Ten floors: nobody wrecks it better.',
    byPlant: 'The power plant is gone, and so is the city.',
    row: (floorCount: number, unitCount: number, unitWorth: number) => {
      if (unitCount === 0) return floors(floorCount);
      const each = unitWorth === 1 ? '' : ` (${unitWorth} each)`;
      return `${floors(floorCount)}, ${units(unitCount)}${each}`;
    },
  },

  lobby,
  workshop,
};

/** The texts that every language has to provide. */
export type ZorglMessages = typeof en;
