import { army } from './army/army';
import { meduzza } from './champions/meduzza';
import { tor } from './champions/tor';
import { vulkan } from './champions/vulkan';
import { xaeries } from './champions/xaeries';
import { city } from './city/city';
import { heroes } from './heroes/heroes';
import { island } from './island/island';
import { greatzilla } from './kaiju/greatzilla';
import { krustazor } from './kaiju/krustazor';
import { nogyab } from './kaiju/nogyab';
import { xman } from './kaiju/xman';
import { zorglA } from './kaiju/zorgl-a';
import { zorglB } from './kaiju/zorgl-b';
import { zorglC } from './kaiju/zorgl-c';
import { zorglD } from './kaiju/zorgl-d';
import { type Kit, sculptKit } from './kit/kit';
import { type Model, sculpt } from './kit/model';
import type { Sculpture } from './kit/sculpture';
import { plant } from './plant/plant';
import { tetro } from './tetro/tetro';

/** All models in build order. */
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

/** The champions of Zorn's Blight. */
export const CHAMPIONS: readonly Model[] = [vulkan, tor, xaeries, meduzza];

/** All kits in build order. */
export const ALL_KITS: readonly Kit[] = [city, plant, army, tetro, heroes, island];

export const isKit = (made: Model | Kit): made is Kit => 'parts' in made;

/** A model or kit by name. @throws RangeError for an unknown name */
export function findMade(name: string): Model | Kit {
  const all = [...ALL_MODELS, ...CHAMPIONS, ...ALL_KITS];
  const made = all.find((each) => each.name === name);
  if (!made) {
    throw new RangeError(`there is no model "${name}"; there are ${all.map((each) => each.name).join(', ')}`);
  }
  return made;
}

/** Sculpts a model or kit. @param parts wanted parts of a kit, by name @throws RangeError for an unknown name */
export function sculpturesOf(name: string, parts: readonly string[]): readonly Sculpture[] {
  const made = findMade(name);
  return isKit(made) ? sculptKit(made.parts.filter((part) => parts.includes(part.name))) : sculpt(made);
}
