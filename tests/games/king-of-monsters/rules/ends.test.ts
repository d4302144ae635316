import { describe, expect, it } from 'vitest';
import type { Action } from '#king-of-monsters/rules';
import { at, played, refusal, sketched } from '../../../helpers/king/sketch';

const END: Action = { do: 'end' };

describe('the fall of the last objective', () => {
  it('of the Reactor wins for the King at once (K17.1)', () => {
    const position = sketched({
      stack: [{ kind: 'fight', seat: 'king' }],
      king: { zone: 'reactor', hand: ['R7'] },
      heroes: { grey: at('hq', ['G1']) },
      laid: { reactor: ['B9', 'B9', 'R9', 'G3'] },
    });
    const { position: over, events } = played(position, END);
    expect(events).toEqual([
      { type: 'zone-destroyed', zone: 'reactor' },
      { type: 'over', winner: 'king', reason: 'reactor' },
    ]);
    expect(over.outcome).toEqual({ winner: 'king', reason: 'reactor' });
    expect(refusal(over, END)).toMatch(/\(K17\.1\)$/);
  });

  it('of the Lab discards all that is stored (K9.5, K13.5)', () => {
    const position = sketched({
      stack: [{ kind: 'fight', seat: 'king' }],
      king: { zone: 'lab', hand: ['R7'] },
      heroes: {
        grey: { ...at('hq', ['G1']), stored: 'G2' },
        bamf: { state: 'out', stored: 'B2' },
        ibis: at('hq'),
      },
      laid: { lab: ['B9', 'B9', 'R7'] },
    });
    const { position: next, events } = played(position, END);
    expect(events.slice(0, 3)).toEqual([
      { type: 'zone-destroyed', zone: 'lab' },
      { type: 'unstored', hero: 'grey', card: 'G2' },
      { type: 'unstored', hero: 'bamf', card: 'B2' },
    ]);
    expect([next.heroes.grey?.stored, next.heroes.bamf?.stored]).toEqual([null, null]);
  });
});
