import { greatzilla } from './kaiju/greatzilla';
import { krustazor } from './kaiju/krustazor';
import { nogyab } from './kaiju/nogyab';
import { xman } from './kaiju/xman';
import { zorglA } from './kaiju/zorgl-a';
import { zorglB } from './kaiju/zorgl-b';
import { zorglC } from './kaiju/zorgl-c';
import { zorglD } from './kaiju/zorgl-d';
import type { Model } from './kit/model';

/** Every model, in the order in which they are built. */
export const ALL_MODELS: readonly Model[] = [
  zorglA,
  zorglB,
  zorglC,
  zorglD,
  greatzilla,
  krustazor,
  xman,
  nogyab,
];

/** @throws RangeError for an unknown name */
export function findModel(name: string): Model {
  const model = ALL_MODELS.find((each) => each.name === name);
  if (!model) {
    throw new RangeError(
      `there is no model "${name}"; there are ${ALL_MODELS.map((each) => each.name).join(', ')}`,
    );
  }
  return model;
}
