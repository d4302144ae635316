import { describe, expect, it } from 'vitest';
import type { Ping } from '#core';
import { king } from '#king-of-monsters/rules';
import { placePoint, SEAT_COLOURS, tableOf, talkBadges } from '#king-of-monsters/view';
import { at, heroFrame, sketched } from '../../../helpers/king/sketch';

const VIEW = king.view(
  sketched({
    heroes: { bamf: at('metro', ['B5']), ninja: at('metro'), grey: at('hq'), artemis: at('hq') },
    king: { zone: 'metro', hand: [] },
    chart: { R: 'R3^/R8 R4', B: 'B4^ B7' },
    stack: [heroFrame('bamf', { step: 'fight' })],
  }),
  'bamf',
);
const drawn = (...marks: readonly Ping[]) =>
  talkBadges(marks, VIEW, { colours: SEAT_COLOURS, names: { ninja: 'Nina' } });

describe('team talk on the table', () => {
  it('stands over the plate that is meant, and tells heroes of one colour apart by their shapes', () => {
    const badges = drawn(
      { seat: 'bamf', place: 'B1/2', sign: 'strike' },
      { seat: 'ninja', place: 'B1/2', sign: 'mine' },
    );
    const [x, , z] = placePoint('B1', tableOf(VIEW))!;
    for (const { at: middle } of badges) {
      expect(middle[0]).toBeCloseTo(x);
      expect(Math.abs(middle[2] - z)).toBeLessThan(0.6);
    }
    const [bamf, ninja] = badges;
    expect(bamf!.emblem).toBe('hourglass');
    expect(ninja!.emblem).toBe('chevron');
    expect(bamf!.colour).not.toBe(ninja!.colour);
    expect(bamf!.lines).not.toBe(ninja!.lines);
    expect(bamf!.offset).not.toEqual(ninja!.offset);
  });

  it('counts those that find no room', () => {
    const place = 'B2/2';
    const badges = drawn(
      ...(['bamf', 'ninja', 'grey', 'artemis'] as const).map(
        (seat) => ({ seat, place, sign: 'spare' }) as const,
      ),
    );
    expect(badges.map(({ emblem, text }) => emblem ?? text)).toEqual(['star', 'triangle', '+2']);
    expect(badges.at(-1)?.says?.en).toMatch(/: leave it, Nina: leave it$/);
  });

  it('tells those who point at it who says what, in either language', () => {
    const [badge] = drawn({ seat: 'ninja', place: 'B1/2', sign: 'mine' });
    expect(badge?.says).toEqual({ en: 'Nina: mine', fr: expect.stringMatching(/^Nina\s: .+/) });
  });

  it('is gone where the plate is no longer the one that was meant', () => {
    expect(drawn({ seat: 'bamf', place: 'B1/3', sign: 'strike' })).toEqual([]);
    expect(drawn({ seat: 'bamf', place: 'R1/2', sign: 'strike' })).toEqual([]);
    expect(drawn({ seat: 'bamf', place: 'R1/2c', sign: 'strike' })).toHaveLength(1);
  });
});
