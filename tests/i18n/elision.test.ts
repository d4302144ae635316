import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messagesFor, of, that, to } from '#i18n';
import { zorglProblems } from '#zorgl/words';

describe('French elision', () => {
  it.each([
    ['Rex', 'de Rex'],
    ['Olga', 'd’Olga'],
    ['Émile', 'd’Émile'],
    ['Hugo', 'd’Hugo'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Le Roi', 'du Roi'],
    ['La Ligue', 'de la Ligue'],
    ['Les Autres', 'des Autres'],
    ['Leon', 'de Leon'],
  ])('of %s is %s', (name, words) => {
    expect(of(name)).toBe(words);
  });

  it('that', () => {
    expect([that('Olga'), that('Rex')]).toEqual(['qu’Olga', 'que Rex']);
  });

  it('to', () => {
    expect(['Le Roi', 'La Ligue', 'Les Autres', 'Leon', 'Olga'].map(to)).toEqual([
      'au Roi',
      'à la Ligue',
      'aux Autres',
      'à Leon',
      'à Olga',
    ]);
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

const SOURCE = join(process.cwd(), 'src');

/** What needs no elision: numbers, boxes and codes, which are read letter by letter. */
const READ_APART = new Set([
  'least',
  'from',
  'box',
  'width',
  'column',
  'suit',
  'degrees',
  'most',
  'seat',
  'tile',
]);

/** Where a word that loses its vowel before another stands before something put in as it is. */
const unelided = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}’])(?:de|que|le|la|se|ne|je|jusque|lorsque|puisque) \$\{([\w.]+)\}/giu)]
    .filter(([, name = '']) => !READ_APART.has(name))
    .map(([found]) => found);

describe('the French catalogues', () => {
  it('put no name behind a word that would lose its vowel before it', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:^|[./\\])fr\.ts$/.test(name),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((name) =>
      unelided(readFileSync(join(SOURCE, name), 'utf8')).map((place) => `${name}: ${place}`),
    );
    expect(found).toEqual([]);
  });

  const put = (name: string) => ['$', '{', name, '}'].join('');

  it.each([
    [`Main de ${put('name')}`, 1],
    [`C’est à vous que ${put('name')} pense`, 1],
    [`Main ${put('of(name)')}`, 0],
    [`s’envole de ${put('from')}`, 0],
    [`Rien pour ${put('name')}`, 0],
  ])('are searched: %s', (text, count) => {
    expect(unelided(text)).toHaveLength(count);
  });
});
