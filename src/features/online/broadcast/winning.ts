import type { GameTypes } from '#core';
import type { GameModule } from '#module';

/** Number of determinizations over which the chances are averaged. */
const DEALS = 12;

/** A side and its win probability, 0 … 1. They sum to 1, or less if everybody can lose. */
export interface SideChance {
  readonly seats: readonly string[];
  readonly chance: number;
}

/** Win probabilities for someone who knows only a view. Hidden parts are dealt from fixed seeds. */
export function chancesSeen(
  { rules, simulator }: Pick<GameModule, 'rules' | 'simulator'>,
  view: GameTypes['View'],
): readonly SideChance[] {
  const added = new Map<string, number>();
  let teams: readonly (readonly string[])[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const position = simulator.determinize(view, deal);
    const simulation = simulator.from(position);
    const chances: number[] = [];
    simulation.chances(chances);
    for (const [index, seat] of simulation.seats.entries()) {
      added.set(seat, (added.get(seat) ?? 0) + chances[index]!);
    }
    teams = rules.teams(position);
  }
  return teams.map((seats) => ({ seats, chance: (added.get(seats[0] ?? '') ?? 0) / DEALS }));
}

/** Rounds shares to whole percentages with the same total. */
export function percents(shares: readonly number[]): readonly number[] {
  const floors = shares.map((share) => Math.floor(share * 100));
  const total = Math.round(shares.reduce((sum, each) => sum + each, 0) * 100);
  const missing = total - floors.reduce((sum, each) => sum + each, 0);
  const byRest = shares
    .map((share, index) => ({ index, rest: share * 100 - floors[index]! }))
    .sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRest.slice(0, missing).map(({ index }) => index));
  return floors.map((each, index) => (raised.has(index) ? each + 1 : each));
}
