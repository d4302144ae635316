import type { SheetPart } from '#learning';

/** What a player of King of Monsters looks up, for one printed page. */
export const sheet: readonly SheetPart[] = [
  {
    title: { en: 'A turn', fr: 'Un tour' },
    rows: [
      {
        key: { en: 'Setup', fr: 'Mise en place' },
        en: 'a new chart after an advance',
        fr: 'un nouveau tableau après une avance',
        clause: 'K6.2',
      },
      {
        key: { en: 'Draw', fr: 'Pioche' },
        en: 'discard at will, fill hands; Anvil, Science Ninja',
        fr: 'défausser à son gré, compléter ; Anvil, Science Ninja',
        clause: 'K7.1',
      },
      {
        key: { en: 'Rampage', fr: 'Déchaînement' },
        en: 'action card, fight, move',
        fr: 'carte d’action, combat, avance',
        clause: 'K8.2',
      },
      {
        key: { en: 'Heroes', fr: 'Héros' },
        en: 'red, green, yellow, blue: card, move, fight',
        fr: 'rouge, vert, jaune, bleu : carte, déplacement, combat',
        clause: 'K12.1',
      },
      {
        key: { en: 'Clean-up', fr: 'Fin de tour' },
        en: 'heroes return, one joins; Dr. Ibis',
        fr: 'retours, un renfort ; Dr Ibis',
        clause: 'K16.2',
      },
    ],
  },
  {
    title: { en: 'Zones and ratings', fr: 'Zones et résistances' },
    rows: [
      {
        key: { en: 'Power Lines', fr: 'Lignes électriques' },
        en: 'green 15: the King holds a card less',
        fr: 'vert 15 : une carte de moins au Roi',
        clause: 'K7.2',
      },
      {
        key: { en: 'Motor Pool', fr: 'Parc automobile' },
        en: 'red 17: discard one, draw one',
        fr: 'rouge 17 : défausser une carte, en piocher une',
        clause: 'K13.3',
      },
      {
        key: { en: 'Metrorail', fr: 'Métro' },
        en: 'blue 19: any zone borders',
        fr: 'bleu 19 : toute zone est voisine',
        clause: 'K13.1',
      },
      {
        key: { en: 'Airstrip', fr: 'Piste d’envol' },
        en: 'yellow 21: cancel a skip a turn',
        fr: 'jaune 21 : annuler un passe-tour par tour',
        clause: 'K12.4',
      },
      {
        key: { en: 'Headquarters', fr: 'Quartier général' },
        en: 'green 23: another action card; returns; reserve',
        fr: 'vert 23 : autre carte d’action ; retours ; réserve',
        clause: 'K16.2',
      },
      {
        key: { en: 'Science Lab', fr: 'Laboratoire' },
        en: 'blue 25: store a card',
        fr: 'bleu 25 : mettre une carte de côté',
        clause: 'K13.5',
      },
      {
        key: { en: 'Reactor', fr: 'Réacteur' },
        en: 'any colour, 30: the King wins',
        fr: 'toute couleur, 30 : le Roi gagne',
        clause: 'K17.1',
      },
    ],
  },
  {
    title: { en: 'The end', fr: 'La fin' },
    rows: [
      {
        key: { en: 'King', fr: 'Le Roi' },
        en: 'Reactor destroyed, or all heroes lost',
        fr: 'Réacteur détruit, ou tous les héros perdus',
        clause: 'K17.3',
      },
      {
        key: { en: 'League', fr: 'La Ligue' },
        en: 'King in the Ocean, or the last turn is over',
        fr: 'le Roi dans l’Océan, ou le dernier tour est fini',
        clause: 'K17.4',
      },
    ],
  },
  {
    title: { en: 'Action cards: King', fr: 'Cartes d’action : le Roi' },
    rows: [
      {
        key: { en: 'Reverse', fr: 'Inversion' },
        en: 'face-down plates of the row turn round',
        fr: 'les plaques cachées de la rangée s’inversent',
        clause: 'K8.2',
      },
      { key: { en: 'Skip', fr: 'Passe-tour' }, en: 'held', fr: 'retenu', clause: 'K8.4' },
      {
        key: { en: 'Draw-two', fr: 'Plus-deux' },
        en: 'two cards and held, or neither',
        fr: 'deux cartes et retenu, ou ni l’un ni l’autre',
        clause: 'K8.2',
      },
      {
        key: { en: 'Wild', fr: 'Joker' },
        en: 'into a row, or kept: a 9',
        fr: 'dans une rangée, ou gardé : un 9',
        clause: 'K8.3',
      },
      {
        key: { en: 'Wild-four', fr: 'Joker plus-quatre' },
        en: 'draw four, then into a row',
        fr: 'piocher quatre, puis dans une rangée',
        clause: 'K8.2',
      },
    ],
  },
  {
    title: { en: 'Action cards: heroes', fr: 'Cartes d’action : les héros' },
    rows: [
      {
        key: { en: 'Reverse', fr: 'Inversion' },
        en: 'covers of the row turn round',
        fr: 'les couvertures de la rangée s’inversent',
        clause: 'K12.3',
      },
      {
        key: { en: 'Skip', fr: 'Passe-tour' },
        en: 'turn over, unless cancelled',
        fr: 'tour fini, sauf annulation',
        clause: 'K12.4',
      },
      {
        key: { en: 'Draw-two', fr: 'Plus-deux' },
        en: 'two and turn over, or the King draws two',
        fr: 'deux et tour fini, ou le Roi en pioche deux',
        clause: 'K12.3',
      },
      {
        key: { en: 'Wild', fr: 'Joker' },
        en: 'a cover anywhere: a 9',
        fr: 'une couverture partout : un 9',
        clause: 'K12.3',
      },
      {
        key: { en: 'Wild-four', fr: 'Joker plus-quatre' },
        en: 'draw four, all rows',
        fr: 'piocher quatre, toutes les rangées',
        clause: 'K12.3',
      },
    ],
  },
  {
    title: { en: 'Fighting the chart', fr: 'Combattre le tableau' },
    rows: [
      {
        key: { en: 'Cover', fr: 'Couvrir' },
        en: 'row’s colour, leftmost uncovered plate',
        fr: 'couleur de la rangée, première plaque découverte',
        clause: 'K14.3',
      },
      {
        key: { en: 'Compare', fr: 'Comparer' },
        en: 'all covered, none by you this turn; at least equal wins',
        fr: 'tout couvert, rien par vous ce tour ; au moins égal gagne',
        clause: 'K14.4',
      },
      {
        key: { en: 'Duel', fr: 'Défier' },
        en: 'no plates left: same colour or number',
        fr: 'plus de plaque : même couleur ou nombre',
        clause: 'K14.5',
      },
      { key: { en: '3 rows', fr: '3 rangées' }, en: 'frenzy', fr: 'frénésie', clause: 'K15.1' },
      {
        key: { en: '4 rows', fr: '4 rangées' },
        en: 'pushed back one zone',
        fr: 'recul d’une zone',
        clause: 'K15.3',
      },
    ],
  },
  {
    title: { en: 'The heroes', fr: 'Les héros' },
    rows: [
      {
        key: 'Artemis',
        en: 'red: sees one plate a turn',
        fr: 'rouge : voit une plaque par tour',
        clause: 'K13.2',
      },
      {
        key: 'Dynamo',
        en: 'red: +1 on a cover; falls where he stands',
        fr: 'rouge : +1 sur une couverture ; tombe sur place',
        clause: 'K14.7',
      },
      {
        key: 'Brick Dropper',
        en: 'green: a copy of a card at the objective as a cover; falls where he stands',
        fr: 'vert : double une carte de l’objectif en couverture ; tombe sur place',
        clause: 'K14.8',
      },
      {
        key: 'The Grey',
        en: 'green: his card’s number for another, once a turn',
        fr: 'vert : le nombre de sa carte pour une autre, une fois par tour',
        clause: 'K14.9',
      },
      {
        key: 'Anvil',
        en: 'yellow: has one plate replaced after the draw',
        fr: 'jaune : fait remplacer une plaque après la pioche',
        clause: 'K7.3',
      },
      {
        key: { en: 'Dr. Ibis', fr: 'Dr Ibis' },
        en: 'yellow: sees an action card, may discard it',
        fr: 'jaune : voit une carte d’action, peut la défausser',
        clause: 'K16.6',
      },
      {
        key: 'Bamf',
        en: 'blue: two moves anywhere, and all rows',
        fr: 'bleu : deux déplacements partout, et toutes les rangées',
        clause: 'K13.1',
      },
      {
        key: 'Science Ninja',
        en: 'blue: heroes exchange cards after the draw',
        fr: 'bleu : des héros échangent une carte après la pioche',
        clause: 'K7.4',
      },
    ],
  },
];
