import type { RuleChapter } from '#learning';

export const city: RuleChapter = {
  id: 'city',
  title: { en: 'The city', fr: 'La ville' },
  gist: {
    en: 'Seven boxes by seven, sixteen buildings, one power plant, and nothing ever shares a box.',
    fr: 'Sept cases sur sept, seize immeubles, une centrale, et jamais deux choses sur une case.',
  },
  clauses: [
    {
      number: 'Z1.1',
      en: 'The city is a square of 7 by 7 boxes. Letters a to g name the columns from west to east, numbers 1 to 7 the rows from south to north: a1 is the box in the south-west. Boxes that touch are *adjacent*. Across a side they lie *straight*, across a corner *diagonally*: four of each.',
      fr: 'La ville est un carré de 7 cases sur 7. Les lettres a à g nomment les colonnes d’ouest en est, les chiffres 1 à 7 les rangées du sud au nord : a1 est la case du sud-ouest. Deux cases qui se touchent sont *voisines* : *en ligne droite* par un côté, *en diagonale* par un coin, quatre de chaque.',
    },
    {
      number: 'Z1.2',
      en: 'Raise 16 buildings of 4 floors around the rim, and the power plant, 8 floors tall, in the middle on d4. That makes 72 floors to fight over. The monsters wait on b2, b6, f6 and f2, places A, B, C and D clockwise.',
      fr: 'Dressez 16 immeubles de 4 étages sur le pourtour, et au milieu, en d4, la centrale et ses 8 étages. Cela fait 72 étages à se disputer. Les monstres attendent en b2, b6, f6 et f2 : les places A, B, C et D, dans le sens horaire.',
    },
    {
      number: 'Z1.3',
      en: 'When we say *building*, the power plant is meant too, unless we name it. A box has room for one thing: a building, a monster or an army unit. Nogyab alone breaks this rule, as it can stand on a roof (Z11.7).',
      fr: 'Quand nous disons *immeuble*, la centrale en est, sauf si nous la nommons. Une case n’a de place que pour une chose : un immeuble, un monstre ou une unité de l’armée. Seul Nogyak y échappe, puisqu’il sait se percher sur un toit (Z11.7).',
    },
    {
      number: 'Z1.4',
      option: { en: 'normally on', fr: 'd’ordinaire oui' },
      en: 'Eight army units ring the power plant, one on each box around it. If you leave the army in its barracks, those boxes begin empty and you can skip the two chapters about it, Z8.1 to Z9.5.',
      fr: 'Huit unités de l’armée entourent la centrale, une sur chaque case autour d’elle. Si vous laissez l’armée à la caserne, ces cases sont vides au départ et les deux chapitres qui en parlent, de Z8.1 à Z9.5, ne servent pas.',
    },
    {
      number: 'Z1.5',
      option: { en: 'normally the city above', fr: 'd’ordinaire la ville ci-dessus' },
      en: 'Build a city of your own, if you like: it needs exactly one power plant, a free starting box for every player, and no more than eight units.',
      fr: 'Bâtissez votre propre ville si le cœur vous en dit : il y faut une centrale et une seule, une case de départ libre par joueur, et pas plus de huit unités.',
    },
  ],
};
