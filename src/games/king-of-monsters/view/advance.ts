import {
  type Card,
  COLOURS,
  type Event,
  type EventOf,
  isCombat,
  isSite,
  numberOf,
  SITES,
  type Side,
  type Site,
  sideName,
} from '#king-of-monsters/rules';
import {
  closeUp,
  coverPlate,
  dealChart,
  emptyChart,
  markCover,
  replacePlate,
  reverseRow,
  withPlates,
} from './chart';
import { decalsOf, withDecals } from './decals';

import type { PileName } from './pieces';
import { actingIn, give, type Pile, type Table } from './table';

function withPile(table: Table, side: Side, pile: PileName, change: (before: Pile) => Pile): Table {
  const piles = table.piles[side];
  return { ...table, piles: { ...table.piles, [side]: { ...piles, [pile]: change(piles[pile]) } } };
}

const draw = (table: Table, side: Side, pile: 'combat' | 'action', count: number): Table =>
  withPile(table, side, pile, (before) => ({ count: before.count - count, cards: [] }));

function discard(table: Table, side: Side, ...cards: readonly (Card | null)[]): Table {
  let next = table;
  for (const card of cards) {
    if (card === null) continue;
    next = withPile(next, side, isCombat(card) ? 'combatDiscard' : 'actionDiscard', (before) => ({
      count: before.count + 1,
      cards: [...before.cards, card],
    }));
  }
  return next;
}

/**
 * Shuffles a pile: at Clean-up all cards; after Brick Dropper's choice the draw pile itself; otherwise the
 * discards go below it.
 */
function shuffle(table: Table, { side, pile, count }: EventOf<'shuffled'>): Table {
  const isCleanUp = table.toShuffle > 0;
  const isBricks = table.last === 'covered brick';
  const left = isCleanUp || isBricks ? 0 : table.piles[side][pile].count;
  const spent = isBricks ? table : withPile(table, side, `${pile}Discard`, () => ({ count: 0, cards: [] }));
  const whole = withPile(spent, side, pile, () => ({ count: left + count, cards: [] }));
  return isCleanUp ? { ...whole, toShuffle: table.toShuffle - 1 } : whole;
}

/** Restores the printed numbers (K16.1). */
function forgetNumbers(table: Table): Table {
  const sites = SITES.map((site) => {
    const { destroyed, laid } = table.sites[site];
    return [site, { destroyed, laid: laid.map(({ card }) => ({ card, as: null })) }] as const;
  });
  let next: Table = { ...table, sites: Object.fromEntries(sites) as unknown as Table['sites'] };
  for (const row of COLOURS) {
    next = withPlates(
      next,
      row,
      next.rows[row].plates.map((plate) =>
        plate.cover === null
          ? plate
          : {
              ...plate,
              cover: { ...plate.cover, as: null, mark: plate.cover.tokens > 0 ? plate.cover.mark : null },
            },
      ),
    );
  }
  return next;
}

function strikeBlow(table: Table, side: Side, card: Card): Table {
  const [piece, next] = give(table, 'blow');
  const blows = next.blows.filter((blow) => blow.piece !== piece);
  return { ...next, blows: [...blows, { piece, side, card }] };
}

function withLaid(table: Table, site: Site, card: Card): Table {
  const { laid } = table.sites[site];
  return {
    ...table,
    sites: { ...table.sites, [site]: { destroyed: false, laid: [...laid, { card, as: null }] } },
  };
}

function changeNumber(table: Table, event: EventOf<'grey'>): Table {
  const as = numberOf(event.card);
  if (event.at === 'cover') return markCover(table, event.row, event.col - 1, { as });
  const site = table.king;
  if (event.at !== 'objective' || !isSite(site)) return table;
  const laid = table.sites[site].laid.map((each, index, all) =>
    index === all.length - 1 ? { ...each, as } : each,
  );
  return { ...table, sites: { ...table.sites, [site]: { destroyed: false, laid } } };
}

function compared(table: Table, { row, plate, cover, won }: EventOf<'compared'>): Table {
  const { plates } = table.rows[row];
  if (won) {
    const rest = withPlates(table, row, plates.slice(1));
    return discard(discard(rest, 'king', plate), 'league', cover);
  }
  const covers = plates.map((each) => each.cover?.card ?? null);
  const bare = plates.map((each, index) => ({
    ...each,
    cover: null,
    ...(index === 0 ? { card: plate, seen: false } : {}),
  }));
  return discard(withPlates(table, row, bare), 'league', ...covers);
}

function withHero(table: Table, { hero, state, zone }: Omit<EventOf<'state'>, 'type'>): Table {
  const heroes = new Map(table.heroes).set(hero, { state, zone });
  const reserve = state === 'up' ? table.reserve.filter((each) => each !== hero) : table.reserve;
  return { ...table, heroes, reserve };
}

function moved(table: Table, event: Event): Table {
  switch (event.type) {
    case 'phase':
      return event.phase === 'cleanup' ? { ...forgetNumbers(table), toShuffle: 2 } : table;
    case 'shuffled':
      return shuffle(table, event);
    case 'cleared':
      return discard(discard(emptyChart(table), 'king', ...event.plates), 'league', ...event.covers);
    case 'dealt': {
      const { up, counts, extra, rows } = event;
      const dealt = COLOURS.reduce((sum, each) => sum + counts[each], 0) + extra.length;
      const drawn = discard(draw(table, 'king', 'combat', dealt), 'king', ...extra);
      return dealChart(drawn, counts, up ? rows : undefined);
    }
    case 'left-over':
      return withPile(table, 'king', 'combatDiscard', () => ({
        count: event.cards.length,
        cards: event.cards,
      }));
    case 'drawn':
      return draw(table, sideName(event.seat), 'combat', event.count);
    case 'discarded':
      return discard(table, sideName(event.seat), event.card);
    case 'answered': {
      const side = sideName(event.seat);
      return strikeBlow(discard(table, side, event.card), side, event.card);
    }
    case 'replaced': {
      const { row, col, old, card } = event;
      // The old plate was discarded before the shuffle, so the new pile contains it.
      const spent = table.last === 'shuffled' ? table : discard(table, 'king', old);
      const [next, fallen] = replacePlate(spent, row, col - 1, card ?? null, card === null);
      return discard(draw(next, 'king', 'combat', card === null ? 0 : 1), 'league', fallen);
    }
    case 'action-card': {
      const side = sideName(event.seat);
      return { ...draw(table, side, 'action', 1), turned: { ...table.turned, [side]: event.card } };
    }
    case 'used': {
      const { side, card } = event;
      return { ...discard(table, side, card), turned: { ...table.turned, [side]: null } };
    }
    case 'toll': {
      const { card, plate, row } = event;
      const paid = discard(draw(table, 'king', 'combat', 1), 'king', card, plate);
      if (plate === null) return paid;
      const [first] = table.rows[row].plates;
      return discard(closeUp(paid, row, 0), 'league', first?.cover?.card ?? null);
    }
    case 'reversed':
      return reverseRow(table, event.row, event.of);
    case 'wild-kept':
      return { ...table, turned: { ...table.turned, king: null } };
    case 'wild-placed':
    case 'row-refilled': {
      const { row, card } = event;
      const [piece, next] = give(table, row);
      const plates = [...next.rows[row].plates, { piece, card, seen: false, cover: null }];
      const laid = withPlates(next, row, plates);
      if (event.type === 'row-refilled') return draw(laid, 'king', 'combat', 1);
      return { ...laid, turned: { ...laid.turned, king: null } };
    }
    case 'smashed':
      return withLaid(table, event.zone, event.card);
    case 'zone-destroyed': {
      const cards = table.sites[event.zone].laid.map((laid) => laid.card);
      const sites = { ...table.sites, [event.zone]: { destroyed: true, laid: [] } };
      return discard({ ...table, sites }, 'king', ...cards);
    }
    case 'grey':
      return changeNumber(discard(table, 'league', event.card), event);
    case 'duel': {
      const drawn = event.fromDeck ? draw(table, 'king', 'combat', 1) : table;
      return strikeBlow(discard({ ...drawn, blows: [] }, 'king', event.card), 'king', event.card);
    }
    case 'duel-over':
      return { ...table, blows: [] };
    case 'taken-out':
      return discard(table, 'league', ...event.cards);
    case 'state':
      return withHero(table, event);
    case 'king-moved':
      return { ...discard(table, 'king', event.card), king: event.to };
    case 'king-pushed':
      return { ...table, king: event.to };
    case 'initiative': {
      const drawn = event.cards.filter((each) => each !== null);
      return discard(draw(table, 'league', 'combat', drawn.length), 'league', ...drawn);
    }
    case 'hero-moved':
      return withHero(discard(table, 'league', event.card), {
        hero: event.hero,
        state: 'up',
        zone: event.to,
      });
    case 'shifted':
    case 'unstored':
      return discard(table, 'league', event.card);
    case 'peeked': {
      const { row, col } = event;
      const plates = table.rows[row].plates.map((plate, index) =>
        index === col - 1 ? { ...plate, seen: true } : plate,
      );
      return withPlates(table, row, plates);
    }
    case 'covered': {
      const { row, col, card, by } = event;
      const from = by === 'brick' ? draw(table, 'league', 'combat', 1) : table;
      const turned = by === 'wild' ? { ...from.turned, league: null } : from.turned;
      return coverPlate({ ...from, turned }, row, col - 1, card);
    }
    case 'compared':
      return compared(table, event);
    case 'row-disabled': {
      const { row } = event;
      return { ...table, rows: { ...table.rows, [row]: { ...table.rows[row], disabled: true } } };
    }
    case 'token':
      return markCover(table, event.row, event.col - 1, { tokens: 1 });
    case 'gambled':
      return discard(table, 'king', ...event.cards);
    case 'ibis-dropped':
      return discard(draw(table, event.deck, 'action', 1), event.deck, event.card);
    case 'waiting':
      return { ...table, acting: actingIn(event.stack) };
    case 'over':
      return { ...table, acting: null };
    default:
      return table;
  }
}

/** The table after an event. Throws if the event does not fit. */
export function advanceTable(table: Table, event: Event): Table {
  const next = withDecals(moved(table, event), decalsOf(table, event));
  const last = event.type === 'covered' ? `covered ${event.by}` : event.type;
  return { ...next, last };
}

/** The table after several events. */
export function advanceThrough(table: Table, events: readonly Event[]): Table {
  return events.reduce(advanceTable, table);
}
