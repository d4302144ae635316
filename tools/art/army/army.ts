import type { Kit } from '../kit/kit';
import { lid } from '../kit/masonry';
import { crushedHelicopter, crushedSoldiers, crushedTank, crushedTruck } from './crushed';
import { helicopter } from './helicopter';
import { soldiers } from './soldiers';
import { tank } from './tank';
import { truck } from './truck';

const GROUND = [lid(0, 2)];
const part = (name: string, model: Kit['parts'][number]['model']) => ({
  name,
  model,
  triangles: 1300,
  shade: GROUND,
});

/** The army: four kinds of units, each also as crushed by a monster. */
export const army: Kit = {
  name: 'army',
  about: 'The army: tank, rocket truck, soldiers, helicopter; whole and crushed',
  resolution: 960,
  parts: [
    part('unit.tank', tank),
    part('unit.truck', truck),
    part('unit.soldiers', soldiers),
    part('unit.helicopter', helicopter),
    part('unit.tank.crushed', crushedTank),
    part('unit.truck.crushed', crushedTruck),
    part('unit.soldiers.crushed', crushedSoldiers),
    part('unit.helicopter.crushed', crushedHelicopter),
  ],
};
