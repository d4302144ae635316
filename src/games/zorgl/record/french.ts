import { DIRECTION_LETTERS, DIRECTION_NAMES, eachDirection } from '#core';
import type { Vocabulary } from './english';

const floors = (count: number) => (count < 2 ? `${count} étage` : `${count} étages`);
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);

/** “vers le nord”, “vers l’est”. */
const towards = (direction: string) => `vers ${/^[eo]/.test(direction) ? 'l’' : 'le '}${direction}`;

/** The French vocabulary of game records. */
export const french: Vocabulary = {
  title: 'Feuille de partie kaiju',
  keys: {
    player: 'Joueur',
    seed: 'Graine',
    army: 'Armée',
    flight: 'Fuite',
    position: 'Position',
    result: 'Résultat',
  },
  colon: '\u00a0: ',
  yes: 'oui',
  no: 'non',
  flights: { english: 'anglaise', french: 'française' },
  bot: 'robot',
  colour: 'couleur',
  figure: 'figurine',
  monsters: {
    zorgl: 'Zorgl',
    xman: 'X-Man',
    greatzilla: 'Grodino',
    nogyab: 'Nogyak',
    krustazor: 'Crustassor',
  },
  ranks: {
    A: 'A',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
    '8': '8',
    '9': '9',
    '10': '10',
    J: 'V',
    Q: 'D',
    K: 'R',
  },
  suitLetters: { S: 'P', C: 'T', H: 'C', D: 'K' },
  jokers: { XR: 'Joker rouge', XB: 'Joker noir' },
  jokerAs: '{card} comme {suit}',
  directions: eachDirection((dir) => towards(DIRECTION_NAMES.fr[dir])),
  directionLetters: DIRECTION_LETTERS.fr,
  turn: 'Tour {turn} · {name}',
  phrases: {
    move: '{card} va en {to}',
    attack: '{card} attaque {target}',
    ignore: '{card} ne donne rien',
    blitz: '{card} fonce en {to}',
    burrow: '{card} creuse jusqu’en {to}',
    leap: '{card} saute en {to}',
    throw: '{card} lance {target} {dir}',
    frenzy: '{card} se déchaîne sur {target}',
    shake: '{card} secoue {target}',
    'army-move': '{card} envoie l’unité de {unit} en {to}',
    'army-attack': '{card} envoie l’unité de {unit} contre {target}',
    'blitz-on': 'fonce encore en {to}',
    'frenzy-on': 'se déchaîne encore sur {target}',
    missile: '{card} tire un missile sur {target}',
    sweep: '{card} balaie de la queue, d’abord {target}',
    'sweep-on': 'balaie ensuite {target}',
    hover: '{card} s’envole',
    ink: '{card} crache de l’encre',
    tail: 'frappe {target} de la queue',
    discard: '{seat} défausse {cards}',
    land: 'se pose en {to}',
    fall: '{seat} fait tomber le monstre en {to}',
    stop: 's’en tient là',
    end: 'finit le tour',
  },
  flees: ', l’unité fuit en {flee}',
  outcomes: {
    floors: '{name} gagne avec dix étages',
    plant: '{name} gagne, la centrale n’est plus',
  },
  unfinished: 'partie inachevée',
  notes: {
    inertia: 'première carte noire du tour',
    stamp: 'il trépigne',
    howl: 'il hurle',
    edge: 'au bord : il ne se passe rien',
    swap: (one, other) => `${one} et ${other} échangent leurs places`,
    goes: (monster, to) => `${monster} en ${to}`,
    floors: (building, lost, left) =>
      left === 0
        ? `${building} perd ${floors(lost)} et s’écroule`
        : `${building} perd ${floors(lost)}, reste ${left}`,
    plantFloors: (lost, left) =>
      left === 0
        ? `la centrale perd ${floors(lost)} et s’écroule`
        : `la centrale perd ${floors(lost)}, reste ${left}`,
    combo: 'COMBO !',
    megaCombo: 'MÉGA-COMBO !',
    crush: (at) => `l’unité de ${at} est écrasée`,
    has: (player, worth) => `${player} a ${worth} sur 10`,
    drops: (player, dropped) => `${player} jette ${dropped}`,
    draws: (player, count) => `${player} pioche ${cards(count)}`,
    reshuffle: 'la défausse est mélangée',
    passedOver: (player) => `${player} n’a pas de cartes et pioche seulement`,
    holds: (held) => `en main : ${held}`,
  },
};
