import type { LessonNotes } from '#learning';

/** What to say, ask and look out for when lessons are shown to others. */
export const tetzillaNotes: LessonNotes = {
  abilities: {
    1: {
      en: 'Do not explain all abilities at once. Let everybody read their own; the rest comes when it happens.',
      fr: 'N’expliquez pas tous les talents d’un coup. Que chacun lise le sien ; le reste viendra en son temps.',
    },
  },
  founding: {
    1: {
      en: 'Three tiles each is quick, and by then everybody has understood how a tile comes down. No need to say more beforehand.',
      fr: 'Trois tuiles chacun, c’est vite fait, et tous ont alors compris comment une tuile descend. Inutile d’en dire plus avant.',
    },
  },
  falling: {
    1: {
      en: 'Players who know a certain game of falling blocks expect full rows to go. Ask who thinks so; two lessons on they will see.',
      fr: 'Qui connaît un certain jeu de blocs s’attend à voir disparaître les rangs pleins. Demandez qui le croit ; deux leçons plus loin, on verra.',
    },
  },
  'full-rows-stay': {
    1: {
      en: 'Wait a moment before you go on: half of the room holds its breath for the row to vanish.',
      fr: 'Attendez un instant avant de continuer : la moitié de la salle retient son souffle pour voir disparaître le rang.',
    },
  },
  'reading-order': {
    1: {
      en: 'It matters who gets the skyscraper. Have them read the tile aloud like a page, then answer.',
      fr: 'Savoir où va le gratte-ciel, cela compte. Faites lire la tuile à voix haute comme une page, puis répondre.',
    },
  },
  ways: {
    1: {
      en: 'Never down again is the sentence to remember. A kaiju that rushes up leaves the cheap houses to the others.',
      fr: 'On ne redescend jamais : c’est la phrase à retenir. Un kaiju qui monte trop vite laisse aux autres les maisons bon marché.',
    },
  },
  costs: {
    1: {
      en: 'Count the tokens aloud: the step, what stands there, what is left.',
      fr: 'Comptez les jetons à voix haute : le pas, ce qui s’y trouve, ce qui reste.',
    },
    3: {
      en: 'What would they do with two tokens? To plan a turn backwards from the dearest building is half the game.',
      fr: 'Que feraient-ils avec deux jetons ? Préparer son tour en partant du bâtiment le plus cher, c’est la moitié du jeu.',
    },
  },
  rounds: {
    3: {
      en: 'Waiting costs a token as well. Point at the tokens while they go round: who has none is out until the next turn.',
      fr: 'Attendre coûte aussi un jeton. Montrez les jetons pendant que l’on tourne : qui n’en a plus attend le tour suivant.',
    },
  },
  laser: {
    1: {
      en: 'Count with a finger along rows and columns, never across. The one who fires must hit somebody if anybody can be hit.',
      fr: 'Comptez du doigt le long des rangs et des colonnes, jamais en travers. Qui tire doit toucher quelqu’un si quelqu’un peut l’être.',
    },
  },
  tank: {
    1: {
      en: 'Three guards, three ways to hit: the laser picks one, the missile takes all around it, the tank a whole line. Show the three lessons one after the other.',
      fr: 'Trois gardes, trois façons de toucher : le laser choisit, le missile prend tout autour, le char toute une ligne. Montrez les trois leçons à la suite.',
    },
  },
  toughness: {
    1: {
      en: 'Once a turn is the part that is forgotten. Turn the marker when it is used.',
      fr: 'Une fois par tour : c’est cela que l’on oublie. Tournez le marqueur dès que le talent a servi.',
    },
  },
  death: {
    1: {
      en: 'Reassure a player whose monster dies: the pile stays, the turn to fire stays, and the game can still be won.',
      fr: 'Rassurez celui qui meurt : sa pile reste, son tour de tirer aussi, et la partie peut encore être gagnée.',
    },
  },
  'the-eighth-turn': {
    1: {
      en: 'Let them guess the winner before the piles are turned over. Buildings are hidden, hits are not.',
      fr: 'Faites deviner le vainqueur avant de retourner les piles. Les bâtiments sont cachés, les blessures ne le sont pas.',
    },
  },
  'for-two': {
    1: {
      en: 'Only for a table of two; otherwise leave it out.',
      fr: 'Seulement pour une table de deux ; sinon, laissez cette leçon de côté.',
    },
  },
};
