import { expect, it } from 'vitest';
import type { Event, Seat } from '#zorgl/rules';
import { zorglMessages } from '../../../../../src/games/zorgl/view/messages';
import { figuresOf } from '../../../../../src/games/zorgl/view/panels/tally';

const floors = (player: Seat, lost: number): Event => ({
  type: 'floors',
  building: 'c7',
  plant: false,
  lost,
  left: 0,
  player,
  chain: 1,
});
const attack = (by: Extract<Event, { type: 'attack' }>['by']): Event => ({
  type: 'attack',
  by,
  target: 'C',
  manner: 'shove',
  direction: 'N',
  line: ['C'],
  meets: 'free',
  recoil: null,
});
const crush = (player: Seat): Event => ({ type: 'crush', at: 'c3', monster: player, player });
const stamp: Event = { type: 'stamp', monster: 'C' };
const howl: Event = { type: 'howl', monster: 'C' };
const burrow: Event = {
  type: 'move',
  monster: 'C',
  from: 'a1',
  to: 'a4',
  manner: 'burrow',
  path: ['a2', 'a3', 'a4'],
  onto: 0,
};

it('a game of Zorgl-Zilla is told in figures', () => {
  const course = [
    { seat: 'A', events: [attack({ monster: 'A' }), floors('A', 1), floors('A', 2)] },
    { seat: 'A', events: [floors('A', 2), crush('A')] },
    // The army is sent by C; its victim decides nothing.
    { seat: 'C', events: [attack({ unit: 'd3' }), floors('C', 1)] },
    { seat: 'C', events: [stamp, burrow] },
    { seat: 'C', events: [howl] },
  ] as const;
  const told = figuresOf(course, zorglMessages('en')).map(({ label, bySeat }) => [label, bySeat]);
  expect(Object.fromEntries(told)).toEqual({
    'Floors wrecked': { A: 5, C: 1 },
    'Most floors in one blow': { A: 3, C: 1 },
    'Units crushed': { A: 1 },
    Attacks: { A: 1, C: 1 },
    'Boxes travelled': { C: 3 },
    'Cards wasted': { C: 2 },
  });
});
