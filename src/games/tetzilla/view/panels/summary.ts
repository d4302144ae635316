import { nameOf, type SeatNames } from '#module';
import {
  type Ability,
  BUILDING_KINDS,
  type BuildingKind,
  DEADLY_HITS,
  type Figure,
  type GuardKind,
  partsOf,
  SEATS,
  type Seat,
  type View,
} from '#tetzilla/rules';
import { scoreOf } from './ranking';

/** One player's data for the players' panel. */
export interface PlayerSummary {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  readonly figure: Figure;
  readonly ability: Ability | null;
  readonly spent: boolean;
  readonly hits: number;
  readonly dead: boolean;
  /** Null outside the movement stage. */
  readonly tokens: number | null;
  /** Buildings in the pile, by kind; kinds without any are left out. */
  readonly kinds: readonly (readonly [kind: BuildingKind, count: number])[];
  readonly buildings: number;
  readonly guards: readonly GuardKind[];
  /** Null if it is hidden. */
  readonly score: number | null;
  readonly active: boolean;
}

/** The seats in play, clockwise. */
export const seatsOf = ({ players }: Pick<View, 'players'>): readonly Seat[] =>
  SEATS.filter((seat) => players[seat] !== undefined);

/**
 * The data of the players' panel.
 * @param bots the seats played by bots
 * @param holder the seat whose score is visible before the end; null for none
 */
export function summarisePlayers(
  view: Pick<View, 'players' | 'options' | 'turn' | 'outcome'>,
  names: SeatNames,
  bots: readonly string[],
  holder: string | null,
): readonly PlayerSummary[] {
  return seatsOf(view).map((seat): PlayerSummary => {
    const { figure, ability, spent, hits, tokens, pile, guards } = view.players[seat]!;
    const count = (kind: BuildingKind) => pile.filter((building) => partsOf(building).kind === kind).length;
    return {
      seat,
      name: nameOf(names, seat),
      bot: bots.includes(seat),
      figure,
      ability,
      spent,
      hits,
      dead: hits >= DEADLY_HITS,
      tokens: view.turn.stage === 'move' ? tokens : null,
      kinds: BUILDING_KINDS.map((kind) => [kind, count(kind)] as const).filter(([, number]) => number > 0),
      buildings: pile.length,
      guards,
      score: seat === holder || view.outcome !== null ? (scoreOf(view, seat)?.total ?? null) : null,
      active: view.outcome === null && view.turn.player === seat,
    };
  });
}
