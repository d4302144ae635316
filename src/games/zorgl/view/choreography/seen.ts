import type { Box } from '#zorgl/rules';
import { boxCentre } from '../geometry';
import { roofHeight } from '../layout';
import { buildingBox } from '../obstacles';
import { monsterOf, type Table } from '../table';
import type { AttackBeat } from './beats';
import type { SeenThing } from './scene';

const standingIn = (table: Table, box: Box): SeenThing => ({ ...boxCentre(box), y: roofHeight(table, box) });

/** What the camera has to show of an attack: the target, who attacks, the whole line, and where it is driven. */
export function sceneOfAttack({ attack, loss, events }: AttackBeat, before: Table): readonly SeenThing[] {
  const attacker = 'unit' in attack.by ? attack.by.unit : monsterOf(before, attack.by.monster).box;
  const line = attack.line.map((seat) => monsterOf(before, seat).box);
  const ways = events.flatMap((event) => (event.type === 'push' ? [event.to] : []));
  const boxes = [monsterOf(before, attack.target).box, attacker, ...line, ...ways];
  const things = [...new Set(boxes)].map((box) => standingIn(before, box));
  return loss === undefined ? things : [...things, buildingBox(before, loss.building)];
}
