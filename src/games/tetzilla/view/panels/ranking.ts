import { rankTeams } from '#core';
import {
  BUILDING_MARKERS,
  type BuildingKind,
  markerCount,
  partsOf,
  type Seat,
  type View,
} from '#tetzilla/rules';

/** The parts of a score (T9.4). */
export interface Score {
  /** Points of the buildings in the pile. */
  readonly built: number;
  /** Points for guards overrun. */
  readonly guards: number;
  readonly hits: number;
  readonly total: number;
}

/** A player's score; null if points of the pile are hidden in this view. */
export function scoreOf({ players, options }: Pick<View, 'players' | 'options'>, seat: Seat): Score | null {
  const player = players[seat];
  if (player === undefined) return null;
  let built = 0;
  for (const building of player.pile) {
    const { points } = partsOf(building);
    if (points === null) return null;
    built += points;
  }
  const guards = options.guardPoints * player.guards.length;
  return { built, guards, hits: player.hits, total: built + guards - player.hits };
}

/** Average points of a building of a kind. */
function averageOf(kind: BuildingKind): number {
  const markers = BUILDING_MARKERS.filter((marker) => partsOf(marker).kind === kind);
  const count = markers.reduce((sum, marker) => sum + markerCount(marker), 0);
  return markers.reduce((sum, marker) => sum + markerCount(marker) * partsOf(marker).points!, 0) / count;
}

/** Estimated score of a player: a building with hidden points counts the average of its kind (T10.2). */
export function expectedTotal({ players, options }: Pick<View, 'players' | 'options'>, seat: Seat): number {
  const { pile, guards, hits } = players[seat]!;
  const built = pile.map(partsOf).reduce((sum, { kind, points }) => sum + (points ?? averageOf(kind)), 0);
  return built + options.guardPoints * guards.length - hits;
}

export interface RankedPlayer extends Score {
  readonly seat: Seat;
  /** 1 for the winner; equal points and hits share a rank (T9.5). */
  readonly rank: number;
}

/** The players from first to last (T9.5). Leaves out players with hidden points. */
export function rankPlayers(view: Pick<View, 'players' | 'options'>): readonly RankedPlayer[] {
  const scores = (Object.keys(view.players) as Seat[]).flatMap((seat) => {
    const score = scoreOf(view, seat);
    return score === null ? [] : [{ seat, seats: [seat], ...score }];
  });
  return rankTeams(scores, (a, b) => b.total - a.total || a.hits - b.hits);
}
