import { describe, expect, it } from 'vitest';
import type { ZornTypes } from '#zorn/rules';
import { type ActionBeat, beatsOf } from '#zorn/view';
import { mixedGame } from '../../../helpers/zorn/random-game';
import { chit, type Scene } from '../../../helpers/zorn/scene';

type Event = ZornTypes['Event'];

const far = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
const named = (beats: readonly ActionBeat[]) => beats.map(({ name }) => name);
/** The names of the steps of a card of the Blight, with its rolls. */
const stepsOf = (given: Scene, rolls: readonly number[] = []) =>
  named(beatsOf(chit({ ...given, units: { ...far, ...given.units } }, rolls).events));

/** The facts that each step tells. */
const factsOfSteps = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const beats = beatsOf(events);
  return beats.map(({ from }, index) => events.slice(from, beats[index + 1]?.from));
};

describe('the steps of a card of the Blight', () => {
  it('are the chit, the card, and each unit that advances (N7.2)', () => {
    const units = { mh1: 'd8', mh2: 'b9' };
    expect(stepsOf({ units, cards: ['k10'] })).toEqual(['chit', 'card', 'move', 'move', 'chit']);
  });

  it('are each unit that spawns, with its dice (N7.5)', () => {
    const options = { menace: 0, vanguard: 0 };
    expect(stepsOf({ units: {}, cards: ['k1'], options }, [4, 6])).toEqual([
      'chit',
      'card',
      'spawn',
      'spawn',
      'chit',
    ]);
  });

  it('are all moves, then each fight with its dice, its Hits and its retreats (N12.2)', () => {
    const units = { mh1: 'd3', 'N-sw2': 'd2', 'N-sw3': 'd2' };
    const told = chit({ units: { ...far, ...units }, cards: ['k10'] }, [3, 3, 1]);
    expect(named(beatsOf(told.events)).slice(0, 4)).toEqual(['chit', 'card', 'move', 'fight']);
    expect(factsOfSteps(told.events)[3]?.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['rolled', 'fought', 'hit', 'moved']),
    );
  });

  it('are each shot with the test that it leads to (N7.8, N11.3)', () => {
    const units = { mh1: 'd3', 'N-sw2': 'd2' };
    const told = chit({ units: { ...far, ...units }, cards: ['k16'] }, [4, 3]);
    expect(named(beatsOf(told.events)).slice(0, 3)).toEqual(['chit', 'card', 'shot']);
    expect(factsOfSteps(told.events)[2]?.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['rolled', 'shot', 'tested', 'hit']),
    );
  });

  it('are the event, and each unit’s test of it (N24.6)', () => {
    const units = { 'N-sw2': 'd8', 'N-sw3': 'd8' };
    expect(stepsOf({ units, cards: ['k24'] }, [6, 5, 5])).toEqual([
      'chit',
      'card',
      'event',
      'test',
      'test',
      'chit',
    ]);
  });

  it('are each unit that leaves by a pass, after its way there (N8.3)', () => {
    expect(stepsOf({ units: { mh1: 'PB' }, cards: ['k10'] })).toEqual(['chit', 'card', 'exit', 'chit']);
  });
});

describe('the steps of any action', () => {
  const HEADS = ['chit', 'card', 'event', 'spawned', 'exited', 'shot', 'cast', 'fought', 'token'];

  it('begin with its first fact, one after another, and tell one thing each', () => {
    let most = 0;
    const names = new Set<string>();
    for (let seed = 0; seed < 14; seed++) {
      for (const { events } of mixedGame(seed, 400)) {
        const beats = beatsOf(events);
        if (beats.length > 0) expect(beats[0]?.from).toBe(0);
        for (const [index, { name, from }] of beats.entries()) {
          names.add(name);
          if (index > 0) expect(from).toBeGreaterThan(beats[index - 1]!.from);
        }
        for (const told of factsOfSteps(events)) {
          expect(told.filter(({ type }) => HEADS.includes(type)).length).toBeLessThanOrEqual(1);
          const ways = told.filter((event) => event.type === 'moved' && event.by === 'advance');
          expect(ways.length).toBeLessThanOrEqual(1);
        }
        most = Math.max(most, beats.length);
      }
    }
    expect(most).toBeGreaterThan(20);
    expect(names.size).toBeGreaterThan(11);
  });
});
