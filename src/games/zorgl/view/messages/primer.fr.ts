import type { primer as english } from './primer.en';

/** The quick start in French. */
export const primer: typeof english = [
  {
    lesson: 'step',
    title: 'Marchez',
    text: 'Les cartes noires font marcher votre monstre : ♣ tout droit, ♠ en diagonale.',
  },
  {
    lesson: 'shove',
    title: 'Poussez',
    text: 'Les cartes rouges poussent le monstre voisin. Il recule, vous le suivez.',
  },
  {
    lesson: 'combo',
    title: 'Démolissez dix étages',
    text: 'Poussés contre un immeuble, les monstres font tomber des étages. Ils sont à vous : dix gagnent.',
  },
  {
    title: 'Le but',
    text: 'Dix étages dans votre pile, et vous gagnez aussitôt. Si la centrale tombe, la partie s’arrête aussi : qui a le plus d’étages gagne. Une unité de l’armée que vous écrasez compte pour un étage.',
  },
  {
    title: 'Votre tour',
    text: 'Vous jouez trois à cinq de vos cinq cartes, l’une après l’autre. Chacune est pour votre monstre ou pour une unité de l’armée. Puis vous complétez votre main à cinq.',
  },
  {
    title: 'Le noir marche',
    text: '♠ mène votre monstre d’une case en diagonale, ♣ d’une case tout droit, là où il n’y a ni monstre ni immeuble. S’il peut marcher, il le doit ; sinon il trépigne, et la carte est jouée pour rien.',
  },
  {
    title: 'Le rouge attaque',
    text: '♥ frappe un monstre voisin en diagonale, ♦ un voisin tout droit. Il est repoussé, et le vôtre le suit. S’il est poussé contre un immeuble, personne ne bouge et vous prenez un étage. Poussé contre d’autres monstres, il les entraîne tous ; une file de deux ou trois devant un immeuble lui prend deux ou trois étages.',
  },
  {
    title: 'Figures, as et jokers',
    text: 'Noir : le valet marche deux fois, la dame creuse jusqu’à trois cases sous tout le reste, le roi bondit n’importe où. Rouge : le valet attaque deux fois, la dame lance dans n’importe quelle direction, le roi fait tomber un étage de chaque immeuble autour de sa victime. L’as est l’un des trois, ou ordinaire ; le joker est une carte ordinaire de la couleur voulue.',
  },
  {
    title: 'L’armée',
    text: 'Une unité sur laquelle un monstre marche fuit vers une case libre de votre choix ; s’il n’y en a pas, elle est écrasée. Vous pouvez aussi lui donner des cartes : elle marche et bouscule les monstres, mais ne coûte jamais d’étage.',
  },
  {
    title: 'Monstres spéciaux',
    text: 'Chacun a un avantage, une faiblesse et un méga-pouvoir qu’un joker déclenche. Sous les places, l’accueil dit ce que savent faire ceux que vous avez choisis.',
  },
  {
    title: 'Avant de cliquer',
    text: 'Pointez une case ou un monstre, ou allez-y avec les touches : la table montre ce qui va arriver. Presque tout s’annule tant qu’aucune carte n’est piochée.',
  },
];
