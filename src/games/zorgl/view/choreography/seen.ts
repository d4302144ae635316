import type { Box } from '#zorgl/rules';
import { boxCentre } from '../geometry';
import { roofHeight } from '../layout';
import { buildingBox } from '../obstacles';
import { monsterOf, type Table } from '../table';
import type { AttackBeat } from './beats';
import type { SeenThing } from './scene';

const standingIn = (table: Table, box: Box): SeenThing => ({ ...boxCentre(box), y: roofHeight(table, box) });

/** What the camera has to show of an attack: target, attacker, the whole line, and what it is driven into. */
export function sceneOfAttack({ attack, loss, events }: AttackBeat, before: Table): readonly SeenThing[] {
  const attacker = 'unit' in attack.by ? attack.by.unit : monsterOf(before, attack.by.monster).box;
  const line = attack.line.map((seat) => monsterOf(before, seat).box);
  const ways = events.flatMap((event) => (event.type === 'push' ? [event.to] : []));
  const boxes = [monsterOf(before, attack.target).box, attacker, ...line, ...ways];
  const things = [...new Set(boxes)].map((box) => standingIn(before, box));
  return loss === undefined ? things : [...things, buildingBox(before, loss.building)];
}

/** An attacker further away than this is left out, so that the camera can get close; table units. */
const NEAR = 2.9;

/**
 * The focus of a highlight: what is driven into what, and the attacker. Starts with the monster driven first.
 */
export function heartOfAttack({ attack, loss, events }: AttackBeat, before: Table): readonly SeenThing[] {
  const monster = monsterOf(
    before,
    loss === undefined ? attack.target : (attack.line.at(-1) ?? attack.target),
  );
  const goes = events.flatMap((event) =>
    event.type === 'push' && event.monster === attack.target ? [standingIn(before, event.to)] : [],
  );
  const heart = [
    standingIn(before, monster.box),
    ...(loss === undefined ? goes : [buildingBox(before, loss.building)]),
  ];
  if ('unit' in attack.by) return heart;
  const attacker = standingIn(before, monsterOf(before, attack.by.monster).box);
  const isNear = heart.every(({ x, z }) => Math.hypot(attacker.x - x, attacker.z - z) < NEAR);
  return isNear ? [...heart, attacker] : heart;
}
