import type { Card, Colour, Hero, Outcome, Phase, Seat, Side, Zone } from '#king-of-monsters/rules';

/**
 * English vocabulary of game records. Phrases are templates with parts `{seat}`, `{hero}`, `{card}`, `{row}`,
 * `{col}`, `{colour}`, `{zone}`, `{deck}`; headings have `{turn}` (a number) and `{phase}`. Seats, cards and
 * rows are written as in positions. The same phrase writes and reads; reading ignores capitals, accents, and
 * the kind of space and apostrophe.
 */
export const english = {
  title: 'Kaiju game record',
  keys: {
    player: 'Player',
    seed: 'Seed',
    heroes: 'Heroes',
    start: 'At the start',
    turns: 'Turns',
    'king-hand': 'Hand of the King',
    'league-hand': 'Hand of a hero',
    position: 'Position',
    result: 'Result',
  },
  colon: ': ',
  /** All eight heroes in seeded order (K4.1). */
  drawn: 'by chance',
  bot: 'bot',
  colour: 'colour',
  figure: 'figure',
  /** Each a single word. */
  zones: {
    ocean: 'ocean',
    beach: 'beach',
    lines: 'lines',
    motorpool: 'motorpool',
    metro: 'metro',
    airstrip: 'airstrip',
    hq: 'HQ',
    lab: 'lab',
    reactor: 'reactor',
  } satisfies Readonly<Record<Zone, string>>,
  sides: { king: 'King', league: 'League' } satisfies Readonly<Record<Side, string>>,
  heading: 'Turn {turn} · {phase}',
  phases: { draw: 'draw', rampage: 'rampage', hero: 'heroes', cleanup: 'cleanup' } satisfies Readonly<
    Record<Phase, string>
  >,
  phrases: {
    discard: '{seat} discards {card}',
    draw: '{seat} draws',
    replace: '{seat} replaces {row} {col}',
    pass: '{seat} passes',
    offer: '{seat} offers {card} of {hero}',
    trade: '{seat} trades for {card} of {hero}',
    take: '{seat} takes',
    leave: '{seat} leaves',
    place: '{seat} places in {row}',
    keep: '{seat} keeps',
    smash: '{seat} smashes with {card}',
    attack: '{seat} attacks {hero} with {card}',
    gamble: '{seat} gambles',
    end: '{seat} ends',
    'end and store': '{seat} ends and stores {card}',
    grey: '{seat} adds {card}',
    'grey on a cover': '{seat} adds {card} to {row} {col}',
    answer: '{seat} answers {card}',
    'answer with a wild': '{seat} answers {card} as {colour}',
    advance: '{seat} advances with {card}',
    stay: '{seat} stays',
    accept: '{seat} accepts',
    airstrip: '{seat} uses the airstrip',
    give: '{seat} gives',
    redraw: '{seat} redraws',
    move: '{seat} moves to {zone} with {card}',
    peek: '{seat} peeks at {row} {col}',
    fight: '{seat} fights',
    cover: '{seat} covers {row} with {card}',
    shift: '{seat} shifts to {row} with {card}',
    compare: '{seat} compares {row}',
    duel: '{seat} duels in {row}',
    token: '{seat} marks {row} {col}',
    brick: '{seat} throws {card}',
    motorpool: '{seat} refuels with {card}',
    open: '{seat} opens {card}',
    'open with a wild': '{seat} opens {card} as {colour}',
    'open-top': '{seat} opens from the deck',
    look: '{seat} looks at {deck}',
    drop: '{seat} drops',
  },
  outcome({ winner, reason }: Outcome): string {
    const ended = {
      reactor: 'the reactor has fallen',
      heroes: 'no hero stands',
      ocean: 'the King is in the ocean',
      time: 'time is up',
    };
    return `the ${winner === 'king' ? 'King' : 'League'} wins · ${ended[reason]}`;
  },
  unfinished: 'unfinished',
  /** Notes on events that an action does not state; ignored when a record is parsed. */
  notes: {
    turnsUp: (seat: Seat, card: Card) => `${seat} turns up ${card}`,
    falls: (zone: string) => `${zone} falls`,
    duel: (winner: string) => `the ${winner} wins the duel`,
    row: (row: Colour) => `row ${row} is out`,
    out: (hero: Hero) => `${hero} is taken out`,
    pushed: (zone: string) => `the King is pushed to ${zone}`,
    frenzy: 'frenzy',
  },
};

/** Vocabulary of game records in one language. */
export type Vocabulary = typeof english;
export type Phrase = keyof Vocabulary['phrases'];
