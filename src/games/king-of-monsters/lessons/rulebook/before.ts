import type { RuleChapter } from '#learning';

export const seats: RuleChapter = {
  id: 'seats',
  title: { en: 'Sides and secrets', fr: 'Camps et secrets' },
  gist: { en: 'The League shares everything, the King nothing.', fr: 'La Ligue partage tout, le Roi rien.' },
  clauses: [
    {
      number: 'K3.1',
      en: 'One player is the *King*. The *League* has a seat for each hero, and one to eight people share them as they please. It wins and loses together.',
      fr: 'Un joueur est le *Roi*. La *Ligue* a une place pour chaque héros, et une à huit personnes se les partagent à leur gré. Elle gagne et perd ensemble.',
    },
    {
      number: 'K3.2',
      en: 'The King’s hand is his secret. The League’s hands and stored cards are open among heroes and hidden from him. He knows his face-down plates; the League knows those that Artemis has looked at. Nobody knows a draw pile, but see K16.6.',
      fr: 'La main du Roi est son secret. Les mains et les cartes de côté de la Ligue sont ouvertes entre héros et cachées au Roi. Il connaît ses plaques face cachée ; la Ligue, celles qu’Artemis a regardées. Personne ne connaît une pioche, mais voir K16.6.',
    },
    {
      number: 'K3.3',
      en: 'All may see discards, how many cards are in hands and piles, every card played, plates that are face up, covers, tokens, the reserve and how everybody is.',
      fr: 'Tous voient les défausses, le nombre de cartes des mains et des piles, chaque carte jouée, les plaques face visible, les couvertures, les jetons, la réserve et l’état de chacun.',
    },
    {
      number: 'K3.4',
      en: 'Where both sides share a screen, it is covered whenever the other side comes to decide.',
      fr: 'Si les deux camps partagent un écran, il se couvre dès que l’autre camp doit décider.',
    },
    {
      number: 'K3.5',
      en: 'A decision with a single answer is still asked. Where nobody is asked, that follows from what all can see, so that silence betrays nothing.',
      fr: 'Une décision à une seule réponse se pose tout de même. Si personne n’est interrogé, cela découle de ce que tous voient : le silence ne trahit rien.',
    },
  ],
};

export const turn: RuleChapter = {
  id: 'turn',
  title: { en: 'A turn', fr: 'Un tour' },
  gist: {
    en: 'The King rampages, then the heroes fight back.',
    fr: 'Le Roi se déchaîne, puis les héros ripostent.',
  },
  clauses: [
    {
      number: 'K5.1',
      en: 'A turn has up to five phases: Setup, if it is due, Draw, Rampage, Heroes, Clean-up. Then the next one begins.',
      fr: 'Un tour a jusqu’à cinq phases : mise en place, si elle est due, pioche, déchaînement, héros, fin de tour. Puis vient le suivant.',
    },
    {
      number: 'K5.2',
      en: 'A hero is *up*, or *out* of the fight, or *down* and then *rising* (K10.6), or in reserve, or *lost* for good. Only one who is up acts, can be attacked and uses powers.',
      fr: 'Un héros est *debout*, ou *hors de combat*, ou *à terre* puis *se relève* (K10.6), ou en réserve, ou *perdu* pour de bon. Seul un héros debout agit, peut être attaqué et use de pouvoirs.',
    },
    {
      number: 'K5.3',
      en: 'Where no other order is given, heroes come in that of the roster: Artemis, Dynamo, Brick Dropper, The Grey, Anvil, Dr. Ibis, Bamf, Science Ninja.',
      fr: 'Sans autre ordre, les héros suivent celui de la liste : Artemis, Dynamo, Brick Dropper, The Grey, Anvil, Dr Ibis, Bamf, Science Ninja.',
    },
  ],
};

export const chart: RuleChapter = {
  id: 'chart',
  title: { en: 'Setup: the chart', fr: 'Mise en place : le tableau' },
  gist: {
    en: 'Sixteen plates in four rows are the King’s strength.',
    fr: 'Seize plaques sur quatre rangées font la force du Roi.',
  },
  clauses: [
    {
      number: 'K6.1',
      en: 'The *chart* has four rows: red on top, then green, yellow and blue. Rows border on the next one; red and blue do not meet. The King’s cards in it are *plates*, counted from the left. One card of the League may lie on a plate: its *cover*.',
      fr: 'Le *tableau* a quatre rangées : rouge en haut, puis vert, jaune et bleu. Chacune touche la suivante ; rouge et bleu ne se touchent pas. Les cartes du Roi y sont des *plaques*, comptées depuis la gauche. Une carte de la Ligue peut être posée sur une plaque : sa *couverture*.',
    },
    {
      number: 'K6.2',
      en: 'A chart is dealt in turn 1 and in the turn after the King has advanced, unless he has been pushed back in between: then that has dealt one (K15.3).',
      fr: 'On distribue un tableau au tour 1 et au tour qui suit une avance du Roi, sauf s’il a été repoussé entre-temps : un tableau est alors déjà là (K15.3).',
    },
    {
      number: 'K6.3',
      en: 'To deal, clear all plates and covers and enable all rows. The King draws combat cards until each row has four plates of its colour; cards for full rows are discarded. Sort each row, lowest on the left. Plates lie face down, after a push-back face up.',
      fr: 'Pour distribuer, on retire plaques et couvertures et on rétablit toutes les rangées. Le Roi pioche des cartes de combat jusqu’à ce que chaque rangée ait quatre plaques de sa couleur ; les cartes en trop sont défaussées. Chaque rangée est triée, la plus basse à gauche. Les plaques sont face cachée, et face visible après un recul.',
    },
    {
      number: 'K6.4',
      en: 'Rows have no gaps: when a plate goes, those on its right move up with their covers.',
      fr: 'Une rangée n’a pas de trou : quand une plaque part, celles de droite avancent avec leurs couvertures.',
    },
  ],
};

export const draw: RuleChapter = {
  id: 'draw',
  title: { en: 'Draw', fr: 'Pioche' },
  gist: {
    en: 'Throw away what you like and fill your hand.',
    fr: 'Jetez ce que vous voulez et complétez votre main.',
  },
  clauses: [
    {
      number: 'K7.1',
      en: 'The King, then each hero who is neither lost nor in reserve, discards as many cards as he likes, one by one, and draws up to his hand size. Anyone who holds more must first discard down to it. An empty hand is filled without asking.',
      fr: 'Le Roi, puis chaque héros ni perdu ni en réserve, défausse autant de cartes qu’il veut, une à une, et pioche jusqu’à sa taille de main. Qui en a davantage doit d’abord redescendre. Une main vide se remplit sans question.',
    },
    {
      number: 'K7.2',
      en: 'In the Draw phase after the King walked into the standing Power Lines, his hand is one card smaller.',
      fr: 'À la pioche qui suit son entrée dans les Lignes électriques encore intactes, le Roi a une carte de moins en main.',
    },
    {
      number: 'K7.3',
      en: 'Then *Anvil* may have one plate replaced: it is discarded, and the top of the King’s combat deck takes its place, facing the same way. The row keeps its colour, whatever the card, and its order; cover and tokens stay.',
      fr: 'Ensuite *Anvil* peut faire remplacer une plaque : elle est défaussée, et le dessus du paquet de combat du Roi prend sa place, tourné de même. La rangée garde sa couleur, quelle que soit la carte, et son ordre ; couverture et jetons restent.',
    },
    {
      number: 'K7.4',
      en: 'Then *Science Ninja* may have two heroes swap a card each, and two more, but nobody swaps twice in a turn. He names one hero and card, then the other, as long as two heroes with cards are left who have not swapped. Heroes who are down can swap too.',
      fr: 'Ensuite *Science Ninja* peut faire échanger une carte entre deux héros, puis entre deux autres, mais nul n’échange deux fois par tour. Il nomme un héros et sa carte, puis l’autre, tant qu’il reste deux héros avec des cartes qui n’ont pas échangé. Les héros à terre échangent aussi.',
    },
  ],
};
