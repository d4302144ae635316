import type { RuleChapter } from '#learning';

export const action: RuleChapter = {
  id: 'action',
  title: { en: 'Rampage: the action card', fr: 'Déchaînement : la carte d’action' },
  gist: {
    en: 'One card tells whether the King may smash and march.',
    fr: 'Une carte dit si le Roi peut frapper et avancer.',
  },
  clauses: [
    {
      number: 'K8.1',
      en: 'After a push-back the King turns up none and is *held*. He pays the *toll* instead: the top of his combat deck is turned up and discarded, and with it the leftmost plate, cover and all, of the row of its colour, if there is one.',
      fr: 'Après un recul, le Roi n’en retourne pas et il est *retenu*. Il paie le *péage* : le dessus de son paquet de combat est retourné et défaussé, et avec lui la plaque la plus à gauche, couverture comprise, de la rangée de sa couleur, s’il y en a une.',
    },
    {
      number: 'K8.2',
      en: 'Otherwise he turns up his top action card. *Reverse*: the face-down plates in the row of its colour swap places end for end, covers stay. *Skip*: he is held. *Draw-two*: he takes two combat cards and is held, or leaves both. *Wild*: he adds it to a row or keeps it in hand. *Wild-four*: he draws four combat cards and adds it to a row; if none can take it, it is discarded.',
      fr: 'Sinon il retourne le dessus de ses actions. *Inversion* : les plaques face cachée de la rangée de sa couleur échangent leurs places bout pour bout, les couvertures restent. *Passe-tour* : il est retenu. *Plus-deux* : il prend deux cartes de combat et il est retenu, ou y renonce. *Joker* : il l’ajoute à une rangée ou le garde en main. *Joker plus-quatre* : il pioche quatre cartes de combat et l’ajoute à une rangée ; si aucune ne peut le prendre, il est défaussé.',
    },
    {
      number: 'K8.3',
      en: 'A wild is added face up at the right end of a row that is not disabled and has fewer than five plates; an empty one will do.',
      fr: 'Un joker s’ajoute face visible à droite d’une rangée active de moins de cinq plaques ; une rangée vide convient.',
    },
    {
      number: 'K8.4',
      en: 'Who is held attacks only heroes this turn, and does not move.',
      fr: 'Retenu, il n’attaque ce tour que des héros, et n’avance pas.',
    },
  ],
};
