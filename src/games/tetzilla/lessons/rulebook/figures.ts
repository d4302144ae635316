import type { RuleChapter } from '#learning';

export const figures: RuleChapter = {
  id: 'figures',
  title: { en: 'Tiles and markers in numbers', fr: 'Tuiles et marqueurs en chiffres' },
  gist: {
    en: 'What comes how often, what it costs, what it is worth.',
    fr: 'Ce qui vient combien de fois, ce que ça coûte, ce que ça vaut.',
  },
  clauses: [
    {
      number: 'T12.1',
      en: 'The tiles show 98 building signs and 21 guard signs. Four tiles, an I, an O, an S and a Z, look the same after a half turn and have 2 spins; all others have 4. For each tile there is its mirror image.',
      fr: 'Les tuiles portent 98 signes de bâtiments et 21 de gardes. Quatre d’entre elles, un I, un O, un S et un Z, sont pareilles après un demi-tour et n’ont que 2 positions ; toutes les autres en ont 4. Chaque tuile a son image en miroir.',
    },
    {
      number: 'T12.2',
      en: 'Buildings. 44 *houses*, no extra cost, no hit: half of them 1 point, half 2. 28 *blocks*, extra cost 1, no hit: 8 of 2 points, 12 of 3, 8 of 4. 14 *skyscrapers*, extra cost 2, no hit: 4 of 4 points, 6 of 5, 4 of 6. 14 *fuel depots*, extra cost 1, and 1 hit: 4 of 3 points, 6 of 4, 4 of 5.',
      fr: 'Bâtiments. 44 *maisons*, sans supplément ni blessure : une moitié à 1 point, l’autre à 2. 28 *immeubles*, supplément 1, sans blessure : 8 à 2 points, 12 à 3, 8 à 4. 14 *gratte-ciel*, supplément 2, sans blessure : 4 à 4 points, 6 à 5, 4 à 6. 14 *dépôts de carburant*, supplément 1, et 1 blessure : 4 à 3 points, 6 à 4, 4 à 5.',
    },
    {
      number: 'T12.3',
      en: 'Guards, when you crush them. 6 *lasers*: no extra cost, 1 hit. 14 *missiles*: extra cost 1, no hit. 4 *tanks*: extra cost 1, 1 hit.',
      fr: 'Gardes, quand on les écrase. 6 *lasers* : sans supplément, 1 blessure. 14 *missiles* : supplément 1, sans blessure. 4 *chars* : supplément 1, 1 blessure.',
    },
    {
      number: 'T12.4',
      en: 'The figures: four zorgls, X-Man, Greatzilla, Nogyab and Krustazor, old friends of the monsters’ other city.',
      fr: 'Les figurines : quatre zorgls, X-Man, Grodino, Nogyak et Crustassor, de vieilles connaissances de l’autre ville.',
    },
  ],
};
