import type { GlossaryEntry } from '#learning';

export const glossary: readonly GlossaryEntry[] = [
  {
    term: { en: 'ability', fr: 'talent' },
    meaning: {
      en: 'Swallows one hit of its kind each turn.',
      fr: 'Avale chaque tour une blessure de sa sorte.',
    },
    clause: 'T7.2',
  },
  {
    term: { en: 'building', fr: 'bâtiment' },
    meaning: { en: 'Worth points to the player who crushes it.', fr: 'Rapporte des points à qui l’écrase.' },
    clause: 'T5.7',
  },
  {
    term: { en: 'built', fr: 'bâtie' },
    meaning: { en: 'Of a box that a tile covers.', fr: 'Se dit d’une case sous une tuile.' },
    clause: 'T1.2',
  },
  {
    term: { en: 'crush', fr: 'écraser' },
    meaning: { en: 'To step onto a building or a guard.', fr: 'Entrer sur un bâtiment ou un garde.' },
    clause: 'T5.6',
  },
  {
    term: { en: 'distance', fr: 'distance' },
    meaning: {
      en: 'The columns and rows between two boxes, added up.',
      fr: 'Les colonnes et les rangs entre deux cases, additionnés.',
    },
    clause: 'T1.3',
  },
  {
    term: { en: 'extra cost', fr: 'supplément' },
    meaning: {
      en: 'Tokens beyond the one that every step costs.',
      fr: 'Les jetons en plus de celui que coûte chaque pas.',
    },
    clause: 'T5.6',
  },
  {
    term: { en: 'fuel depot', fr: 'dépôt de carburant' },
    meaning: { en: 'A building that hurts when crushed.', fr: 'Un bâtiment qui blesse quand on l’écrase.' },
    clause: 'T12.2',
  },
  {
    term: { en: 'guard', fr: 'garde' },
    meaning: {
      en: 'A laser, a missile or a tank; any player may fire it.',
      fr: 'Un laser, un missile ou un char ; tout joueur peut le faire tirer.',
    },
    clause: 'T6.1',
  },
  {
    term: { en: 'hit', fr: 'blessure' },
    meaning: {
      en: 'A point less at the end; ten are deadly.',
      fr: 'Un point de moins à la fin ; dix sont mortelles.',
    },
    clause: 'T8.1',
  },
  {
    term: { en: 'in order', fr: 'dans l’ordre' },
    meaning: {
      en: 'Clockwise from the start player.',
      fr: 'Dans le sens horaire, à partir du premier joueur.',
    },
    clause: 'T3.1',
  },
  {
    term: { en: 'kaiju', fr: 'kaiju' },
    meaning: {
      en: 'Your monster. It climbs, and never comes down.',
      fr: 'Votre monstre. Il grimpe, et ne redescend jamais.',
    },
    clause: 'T5.4',
  },
  {
    term: { en: 'laser', fr: 'laser' },
    meaning: {
      en: 'Two hits for one kaiju up to 3 away.',
      fr: 'Deux blessures à un kaiju jusqu’à 3 de distance.',
    },
    clause: 'T6.4',
  },
  {
    term: { en: 'level city', fr: 'ville plate' },
    meaning: { en: 'An option against towers.', fr: 'Une option contre les tours.' },
    clause: 'T4.6',
  },
  {
    term: { en: 'missile', fr: 'missile' },
    meaning: { en: 'One hit for everyone up to 2 away.', fr: 'Une blessure à tous jusqu’à 2 de distance.' },
    clause: 'T6.5',
  },
  {
    term: { en: 'pass', fr: 'passer' },
    meaning: { en: 'To pay a token and stay.', fr: 'Payer un jeton et rester.' },
    clause: 'T5.3',
  },
  {
    term: { en: 'pile', fr: 'pile' },
    meaning: { en: 'The buildings that you crushed.', fr: 'Les bâtiments que vous avez écrasés.' },
    clause: 'T5.7',
  },
  {
    term: { en: 'setup', fr: 'fondation' },
    meaning: {
      en: 'The three tiles of each player before the first turn.',
      fr: 'Les trois tuiles de chacun avant le premier tour.',
    },
    clause: 'T3.4',
  },
  {
    term: { en: 'spin', fr: 'position' },
    meaning: { en: 'How a tile is turned, by quarters.', fr: 'Comment une tuile est tournée, par quarts.' },
    clause: 'T4.2',
  },
  {
    term: { en: 'step', fr: 'pas' },
    meaning: { en: 'To the west, the north or the east.', fr: 'À l’ouest, au nord ou à l’est.' },
    clause: 'T5.4',
  },
  {
    term: { en: 'tank', fr: 'char' },
    meaning: { en: 'Hits along a line of 4 boxes.', fr: 'Blesse sur une ligne de 4 cases.' },
    clause: 'T6.6',
  },
  {
    term: { en: 'tile', fr: 'tuile' },
    meaning: {
      en: 'Four boxes of city that fall from above.',
      fr: 'Quatre cases de ville qui tombent d’en haut.',
    },
    clause: 'T4.4',
  },
  {
    term: { en: 'token', fr: 'jeton' },
    meaning: {
      en: 'What steps and passes are paid with: five a turn.',
      fr: 'Ce qu’on paie pour un pas ou pour passer : cinq par tour.',
    },
    clause: 'T5.1',
  },
];
