import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { packLink } from '#storage';
import { deskOf } from '../../../../../src/games/zorgl/pages/desk';
import { carriesSomething, openFragment } from '../../../../../src/shell/share/fragment';
import { ALL_MIXES, houseMonster } from '../../../../helpers/house-monsters';
import { testServices } from '../../../../helpers/services';

const MOSS = houseMonster(ALL_MIXES[21]!, { id: 'moss', name: 'Moss', colours: { body: '#3fa06b' } });

describe('a link with a monster', () => {
  it('leads to the workshop, which finds the monster', async () => {
    const page = testServices();
    const fragment = `#monster=${await packLink(MOSS)}`;
    expect(carriesSomething(fragment)).toBe(true);
    expect(await openFragment(fragment, page)).toEqual({ ok: true, value: '/workshop' });
    expect(deskOf(page).store.getState().guest).toEqual(MOSS);
    expect(unwrap(await deskOf(page).monsters.list())).toEqual([]);
  });

  it.each([
    [{ ...MOSS, advantage: 'flies' }, 'monster.advantage'],
    [{ ...MOSS, name: '' }, 'monster.name'],
    ['moss', 'monster'],
  ])('that is bad says where and changes nothing', async (value, field) => {
    const page = testServices();
    const opened = await openFragment(`#monster=${await packLink(value)}`, page);
    expect(opened?.ok === false && opened.error.field).toBe(field);
    expect(deskOf(page).store.getState().guest).toBeNull();
  });
});
