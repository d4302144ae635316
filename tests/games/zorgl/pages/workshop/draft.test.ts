import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHouseMonster } from '#zorgl/rules';
import {
  copyName,
  draftOf,
  draftProblem,
  FIRST_DRAFT,
  freeId,
  monsterOfDraft,
  sameDraft,
} from '../../../../../src/games/zorgl/pages/workshop/draft';
import { ALL_MIXES, houseMonster } from '../../../../helpers/house-monsters';

describe('a monster in the making', () => {
  it('becomes the monster it was made from, under its id', () => {
    for (const mix of ALL_MIXES) {
      const monster = houseMonster(mix, { colours: { accent: '#112233' } });
      expect(monsterOfDraft(draftOf(monster), monster.id)).toEqual(monster);
    }
  });

  it('is missing a name at first, and nothing else', () => {
    expect(draftProblem(FIRST_DRAFT)?.field).toBe('name');
    expect(draftProblem({ ...FIRST_DRAFT, name: 'Moss' })).toBeNull();
    expect(draftProblem({ ...FIRST_DRAFT, name: 'a'.repeat(25) })?.field).toBe('name');
  });

  it('does not mind spaces around and between the words of its name', () => {
    const spaced = { ...FIRST_DRAFT, name: '  Moss   Back ' };
    expect(monsterOfDraft(spaced, 'x').name).toBe('Moss Back');
    expect(draftProblem(spaced)).toBeNull();
    expect(sameDraft(spaced, { ...FIRST_DRAFT, name: 'Moss Back' })).toBe(true);
  });

  it('differs from another in any of its parts', () => {
    const moss = { ...FIRST_DRAFT, name: 'Moss' };
    expect(sameDraft(moss, { ...moss, mega: 'ink' })).toBe(false);
    expect(sameDraft(moss, { ...moss, colours: { body: '#3fa06b' } })).toBe(false);
    expect(sameDraft(moss, { ...moss, model: 'xman' })).toBe(false);
    expect(sameDraft(moss, { ...moss })).toBe(true);
  });
});

describe('an id from a name', () => {
  it('is made of its letters and digits', () => {
    expect(freeId('Moss Back!', new Set())).toBe('moss-back');
    expect(freeId('Épouvantail № 7', new Set())).toBe('epouvantail-7');
    expect(freeId('ガメラ', new Set())).toBe('monster');
  });

  it('is none that is taken, and none of the book’s own', () => {
    expect(freeId('Moss Back', new Set(['moss-back', 'moss-back-2']))).toBe('moss-back-3');
    expect(freeId('Zorgl', new Set())).toBe('zorgl-2');
    expect(freeId('Constructor', new Set())).toBe('constructor-2');
  });

  it('is always one that a file may have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const id = freeId(name, new Set(['monster', 'a']));
        expect(parseHouseMonster(houseMonster(ALL_MIXES[0]!, { id })).ok).toBe(true);
      }),
    );
  });
});

describe('the name of a copy', () => {
  it('counts on', () => {
    expect(copyName('Moss', new Set(['Moss']))).toBe('Moss 2');
    expect(copyName('Moss 2', new Set(['Moss', 'Moss 2', 'Moss 3']))).toBe('Moss 4');
  });

  it('stays short enough', () => {
    const copy = copyName('a'.repeat(24), new Set());
    expect(copy).toBe(`${'a'.repeat(22)} 2`);
    expect(copyName(copy, new Set())).toBe(`${'a'.repeat(22)} 3`);
  });
});
