import { describe, expect, it } from 'vitest';
import { MOTIONS } from '#zorn/view';
import { crowdOfPosition, mustered, writtenCrowd } from '../../../../src/games/zorn/pages/crowd';
import { FIGURE_NAMES, figuresAddress } from '../../../../src/games/zorn/pages/figures/address';
import { figuresMessages } from '../../../../src/games/zorn/pages/figures/messages';
import { figuresShown, LINE_UP_SIZE } from '../../../../src/games/zorn/pages/figures/stand';

describe('a crowd by its words', () => {
  it('has units with areas, and what is special about them', () => {
    const crowd = writtenCrowd(
      'N-ir1@d7,N-ar1.worn@d7,ga1.open.star@e10,namtull.thorn@c5,nobody@d7,mh1@nowhere',
    );
    expect(crowd.map(({ id, area, house, worn, open, star }) => [id, area, house, worn, open, star])).toEqual(
      [
        ['N-ir1', 'd7', 'mahn', false, false, false],
        ['N-ar1', 'd7', 'mahn', true, false, false],
        ['ga1', 'e10', null, false, true, true],
        ['namtull', 'c5', 'thorn', false, false, false],
      ],
    );
  });

  it('musters a number of units of all kinds, none in an area beyond what it holds', () => {
    const crowd = mustered(100);
    expect(crowd).toHaveLength(100);
    expect(new Set(crowd.map(({ id }) => id)).size).toBe(100);
    expect(crowd.filter(({ house }) => house === null).length).toBeGreaterThan(25);
    expect(crowd.filter(({ house }) => house !== null).length).toBeGreaterThan(25);
  });

  it('is empty for what is no position', () => {
    expect(crowdOfPosition({ game: 'zorn' })).toEqual([]);
  });
});

describe('the page of the figures', () => {
  it('shows all of them where nothing else is said', () => {
    const { figure, house, condition, motion, share, desk } = figuresAddress('');
    expect({ figure, house, condition, motion, share, desk }).toEqual({
      figure: 'all',
      house: 'mahn',
      condition: 'fresh',
      motion: 'rest',
      share: null,
      desk: true,
    });
    expect(figuresAddress('?figure=dragon&motion=fly&share=3')).toMatchObject({
      figure: 'all',
      motion: 'rest',
      share: null,
    });
  });

  it('has every figure once in the line-up, none in the place of another', () => {
    const shown = figuresShown(figuresAddress(''), 0);
    expect(shown.map(({ figure }) => figure)).toEqual(FIGURE_NAMES);
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1))
        expect(Math.hypot(one.at[0] - other.at[0], one.at[2] - other.at[2])).toBeGreaterThan(1);
      expect(Math.abs(one.at[0])).toBeLessThanOrEqual(LINE_UP_SIZE.x);
      expect(Math.abs(one.at[2])).toBeLessThanOrEqual(LINE_UP_SIZE.z);
    }
  });

  it('plays a motion again and again, or stops it at a share', () => {
    const [moving] = figuresShown(figuresAddress('?figure=archers&motion=walk'), 0.4);
    expect(moving).toMatchObject({ motion: 'walk', share: 0.25 });
    const [stopped] = figuresShown(figuresAddress('?figure=archers&motion=die&share=0.5'), 7);
    expect(stopped).toMatchObject({ motion: 'die', share: 0.5 });
  });

  it('names every figure and motion in both languages', () => {
    for (const { figures, motions } of Object.values(figuresMessages)) {
      for (const name of FIGURE_NAMES) expect(figures[name], name).toBeTruthy();
      for (const motion of MOTIONS) expect(motions[motion], motion).toBeTruthy();
    }
  });
});
