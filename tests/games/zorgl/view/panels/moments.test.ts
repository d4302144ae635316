import { expect, it } from 'vitest';
import type { Event } from '#zorgl/rules';
import { zorglMessages } from '../../../../../src/games/zorgl/view/messages';
import { momentOf } from '../../../../../src/games/zorgl/view/panels/moments';

const english = zorglMessages('en');

const floors = (chain: number, lost = 1, plant = false): Event => ({
  type: 'floors',
  building: plant ? 'd4' : 'c7',
  plant,
  lost,
  left: 0,
  player: 'A',
  chain,
});
const falls = (plant: boolean): Event => ({ type: 'destroyed', building: plant ? 'd4' : 'c7', plant });
const shake: Event = { type: 'shake', monster: 'A', target: 'B' };
const ink: Event = { type: 'ink', monster: 'A', targets: ['B'] };
const tail: Event = { type: 'hand-discarded', player: 'A', cards: ['9C', '2S'] };
const won: Event = { type: 'game-over', winner: 'A', reason: 'floors' };

it.each<[string, readonly Event[], string | null, string | null]>([
  ['nothing but a step', [{ type: 'army-move', from: 'c3', to: 'c4' }], null, null],
  ['a floor', [floors(1)], null, null],
  ['two floors of a shake', [shake, floors(0), floors(0)], null, null],
  ['three floors of a shake', [shake, floors(0), floors(0), floors(0)], 'special', '3 floors in one blow'],
  ['a combo', [floors(2, 2)], 'combo', 'Combo'],
  ['a mega-combo', [floors(3, 3)], 'mega', 'Mega-combo'],
  ['a building that falls', [floors(1), falls(false)], 'collapse', 'A building collapses'],
  ['a combo that brings a building down', [floors(2, 2), falls(false)], 'combo', 'Combo'],
  ['the plant', [floors(1, 1, true), falls(true)], 'collapse', 'The power plant collapses'],
  ['ink', [ink], 'special', 'Ink'],
  ['the tail of Greatzilla', [tail], 'special', 'Strike with the tail'],
  ['a tail that makes a combo', [tail, floors(2, 2)], 'combo', 'Combo'],
  ['the end, whatever brought it', [floors(3, 3), falls(true), won], 'end', 'The end of the game'],
])('%s', (_, events, kind, label) => {
  expect(momentOf(events, english)).toEqual(kind === null ? null : { kind, label });
});

it('is told in French', () => {
  expect(momentOf([floors(3, 3)], zorglMessages('fr'))?.label).toBe('Méga-combo');
});
