import type { RuleChapter } from '#learning';

export const frenzy: RuleChapter = {
  id: 'frenzy',
  title: { en: 'Frenzy and push-back', fr: 'Frénésie et recul' },
  gist: {
    en: 'Three rows down enrage him, four throw him back.',
    fr: 'Trois rangées l’enragent, quatre le repoussent.',
  },
  clauses: [
    {
      number: 'K15.1',
      en: 'When the third row is disabled, once for each chart, the King at once draws a combat card for each hero who is up. Held or not, he then damages and attacks as in K9.1, ends, or once *gambles*: he discards his hand and turns up an action card. A wild joins a row (K8.3) or is discarded if none can take it; a wild-four draws four first; others do nothing. Without a card, or with nothing to attack after a gamble, the frenzy is over.',
      fr: 'Quand la troisième rangée est désactivée, une fois par tableau, le Roi pioche aussitôt une carte de combat par héros debout. Retenu ou non, il endommage et attaque alors comme en K9.1, finit, ou *mise* une fois : il défausse sa main et retourne une carte d’action. Un joker rejoint une rangée (K8.3) ou est défaussé si aucune ne peut le prendre ; un joker plus-quatre en pioche d’abord quatre ; les autres ne font rien. Sans carte, ou sans cible après une mise, la frénésie est finie.',
    },
    {
      number: 'K15.2',
      en: 'At its end an objective may fall (K9.5). The King does not move. The hero he interrupted goes on, if he is up.',
      fr: 'À sa fin, un objectif peut tomber (K9.5). Le Roi n’avance pas. Le héros interrompu reprend, s’il est debout.',
    },
    {
      number: 'K15.3',
      en: 'When the fourth row is disabled, the King is *pushed back* one zone at once; into the Ocean, that ends the game (K17.2). Otherwise a new chart is dealt face up (K6.3), his next Rampage begins with the toll (K8.1), and no Setup is due. Being pushed again before that adds nothing.',
      fr: 'Quand la quatrième rangée est désactivée, le Roi est aussitôt *repoussé* d’une zone ; dans l’Océan, la partie est finie (K17.2). Sinon un nouveau tableau est distribué face visible (K6.3), son prochain déchaînement commence par le péage (K8.1), et aucune mise en place n’est due. Un second recul d’ici là n’ajoute rien.',
    },
  ],
};

export const cleanup: RuleChapter = {
  id: 'cleanup',
  title: { en: 'Clean-up', fr: 'Fin de tour' },
  gist: {
    en: 'Heroes come back, the reserve sends one more.',
    fr: 'Les héros reviennent, la réserve en envoie un de plus.',
  },
  clauses: [
    {
      number: 'K16.1',
      en: 'First, numbers that The Grey changed are again as printed. An objective that reaches its rating by that falls at the end of the next fight there (K9.5).',
      fr: 'D’abord, les nombres changés par The Grey redeviennent ceux des cartes. Un objectif qui atteint ainsi sa résistance tombe à la fin du prochain combat sur place (K9.5).',
    },
    {
      number: 'K16.2',
      en: 'Heroes who are down begin to rise. Heroes who are out stand up in Headquarters; if that is destroyed they are lost, and their stored cards are discarded.',
      fr: 'Les héros à terre commencent à se relever. Ceux qui sont hors de combat reviennent debout au Quartier général ; s’il est détruit ils sont perdus, et leurs cartes de côté sont défaussées.',
    },
    {
      number: 'K16.3',
      en: 'While Headquarters stands, the first hero of the reserve joins there, up and without cards.',
      fr: 'Tant que tient le Quartier général, le premier héros de la réserve y arrive, debout et sans cartes.',
    },
    {
      number: 'K16.4',
      en: 'Now the game may end, by K17.3 and then by K17.4.',
      fr: 'La partie peut alors finir, par K17.3 puis par K17.4.',
    },
    {
      number: 'K16.5',
      en: 'Draw pile and discards of each combat deck are shuffled together, the King’s first. Action decks are not.',
      fr: 'Pioche et défausse de chaque paquet de combat sont mélangées ensemble, le Roi d’abord. Les paquets d’action ne le sont pas.',
    },
    {
      number: 'K16.6',
      en: '*Dr. Ibis* may look at the top card of the League’s action deck or, in the King’s zone only, of the King’s. He leaves it, and the League knows it until it is drawn or shuffled, or discards it.',
      fr: '*Dr Ibis* peut regarder le dessus des actions de la Ligue ou, dans la zone du Roi seulement, de celles du Roi. Il le laisse, et la Ligue le connaît jusqu’à la pioche ou au mélange, ou le défausse.',
    },
  ],
};

export const ending: RuleChapter = {
  id: 'ending',
  title: { en: 'The end', fr: 'La fin' },
  gist: {
    en: 'Reactor or ocean, or the League holds out.',
    fr: 'Le réacteur ou l’océan, ou la Ligue tient bon.',
  },
  clauses: [
    {
      number: 'K17.1',
      en: 'The King wins at once when the Reactor is destroyed.',
      fr: 'Le Roi gagne aussitôt que le Réacteur est détruit.',
    },
    {
      number: 'K17.2',
      en: 'The League wins at once when the King is pushed into the Ocean.',
      fr: 'La Ligue gagne aussitôt que le Roi est repoussé dans l’Océan.',
    },
    {
      number: 'K17.3',
      en: 'The King wins when all heroes who have come into play are lost, even if others wait in reserve.',
      fr: 'Le Roi gagne quand tous les héros entrés en jeu sont perdus, même s’il en reste en réserve.',
    },
    {
      number: 'K17.4',
      en: 'The League has held out and wins when the turn of the limit is over.',
      fr: 'La Ligue a tenu bon et gagne quand finit le dernier tour permis.',
      option: { en: 'turn 20', fr: 'tour 20' },
    },
  ],
};

export const heroes: RuleChapter = {
  id: 'heroes',
  title: { en: 'The heroes', fr: 'Les héros' },
  gist: {
    en: 'Two of each colour, each with a power.',
    fr: 'Deux de chaque couleur, chacun avec un pouvoir.',
  },
  clauses: [
    {
      number: 'K18.1',
      en: 'Red: Artemis (K13.2), Dynamo (K10.6, K14.7). Green: Brick Dropper (K10.6, K14.8), The Grey (K9.4, K10.3 or K14.9, one of them a turn). Yellow: Anvil (K7.3), Dr. Ibis (K16.6). Blue: Bamf (K13.1, K14.2), Science Ninja (K7.4).',
      fr: 'Rouges : Artemis (K13.2), Dynamo (K10.6, K14.7). Verts : Brick Dropper (K10.6, K14.8), The Grey (K9.4, K10.3 ou K14.9, un seul par tour). Jaunes : Anvil (K7.3), Dr Ibis (K16.6). Bleus : Bamf (K13.1, K14.2), Science Ninja (K7.4).',
    },
  ],
};

export const zones: RuleChapter = {
  id: 'zones',
  title: { en: 'What the zones give', fr: 'Ce que donnent les zones' },
  gist: {
    en: 'Each objective helps the League while it stands.',
    fr: 'Chaque objectif aide la Ligue tant qu’il tient.',
  },
  clauses: [
    {
      number: 'K19.1',
      en: 'Until destroyed, wherever heroes stand: Power Lines (K7.2), Motor Pool (K13.3), Metrorail (K13.1), Airstrip (K12.4), Headquarters (K12.4, K16.2, K16.3), Lab (K13.5). With the Lab, all stored cards are discarded.',
      fr: 'Jusqu’à leur destruction, où que soient les héros : Lignes électriques (K7.2), Parc automobile (K13.3), Métro (K13.1), Piste d’envol (K12.4), Quartier général (K12.4, K16.2, K16.3), Laboratoire (K13.5). Avec le Laboratoire, toutes les cartes de côté sont défaussées.',
    },
  ],
};
