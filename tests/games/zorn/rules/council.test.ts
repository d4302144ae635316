import { describe, expect, it } from 'vitest';
import { type ZornTypes, zorn } from '#zorn/rules';
import { opening } from '../../../helpers/zorn/random-game';
import { acted, facts, rolling, scene, until } from '../../../helpers/zorn/scene';

type Position = ZornTypes['Position'];
type Seat = ZornTypes['Seat'];

const firstCouncil = (players: number, options = {}) =>
  until({ position: opening(players, options, 2), events: [] }, 'first').position;
const vote = (seat: Seat | null) => ({ do: 'vote', for: seat }) as const;
const steward = (position: Position, seat: Seat): Position => ({
  ...position,
  turn: { ...position.turn, steward: seat },
  ask: { ...position.ask!, seat },
});

describe('councils', () => {
  it('N4.5 N6.2 every seat votes clockwise from the Steward, and the asking ends once nothing can change', () => {
    const start = firstCouncil(3);
    expect(start.ask).toMatchObject({ seat: 'A', why: 'first', answers: ['A', 'B', 'C'], votes: {} });
    const one = acted(start, vote('B'));
    expect(one.position.ask).toMatchObject({ seat: 'B', votes: { A: 'B' } });
    // Two of three votes cannot be caught up with.
    const two = acted(one.position, vote('B'));
    expect(facts(two, 'decided')).toMatchObject([{ why: 'first', answer: 'B' }]);
    expect(two.position.turn.track[0]).toBe('B');
  });

  it('N4.7 a tie goes to what the Steward said, N4.1 whoever that is', () => {
    const start = steward(firstCouncil(2), 'B');
    const told = acted(start, vote('A'), vote('B'));
    expect(facts(told, 'decided')).toMatchObject([{ answer: 'A' }]);
  });

  it('N4.7 a tie without the Steward goes to what was said first; if all abstain, to the first answer', () => {
    const start = firstCouncil(3);
    expect(facts(acted(start, vote(null), vote('C'), vote('B')), 'decided')).toMatchObject([{ answer: 'C' }]);
    expect(facts(acted(start, vote(null), vote(null), vote(null)), 'decided')).toMatchObject([
      { answer: 'A' },
    ]);
  });

  it('N4.6 in a duel who voted for a tied answer rolls a D12; alike, their Commanders take a Hit and roll again', () => {
    const start = acted(firstCouncil(2, { duel: true }), vote('A')).position;
    const told = rolling(start, vote('B'), [7, 7, 3, 9]);
    expect(facts(told, 'rolled').slice(0, 4)).toMatchObject([
      { for: 'duel', seat: 'A' },
      { for: 'duel', seat: 'B' },
      { for: 'duel', seat: 'A' },
      { for: 'duel', seat: 'B' },
    ]);
    expect(facts(told, 'hit')).toHaveLength(2);
    expect(facts(told, 'decided')).toMatchObject([{ answer: 'B' }]);
  });

  it('N4.6 who ties below the highest is hurt, and does not roll again', () => {
    const start = acted(firstCouncil(3, { duel: true }), vote('A'), vote('B')).position;
    const told = rolling(start, vote('C'), [4, 9, 4]);
    expect(facts(told, 'hit')).toHaveLength(2);
    expect(facts(told, 'decided')).toMatchObject([{ answer: 'B' }]);
  });

  it('N1.3 a lone player’s councils ask seat A alone', () => {
    const told = acted(firstCouncil(1), vote('B'));
    expect(facts(told, 'decided')).toMatchObject([{ answer: 'B' }]);
  });

  it('N6.1 N6.2 N6.3 the other chits are shuffled onto the track, then the fork marker is rolled', () => {
    const told = rolling(acted(firstCouncil(2), vote('B')).position, vote('B'), [4]);
    expect(told.events.map(({ type }) => type).slice(0, 6)).toEqual([
      'voted',
      'decided',
      'shuffled',
      'rolled',
      'chit',
      'card',
    ]);
    expect(told.position.turn).toMatchObject({ fork: 'even' });
    expect([...told.position.turn.track].sort()).toEqual(['A', 'A', 'B', 'B', 'W']);
    const view = zorn.view(told.position, 'A');
    expect(view.turn.track[0]).toBe('B');
    expect(view.turn.track.slice(1)).toEqual(['?', '?', '?', '?']);
  });

  it('N6.3 with forks `unit` nothing is rolled for the turn', () => {
    const told = acted(firstCouncil(2, { forks: 'unit' }), vote('B'), vote('B'));
    expect(facts(told, 'rolled')[0]).not.toMatchObject({
      for: 'fork',
      value: expect.anything(),
      unit: undefined,
    });
    expect(told.position.turn.fork).toBeNull();
  });

  it('N6.4 N6.5 a House chit activates its House, a wild one is for a council', () => {
    const turn = { space: 2, track: ['A', 'W', 'B', 'A', 'B'] };
    const told = acted(scene({ units: { 'N-sw1': 'c4', 'T-sw1': 'd4' }, turn, cards: ['k14'] }), {
      do: 'end',
    });
    expect(facts(told, 'chit')).toMatchObject([
      { space: 3, chit: 'Bl' },
      { space: 4, chit: 'W' },
    ]);
    expect(told.position.ask).toMatchObject({ why: 'wild', seat: 'B' });
    const chosen = acted(told.position, vote('A'), vote('A'));
    expect(chosen.position.activation).toMatchObject({ seat: 'A', acted: [] });
  });

  it('N4.1 N6.6 the Steward’s office passes after a Blight chit', () => {
    const told = acted(scene({ units: { 'N-sw1': 'c4', 'T-sw1': 'd4' }, cards: ['k14'] }), { do: 'end' });
    expect(facts(told, 'steward')).toMatchObject([{ seat: 'B' }]);
  });
});
