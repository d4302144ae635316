import { Random, unwrap } from '#core';
import { type Action, COLOURS, type Event, king, type Position } from '#king-of-monsters/rules';

export interface Transition {
  readonly position: Position;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly next: Position;
}

const HEROES = ['grey', 'bamf', 'dynamo', 'brick', 'artemis', 'ninja', 'anvil', 'ibis'];

/** Values of all kinds for the options, one after the other. */
const mixedValues = (seed: number): Readonly<Record<string, unknown>> => ({
  ...(seed % 3 === 0
    ? {}
    : { heroes: [...HEROES.slice(seed % 8), ...HEROES.slice(0, seed % 8)].slice(0, 1 + (seed % 8)) }),
  start: 1 + (seed % 5),
  turns: seed % 4 === 0 ? 0 : 4 + (seed % 7),
  'king-hand': 3 + (seed % 5),
  'league-hand': 7 - (seed % 5),
});

export const mixedOpening = (seed: number): Position =>
  unwrap(king.setup(unwrap(king.options.parse(mixedValues(seed))), seed));

/** What heroes who mean to win a row do rather than end their turn. */
const KEEN: ReadonlySet<Action['do']> = new Set([
  'fight',
  'compare',
  'duel',
  'cover',
  'answer',
  'token',
  'brick',
  'grey',
  'smash',
  'attack',
  'advance',
  'move',
]);

/**
 * Plays legal actions by chance, up to `most` of them or to the end. What brings the fight on is taken more often than
 * by chance alone: else hardly a row would ever be disabled, nor a zone destroyed.
 */
export function* randomPlay(start: Position, seed: number, most = 4000): Generator<Transition> {
  const random = Random.fromSeed(seed);
  let position = start;
  for (let count = 0; count < most && position.outcome === null; count++) {
    const legal = king.legal(position);
    const keen = legal.filter((action) => KEEN.has(action.do));
    const action = random.pick(keen.length > 0 && random.below(4) > 0 ? keen : legal);
    const { position: next, events } = unwrap(king.apply(position, action));
    yield { position, legal, action, events, next };
    position = next;
  }
}

/** A whole random game from an opening of mixed options; of those without a turn limit its beginning. */
export const randomGame = (seed: number, most?: number): Generator<Transition> =>
  randomPlay(mixedOpening(seed), seed + 1, most);

/** A position in which the King is about to lose rows, half of the time the last one, and heroes stand beside him. */
export function embattled(seed: number): Position {
  const random = Random.fromSeed(seed);
  let { position } = [...randomGame(seed % 60, 40 + (seed % 50))].at(-1)!;
  const { chart, decks } = position;
  const last = random.pick(COLOURS);
  const desperate = random.below(2) === 0;
  const rows = COLOURS.filter(() => desperate || random.below(3) > 0);
  const open = position.stack.flatMap((frame) => ('row' in frame && frame.row !== null ? [frame.row] : []));
  const changed = { ...chart };
  const league = {
    ...decks.league,
    combatDiscard: [...decks.league.combatDiscard],
    actionDiscard: [...decks.league.actionDiscard],
  };
  const monster = {
    ...decks.king,
    combatDiscard: [...decks.king.combatDiscard],
    actionDiscard: [...decks.king.actionDiscard],
  };
  for (const row of rows) {
    for (const { card, cover } of chart[row].plates) {
      (card.startsWith('W') ? monster.actionDiscard : monster.combatDiscard).push(card);
      if (cover !== null) (cover.card === 'W' ? league.actionDiscard : league.combatDiscard).push(cover.card);
    }
    const disabled = desperate ? row !== last : random.below(2) === 0;
    changed[row] = { disabled: disabled && !open.includes(row), plates: [] };
  }
  const heroes = Object.fromEntries(
    Object.entries(position.heroes).map(([hero, sheet]) => [
      hero,
      sheet.state === 'up' && random.below(2) === 0 ? { ...sheet, zone: position.king.zone } : sheet,
    ]),
  );
  position = { ...position, chart: changed, heroes, decks: { king: monster, league } };
  const parsed = king.parse(position);
  return parsed.ok ? parsed.value : mixedOpening(seed);
}

/** Some actions from an embattled position. */
export const embattledPlay = (seed: number, most: number): Generator<Transition> =>
  randomPlay(embattled(seed), seed, most);
