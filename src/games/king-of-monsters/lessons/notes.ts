import type { LessonNotes } from '#learning';

/** What to say, ask and look out for when lessons are shown to others. */
export const kingNotes: LessonNotes = {
  'a-new-chart': {
    1: {
      en: 'Deal a chart with real cards if you have any. Everybody should see once how the King looks at all sixteen and the League at sixteen backs.',
      fr: 'Distribuez un tableau avec de vraies cartes si vous en avez. Que chacun voie une fois que le Roi regarde seize plaques, et la Ligue seize dos.',
    },
  },
  'filling-a-hand': {
    1: {
      en: 'Say why anybody would throw cards away: what does not fit the zone or the row now will not fit later in the turn.',
      fr: 'Dites pourquoi l’on jetterait des cartes : ce qui ne convient ni à la zone ni à la rangée ne conviendra pas davantage plus tard.',
    },
  },
  'two-cards-or-freedom': {
    1: {
      en: 'Let the table vote before you go on. With an objective nearly broken most want to smash; with an empty hand most want the cards.',
      fr: 'Faites voter avant de continuer. Devant un objectif presque brisé, on veut frapper ; la main vide, on veut les cartes.',
    },
  },
  'breaking-a-zone': {
    1: {
      en: 'Point at the number beside the cards while you add. That damage stays from turn to turn is what newcomers forget.',
      fr: 'Montrez le nombre à côté des cartes en additionnant. On oublie volontiers que les dégâts restent d’un tour à l’autre.',
    },
  },
  'the-lab-falls': {
    1: {
      en: 'Ask beforehand what the heroes would miss most. Each zone has its friends; let them quarrel a little.',
      fr: 'Demandez d’abord ce qui manquerait le plus aux héros. Chaque zone a ses partisans ; laissez-les se disputer un peu.',
    },
  },
  'blow-by-blow': {
    2: {
      en: 'Same colour or same number: many know this from another card game. Say so, and the duel explains itself.',
      fr: 'Même couleur ou même nombre : beaucoup connaissent cela d’un autre jeu de cartes. Dites-le, et le duel s’explique seul.',
    },
  },
  'the-next-zone': {
    1: {
      en: 'Stress that one card leads one zone further, and only once nothing stands here. A King in a hurry still has to break things first.',
      fr: 'Insistez : une carte pour une zone, et seulement si rien ne tient plus ici. Même pressé, le Roi doit d’abord briser.',
    },
  },
  'who-goes-first': {
    1: {
      en: 'Read the four colours aloud from the top of the chart. The order of the rows is that of the heroes.',
      fr: 'Lisez à voix haute les quatre couleurs du haut du tableau. L’ordre des rangées est celui des héros.',
    },
  },
  'by-rail': {
    1: {
      en: 'Give time for the question. Most forget the Reactor, which takes any card.',
      fr: 'Laissez du temps pour la question. On oublie d’ordinaire le Réacteur, que toute carte ouvre.',
    },
  },
  'row-by-row': {
    4: {
      en: 'The heart of the League: cover today, let a friend compare. Show with two fingers how two heroes share one row.',
      fr: 'Le cœur de la Ligue : couvrir, et laisser un ami comparer. Montrez du doigt comment deux héros se partagent une rangée.',
    },
  },
  'one-too-low': {
    1: {
      en: 'Have everybody guess. Somebody will want the 9 to win as well; the order from the left is the point.',
      fr: 'Faites deviner tout le monde. Quelqu’un voudra que le 9 l’emporte aussi ; tout tient à l’ordre, depuis la gauche.',
    },
  },
  frenzy: {
    1: {
      en: 'Ask whether the League should have left the third row for later. There is no right answer, and that is why it is fun.',
      fr: 'Demandez si la Ligue aurait dû laisser la troisième rangée pour plus tard. Il n’y a pas de bonne réponse, et c’est ce qui amuse.',
    },
  },
  'clean-up': {
    1: {
      en: 'Go through the steps on your fingers: numbers, heroes, reserve, end, cards, Dr. Ibis.',
      fr: 'Comptez les étapes sur vos doigts : nombres, héros, réserve, fin, cartes, Dr Ibis.',
    },
  },
  'into-the-ocean': {
    1: {
      en: 'A good end for an evening: let the heroes shout together as he falls.',
      fr: 'Une bonne fin de soirée : que les héros crient ensemble quand il tombe.',
    },
  },
};
