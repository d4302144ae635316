import type { GlossaryEntry } from '#learning';

export const glossary: readonly GlossaryEntry[] = [
  {
    term: { en: 'adjacent', fr: 'voisin' },
    meaning: {
      en: 'On one of the up to eight boxes around.',
      fr: 'Sur l’une des huit cases autour, au plus.',
    },
    clause: 'Z1.1',
  },
  {
    term: { en: 'attack', fr: 'attaque' },
    meaning: {
      en: 'To push a neighbour away with a red card.',
      fr: 'Pousser un voisin avec une carte rouge.',
    },
    clause: 'Z5.1',
  },
  {
    term: { en: 'blitz', fr: 'blitz' },
    meaning: { en: 'Black jack: two steps.', fr: 'Valet noir : deux pas.' },
    clause: 'Z7.4',
  },
  {
    term: { en: 'building', fr: 'immeuble' },
    meaning: {
      en: 'A stack of floors, the power plant included.',
      fr: 'Une pile d’étages, centrale comprise.',
    },
    clause: 'Z1.3',
  },
  {
    term: { en: 'burrow', fr: 'tunnel' },
    meaning: {
      en: 'Black queen: one to three steps below ground.',
      fr: 'Dame noire : un à trois pas sous terre.',
    },
    clause: 'Z7.5',
  },
  {
    term: { en: 'chain', fr: 'chaîne' },
    meaning: {
      en: 'All monsters that one push moves or presses.',
      fr: 'Tous les monstres qu’une poussée touche.',
    },
    clause: 'Z6.4',
  },
  {
    term: { en: 'combo, mega-combo', fr: 'combo, méga-combo' },
    meaning: {
      en: 'A chain of two or three against a building: two or three floors at once.',
      fr: 'Une chaîne de deux ou trois contre un immeuble : deux ou trois étages d’un coup.',
    },
    clause: 'Z6.7',
  },
  {
    term: { en: 'crushed', fr: 'écrasée' },
    meaning: {
      en: 'Of a unit that could not flee: it lies on a pile and is worth a floor.',
      fr: 'Se dit d’une unité qui n’a pu fuir : elle vaut un étage sur une pile.',
    },
    clause: 'Z9.3',
  },
  {
    term: { en: 'diagonally', fr: 'en diagonale' },
    meaning: { en: 'Across a corner: ♠ and ♥.', fr: 'Par un coin : ♠ et ♥.' },
    clause: 'Z1.1',
  },
  {
    term: { en: 'flee', fr: 'fuir' },
    meaning: {
      en: 'What a unit does when a monster comes into its box.',
      fr: 'Ce que fait une unité quand un monstre arrive sur sa case.',
    },
    clause: 'Z9.1',
  },
  {
    term: { en: 'floor', fr: 'étage' },
    meaning: {
      en: 'What buildings are made of, and what you collect.',
      fr: 'Ce dont les immeubles sont faits, et ce qu’on amasse.',
    },
    clause: 'Z6.3',
  },
  {
    term: { en: 'frenzy', fr: 'frénésie' },
    meaning: { en: 'Red jack: up to two attacks.', fr: 'Valet rouge : jusqu’à deux attaques.' },
    clause: 'Z7.7',
  },
  {
    term: { en: 'ignored', fr: 'ignorée' },
    meaning: {
      en: 'Of a card that does nothing, but was played.',
      fr: 'Se dit d’une carte sans effet, mais bien jouée.',
    },
    clause: 'Z4.3',
  },
  {
    term: { en: 'leap', fr: 'grand saut' },
    meaning: { en: 'Black king: to any free box.', fr: 'Roi noir : vers toute case libre.' },
    clause: 'Z7.5',
  },
  {
    term: { en: 'mega-power', fr: 'méga-pouvoir' },
    meaning: {
      en: 'What a special monster can do with a joker.',
      fr: 'Ce qu’un monstre spécial fait d’un joker.',
    },
    clause: 'Z11.3',
  },
  {
    term: { en: 'pile', fr: 'pile' },
    meaning: {
      en: 'The floors and units that you have won.',
      fr: 'Les étages et les unités que vous avez gagnés.',
    },
    clause: 'Z6.3',
  },
  {
    term: { en: 'power plant', fr: 'centrale' },
    meaning: {
      en: 'The building of eight floors in the middle; its fall ends the game.',
      fr: 'L’immeuble de huit étages au milieu ; sa chute finit la partie.',
    },
    clause: 'Z10.2',
  },
  {
    term: { en: 'recoil box', fr: 'case de recul' },
    meaning: {
      en: 'The box behind a victim, seen from the attacker.',
      fr: 'La case derrière une victime, vue de l’attaquant.',
    },
    clause: 'Z6.1',
  },
  {
    term: { en: 'shake', fr: 'secousse' },
    meaning: {
      en: 'Red king: each building around a neighbour loses a floor.',
      fr: 'Roi rouge : chaque immeuble autour d’un voisin perd un étage.',
    },
    clause: 'Z7.8',
  },
  {
    term: { en: 'straight', fr: 'en ligne droite' },
    meaning: { en: 'Across a side: ♣ and ♦.', fr: 'Par un côté : ♣ et ♦.' },
    clause: 'Z1.1',
  },
  {
    term: { en: 'throw', fr: 'lancer' },
    meaning: {
      en: 'Red queen: a push in any direction.',
      fr: 'Dame rouge : une poussée dans toute direction.',
    },
    clause: 'Z7.6',
  },
  {
    term: { en: 'unit', fr: 'unité' },
    meaning: {
      en: 'A piece of the army that any player may command.',
      fr: 'Une pièce de l’armée, que tout joueur peut commander.',
    },
    clause: 'Z8.1',
  },
];
