import { Random, type Seed } from '#core';
import { contentOf } from './board';
import { markerCode, markerOf } from './codes';
import {
  BUILDING_KINDS,
  type Building,
  type BuildingKind,
  type GuardKind,
  partsOf,
  type SeenBuilding,
} from './markers';
import { parsePlaced } from './placed';
import { type PlayerState, type Position, SEATS, type Seat, type View } from './position';
import { stockOf } from './stock';
import { TILE_IDS, type TileId } from './tiles';

const isKnown = (building: Building | SeenBuilding): building is Building =>
  partsOf(building).points !== null;

function shuffled<Item>(items: Item[], random: Random): Item[] {
  random.shuffle(items as unknown as number[], items.length);
  return items;
}

/** A stock without some markers, each removed once. */
function without(stock: readonly number[], taken: readonly number[]): number[] {
  const left = [...stock];
  for (const marker of taken) left.splice(left.indexOf(marker), 1);
  return left;
}

function unseenTiles(view: View): TileId[] {
  const seen = new Set<TileId | null>([view.tile, ...view.aside]);
  for (const placed of view.tiles) seen.add(parsePlaced(placed)!.tile);
  return TILE_IDS.filter((id) => !seen.has(id));
}

/** Buildings with unknown points, by kind, shuffled. */
type Hidden = Readonly<Record<BuildingKind, Building[]>>;

function hiddenBuildings(view: View, random: Random): Hidden {
  const known = Object.values(view.players).flatMap(({ pile }) => pile.filter(isKnown));
  const left = without(stockOf('building'), known.map(markerCode)).map((code) => markerOf(code) as Building);
  shuffled(left, random);
  return Object.fromEntries(
    BUILDING_KINDS.map((kind) => [kind, left.filter((building) => building.startsWith(kind))]),
  ) as Record<BuildingKind, Building[]>;
}

const deal = (building: Building | SeenBuilding, hidden: Hidden): Building =>
  isKnown(building) ? building : hidden[partsOf(building).kind].pop()!;

function unseenGuards(view: View): GuardKind[] {
  const onBoard = view.board.flatMap((row) =>
    row.split(' ').flatMap((token) => {
      const content = contentOf(token)!;
      return content.kind === 'guard' ? [content.guard] : [];
    }),
  );
  const taken = Object.values(view.players).flatMap(({ guards }) => guards);
  const left = without(stockOf('guard'), [...onBoard, ...taken].map(markerCode));
  return left.map((code) => markerOf(code) as GuardKind);
}

/**
 * A random position consistent with a view: hidden tiles and markers are dealt from the unseen ones, and
 * visible buildings get points from those of their kind.
 */
export function determinize(view: View, seed: Seed): Position {
  const random = Random.fromSeed(seed);
  const hidden = hiddenBuildings(view, random);
  const players: Partial<Record<Seat, PlayerState>> = {};
  for (const seat of SEATS) {
    const player = view.players[seat];
    if (player === undefined) continue;
    players[seat] = { ...player, pile: player.pile.map((building) => deal(building, hidden)) };
  }
  const board = view.board.map((row) =>
    row
      .split(' ')
      .map((token) => {
        const content = contentOf(token)!;
        return content.kind === 'building' ? deal(content.building, hidden) : token;
      })
      .join(' '),
  );
  const buildings = shuffled(Object.values(hidden).flat(), random);
  return {
    ...view,
    board,
    players,
    deck: shuffled(unseenTiles(view), random),
    buildings,
    guards: shuffled(unseenGuards(view), random),
    rng: random.format(),
  };
}
