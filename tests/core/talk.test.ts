import { describe, expect, it } from 'vitest';
import { MOST_MARKS, type TalkMark, withTalk } from '#core';

const said = (marks: readonly TalkMark[]) => marks.map(({ seat, place, sign }) => `${seat} ${place} ${sign}`);

describe('what seats say of places', () => {
  it('is one sign of a seat for a place, changed and taken back by that seat alone', () => {
    let marks = withTalk([], 'a', { place: 'R1', sign: 'strike' });
    marks = withTalk(marks, 'b', { place: 'R1', sign: 'spare' });
    expect(said(marks).sort()).toEqual(['a R1 strike', 'b R1 spare']);
    marks = withTalk(marks, 'a', { place: 'R1', sign: 'mine' });
    expect(said(marks).sort()).toEqual(['a R1 mine', 'b R1 spare']);
    marks = withTalk(marks, 'b', { place: 'R1', sign: null });
    expect(said(marks)).toEqual(['a R1 mine']);
  });

  it('loses the oldest of a seat that says too much, and nothing of others', () => {
    let marks = withTalk([], 'b', { place: 'R1', sign: 'strike' });
    for (let number = 0; number <= MOST_MARKS; number++) {
      marks = withTalk(marks, 'a', { place: `P${number}`, sign: 'strike' });
    }
    const places = marks.filter(({ seat }) => seat === 'a').map(({ place }) => place);
    expect(places).toHaveLength(MOST_MARKS);
    expect([places[0], places.at(-1)]).toEqual(['P1', `P${MOST_MARKS}`]);
    expect(marks.filter(({ seat }) => seat === 'b')).toHaveLength(1);
  });
});
