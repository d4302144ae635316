import type { SheetPart } from '#learning';

/** What a player of Zorgl-Zilla looks up, for one printed page. */
export const sheet: readonly SheetPart[] = [
  {
    title: { en: 'Your turn', fr: 'Votre tour' },
    rows: [
      {
        key: { en: 'Play', fr: 'Jouer' },
        en: '3 to 5 cards, one after the other',
        fr: '3 à 5 cartes, une à une',
        clause: 'Z3.1',
      },
      { key: { en: 'Draw', fr: 'Piocher' }, en: 'up to 5', fr: 'jusqu’à 5', clause: 'Z3.4' },
      {
        key: { en: 'Each card', fr: 'Chaque carte' },
        en: 'for your monster or for one unit',
        fr: 'pour votre monstre ou pour une unité',
        clause: 'Z3.6',
      },
    ],
  },
  {
    title: { en: 'Ordinary cards', fr: 'Cartes ordinaires' },
    rows: [
      { key: '♠', en: 'walk diagonally', fr: 'marcher en diagonale', clause: 'Z4.1' },
      { key: '♣', en: 'walk straight', fr: 'marcher tout droit', clause: 'Z4.1' },
      { key: '♥', en: 'attack diagonally', fr: 'attaquer en diagonale', clause: 'Z5.1' },
      { key: '♦', en: 'attack straight', fr: 'attaquer tout droit', clause: 'Z5.1' },
      {
        key: 'Joker',
        en: 'any suit, or a mega-power',
        fr: 'toute couleur, ou un méga-pouvoir',
        clause: 'Z5.3',
      },
      {
        key: { en: 'Cannot', fr: 'Impossible' },
        en: 'the card is ignored, and counts',
        fr: 'la carte est ignorée, et compte',
        clause: 'Z4.3',
      },
    ],
  },
  {
    title: { en: 'The box behind the victim', fr: 'La case derrière la victime' },
    rows: [
      {
        key: { en: 'Free', fr: 'Libre' },
        en: 'it goes there, you follow',
        fr: 'elle y va, vous suivez',
        clause: 'Z6.1',
      },
      { key: { en: 'Edge', fr: 'Bord' }, en: 'nothing happens', fr: 'rien ne se passe', clause: 'Z6.2' },
      {
        key: { en: 'Building', fr: 'Immeuble' },
        en: 'a floor for you; it was the last? as if free',
        fr: 'un étage pour vous ; le dernier ? comme libre',
        clause: 'Z6.3',
      },
      {
        key: { en: 'Monster', fr: 'Monstre' },
        en: 'it is pushed too: a chain',
        fr: 'poussé à son tour : une chaîne',
        clause: 'Z6.4',
      },
      {
        key: { en: 'Chain, building', fr: 'Chaîne, immeuble' },
        en: '2 pushed: 2 floors, COMBO; 3: MEGA-COMBO',
        fr: '2 poussés : 2 étages, COMBO ; 3 : MÉGA-COMBO',
        clause: 'Z6.7',
      },
    ],
  },
  {
    title: { en: 'Faces; an ace is any of them', fr: 'Figures ; l’as vaut n’importe laquelle' },
    rows: [
      {
        key: { en: '♠♣ jack', fr: '♠♣ valet' },
        en: '*Blitz*: two steps',
        fr: '*Blitz* : deux pas',
        clause: 'Z7.4',
      },
      {
        key: { en: '♠♣ queen', fr: '♠♣ dame' },
        en: '*Burrow*: 1 to 3 steps below everything',
        fr: '*Tunnel* : 1 à 3 pas sous tout ce qui gêne',
        clause: 'Z7.5',
      },
      {
        key: { en: '♠♣ king', fr: '♠♣ roi' },
        en: '*Leap*: to any box without building or monster',
        fr: '*Grand saut* : vers toute case sans immeuble ni monstre',
        clause: 'Z7.5',
      },
      {
        key: { en: '♥♦ jack', fr: '♥♦ valet' },
        en: '*Frenzy*: one attack or two',
        fr: '*Frénésie* : une attaque ou deux',
        clause: 'Z7.7',
      },
      {
        key: { en: '♥♦ queen', fr: '♥♦ dame' },
        en: '*Throw*: any direction; at you: swap places',
        fr: '*Lancer* : toute direction ; vers vous : échange',
        clause: 'Z7.6',
      },
      {
        key: { en: '♥♦ king', fr: '♥♦ roi' },
        en: '*Shake*: each building around it drops a floor',
        fr: '*Secousse* : chaque immeuble autour de lui perd un étage',
        clause: 'Z7.8',
      },
    ],
  },
  {
    title: { en: 'The army', fr: 'L’armée' },
    rows: [
      {
        key: { en: 'Black', fr: 'Noire' },
        en: 'a unit drives to an empty box',
        fr: 'une unité va sur une case vide',
        clause: 'Z8.2',
      },
      {
        key: { en: 'Red', fr: 'Rouge' },
        en: 'a unit pushes a monster, and stays',
        fr: 'une unité pousse un monstre, et reste',
        clause: 'Z8.3',
      },
      {
        key: { en: 'Never', fr: 'Jamais' },
        en: 'a shot that costs a floor or crushes a unit',
        fr: 'un tir qui coûte un étage ou écrase une unité',
        clause: 'Z8.4',
      },
      {
        key: { en: 'Trampled', fr: 'Piétinée' },
        en: 'flees to an empty box, else crushed: worth a floor',
        fr: 'fuit vers une case vide, sinon écrasée : vaut un étage',
        clause: 'Z9.1',
      },
      {
        key: { en: 'Flight, English', fr: 'Fuite à l’anglaise' },
        en: 'straight on, or 45° to either side',
        fr: 'tout droit, ou à 45° de chaque côté',
        clause: 'Z9.2',
      },
      {
        key: { en: 'Flight, French', fr: 'Fuite à la française' },
        en: 'any box that does not touch where the monster comes from',
        fr: 'toute case qui ne touche pas celle d’où vient le monstre',
        clause: 'Z9.2',
      },
      {
        key: { en: 'No flight', fr: 'Sans fuite' },
        en: 'first step of a blitz, burrow, leap, landing',
        fr: 'premier pas d’un blitz, tunnel, grand saut, atterrissage',
        clause: 'Z9.4',
      },
    ],
  },
  {
    title: { en: 'The end', fr: 'La fin' },
    rows: [
      {
        key: { en: '10 floors', fr: '10 étages' },
        en: 'you win at once',
        fr: 'vous gagnez aussitôt',
        clause: 'Z10.1',
      },
      {
        key: { en: 'Power plant down', fr: 'Centrale abattue' },
        en: 'most floors win; a tie goes to the player who felled it',
        fr: 'le plus d’étages gagne ; à égalité, qui l’a abattue',
        clause: 'Z10.2',
      },
    ],
  },
  {
    title: { en: 'Special monsters', fr: 'Monstres spéciaux' },
    rows: [
      { key: 'X-Man', en: 'the army spares him', fr: 'l’armée l’épargne', clause: 'Z11.1' },
      {
        key: { en: 'Flaw', fr: 'Faiblesse' },
        en: 'crushes no unit, never fells the plant',
        fr: 'n’écrase pas d’unité, n’abat pas la centrale',
        clause: 'Z11.2',
      },
      {
        key: 'Joker',
        en: 'a floor from each building around another monster',
        fr: 'un étage de chaque immeuble autour d’un autre monstre',
        clause: 'Z11.3',
      },
      {
        key: { en: 'Greatzilla', fr: 'Grodino' },
        en: 'throws the hand away: attacks any neighbour',
        fr: 'jette sa main : attaque n’importe quel voisin',
        clause: 'Z11.4',
      },
      {
        key: { en: 'Flaw', fr: 'Faiblesse' },
        en: 'first black card of a turn is ignored',
        fr: 'première noire du tour ignorée',
        clause: 'Z11.5',
      },
      {
        key: 'Joker',
        en: 'hits all neighbours, then all buildings around',
        fr: 'frappe tous ses voisins, puis les immeubles autour',
        clause: 'Z11.6',
      },
      {
        key: { en: 'Nogyab', fr: 'Nogyak' },
        en: 'walks on roofs, ends its turn below',
        fr: 'marche sur les toits, finit son tour en bas',
        clause: 'Z11.7',
      },
      {
        key: { en: 'Flaw', fr: 'Faiblesse' },
        en: 'pressed against the plant: a floor more',
        fr: 'pressé contre la centrale : un étage de plus',
        clause: 'Z11.11',
      },
      {
        key: 'Joker',
        en: 'flies off, lands next turn',
        fr: 's’envole, se pose au tour suivant',
        clause: 'Z11.12',
      },
      {
        key: { en: 'Krustazor', fr: 'Crustassor' },
        en: 'units are worth 2 floors',
        fr: 'les unités valent 2 étages',
        clause: 'Z11.13',
      },
      { key: { en: 'Flaw', fr: 'Faiblesse' }, en: 'its ♠ are ♣', fr: 'ses ♠ sont des ♣', clause: 'Z11.14' },
      {
        key: 'Joker',
        en: 'neighbours throw 3 cards away',
        fr: 'ses voisins jettent 3 cartes',
        clause: 'Z11.15',
      },
    ],
  },
];
