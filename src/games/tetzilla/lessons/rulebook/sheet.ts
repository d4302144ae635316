import type { SheetPart } from '#learning';

/** What a player of TetZilla looks up, for one printed page. */
export const sheet: readonly SheetPart[] = [
  {
    title: { en: 'Set-up', fr: 'Mise en place' },
    rows: [
      {
        key: { en: 'Board', fr: 'Plateau' },
        en: '20 rows; 6, 8, 10, 12 columns for 2, 3, 4, 5',
        fr: '20 rangs ; 6, 8, 10, 12 colonnes à 2, 3, 4, 5',
        clause: 'T1.1',
      },
      { key: { en: 'Ability', fr: 'Talent' }, en: 'one each', fr: 'un chacun', clause: 'T3.3' },
      {
        key: { en: 'Setup', fr: 'Fondation' },
        en: 'three tiles each, in order',
        fr: 'trois tuiles chacun, dans l’ordre',
        clause: 'T3.4',
      },
      {
        key: { en: 'Kaiju', fr: 'Kaijus' },
        en: 'into the bottom row, on a bare built box',
        fr: 'sur le rang du bas, sur une case bâtie nue',
        clause: 'T3.5',
      },
    ],
  },
  {
    title: { en: 'A turn', fr: 'Un tour' },
    rows: [
      {
        key: '1',
        en: 'climb: 5 tokens each, a step or a pass at a time',
        fr: 'grimper : 5 jetons chacun ; à son tour, un pas ou passer',
        clause: 'T5.2',
      },
      { key: '2', en: 'build: one tile each', fr: 'bâtir : une tuile chacun', clause: 'T4.1' },
      { key: '3', en: 'fire: one guard each', fr: 'tirer : un garde chacun', clause: 'T6.1' },
      {
        key: '4',
        en: 'the next player becomes start player',
        fr: 'le joueur suivant devient premier joueur',
        clause: 'T9.1',
      },
    ],
  },
  {
    title: { en: 'Steps', fr: 'Pas' },
    rows: [
      {
        key: { en: 'Where to', fr: 'Où' },
        en: 'west, north, east; built, fewer than 2 kaiju',
        fr: 'ouest, nord, est ; case bâtie, moins de 2 kaijus',
        clause: 'T5.4',
      },
      {
        key: { en: 'Step', fr: 'Pas' },
        en: '1 token, plus the extra cost of what you crush',
        fr: '1 jeton, plus le supplément de ce qu’on écrase',
        clause: 'T5.6',
      },
      { key: { en: 'Pass', fr: 'Passe' }, en: '1 token', fr: '1 jeton', clause: 'T5.3' },
    ],
  },
  {
    title: { en: 'Tiles', fr: 'Tuiles' },
    rows: [
      {
        key: { en: 'Spin', fr: 'Tourner' },
        en: 'by quarters, never over',
        fr: 'par quarts, sans retourner',
        clause: 'T4.2',
      },
      {
        key: { en: 'Fall', fr: 'Tomber' },
        en: 'straight down until something stops it',
        fr: 'tout droit, jusqu’à un obstacle',
        clause: 'T4.4',
      },
      {
        key: { en: 'Signs', fr: 'Signes' },
        en: 'top row first, west to east',
        fr: 'rang du haut d’abord, d’ouest en est',
        clause: 'T4.7',
      },
      {
        key: { en: 'No room', fr: 'Sans place' },
        en: 'laid aside: the last turn',
        fr: 'mise de côté : dernier tour',
        clause: 'T4.9',
      },
      {
        key: { en: 'Level city', fr: 'Ville plate' },
        en: 'option: at most 2 rows above the lowest',
        fr: 'option : au plus 2 rangs au-dessus du plus bas',
        clause: 'T4.6',
      },
    ],
  },
  {
    title: { en: 'Buildings', fr: 'Bâtiments' },
    rows: [
      { key: { en: 'House', fr: 'Maison' }, en: '44 · 1–2 points', fr: '44 · 1–2 points', clause: 'T12.2' },
      {
        key: { en: 'Block', fr: 'Immeuble' },
        en: '28 · 2–4 points · extra cost 1',
        fr: '28 · 2–4 points · supplément 1',
        clause: 'T12.2',
      },
      {
        key: { en: 'Skyscraper', fr: 'Gratte-ciel' },
        en: '14 · 4–6 points · extra cost 2',
        fr: '14 · 4–6 points · supplément 2',
        clause: 'T12.2',
      },
      {
        key: { en: 'Fuel depot', fr: 'Dépôt' },
        en: '14 · 3–5 points · extra cost 1 · 1 hit',
        fr: '14 · 3–5 points · supplément 1 · 1 blessure',
        clause: 'T12.2',
      },
    ],
  },
  {
    title: { en: 'Guards: shot, and crushed', fr: 'Gardes : tir, et écrasés' },
    rows: [
      {
        key: 'Laser',
        en: '2 hits for one kaiju up to 3 away',
        fr: '2 blessures à un kaiju jusqu’à 3',
        clause: 'T6.4',
      },
      { key: { en: 'crushed', fr: 'écrasé' }, en: '1 hit', fr: '1 blessure', clause: 'T12.3' },
      {
        key: 'Missile',
        en: '1 hit for each kaiju up to 2 away',
        fr: '1 blessure à chaque kaiju jusqu’à 2',
        clause: 'T6.5',
      },
      { key: { en: 'crushed', fr: 'écrasé' }, en: 'extra cost 1', fr: 'supplément 1', clause: 'T12.3' },
      {
        key: { en: 'Tank', fr: 'Char' },
        en: 'a line of 4 boxes: 2 hits for the first, 1 for others',
        fr: 'ligne de 4 cases : 2 blessures au premier, 1 aux autres',
        clause: 'T6.6',
      },
      {
        key: { en: 'crushed', fr: 'écrasé' },
        en: 'extra cost 1, 1 hit',
        fr: 'supplément 1, 1 blessure',
        clause: 'T12.3',
      },
    ],
  },
  {
    title: { en: 'Abilities: one hit less a turn', fr: 'Talents : une blessure de moins par tour' },
    rows: [
      { key: { en: 'Tough skin', fr: 'Peau épaisse' }, en: 'from a tank', fr: 'd’un char', clause: 'T7.2' },
      {
        key: { en: 'Shining skin', fr: 'Peau miroir' },
        en: 'from a laser',
        fr: 'd’un laser',
        clause: 'T7.2',
      },
      { key: { en: 'Swiftness', fr: 'Vivacité' }, en: 'from a missile', fr: 'd’un missile', clause: 'T7.2' },
      {
        key: { en: 'Toughness', fr: 'Robustesse' },
        en: 'from a building you crush',
        fr: 'd’un bâtiment écrasé',
        clause: 'T7.2',
      },
    ],
  },
  {
    title: { en: 'The end', fr: 'La fin' },
    rows: [
      {
        key: { en: 'When', fr: 'Quand' },
        en: 'after turn 8, or the turn in which a tile found no room',
        fr: 'après le tour 8, ou celui où une tuile n’a pas eu de place',
        clause: 'T9.2',
      },
      {
        key: { en: '10 hits', fr: '10 blessures' },
        en: 'dead; the player goes on',
        fr: 'mort ; son joueur continue',
        clause: 'T8.1',
      },
      {
        key: { en: 'Score', fr: 'Score' },
        en: 'points of buildings + 1 a guard − 1 a hit',
        fr: 'points des bâtiments + 1 par garde − 1 par blessure',
        clause: 'T9.4',
      },
      {
        key: { en: 'Tie', fr: 'Égalité' },
        en: 'fewer hits, else shared',
        fr: 'moins de blessures, sinon partage',
        clause: 'T9.5',
      },
    ],
  },
];
