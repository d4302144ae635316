import type { GlossaryEntry } from '#learning';

export const glossary: readonly GlossaryEntry[] = [
  {
    term: { en: 'chart', fr: 'tableau' },
    meaning: {
      en: 'The four rows of plates that are the King’s strength.',
      fr: 'Les quatre rangées de plaques qui font la force du Roi.',
    },
    clause: 'K6.1',
  },
  {
    term: { en: 'compare', fr: 'comparer' },
    meaning: {
      en: 'To set the covers of a full row against its plates.',
      fr: 'Mesurer les couvertures d’une rangée pleine à ses plaques.',
    },
    clause: 'K14.4',
  },
  {
    term: { en: 'cover', fr: 'couverture' },
    meaning: { en: 'A card of the League on a plate.', fr: 'Une carte de la Ligue sur une plaque.' },
    clause: 'K14.3',
  },
  {
    term: { en: 'disabled', fr: 'désactivée' },
    meaning: { en: 'Of a row that the League has won.', fr: 'Se dit d’une rangée que la Ligue a gagnée.' },
    clause: 'K14.5',
  },
  {
    term: { en: 'duel', fr: 'duel' },
    meaning: {
      en: 'Cards in turn, of one colour or number.',
      fr: 'Des cartes à tour de rôle, de même couleur ou nombre.',
    },
    clause: 'K10.1',
  },
  {
    term: { en: 'free', fr: 'libre' },
    meaning: { en: 'At all rows without shifting.', fr: 'À toutes les rangées sans glisser.' },
    clause: 'K12.3',
  },
  {
    term: { en: 'frenzy', fr: 'frénésie' },
    meaning: {
      en: 'The King strikes as the third row falls.',
      fr: 'Le Roi frappe quand tombe la troisième rangée.',
    },
    clause: 'K15.1',
  },
  {
    term: { en: 'gamble', fr: 'miser' },
    meaning: {
      en: 'To swap a whole hand for one action card.',
      fr: 'Échanger toute une main contre une carte d’action.',
    },
    clause: 'K15.1',
  },
  {
    term: { en: 'held', fr: 'retenu' },
    meaning: { en: 'Attacks heroes only and does not move.', fr: 'N’attaque que des héros et n’avance pas.' },
    clause: 'K8.4',
  },
  {
    term: { en: 'lost', fr: 'perdu' },
    meaning: { en: 'Of a hero who does not come back.', fr: 'Se dit d’un héros qui ne reviendra plus.' },
    clause: 'K16.2',
  },
  {
    term: { en: 'objective', fr: 'objectif' },
    meaning: { en: 'What the King has to break in a zone.', fr: 'Ce que le Roi doit briser dans une zone.' },
    clause: 'K2.2',
  },
  {
    term: { en: 'plate', fr: 'plaque' },
    meaning: { en: 'A card of the King in the chart.', fr: 'Une carte du Roi dans le tableau.' },
    clause: 'K6.1',
  },
  {
    term: { en: 'push-back', fr: 'recul' },
    meaning: {
      en: 'The King loses a zone as the fourth row falls.',
      fr: 'Le Roi perd une zone quand tombe la quatrième rangée.',
    },
    clause: 'K15.3',
  },
  {
    term: { en: 'rating', fr: 'résistance' },
    meaning: { en: 'How much damage an objective can take.', fr: 'Ce qu’un objectif supporte de dégâts.' },
    clause: 'K2.1',
  },
  {
    term: { en: 'reserve', fr: 'réserve' },
    meaning: { en: 'Heroes who have yet to come.', fr: 'Les héros à venir.' },
    clause: 'K16.3',
  },
  {
    term: { en: 'roster', fr: 'liste' },
    meaning: { en: 'The order of the heroes.', fr: 'L’ordre des héros.' },
    clause: 'K5.3',
  },
  {
    term: { en: 'shift', fr: 'glisser' },
    meaning: {
      en: 'To go to a bordering row for a card.',
      fr: 'Passer à une rangée voisine pour une carte.',
    },
    clause: 'K14.2',
  },
  {
    term: { en: 'store', fr: 'mettre de côté' },
    meaning: { en: 'To keep a card outside the hand.', fr: 'Garder une carte hors de sa main.' },
    clause: 'K13.5',
  },
  {
    term: { en: 'toll', fr: 'péage' },
    meaning: { en: 'What the King loses after a push-back.', fr: 'Ce que perd le Roi après un recul.' },
    clause: 'K8.1',
  },
  {
    term: { en: 'usable', fr: 'utilisable' },
    meaning: {
      en: 'Of a card whose row is not disabled.',
      fr: 'Se dit d’une carte dont la rangée est active.',
    },
    clause: 'K9.2',
  },
];
