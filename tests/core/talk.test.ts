import { describe, expect, it } from 'vitest';
import { applyPings, MAX_PINGS, type Ping } from '#core';

const said = (marks: readonly Ping[]) => marks.map(({ seat, place, sign }) => `${seat} ${place} ${sign}`);

describe('what seats say of places', () => {
  it('is one sign of a seat for a place, changed and taken back by that seat alone', () => {
    let marks = applyPings([], 'a', { place: 'R1', sign: 'strike' });
    marks = applyPings(marks, 'b', { place: 'R1', sign: 'spare' });
    expect(said(marks).sort()).toEqual(['a R1 strike', 'b R1 spare']);
    marks = applyPings(marks, 'a', { place: 'R1', sign: 'mine' });
    expect(said(marks).sort()).toEqual(['a R1 mine', 'b R1 spare']);
    marks = applyPings(marks, 'b', { place: 'R1', sign: null });
    expect(said(marks)).toEqual(['a R1 mine']);
  });

  it('loses the oldest of a seat that says too much, and nothing of others', () => {
    let marks = applyPings([], 'b', { place: 'R1', sign: 'strike' });
    for (let number = 0; number <= MAX_PINGS; number++) {
      marks = applyPings(marks, 'a', { place: `P${number}`, sign: 'strike' });
    }
    const places = marks.filter(({ seat }) => seat === 'a').map(({ place }) => place);
    expect(places).toHaveLength(MAX_PINGS);
    expect([places[0], places.at(-1)]).toEqual(['P1', `P${MAX_PINGS}`]);
    expect(marks.filter(({ seat }) => seat === 'b')).toHaveLength(1);
  });
});
