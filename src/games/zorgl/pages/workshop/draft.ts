import type { Problem } from '#core';
import {
  type HouseColours,
  type HouseModel,
  type HouseMonster,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MONSTERS,
  parseHouseMonster,
  type TraitMix,
} from '#zorgl/rules';

/** A house monster being edited: everything but its id, with the name as typed. */
export interface MonsterDraft extends TraitMix {
  readonly name: string;
  readonly model: HouseModel;
  readonly colours: HouseColours;
}

export const FIRST_DRAFT: MonsterDraft = {
  name: '',
  advantage: 'tail',
  weakness: 'gentle',
  mega: 'hover',
  model: 'zorgl-a',
  colours: {},
};

/** The draft for editing a monster. */
export function draftOf({ name, advantage, weakness, mega, model, colours }: HouseMonster): MonsterDraft {
  return { name, advantage, weakness, mega, model, colours };
}

/** The monster that a draft describes, not validated; see {@link draftProblem}. */
export function monsterOfDraft(draft: MonsterDraft, id: string): HouseMonster {
  const { name, advantage, weakness, mega, model, colours } = draft;
  return {
    format: 'kaiju-monster',
    version: 1,
    id,
    name: name.trim().replaceAll(/\s+/g, ' '),
    advantage,
    weakness,
    mega,
    model,
    colours,
  };
}

/** Why a draft is not a valid monster; null if it is. */
export function draftProblem(draft: MonsterDraft): Problem | null {
  const monster = parseHouseMonster(monsterOfDraft(draft, 'draft'));
  return monster.ok ? null : monster.error;
}

/** Whether two drafts describe the same monster. */
export function sameDraft(one: MonsterDraft, other: MonsterDraft): boolean {
  const described = (draft: MonsterDraft) => {
    const { name, advantage, weakness, mega, model, colours } = monsterOfDraft(draft, 'draft');
    return JSON.stringify([name, advantage, weakness, mega, model, colours.body, colours.accent]);
  };
  return described(one) === described(other);
}

/** Leaves space for a numeric suffix. */
const MAX_STEM_LENGTH = MAX_ID_LENGTH - 4;

/** An unused id derived from a name: `moss-back`, else `moss-back-2`, … */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, MAX_STEM_LENGTH)
    .trim()
    .replaceAll(' ', '-');
  const stem = letters === '' ? 'monster' : letters;
  const isTaken = (id: string) => taken.has(id) || MONSTERS.has(id) || id in {};
  let id = stem;
  for (let number = 2; isTaken(id); number++) id = `${stem}-${number}`;
  return id;
}

/** The name of a copy: `Moss Back 2`, or the next free number. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, last] = /^(.*?)(?: (\d{1,3}))?$/u.exec(name) ?? [];
  for (let number = Number(last ?? 1) + 1; ; number++) {
    const room = MAX_NAME_LENGTH - String(number).length - 1;
    const copy = `${Array.from(stem).slice(0, room).join('').trimEnd()} ${number}`;
    if (!taken.has(copy)) return copy;
  }
}
