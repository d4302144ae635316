import type { RuleChapter } from '#learning';

export const cards: RuleChapter = {
  id: 'cards',
  title: { en: 'The cards', fr: 'Les cartes' },
  gist: {
    en: 'Two decks for the King, two for the League, in four colours.',
    fr: 'Deux paquets pour le Roi, deux pour la Ligue, en quatre couleurs.',
  },
  clauses: [
    {
      number: 'K1.1',
      en: 'There are four colours, and their order never changes: red, green, yellow, blue.',
      fr: 'Il y a quatre couleurs, et leur ordre ne change jamais : rouge, vert, jaune, bleu.',
    },
    {
      number: 'K1.2',
      en: 'A *combat deck* has 76 cards: one 0 and two each of 1 to 9 in every colour. An *action deck* has 32: two draw-twos, two reverses and two skips in every colour, four wilds and four wild-fours without one. Which of two equal cards it is makes no difference.',
      fr: 'Un paquet de *combat* compte 76 cartes : dans chaque couleur un 0 et deux cartes de chaque nombre de 1 à 9. Un paquet d’*action* en compte 32 : dans chaque couleur deux plus-deux, deux inversions et deux passe-tours, puis quatre jokers et quatre jokers plus-quatre sans couleur. Deux cartes égales se valent.',
    },
    {
      number: 'K1.3',
      en: 'Each side has decks of its own, each with an open discard pile. A card that has been used goes to the pile of its kind on its own side at once, unless a clause gives it another place.',
      fr: 'Chaque camp a ses propres paquets, chacun avec une défausse ouverte. Une carte employée va aussitôt à la défausse de sa sorte dans son camp, sauf si un article lui donne une autre place.',
    },
    {
      number: 'K1.4',
      en: 'Where a number is needed, a wild and a wild-four count as 9.',
      fr: 'Où il faut un nombre, un joker et un joker plus-quatre valent 9.',
    },
    {
      number: 'K1.5',
      en: 'If a card is wanted from an empty draw pile, its discards are shuffled and become the new one. With no discards either, nobody draws, and everything else goes on.',
      fr: 'S’il faut une carte d’une pioche vide, on mélange sa défausse, qui devient la pioche. Sans défausse non plus, on ne pioche pas, et le reste continue.',
    },
  ],
};

export const island: RuleChapter = {
  id: 'island',
  title: { en: 'The island', fr: 'L’île' },
  gist: {
    en: 'Nine zones in a line, from the ocean to the reactor.',
    fr: 'Neuf zones en ligne, de l’océan au réacteur.',
  },
  clauses: [
    {
      number: 'K2.1',
      en: 'Nine zones lie in a line, and each borders on the one before it and the one after: Ocean (blue), Beach (yellow), Power Lines (green, 15), Motor Pool (red, 17), Metrorail (blue, 19), Airstrip (yellow, 21), Headquarters (green, 23), Science Lab (blue, 25), Reactor (any colour, 30).',
      fr: 'Neuf zones se suivent en ligne, et chacune touche celle d’avant et celle d’après : Océan (bleu), Plage (jaune), Lignes électriques (vert, 15), Parc automobile (rouge, 17), Métro (bleu, 19), Piste d’envol (jaune, 21), Quartier général (vert, 23), Laboratoire (bleu, 25), Réacteur (toutes couleurs, 30).',
    },
    {
      number: 'K2.2',
      en: 'The seven zones with a *rating*, the number above, hold an *objective*. It stands until it is destroyed (K9.5), and is then gone for good. Damage stays on it when the King walks away.',
      fr: 'Les sept zones qui ont une *résistance*, le nombre ci-dessus, portent un *objectif*. Il tient jusqu’à sa destruction (K9.5), et ne revient jamais. Ses dégâts restent quand le Roi s’en va.',
    },
    {
      number: 'K2.3',
      en: 'For the Reactor a card of any colour has the right one.',
      fr: 'Pour le Réacteur, toute couleur convient.',
    },
  ],
};

export const setup: RuleChapter = {
  id: 'setup',
  title: { en: 'Before the first turn', fr: 'Avant le premier tour' },
  gist: {
    en: 'The King stands on the beach, four heroes in headquarters.',
    fr: 'Le Roi est sur la plage, quatre héros au quartier général.',
  },
  clauses: [
    {
      number: 'K4.1',
      en: 'One to eight heroes take part, in an order. The first of them stand in Headquarters; the others wait in the *reserve* in that order and join one by one (K16.3).',
      fr: 'Un à huit héros prennent part, dans un ordre. Les premiers sont au Quartier général ; les autres attendent en *réserve*, dans cet ordre, et arrivent un à un (K16.3).',
      option: {
        en: 'all eight, shuffled; four of them start',
        fr: 'tous les huit, mélangés ; quatre commencent',
      },
    },
    {
      number: 'K4.2',
      en: 'The King stands on the Beach. The four decks are shuffled and all objectives stand. Hands are empty: the first Draw phase fills them.',
      fr: 'Le Roi est sur la Plage. Les quatre paquets sont mélangés, tous les objectifs tiennent. Les mains sont vides : la première pioche les remplit.',
    },
    {
      number: 'K4.3',
      en: 'A game may have a turn limit, or none. The hand sizes of the King and of the League, 3 to 7 each, are the handicap.',
      fr: 'Une partie peut avoir une limite de tours, ou aucune. Les tailles de main du Roi et de la Ligue, de 3 à 7, servent de handicap.',
      option: { en: '20 turns, hands of five', fr: '20 tours, des mains de cinq' },
    },
  ],
};
