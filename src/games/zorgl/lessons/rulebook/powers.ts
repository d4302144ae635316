import type { RuleChapter } from '#learning';

export const powers: RuleChapter = {
  id: 'powers',
  title: { en: 'Faces and aces', fr: 'Figures et as' },
  gist: {
    en: 'Jack, queen, king: three powers in black, three in red. An ace is any of them.',
    fr: 'Valet, dame, roi : trois pouvoirs en noir, trois en rouge. L’as vaut n’importe lequel.',
  },
  clauses: [
    {
      number: 'Z7.1',
      en: 'Give your monster a jack, queen or king, and you choose: the power on it, or an ordinary card. An ace can pass for any of the three or for an ordinary card. Its suit never changes.',
      fr: 'Donnez à votre monstre un valet, une dame ou un roi, et choisissez : son pouvoir, ou une carte ordinaire. Un as passe pour l’une des trois figures ou pour une carte ordinaire. Sa couleur ne change jamais.',
    },
    {
      number: 'Z7.2',
      en: 'The suit says diagonally or straight for powers as well, unless the power itself says something else.',
      fr: 'La couleur dit diagonale ou ligne droite pour les pouvoirs aussi, sauf si le pouvoir dit autre chose.',
    },
    {
      number: 'Z7.3',
      en: 'A power needs a box or a victim to name. It may still have no effect: a shake far from any building, a frenzy against the edge. Playing the card as an ordinary one is always allowed, even if it is then ignored (Z4.3, Z5.2).',
      fr: 'Un pouvoir exige une case ou une victime à nommer. Cela fait, il peut fort bien ne rien donner : une secousse loin de tout immeuble, une frénésie contre le bord. La jouer comme carte ordinaire est toujours permis, quitte à ce qu’elle soit ignorée (Z4.3, Z5.2).',
    },
    {
      number: 'Z7.4',
      heading: { en: 'Black powers', fr: 'Pouvoirs noirs' },
      en: '♠♣ jack, *Blitz*: two ordinary steps, both of them, one after the other. Going back to where you came from is fine. A unit underfoot on the first step has no time to run and is crushed; on the second it may flee (Z9.1).',
      fr: 'Valet ♠♣, *Blitz* : deux pas ordinaires, tous les deux, l’un après l’autre. Revenir d’où l’on vient est permis. Une unité sous le premier pas n’a pas le temps de fuir : écrasée ; sous le second, elle peut fuir (Z9.1).',
    },
    {
      number: 'Z7.5',
      en: '♠♣ queen, *Burrow*: one to three steps underground, each as the suit says, with turns if you like, below whatever is in the way, but never off the board. Your monster comes up in another box than it went down, and no building or monster may be there. ♠♣ king, *Leap*: onto any box of the city without building and monster. Both crush a unit where they come down, without flight.',
      fr: 'Dame ♠♣, *Tunnel* : un à trois pas sous terre, chacun selon la couleur, en tournant si l’on veut, sous tout ce qui gêne, mais sans sortir du plateau. Votre monstre remonte ailleurs qu’il n’est descendu, là où il n’y a ni immeuble ni monstre. Roi ♠♣, *Grand saut* : sur toute case de la ville sans immeuble ni monstre. Les deux écrasent l’unité qui serait à l’arrivée, sans fuite.',
    },
    {
      number: 'Z7.6',
      heading: { en: 'Red powers', fr: 'Pouvoirs rouges' },
      en: '♥♦ queen, *Throw*: grab a neighbour, diagonally or straight as the suit says, and send it in any of the eight directions. Then it goes as with every push, and your monster follows into the place the victim left, if it left. Throw it at your own box, and the two swap places.',
      fr: 'Dame ♥♦, *Lancer* : saisissez un voisin, en diagonale ou en ligne droite selon la couleur, et envoyez-le dans l’une des huit directions. Ensuite, tout va comme pour une poussée, et votre monstre prend la place que la victime a quittée, si elle l’a quittée. Lancé vers votre propre case, il échange sa place avec la vôtre.',
    },
    {
      number: 'Z7.7',
      en: '♥♦ jack, *Frenzy*: attack, see the result, and attack again if you like: the same monster or another. If there is nobody left to hit, it is over by itself.',
      fr: 'Valet ♥♦, *Frénésie* : attaquez, voyez le résultat, et attaquez encore si le cœur vous en dit, le même monstre ou un autre. S’il n’y a plus personne à frapper, elle finit d’elle-même.',
    },
    {
      number: 'Z7.8',
      en: '♥♦ king, *Shake*: pick a neighbour as for an attack. It stays put, but each building on the eight boxes around *it* drops a floor onto your pile, the power plant no less.',
      fr: 'Roi ♥♦, *Secousse* : désignez un voisin comme pour une attaque. Il ne bouge pas, mais chaque immeuble des huit cases autour de *lui* lâche un étage sur votre pile, la centrale comme les autres.',
    },
  ],
};
