import type { RuleChapter } from '#learning';

export const army: RuleChapter = {
  id: 'army',
  title: { en: 'Commanding the army', fr: 'Commander l’armée' },
  gist: {
    en: 'Any card may send any unit, but units wreck nothing.',
    fr: 'Toute carte peut commander toute unité, mais une unité ne casse rien.',
  },
  clauses: [
    {
      number: 'Z8.1',
      en: 'Instead of your monster, any one unit on the board may have the card. Faces and aces have no powers there; they count as ordinary cards of their suit. A joker is the suit you name.',
      fr: 'Au lieu de votre monstre, n’importe quelle unité du plateau peut recevoir la carte. Figures et as n’y ont aucun pouvoir : ce sont des cartes ordinaires de leur couleur. Un joker est de la couleur que vous nommez.',
    },
    {
      number: 'Z8.2',
      en: 'With a black card the unit drives one box, ♠ diagonally or ♣ straight. Unlike a monster it needs a box with nothing in it at all.',
      fr: 'Avec une noire, l’unité roule d’une case, ♠ en diagonale ou ♣ tout droit. À la différence d’un monstre, il lui faut une case où il n’y a rien du tout.',
    },
    {
      number: 'Z8.3',
      en: 'With a red card it fires at a monster beside it, ♥ diagonally or ♦ straight. Even your own monster will do. The shot pushes as an attack does, chains and all; the unit stays where it is.',
      fr: 'Avec une rouge, elle tire sur un monstre voisin, ♥ en diagonale ou ♦ tout droit. Même le vôtre fait l’affaire. Le tir pousse comme une attaque, chaîne comprise ; l’unité, elle, ne suit pas.',
    },
    {
      number: 'Z8.4',
      en: 'The army protects its city: you may not order a shot that would cost a building a floor or crush a unit. A shot that merely presses somebody against the edge is allowed and wasted.',
      fr: 'L’armée protège sa ville : on ne peut lui ordonner un tir qui coûterait un étage ou écraserait une unité. Un tir qui ne fait que presser quelqu’un contre le bord est permis, et perdu.',
    },
    {
      number: 'Z8.5',
      en: 'A card can go to the army only if there is a unit that can do something with it. You are never forced to command it.',
      fr: 'Une carte ne va à l’armée que si une unité peut en faire quelque chose. Rien ne vous oblige jamais à la commander.',
    },
  ],
};

export const trampling: RuleChapter = {
  id: 'trampling',
  title: { en: 'Under their feet', fr: 'Sous leurs pieds' },
  gist: {
    en: 'A unit in the way runs if it can, and is crushed if it cannot.',
    fr: 'Une unité sur le passage fuit si elle peut, et périt si elle ne peut pas.',
  },
  clauses: [
    {
      number: 'Z9.1',
      en: 'When a monster comes into a unit’s box, on its own feet or because somebody pushed it, the unit runs one box first. The player whose turn it is says where to, no matter whose monster is coming.',
      fr: 'Quand un monstre arrive sur la case d’une unité, de son plein gré ou poussé, l’unité fuit d’abord d’une case. Le joueur dont c’est le tour dit où, à qui que soit le monstre.',
    },
    {
      number: 'Z9.2',
      option: { en: 'normally the English way', fr: 'd’ordinaire à l’anglaise' },
      en: 'It runs to a box where there is nothing. *The English way*: away from the monster, straight on or 45° to either side, so three boxes at most. *The French way*: to any box beside it that the monster does not come from and that does not touch the box it comes from. After a straight step both mean the same three boxes; after a diagonal one the French way has five. What counts is the moment before the others of the chain or the attacker have moved.',
      fr: 'Elle fuit vers une case où il n’y a rien. *À l’anglaise* : à l’opposé du monstre, tout droit ou à 45° d’un côté ou de l’autre, donc trois cases au plus. *À la française* : vers toute case voisine d’où le monstre ne vient pas et qui ne touche pas celle d’où il vient. Après un pas droit, ce sont les mêmes trois cases ; après une diagonale, la française en compte cinq. Ce qui compte est l’instant avant que les autres de la chaîne ou l’attaquant aient bougé.',
    },
    {
      number: 'Z9.3',
      en: 'With nowhere to run it is flattened, taken off the board and put on the active player’s pile.',
      fr: 'Sans issue, elle est aplatie, quitte le plateau et rejoint la pile du joueur dont c’est le tour.',
    },
    {
      number: 'Z9.4',
      en: 'Nobody outruns a surprise: no unit flees from the first step of a blitz, from where a burrow or a leap comes down, or from anything else that drops on it (Z7.4, Z7.5, Z11.12).',
      fr: 'On ne fuit pas ce qu’on ne voit pas venir : ni le premier pas d’un blitz, ni l’arrivée d’un tunnel ou d’un grand saut, ni rien qui tombe du ciel (Z7.4, Z7.5, Z11.12).',
    },
    {
      number: 'Z9.5',
      en: 'A crushed unit on your pile is worth a floor.',
      fr: 'Une unité écrasée vaut un étage sur votre pile.',
    },
  ],
};

export const ending: RuleChapter = {
  id: 'ending',
  title: { en: 'How it ends', fr: 'Comment ça finit' },
  gist: {
    en: 'Ten floors win on the spot; so may the fall of the power plant.',
    fr: 'Dix étages gagnent sur-le-champ ; la chute de la centrale aussi, parfois.',
  },
  clauses: [
    {
      number: 'Z10.1',
      en: 'The moment your pile is worth 10 floors or more, units included, you have won. Look after each single move, attack, shake and missile, once everybody pushed by it stands still. The rest of a power is not played any more.',
      fr: 'Dès que votre pile vaut 10 étages ou plus, unités comprises, vous avez gagné. On regarde après chaque déplacement, attaque, secousse ou missile, une fois tous les poussés à leur place. Le reste d’un pouvoir n’est plus joué.',
    },
    {
      number: 'Z10.2',
      en: 'When the power plant loses its last floor, the lights go out and the game is over, judged at those same moments. Most floors win. If the lead is shared, the winner is the player who brought the plant down, even with fewer.',
      fr: 'Quand la centrale perd son dernier étage, tout s’éteint et la partie est finie, jugée aux mêmes instants. Qui a le plus d’étages gagne. Si la tête est partagée, gagne celui qui a abattu la centrale, même s’il en a moins.',
    },
    {
      number: 'Z10.3',
      en: 'Ten floors and the plant in one blow? The ten floors decide. Afterwards nobody draws and nobody plays.',
      fr: 'Dix étages et la centrale du même coup ? Les dix étages l’emportent. Ensuite on ne pioche plus et on ne joue plus.',
    },
  ],
};
