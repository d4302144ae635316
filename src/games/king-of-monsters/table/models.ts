import { HEROES, SITES, ZONES } from '#king-of-monsters/rules';
import { registerModel } from '#stage';
import { barStandIn, groundStandIn, heroStandIn, landmarkStandIn } from './standIns';

/** Whole, damaged, in ruins. */
const STAGES = [0, 1, 2];

let registered = false;

/** Registers the models of the island and of the League; once is enough, and doing it again changes nothing. */
export function registerIslandModels(): void {
  if (registered) return;
  registered = true;
  for (const hero of HEROES) registerModel(hero, { standIn: () => heroStandIn(hero) });
  for (const zone of ZONES) registerModel(`zone ${zone}`, { standIn: () => groundStandIn(zone) });
  for (const site of SITES) {
    for (const stage of STAGES)
      registerModel(`${site} ${stage}`, { standIn: () => landmarkStandIn(site, stage) });
  }
  registerModel('king.bar', { standIn: barStandIn });
}
