import { COLOURS } from './cards';
import { RATINGS, type Seat, SITES, ZONES } from './island';
import type { Known } from './position';
import { damageAt, heroesOf, isUp } from './table';

const WIN = 1000;
const ZONE_WORTH = 20;

/** How the King stands: his way, the damage he has done and what is left of his chart. */
function kingScore(known: Known): number {
  if (known.outcome !== null) return known.outcome.winner === 'king' ? WIN : -WIN;
  const { zone } = known.king;
  const damage = SITES.reduce((sum, site) => {
    const objective = known.zones[site];
    return sum + (objective.destroyed ? 1 : Math.min(1, damageAt(objective) / RATINGS[site]));
  }, 0);
  const rows = COLOURS.filter((row) => known.chart[row].disabled).length;
  const plates = COLOURS.reduce((sum, row) => sum + known.chart[row].plates.length, 0);
  const up = heroesOf(known).filter((hero) => isUp(known, hero)).length;
  return ZONES.indexOf(zone) * ZONE_WORTH + damage * ZONE_WORTH - rows * 8 + plates - up - known.turn.number;
}

/** How a seat stands: the heroes as well as the King does badly. */
export const scoreOf = (known: Known, seat: Seat): number =>
  seat === 'king' ? kingScore(known) : -kingScore(known);
