import type { LessonNotes } from '#learning';

/** What to say, ask and look out for when lessons are shown to others. */
export const zorglNotes: LessonNotes = {
  'first-city': {
    1: {
      en: 'Let everybody find their own corner first. Name a few boxes aloud, and have somebody point at them: the letters are needed all evening.',
      fr: 'Laissez d’abord chacun trouver son coin. Nommez quelques cases à voix haute et faites-les montrer du doigt : les lettres serviront toute la soirée.',
    },
    4: {
      en: 'Take your time with this one. Straight and diagonal are the only two ways in the game, and a player who mixes them up mixes up all suits later.',
      fr: 'Prenez votre temps. Tout droit et en diagonale : il n’y a pas d’autre façon d’aller, et qui les confond confondra ensuite toutes les couleurs.',
    },
  },
  'army-off': {
    1: {
      en: 'For children, or a first evening, leave the army out: one rule less to explain, and a game that is over sooner. It comes in from the second game on.',
      fr: 'Avec des enfants, ou le premier soir, laissez l’armée dans la boîte : une règle de moins à expliquer, et une partie plus courte. Elle entre en jeu dès la deuxième.',
    },
  },
  'who-begins': {
    1: {
      en: 'Skip this lesson when you are two or four; then the box says who begins without any thinking.',
      fr: 'À deux ou à quatre, passez cette leçon : il n’y a alors rien à réfléchir pour savoir qui commence.',
    },
  },
  'turn-end': {
    1: {
      en: 'Ask beforehand how many cards a turn has. Almost everybody says one. Three at least, five at most: let them count along.',
      fr: 'Demandez d’abord combien de cartes compte un tour. Presque tous répondent une. Trois au moins, cinq au plus : faites-les compter avec vous.',
    },
    3: {
      en: 'Stop here. Would they go on or keep two cards? There is no right answer, and that is the point.',
      fr: 'Arrêtez-vous ici. Continueraient-ils, ou garderaient-ils deux cartes ? Il n’y a pas de bonne réponse, et c’est tout l’intérêt.',
    },
  },
  step: {
    1: {
      en: 'The number of an ordinary card means nothing. Say so now, for sooner or later somebody wants to walk nine boxes.',
      fr: 'Le chiffre d’une carte ordinaire ne compte pas. Dites-le maintenant : tôt ou tard, quelqu’un voudra avancer de neuf cases.',
    },
  },
  stamp: {
    1: {
      en: 'Stamp your feet yourself. The table remembers the rule by the noise.',
      fr: 'Tapez vous-même du pied. C’est au bruit que l’on retient la règle.',
    },
  },
  howl: {
    1: {
      en: 'A good moment for all to howl together, and to say why one may want to: a red card that hits nobody still counts among the three.',
      fr: 'Le bon moment pour hurler tous ensemble, et pour dire à quoi cela sert : une carte rouge qui ne touche personne compte parmi les trois.',
    },
  },
  'must-attack': {
    1: {
      en: 'Somebody will ask whether one may spare a friend. Not with this card; but nobody is forced to play this card, and the army can take it.',
      fr: 'On vous demandera si l’on peut épargner un ami. Pas avec cette carte ; mais rien n’oblige à la jouer, et l’armée peut la prendre.',
    },
  },
  shove: {
    1: {
      en: 'The heart of the game in one picture. Put a finger on attacker, victim and the box behind it, in this order, and keep to that order in all that follows.',
      fr: 'Tout le jeu en une image. Posez le doigt sur l’attaquant, la victime et la case derrière elle, dans cet ordre, et gardez cet ordre pour toute la suite.',
    },
    2: {
      en: 'Point out that Red follows. It is forgotten more often than anything else.',
      fr: 'Faites remarquer que Rouge avance à son tour. C’est ce que l’on oublie le plus souvent.',
    },
  },
  'shove-floor': {
    1: {
      en: 'The first floor of the game. Ask who gets it before you go on: the pusher, not the one who was pushed.',
      fr: 'Le premier étage de la partie. Avant de continuer, demandez à qui il revient : à celui qui pousse, pas à celui qui est poussé.',
    },
  },
  'what-is-behind': {
    1: {
      en: 'Let the class vote by a show of hands, one neighbour after the other, before anything is shown.',
      fr: 'Faites voter à main levée, un voisin après l’autre, avant de montrer quoi que ce soit.',
    },
    2: {
      en: 'The same picture, another question: first who can be moved, then what is worth most. The second is how one plays well.',
      fr: 'La même image, une autre question : d’abord qui peut reculer, puis ce qui rapporte le plus. C’est la seconde qui fait bien jouer.',
    },
  },
  combo: {
    1: {
      en: 'Count the monsters aloud together. The attacker does not count, only the monsters that are pushed.',
      fr: 'Comptez ensemble les monstres à voix haute. L’attaquant ne compte pas, seulement ceux qui sont poussés.',
    },
  },
  ace: {
    1: {
      en: 'Hold up a real jack, queen, king and ace while you say this; players who see the cards forget no power.',
      fr: 'Montrez en même temps un vrai valet, une dame, un roi et un as : qui voit les cartes n’oublie aucun pouvoir.',
    },
  },
  burrow: {
    1: {
      en: 'Draw the way with a finger, box by box. Each of the three steps is one of the suit, and may turn.',
      fr: 'Tracez le chemin du doigt, case après case. Chacun des trois pas suit la couleur, et peut tourner.',
    },
  },
  throw: {
    1: {
      en: 'Two things are new: the direction is free, and Red still follows to where the victim stood, not to where it lands.',
      fr: 'Deux nouveautés : la direction est libre, et Rouge avance là où se tenait la victime, non là où elle retombe.',
    },
  },
  shake: {
    1: {
      en: 'The boxes around the victim count. Most hands go up for those around Red; wait for it.',
      fr: 'Ce sont les cases autour de la victime qui comptent. La plupart des mains se lèvent pour celles autour de Rouge ; attendez.',
    },
  },
  'army-move': {
    1: {
      en: 'No unit belongs to anyone. Say it twice: they look like somebody’s pieces.',
      fr: 'Aucune unité n’appartient à personne. Répétez-le : à les voir, on croirait les pions de quelqu’un.',
    },
  },
  'army-own': {
    1: {
      en: 'A small trick that makes people smile: to be pushed by one’s own order. Ask what it could be good for before you show it.',
      fr: 'Une petite ruse qui fait sourire : se faire pousser sur son propre ordre. Demandez à quoi cela peut servir avant de la montrer.',
    },
  },
  'flee-english': {
    1: {
      en: 'Agree before the game which of the two books holds; this lesson and the next one show the difference. Nobody likes to learn of it in the middle of a chase.',
      fr: 'Convenez avant la partie du livret qui vaut ; cette leçon et la suivante montrent la différence. Personne n’aime l’apprendre au milieu d’une poursuite.',
    },
  },
  crush: {
    1: {
      en: 'A unit that cannot flee is worth as much as a floor. Tell newcomers to look for it in their very first turn.',
      fr: 'Une unité qui ne peut pas fuir vaut autant qu’un étage. Conseillez aux débutants de la chercher dès leur premier tour.',
    },
  },
  'ten-floors': {
    1: {
      en: 'The game stops in the middle of a turn. Who wants to know how the rest would have gone takes over at the table.',
      fr: 'La partie s’arrête au milieu d’un tour. Qui veut savoir comment la suite aurait tourné prend la main à la table.',
    },
  },
  'plant-other-wins': {
    1: {
      en: 'Ask whether Red should do it. Then show the result.',
      fr: 'Demandez si Rouge doit le faire. Montrez ensuite ce qu’il en résulte.',
    },
  },
  'xman-friend': {
    1: {
      en: 'For the special monsters show only those that are on the table. Each has an advantage, a weakness and a joker of its own: three lessons for each.',
      fr: 'Ne montrez que les monstres spéciaux qui sont à la table. Chacun a un avantage, une faiblesse et un joker à lui : trois leçons par monstre.',
    },
  },
  fall: {
    1: {
      en: 'The one time in the game when somebody else decides where a monster goes. Let the player to the left of Nogyab answer.',
      fr: 'La seule fois où quelqu’un d’autre décide où va un monstre. Faites répondre le joueur à la gauche de Nogyab.',
    },
  },
};
