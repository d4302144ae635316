import { describe, expect, it } from 'vitest';
import { valleyAddress, withWord } from '../../../../src/games/zorn/pages/valley/address';

describe('the address of the valley', () => {
  it('is noon over the whole valley where nothing is said', () => {
    const { light, to, blend, names, states, home, desk } = valleyAddress('');
    expect({ light, to, blend, names, home, desk }).toEqual({
      light: 'noon',
      to: 'noon',
      blend: 0,
      names: 'off',
      home: '',
      desk: true,
    });
    expect(Object.values(states).flat()).toEqual([]);
  });

  it('names areas one by one, by rows, and all', () => {
    const { states } = valleyAddress('?growth=e10,row9&flood=all&curse=b5,nowhere,c3');
    expect(states.growth).toEqual(['e10', 'a9', 'b9', 'c9', 'd9', 'e9', 'f9', 'g9', 'h9', 'i9']);
    expect(states.flood).toHaveLength(87);
    // The river is no area.
    expect(states.curse).toEqual(['c3']);
  });

  it('passes over what is said wrongly', () => {
    const { light, blend, names, home } = valleyAddress('?light=dusk&blend=7&names=loud&home=z9');
    expect([light, blend, names, home]).toEqual(['noon', 0, 'off', '']);
  });

  it('turns into another light by a share', () => {
    const { light, to, blend } = valleyAddress('?light=night&to=terror&blend=0.25');
    expect([light, to, blend]).toEqual(['night', 'terror', 0.25]);
  });

  it('changes one word and keeps the others', () => {
    expect(withWord('?light=night&home=c5', 'home', '')).toBe('?light=night');
    expect(withWord('?light=night', 'names', 'all')).toBe('?light=night&names=all');
  });
});
