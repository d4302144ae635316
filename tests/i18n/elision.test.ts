import { describe, expect, it } from 'vitest';
import { messagesFor, of, that } from '#i18n';
import { zorglProblems } from '#zorgl/words';

describe('French elision', () => {
  it.each([
    ['Rex', 'de Rex'],
    ['Olga', 'd’Olga'],
    ['Émile', 'd’Émile'],
    ['Hugo', 'd’Hugo'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
  ])('of %s is %s', (name, words) => {
    expect(of(name)).toBe(words);
  });

  it('that', () => {
    expect([that('Olga'), that('Rex')]).toEqual(['qu’Olga', 'que Rex']);
  });

  it('is made wherever a player is named', () => {
    const { cards, seat, lobby, photo, share } = messagesFor('fr');
    const told = [
      cards.hand('Olga'),
      seat.colour('Olga'),
      lobby.deleteGame('Olga'),
      photo.pose('Olga'),
      photo.moment('Olga'),
      share.exportGame('Olga'),
    ];
    for (const text of told) expect(text).toContain('d’Olga');
  });

  it('is made in the reasons why a record is refused', () => {
    const { fr } = zorglProblems;
    const given = { name: 'Olga' };
    const told = [
      fr['zorgl.record.turnNotOver'](given),
      fr['zorgl.record.turnMissing'](given),
      fr['zorgl.record.turnOf'](given),
    ];
    for (const text of told) expect(text).toContain('tour d’Olga');
  });
});
