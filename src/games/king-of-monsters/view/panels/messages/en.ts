import type { Colour, Seat, Zone } from '#king-of-monsters/rules';
import type { PrimerPart } from '#module';
import { castEn } from './cast.en';
import { onTable } from './onTable.en';
import { primer } from './primer.en';
import { setup } from './setup.en';
import { soundsEn } from './sounds.en';
import { storyEn } from './story.en';

const colours: Readonly<Record<Colour, string>> = { R: 'red', G: 'green', Y: 'yellow', B: 'blue' };
const zones: Readonly<Record<Zone, string>> = {
  ocean: 'Ocean',
  beach: 'Beach',
  lines: 'Power Lines',
  motorpool: 'Motor Pool',
  metro: 'Metrorail',
  airstrip: 'Airstrip',
  hq: 'Headquarters',
  lab: 'Science Lab',
  reactor: 'Reactor',
};
/** Short enough for a ninth of a phone. */
const zonesShort: Readonly<Record<Zone, string>> = {
  ocean: 'Sea',
  beach: 'Beach',
  lines: 'Power',
  motorpool: 'Depot',
  metro: 'Metro',
  airstrip: 'Air',
  hq: 'HQ',
  lab: 'Lab',
  reactor: 'Reactor',
};
const seats: Readonly<Record<Seat, string>> = {
  king: 'The King',
  artemis: 'Artemis',
  dynamo: 'Dynamo',
  brick: 'Brick Dropper',
  grey: 'The Grey',
  anvil: 'Anvil',
  ibis: 'Dr. Ibis',
  bamf: 'Bamf',
  ninja: 'Science Ninja',
};
const cards = {
  combat: (colour: string, number: string) => `${colour} ${number}`,
  D: (colour: string) => `${colour} draw-two`,
  V: (colour: string) => `${colour} reverse`,
  S: (colour: string) => `${colour} skip`,
  W: 'wild',
  W4: 'wild-four',
  hidden: 'a hidden card',
};

/** The English interface texts. */
export const en = {
  setup,
  story: storyEn,
  sounds: soundsEn,
  cast: castEn,
  onTable,
  destroyed: (count: number) => (count === 1 ? '1 zone destroyed' : `${count} zones destroyed`),
  primer: primer as readonly PrimerPart[],
  tagline: 'One giant monster against a league of eight',
  king: 'The King',
  league: 'The League',
  /** The sides in mid-sentence. */
  amid: { king: 'the King', league: 'the League' },
  /** Pass screen, when both sides share one device. */
  passScreen: {
    king: { title: 'Pass the device to the King', reveal: 'I am the King: show my cards' },
    league: { title: 'Pass the device to the League', reveal: 'We are the League: show our cards' },
  },
  won: { king: 'The King wins!', league: 'The League wins!' },
  colours,
  /** Colours as names of rows. */
  rows: colours,
  zones,
  zonesShort,
  seats,
  cards,
  /** Titles of decisions. */
  asks: {
    discard: (who: string) => `${who} may discard cards, then draws`,
    discardDown: (who: string, count: number) =>
      count === 1 ? `${who} must discard a card` : `${who} must discard ${count} cards`,
    replace: (who: string) => `${who} may have a plate replaced`,
    trade: (who: string) => `${who} may have two heroes exchange cards`,
    tradeFor: (who: string, hero: string, card: string) =>
      who === hero
        ? `${who} offers ${card}: for which card?`
        : `${who}: who gives a card to ${hero} for ${card}?`,
    two: (who: string) => `${who}: draw 2 cards, but don’t move?`,
    card: (who: string, card: string) => `${who} reveals ${card}`,
    fight: (who: string) => `${who} rampages: hit the objective or a hero`,
    move: (who: string) => `${who} may advance`,
    grey: (who: string) => `${who} may change the card at the objective`,
    heroMove: (who: string) => `${who}: Move step`,
    heroFight: (who: string) => `${who}: Fight step`,
    open: (who: string, hero: string, colour: string) => `${who} opens the ${colour} duel with ${hero}`,
    duel: (who: string, card: string, other: string) => `${who} answers ${card} in a duel with ${other}`,
    frenzy: (who: string) => `${who} is in a frenzy`,
    ibis: (who: string) => `${who} may look at an action deck`,
    ibisSaw: (who: string, card: string) => `${who} sees ${card} on top`,
  },
  /** An action card in a title. */
  actionCards: {
    D: (colour: string) => `Draw Two (${colour})`,
    V: (colour: string) => `Reverse (${colour})`,
    S: (colour: string) => `Skip (${colour})`,
    W: 'Wild',
    W4: 'Wild Four',
  },
  /** Effect of an action card on this table. */
  effects: {
    kingTwo: 'The King draws two cards and can’t move this turn, or he leaves them.',
    kingWild: 'The King adds it to a row of the chart as its last plate, or keeps it in his hand.',
    two: 'Draw two cards and end your turn, or the King draws two and you play on.',
    skip: 'This hero’s turn is over.',
    skipOrCancel: 'This hero’s turn is over, unless the Airstrip cancels that: once a turn.',
    wild: 'Cover the first free plate of any row.',
    wildNowhere: 'It would cover a plate, but none is free: no effect.',
    wildFour: 'Draw four cards, and work at all rows this turn.',
    reverse: (row: string, now: string, then: string) =>
      `Swaps the covers in ${row} end for end: ${now} becomes ${then}.`,
    reverseOne: (row: string) => `Swaps covers in ${row} – only one there, no effect.`,
    reverseNone: (row: string) => `Swaps covers in ${row} – none there, no effect.`,
    redraw: 'Redraw once per zone the King enters.',
  },
  /** The event around a decision. */
  within: {
    discard: (who: string) => `${who} draws`,
    replace: (who: string) => `${who} replaces a plate`,
    trade: (who: string) => `${who} arranges an exchange`,
    two: (who: string) => `${who} reveals a card`,
    wild: (who: string) => `${who} reveals a card`,
    card: (who: string) => `${who} reveals a card`,
    fight: (who: string) => `${who} rampages`,
    move: (who: string) => `${who} advances`,
    grey: (who: string) => `${who} reacts`,
    hero: (who: string) => `${who}’s turn`,
    open: (who: string) => `${who} opens a duel`,
    duel: (who: string) => `${who} in a duel`,
    frenzy: (who: string) => `${who}’s frenzy`,
    ibis: (who: string) => `${who} looks at a deck`,
  },
  phases: { draw: 'Draw', rampage: 'Rampage', hero: 'Heroes', cleanup: 'Clean-up' },
  turn: {
    label: (asked: string) => asked,
    number: (turn: number, limit: number) => (limit === 0 ? `Turn ${turn}` : `Turn ${turn} of ${limit}`),
    held: 'the King can’t move',
    pushed: 'pushed back: the toll is due',
    tangled: 'King’s next draw −1',
    row: (colour: string) => `at the ${colour} row`,
    free: 'at all rows',
    over: 'The game is over',
  },
  choose: {
    cards: (others: boolean): string =>
      others ? 'Choose a highlighted card, or:' : 'Choose a highlighted card.',
    places: (others: boolean): string =>
      others ? 'Choose a highlighted place, or:' : 'Choose a highlighted place.',
    what: (card: string) => `${card}: what for?`,
    with: (place: string) => `${place}: with which card?`,
    back: 'Choose something else',
  },
  standing: {
    never: 'Never ask again this game',
    off: (count: number) => (count === 1 ? '1 question off' : `${count} questions off`),
    title: 'Not asked again in this game',
    again: {
      trade: 'Ask me about trades again',
      replace: 'Ask me about replacements again',
      ibis: 'Ask me about looks again',
    },
  },
  chart: {
    label: 'The chart',
    row: (colour: string) => `${colour} row`,
    disabled: 'disabled',
    empty: 'no plates: open for a duel',
    here: 'the hero is at this row',
    hidden: 'face down, unknown',
    down: (card: string) => `${card}, face down`,
    up: (card: string) => `${card}, face up`,
    seen: 'the League has seen it',
    cover: (card: string) => `covered with ${card}`,
    worth: (number: number) => `worth ${number}`,
    tokens: (count: number) => (count === 1 ? '1 token' : `${count} tokens`),
    holds: 'enough',
    short: 'too low',
    bare: 'no cover',
  },
  talk: {
    button: 'Team talk',
    how: 'Tap a plate: strike here, leave it, mine. Hidden from the King.',
    says: (who: string, what: string) => `${who}: ${what}`,
    signs: { strike: 'strike here', spare: 'leave it', mine: 'mine' },
  },
  island: {
    label: 'The island',
    rating: (damage: number, rating: number) => `damage ${damage} of ${rating}`,
    destroyed: 'destroyed',
    noObjective: 'nothing to destroy',
    away: 'Off the island',
    states: {
      up: 'up',
      out: 'taken out',
      down: 'lying',
      rising: 'getting up',
      reserve: 'in reserve',
      lost: 'lost',
    },
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    stored: 'a stored card',
    storedCard: (card: string) => `${card} stored`,
    here: (who: string) => `here: ${who}`,
    active: 'decides now',
  },
  hand: {
    label: (who: string) => `Cards of ${who}`,
    hidden: (who: string, count: number) => `${who}: ${count === 1 ? '1 card' : `${count} cards`}`,
    team: 'Cards of the other heroes',
    whose: 'Whose cards are shown',
    open: 'Open hands',
    none: 'no cards',
    stored: (card: string) => `stored: ${card}`,
  },
  piles: {
    label: 'Decks and discards',
    show: 'Piles',
    combat: (count: number) => `Combat deck: ${count === 1 ? '1 card' : `${count} cards`}`,
    action: (count: number) => `Action deck: ${count === 1 ? '1 card' : `${count} cards`}`,
    top: (card: string) => `On top: ${card}`,
    discarded: (count: number) =>
      count === 0 ? 'No discards yet' : count === 1 ? '1 discard:' : `${count} discards, newest first:`,
  },
  keys: { end: 'End or pass', back: 'Choose something else', card: 'Choose a card' },
  refused: {
    notYours: (who: string) => `${who} decides now`,
    place: 'You can’t do anything there now',
    card: 'You can’t play this card there',
  },
  objective: 'The objective',
  /** The table in words. */
  board: {
    choose: 'choose this',
    row: 'Row',
    plates: (count: number) => (count === 1 ? '1 plate' : `${count} plates`),
    noPlate: 'no plate',
    hands: 'Cards in hand',
  },
  players: 'Players',
  choices: 'What you may do',
  plate: (colour: string, column: number) => `${colour} row, plate ${column}`,
  does: {
    discard: (card: string) => `Discard ${card}`,
    draw: 'Draw cards',
    replace: (place: string) => `Replace: ${place}`,
    pass: 'Pass',
    offer: (hero: string, card: string) => `${hero} offers ${card}`,
    trade: (hero: string, card: string) => `${hero} gives ${card} for it`,
    take: 'Draw two cards',
    leave: 'Leave them',
    place: (colour: string) => `Into the ${colour} row`,
    keep: 'Keep it',
    smash: (card: string) => `Damage the objective with ${card}`,
    attack: (hero: string, card: string) => `Attack ${hero} with ${card}`,
    gamble: 'Gamble the whole hand',
    end: { fight: 'End the rampage', frenzy: 'End the frenzy', hero: 'End the turn' },
    endStoring: (card: string) => `Store ${card} and end the turn`,
    grey: (card: string) => `The Grey uses ${card}`,
    greyCover: (place: string, card: string) => `The Grey uses ${card} on: ${place}`,
    answer: (card: string) => `Answer with ${card}`,
    answerAs: (card: string, colour: string) => `Answer with ${card} as ${colour}`,
    advance: (card: string) => `Advance with ${card}`,
    stay: 'Stay here',
    accept: 'Use it',
    airstrip: 'Cancel with the Airstrip',
    give: 'The King draws two',
    redraw: 'Redraw',
    move: (zone: string, card: string) => `To ${zone} with ${card}`,
    peek: (place: string) => `Look at: ${place}`,
    fight: 'Fight the King',
    cover: (colour: string, card: string) => `Cover in the ${colour} row with ${card}`,
    shift: (colour: string, card: string) => `Shift to the ${colour} row with ${card}`,
    compare: (colour: string) => `Compare the ${colour} row`,
    duel: (colour: string) => `Duel in the ${colour} row`,
    token: (place: string) => `Token on: ${place}`,
    brick: (card: string) => `Take up ${card} from the objective`,
    motorpool: (card: string) => `Exchange ${card} for a new card`,
    open: (card: string) => `Open with ${card}`,
    openAs: (card: string, colour: string) => `Open with ${card} as ${colour}`,
    'open-top': 'Open with the top card of the deck',
    look: (deck: string) => `Look at the top action card: ${deck}`,
    drop: 'Discard it',
  },
  /** Parts of `does`, for when the card is already named. */
  uses: {
    answerAs: (colour: string) => `As ${colour}`,
    smash: 'Damage the objective',
    attack: (hero: string) => `Attack ${hero}`,
    advance: 'Advance',
    move: (zone: string) => `To ${zone}`,
    cover: (colour: string) => `Cover in the ${colour} row`,
    shift: (colour: string) => `Shift to the ${colour} row`,
  },
};

/** Type of the interface texts in every language. */
export type PlayMessages = typeof en;
