import * as v from 'valibot';
import { err, ok, type Problem, parseShape, Random, type Result } from '#core';
import { ACTION_CARDS, ACTION_DECK, type Card, COLOURS, COMBAT_CARDS, COMBAT_DECK, isWild } from './cards';
import { checkStack } from './checkStack';
import { HEROES, SEATS, SITES, type Site, ZONES } from './island';
import { type Outcome, PHASES, POWERS, type Position, SIDES, STATES } from './position';
import { makeProblem } from './problems';
import { heroesOf } from './table';

const Flag = v.boolean();
const from = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Combat = v.picklist(COMBAT_CARDS);
const ActionCard = v.picklist(ACTION_CARDS);
const AnyCard = v.picklist([...COMBAT_CARDS, 'W', 'W4']);
const KingCard = v.picklist([...COMBAT_CARDS, 'W']);
const SeatName = v.picklist(SEATS);
const HeroName = v.picklist(HEROES);
const RowName = v.picklist(COLOURS);
const Digit = from(0, 9);
const MAX_TURNS = 100_000;
const MAX_PLATES = 5;

const Plate = v.strictObject({
  card: AnyCard,
  up: Flag,
  cover: v.nullable(
    v.strictObject({
      card: KingCard,
      tokens: v.exactOptional(from(1, 99)),
      as: v.exactOptional(Digit),
    }),
  ),
  seen: v.exactOptional(v.literal(true)),
});
const Row = v.strictObject({ disabled: Flag, plates: v.pipe(v.array(Plate), v.maxLength(MAX_PLATES)) });
const ZoneShape = v.strictObject({
  destroyed: Flag,
  cards: v.array(v.strictObject({ card: KingCard, as: v.exactOptional(Digit) })),
});
const HeroShape = v.exactOptional(
  v.strictObject({
    zone: v.nullable(v.picklist(ZONES)),
    state: v.picklist(STATES),
    hand: v.array(Combat),
    stored: v.nullable(Combat),
  }),
);
const DeckShape = v.strictObject({
  combat: v.array(Combat),
  combatDiscard: v.array(Combat),
  action: v.array(ActionCard),
  actionDiscard: v.array(ActionCard),
  known: Flag,
});
const kingly = <Kind extends string>(kind: Kind) => ({ kind: v.literal(kind), seat: v.literal('king') });

const FrameShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('discard'), seat: SeatName }),
  v.strictObject({ kind: v.literal('replace'), seat: v.literal('anvil') }),
  v.strictObject({
    kind: v.literal('trade'),
    seat: v.literal('ninja'),
    offer: v.nullable(v.strictObject({ hero: HeroName, card: Combat })),
  }),
  v.strictObject({ ...kingly('two'), card: v.picklist(ACTION_CARDS.filter((card) => card.endsWith('D'))) }),
  v.strictObject({ ...kingly('wild'), card: v.picklist(['W', 'W4']) }),
  v.strictObject(kingly('fight')),
  v.strictObject(kingly('move')),
  v.strictObject({ kind: v.literal('grey'), seat: v.literal('grey') }),
  v.strictObject({ kind: v.literal('card'), seat: HeroName, card: ActionCard }),
  v.strictObject({
    kind: v.literal('hero'),
    seat: HeroName,
    step: v.picklist(['move', 'fight']),
    row: v.nullable(RowName),
    free: Flag,
    jumps: from(0, 2),
    used: v.array(v.picklist(POWERS)),
    laid: v.array(RowName),
    struck: v.array(RowName),
  }),
  v.strictObject({ ...kingly('open'), hero: HeroName, row: RowName }),
  v.strictObject({
    kind: v.literal('duel'),
    seat: SeatName,
    hero: HeroName,
    row: v.nullable(RowName),
    last: v.strictObject({ colour: RowName, number: Digit }),
  }),
  v.strictObject({ ...kingly('frenzy'), gambled: Flag }),
  v.strictObject({
    kind: v.literal('ibis'),
    seat: v.literal('ibis'),
    deck: v.nullable(v.picklist(SIDES)),
  }),
]);

const all = <Name extends string, Shape>(names: readonly Name[], shape: Shape) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>;

/** Shape of a position; consistency is checked afterwards. */
export const PositionShape = v.strictObject({
  game: v.literal('king-of-monsters'),
  version: v.literal(1),
  options: v.strictObject({ turnLimit: from(0, 999), kingHand: from(3, 7), leagueHand: from(3, 7) }),
  turn: v.strictObject({
    number: from(1, MAX_TURNS),
    phase: v.picklist(PHASES),
    held: Flag,
    advanced: Flag,
    queue: v.array(SeatName),
    traded: v.array(HeroName),
    airstrip: Flag,
    hq: Flag,
    grey: Flag,
  }),
  king: v.strictObject({ zone: v.picklist(ZONES), hand: v.array(KingCard), tangled: Flag, pushed: Flag }),
  heroes: v.strictObject(all(HEROES, HeroShape)),
  reserve: v.array(HeroName),
  zones: v.strictObject(all(SITES, ZoneShape)),
  chart: v.strictObject(all(COLOURS, Row)),
  decks: v.strictObject({ king: DeckShape, league: DeckShape }),
  stack: v.array(FrameShape),
  rng: v.optional(v.string()),
  outcome: v.nullable(
    v.variant('winner', [
      v.strictObject({ winner: v.literal('king'), reason: v.picklist(['reactor', 'heroes']) }),
      v.strictObject({ winner: v.literal('league'), reason: v.picklist(['ocean', 'time']) }),
    ]),
  ),
});

/** All cards of a side, in all places (K1.3). */
function cardsOfSide(position: Position, side: 'king' | 'league'): readonly Card[] {
  const { decks, king, chart, zones, stack } = position;
  const { combat, combatDiscard, action, actionDiscard } = decks[side];
  const piles = [...combat, ...combatDiscard, ...action, ...actionDiscard];
  const rows = COLOURS.flatMap((row) => chart[row].plates);
  if (side === 'king') {
    const inStack = stack.flatMap((frame) =>
      frame.kind === 'two' || frame.kind === 'wild' ? [frame.card] : [],
    );
    const laid = SITES.flatMap((site: Site) => zones[site].cards.map(({ card }) => card));
    return [...piles, ...king.hand, ...rows.map(({ card }) => card), ...laid, ...inStack];
  }
  const held = heroesOf(position).flatMap((hero) => {
    const { hand, stored } = position.heroes[hero]!;
    return [...hand, ...(stored === null ? [] : [stored])];
  });
  const covers = rows.flatMap(({ cover }) => (cover === null ? [] : [cover.card]));
  const inStack = stack.flatMap((frame) => (frame.kind === 'card' ? [frame.card] : []));
  return [...piles, ...held, ...covers, ...inStack];
}

function checkCards(position: Position): Problem | undefined {
  for (const side of SIDES) {
    const cards = cardsOfSide(position, side);
    for (const card of [...COMBAT_CARDS, ...ACTION_CARDS]) {
      const count = (list: readonly Card[]) => list.filter((each) => each === card).length;
      if (count(cards) !== count([...COMBAT_DECK, ...ACTION_DECK])) {
        return makeProblem(`decks.${side}`, 'king.cards', { side, card }, 'K1.2');
      }
    }
  }
  return undefined;
}

const ABSENT = ['out', 'reserve', 'lost'];

function checkHeroes(position: Position): Problem | undefined {
  const { reserve } = position;
  const heroes = heroesOf(position);
  for (const hero of heroes) {
    const { state, zone } = position.heroes[hero]!;
    const waits = reserve.filter((each) => each === hero).length === (state === 'reserve' ? 1 : 0);
    if (!waits || (zone === null) !== ABSENT.includes(state) || zone === 'ocean') {
      return makeProblem(`heroes.${hero}`, 'king.hero', {}, 'K5.2');
    }
  }
  if (heroes.length === 0) return makeProblem('heroes', 'king.hero', {}, 'K4.1');
  const stranger = reserve.findIndex((hero) => !heroes.includes(hero));
  return stranger < 0 ? undefined : makeProblem(`reserve[${stranger}]`, 'king.hero', {}, 'K4.1');
}

function checkChart({ chart }: Position): Problem | undefined {
  for (const row of COLOURS) {
    const { plates, disabled } = chart[row];
    if (disabled && plates.length > 0) return makeProblem(`chart.${row}`, 'king.disabled', {}, 'K14.5');
    const strange = plates.findIndex(({ card, up, seen }) => (up ? seen === true : isWild(card)));
    if (strange >= 0) return makeProblem(`chart.${row}.plates[${strange}]`, 'king.facing', {}, 'K8.3');
    const bare = plates.findIndex(({ cover }) => cover === null);
    if (bare >= 0 && plates.slice(bare).some(({ cover }) => cover !== null)) {
      return makeProblem(`chart.${row}.plates`, 'king.covers', {}, 'K14.3');
    }
  }
  return undefined;
}

/** A destroyed zone has no cards left (K9.5). */
function checkDestroyed({ zones }: Position): Problem | undefined {
  const site = SITES.find((each) => zones[each].destroyed && zones[each].cards.length > 0);
  if (site !== undefined) return makeProblem(`zones.${site}.cards`, 'king.destroyed', {}, 'K9.5');
  return undefined;
}

/** Checks the turn number against the limit, and the outcome against the table (K17). */
function checkEnd(position: Position): Problem | undefined {
  const { turn, options, outcome, king, zones } = position;
  const { turnLimit } = options;
  // In the last turn the game ends before any decision of Clean-up (K16.4, K16.6).
  const most = position.stack[0]?.kind === 'ibis' ? turnLimit - 1 : turnLimit;
  if (turnLimit > 0 && turn.number > most)
    return makeProblem('turn.number', 'number.large', { most }, 'K4.3');
  const took = heroesOf(position).filter((hero) => position.heroes[hero]!.state !== 'reserve');
  const holds: Readonly<Record<Outcome['reason'], boolean>> = {
    reactor: zones.reactor.destroyed,
    heroes: took.every((hero) => position.heroes[hero]!.state === 'lost'),
    ocean: king.zone === 'ocean',
    time: turnLimit > 0 && turn.number === turnLimit,
  };
  if (outcome !== null && !holds[outcome.reason])
    return makeProblem('outcome.reason', 'king.reason', { reason: outcome.reason }, 'K17');
  return outcome === null && zones.reactor.destroyed
    ? makeProblem('zones.reactor.destroyed', 'king.reactor', {}, 'K17.1')
    : undefined;
}

/** Validates an untrusted position. Fails with the first field at fault. */
export function parsePosition(input: unknown): Result<Position> {
  const shape = parseShape(PositionShape, input);
  if (!shape.ok) return shape;
  const position: Position = { ...shape.value, rng: shape.value.rng ?? Random.fromSeed(0).format() };
  if (Random.parse(position.rng) === undefined) return err(makeProblem('rng', 'king.rng'));
  const atSea = position.king.zone === 'ocean' && position.outcome?.reason !== 'ocean';
  const found =
    checkHeroes(position) ??
    checkChart(position) ??
    (atSea ? makeProblem('king.zone', 'king.ocean', {}, 'K17.2') : undefined) ??
    checkDestroyed(position) ??
    checkStack(position) ??
    checkEnd(position) ??
    checkCards(position);
  return found === undefined ? ok(position) : err(found);
}
