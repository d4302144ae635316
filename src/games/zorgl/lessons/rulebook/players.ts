import type { RuleChapter } from '#learning';

export const players: RuleChapter = {
  id: 'players',
  title: { en: 'Players and cards', fr: 'Joueurs et cartes' },
  gist: {
    en: 'Two to four monsters, five cards each, always clockwise.',
    fr: 'Deux à quatre monstres, cinq cartes chacun, toujours dans le sens horaire.',
  },
  clauses: [
    {
      number: 'Z2.1',
      en: 'Two, three or four people play, each with one monster. Two sit at opposite corners: A and C, or B and D. Three leave a corner free.',
      fr: 'On joue à deux, trois ou quatre, chacun avec son monstre. À deux, on prend des coins opposés : A et C, ou B et D. À trois, un coin reste vide.',
    },
    {
      number: 'Z2.2',
      en: 'Turns go clockwise around the starting places. However the monsters are flung about, that order stays.',
      fr: 'Les tours se suivent dans le sens horaire des places de départ. On a beau lancer les monstres partout, cet ordre demeure.',
    },
    {
      number: 'Z2.3',
      en: 'Three players: the one who faces the free corner begins. Two or four: everyone draws a card, and the highest begins. The ace beats the king; after a tie or a joker you draw again.',
      fr: 'À trois, celui qui fait face au coin vide commence. À deux ou quatre, chacun tire une carte et la plus forte commence. L’as bat le roi ; en cas d’égalité ou de joker, on tire de nouveau.',
    },
    {
      number: 'Z2.4',
      en: 'Shuffle 52 cards and two jokers, 54 in all, and deal five to each player.',
      fr: 'Mélangez 52 cartes et deux jokers, 54 en tout, et donnez-en cinq à chacun.',
    },
    {
      number: 'Z2.5',
      en: 'Nothing left to draw? Turn the discard pile over, shuffle it, and draw on.',
      fr: 'Plus rien à piocher ? Retournez la défausse, mélangez-la et continuez.',
    },
    {
      number: 'Z2.6',
      en: 'Your hand is yours alone to see. Anybody may look through the discard pile, and count the cards in a hand or a pile.',
      fr: 'Votre main n’est que pour vos yeux. Chacun peut feuilleter la défausse, et compter les cartes d’une main ou d’une pile.',
    },
  ],
};

export const turn: RuleChapter = {
  id: 'turn',
  title: { en: 'Your turn', fr: 'Votre tour' },
  gist: {
    en: 'Play three, four or five cards, then draw back up to five.',
    fr: 'Jouez trois, quatre ou cinq cartes, puis piochez jusqu’à cinq.',
  },
  clauses: [
    {
      number: 'Z3.1',
      en: 'Play three to five cards, one by one. Finish everything that a card sets off before you lay down the next.',
      fr: 'Jouez de trois à cinq cartes, une par une. Achevez tout ce qu’une carte déclenche avant de poser la suivante.',
    },
    {
      number: 'Z3.2',
      en: 'After the third card you may stop. With the last card of your hand the turn stops anyway.',
      fr: 'Après la troisième carte, vous pouvez vous arrêter. Avec la dernière de votre main, le tour s’arrête de toute façon.',
    },
    {
      number: 'Z3.3',
      en: 'If your turn finds you with only one or two cards, play them all. If it finds you with none, you just draw: there is nothing to decide.',
      fr: 'Si votre tour vous trouve avec une ou deux cartes seulement, jouez-les toutes. S’il vous trouve sans carte, vous piochez, voilà tout : il n’y a rien à décider.',
    },
    {
      number: 'Z3.4',
      en: 'Your turn ends with drawing until you hold five. Then it is the next player’s.',
      fr: 'Votre tour finit par la pioche : complétez votre main à cinq. Puis c’est au suivant.',
    },
    {
      number: 'Z3.5',
      en: 'A card you have played goes straight to the discard pile. Only that of a blitz or a frenzy waits beside the board until its second half is over. Your last card is on the discard pile before you draw.',
      fr: 'Une carte jouée va droit à la défausse. Seule celle d’un blitz ou d’une frénésie attend à côté du plateau que sa seconde moitié soit faite. Votre dernière carte est défaussée avant que vous piochiez.',
    },
    {
      number: 'Z3.6',
      en: 'Each card serves either your monster (Z4.1 to Z7.8) or one unit of the army (Z8.1). Choose when you play it.',
      fr: 'Chaque carte sert soit votre monstre (de Z4.1 à Z7.8), soit une unité de l’armée (Z8.1). Décidez-en au moment de la jouer.',
    },
  ],
};
