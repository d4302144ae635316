import { HEROES, SITES, ZONES } from '#king-of-monsters/rules';
import { registerModel } from '#stage';
import { barStandIn, groundStandIn, heroStandIn, landmarkStandIn, ringStandIn } from './standIns';

/** Intact, damaged, ruined. */
const STAGES = [0, 1, 2];

const LEAGUE = '/models/heroes.glb';
const ISLAND = '/models/island.glb';

/** Width of a seat's ring relative to the base, so that heroes in a crowd are told apart. */
const RING = 1.22;

let registered = false;

/** Registers the models of the island and the League. Idempotent. */
export function registerIslandModels(): void {
  if (registered) return;
  registered = true;
  registerModel('hero.ring', { url: LEAGUE, node: 'ring', standIn: ringStandIn });
  for (const hero of HEROES) {
    registerModel(`hero.${hero}`, { url: LEAGUE, node: hero, standIn: () => heroStandIn(hero) });
    // One ring for all bases, tinted in the seat's colour.
    const ring = { model: 'hero.ring', tinted: true, width: RING };
    registerModel(hero, { assembly: [{ model: `hero.${hero}` }, ring] });
  }
  for (const zone of ZONES) {
    const node = `zone ${zone}`;
    registerModel(node, { url: ISLAND, node, standIn: () => groundStandIn(zone), ground: true });
  }
  for (const site of SITES) {
    for (const stage of STAGES) {
      const node = `${site} ${stage}`;
      registerModel(node, { url: ISLAND, node, standIn: () => landmarkStandIn(site, stage) });
    }
  }
  registerModel('king.bar', { standIn: barStandIn });
}
