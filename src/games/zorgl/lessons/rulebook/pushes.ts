import type { RuleChapter } from '#learning';

export const pushes: RuleChapter = {
  id: 'pushes',
  title: { en: 'What a shove does', fr: 'Ce que fait une poussée' },
  gist: {
    en: 'Look at the box behind the victim: free, edge, building or another monster. That settles everything.',
    fr: 'Regardez la case derrière la victime : libre, bord, immeuble ou autre monstre. Tout en découle.',
  },
  clauses: [
    {
      number: 'Z6.1',
      en: 'You push away from yourself: from your monster’s box through the victim’s. The box after that is the *recoil box*. If it is free, the victim lands there, and your monster has to follow into the place it left. A unit in the recoil box leaves it free: it is trampled (Z9.1).',
      fr: 'On pousse devant soi : de la case de votre monstre vers celle de la victime. La case d’après est la *case de recul*. Si elle est libre, la victime y va, et votre monstre est tenu de la suivre sur la place quittée. Une unité en case de recul la laisse libre : on la piétine (Z9.1).',
    },
    {
      number: 'Z6.2',
      en: 'If there is no such box because the board ends, nobody moves and nothing breaks.',
      fr: 'Si cette case manque parce que le plateau finit là, personne ne bouge et rien ne casse.',
    },
    {
      number: 'Z6.3',
      en: 'If a building stands there, it loses a floor and that floor is yours: stack it on your pile. The monsters stay where they are. But if that was the last floor, the box is free now: in goes the victim, and your monster after it.',
      fr: 'Si un immeuble s’y dresse, il perd un étage, et cet étage est à vous : posez-le sur votre pile. Les monstres restent où ils sont. Mais si c’était le dernier, la case est libre à présent : la victime y entre, et votre monstre derrière elle.',
    },
    {
      number: 'Z6.4',
      en: 'If another monster stands there, the victim shoves it onward in the same direction, and it the next, as long as the row goes on. All monsters that are pushed make up the *chain*.',
      fr: 'Si un autre monstre s’y trouve, la victime le pousse plus loin dans la même direction, et lui le suivant, tant que la file continue. Tous les monstres poussés forment la *chaîne*.',
    },
    {
      number: 'Z6.5',
      en: 'When there is room beyond the last of the chain, all its monsters shift by a box, the farthest first, and the attacker closes up.',
      fr: 'S’il y a de la place après le dernier de la chaîne, tous avancent d’une case, le plus lointain d’abord, et l’attaquant suit.',
    },
    {
      number: 'Z6.6',
      en: 'A chain with its back to the edge does not budge.',
      fr: 'Une chaîne acculée au bord ne bouge pas d’un pouce.',
    },
    {
      number: 'Z6.7',
      en: 'A chain with its back to a building costs it a floor for each monster you push: 1, then 2, a *COMBO*, then 3, a *MEGA-COMBO*. You get them all. If the building falls, the whole chain moves up one box, your monster included. (A unit can push even four, but it never costs a building floors: Z8.4.)',
      fr: 'Une chaîne adossée à un immeuble lui coûte un étage par monstre poussé : 1, puis 2, c’est un *COMBO*, puis 3, un *MÉGA-COMBO*. Tous sont pour vous. Si l’immeuble tombe, la chaîne entière avance d’une case, votre monstre compris. (Une unité peut même en pousser quatre, mais elle ne coûte jamais d’étage : Z8.4.)',
    },
    {
      number: 'Z6.8',
      en: 'You cannot take more floors than are there. Whatever is beyond that is simply forgotten.',
      fr: 'On ne prend pas plus d’étages qu’il n’en reste. Le surplus est oublié, sans plus.',
    },
    {
      number: 'Z6.9',
      en: 'After its last floor nothing of a building remains: its box is as empty as any street.',
      fr: 'Après son dernier étage, il ne reste rien d’un immeuble : sa case est aussi vide que la rue.',
    },
    {
      number: 'Z6.10',
      en: 'For the damage only the far end of the chain counts; weaknesses and gifts of those in the middle do not. And the active player takes all that is won.',
      fr: 'Pour les dégâts, seul compte le bout de la chaîne ; les avantages et les faiblesses de ceux du milieu n’y changent rien. Et tout le butin va au joueur dont c’est le tour.',
    },
    {
      number: 'Z6.11',
      en: 'You can squeeze diagonally between two blocked boxes, walking or pushed. Look only at the box that is entered.',
      fr: 'En diagonale, on se faufile entre deux cases bouchées, à pied ou poussé. Seule compte la case où l’on entre.',
    },
  ],
};
