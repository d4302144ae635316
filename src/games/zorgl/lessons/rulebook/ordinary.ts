import type { RuleChapter } from '#learning';

export const moving: RuleChapter = {
  id: 'moving',
  title: { en: 'Black cards: walk', fr: 'Cartes noires : marcher' },
  gist: {
    en: '♠ one box diagonally, ♣ one box straight. Walk if you can.',
    fr: '♠ une case en diagonale, ♣ une case tout droit. On marche si on peut.',
  },
  clauses: [
    {
      number: 'Z4.1',
      en: 'A black card takes your monster one box further: ♠ diagonally, ♣ straight.',
      fr: 'Une carte noire mène votre monstre une case plus loin : ♠ en diagonale, ♣ en ligne droite.',
    },
    {
      number: 'Z4.2',
      en: 'It cannot walk into a building or another monster. An army unit is no obstacle: it had better run (Z9.1).',
      fr: 'Il n’entre ni dans un immeuble ni chez un autre monstre. Une unité de l’armée n’est pas un obstacle : elle a intérêt à fuir (Z9.1).',
    },
    {
      number: 'Z4.3',
      en: 'As an ordinary card for your monster, a black card is an order: if there is a way, it must walk. If there is none, it stamps its feet and stays; the card is *ignored*, yet it counts as one you played.',
      fr: 'Donnée à votre monstre comme carte ordinaire, une noire est un ordre : si un chemin existe, il marche. S’il n’y en a pas, il trépigne sur place ; la carte est *ignorée*, mais compte parmi celles que vous avez jouées.',
    },
  ],
};

export const attacking: RuleChapter = {
  id: 'attacking',
  title: { en: 'Red cards: attack', fr: 'Cartes rouges : attaquer' },
  gist: {
    en: '♥ hits diagonally, ♦ straight; only monsters can be hit.',
    fr: '♥ frappe en diagonale, ♦ tout droit ; on ne frappe que des monstres.',
  },
  clauses: [
    {
      number: 'Z5.1',
      en: 'A red card throws your monster at a monster beside it: ♥ at one on a diagonal box, ♦ at one on a straight box. You cannot attack a building or an army unit. Floors fall because you shove others into walls.',
      fr: 'Une carte rouge jette votre monstre sur un monstre voisin : ♥ en diagonale, ♦ en ligne droite. On n’attaque ni immeuble ni unité de l’armée. Si les étages tombent, c’est que vous poussez les autres dans les murs.',
    },
    {
      number: 'Z5.2',
      en: 'As an ordinary card for your monster, a red card is an order as well: with somebody in reach it must attack. With nobody there it howls at the sky, and the card is *ignored* but counts as played.',
      fr: 'Donnée à votre monstre comme carte ordinaire, une rouge est un ordre elle aussi : si quelqu’un est à portée, il attaque. Sinon il hurle au ciel, et la carte est *ignorée*, mais comptée comme jouée.',
    },
    {
      number: 'Z5.3',
      en: 'A joker becomes whichever suit you name, but never a face: it is an ordinary card. Special monsters know a second use for it (Z11.3, Z11.6, Z11.12, Z11.15).',
      fr: 'Un joker prend la couleur que vous nommez, mais n’est jamais une figure : c’est une carte ordinaire. Les monstres spéciaux lui connaissent un second usage (Z11.3, Z11.6, Z11.12, Z11.15).',
    },
  ],
};
