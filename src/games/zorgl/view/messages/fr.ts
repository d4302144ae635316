import { DIRECTION_NAMES } from '#core';
import { of, pluralsIn, to } from '#i18n';
import type { Suit } from '#zorgl/rules';
import { board, keys } from './board.fr';
import { city } from './city.fr';
import type { ZorglMessages } from './en';
import { lobby } from './lobby.fr';
import { monsters } from './monsters.fr';
import { powers } from './powers.fr';
import { primer } from './primer.fr';
import { refused } from './refused.fr';
import { sounds } from './sounds.fr';
import { things } from './things.fr';
import { workshop } from './workshop.fr';

const plural = pluralsIn('fr');
const floors = (count: number) => plural(count, '# étage', '# étages');
const units = (count: number) => plural(count, '# unité', '# unités');
const cards = (count: number) => plural(count, '# carte', '# cartes');
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

const dest = (to: string, roof: boolean) => (roof ? `sur l’immeuble en ${to}` : `en ${to}`);

const way = (suit: Suit | null) => {
  if (suit === null) return 'dans n’importe quel sens';
  return suit === 'S' || suit === 'H' ? 'en diagonale' : 'en ligne droite';
};

/** French texts of Zorgl-Zilla. */
export const fr: ZorglMessages = {
  title: 'Zorgl-Zilla',
  tagline: 'Poussez vos amis à travers les immeubles.',

  modes: {
    move: 'Marcher',
    attack: 'Attaquer',
    ignore: 'Jouer pour rien',
    blitz: 'Blitz',
    burrow: 'Tunnel',
    leap: 'Grand saut',
    throw: 'Lancer',
    frenzy: 'Frénésie',
    shake: 'Secousse',
    'army-move': 'L’armée bouge',
    'army-attack': 'L’armée attaque',
    'blitz-on': 'Second pas',
    'frenzy-on': 'Seconde attaque',
    missile: 'Missile guidé',
    sweep: 'Balayage',
    'sweep-on': 'Coup suivant',
    hover: 'Envol',
    ink: 'Encre',
    tail: 'Coup de queue',
    discard: 'Défausser',
    land: 'Se poser',
    fall: 'Chute',
    stop: 'Ça suffit',
    end: 'Finir le tour',
  },

  explain: {
    move: (suit) => `Avancer d’une case ${way(suit)}.`,
    attack: (suit) => `Bousculer un voisin ${way(suit)} ; contre un immeuble, des étages tombent pour vous.`,
    ignore: () => 'Sans effet, mais la carte compte comme jouée.',
    blitz: (suit) => `Deux pas de suite, chacun ${way(suit)}.`,
    burrow: (suit) => `Creuser sur une à trois cases ${way(suit)}, sous tout ce qui gêne.`,
    leap: () => 'Sauter sur n’importe quelle case libre de la ville.',
    throw: (suit) => `Saisir un voisin ${way(suit)} et le lancer où l’on veut, ou échanger les places.`,
    frenzy: (suit) => `Jusqu’à deux attaques de suite, chacune ${way(suit)}.`,
    shake: (suit) =>
      `Secouer un voisin ${way(suit)} : chaque immeuble autour de lui perd un étage pour vous.`,
    'army-move': (suit) => `Une unité de l’armée avance d’une case ${way(suit)}.`,
    'army-attack': (suit) =>
      `Une unité de l’armée pousse un monstre ${way(suit)} ; aucun étage pour personne.`,
    'blitz-on': () => 'Le blitz continue : faites le second pas.',
    'frenzy-on': () => 'La frénésie continue : encore une attaque, ou restez-en là.',
    missile: () =>
      'Visez n’importe quel autre monstre : chaque immeuble autour de lui perd un étage pour vous.',
    sweep: () =>
      'Frapper tous vos voisins, l’un après l’autre ; puis chaque immeuble autour de vous perd un étage pour vous.',
    'sweep-on': () => 'La queue continue : qui frappe-t-elle ensuite ?',
    hover: () => 'S’envoler. Votre tour finit aussitôt ; vous vous posez où vous voulez au début du suivant.',
    ink: () => 'Chaque joueur dont le monstre touche le vôtre jette trois cartes.',
    tail: () => 'Frapper un voisin de n’importe quel côté. Coûte toute la main et finit le tour.',
    discard: () => 'Vous ne piocherez qu’à la fin de votre prochain tour.',
    land: () => 'Redescendre sur une case sans monstre ni immeuble ; une unité y est écrasée.',
    fall: () => 'Le monstre tombe de son immeuble : vous choisissez où.',
    stop: () => 'Renoncer au reste du pouvoir.',
    end: () => 'Piocher jusqu’à cinq cartes.',
  },

  explainInert: 'La première carte noire du tour ne donne rien. Elle compte quand même.',

  power: {
    J: { black: 'Blitz', red: 'Frénésie' },
    Q: { black: 'Tunnel', red: 'Lancer' },
    K: { black: 'Grand saut', red: 'Secousse' },
    ace: 'Au choix',
    joker: 'Au choix',
  },

  cardHint: {
    black: (suit) => `Avance d’une case ${way(suit)}.`,
    red: (suit) => `Attaque ${way(suit)}.`,
    power: (name) => `Ou son pouvoir : ${name}.`,
    ace: (names) => `Ou l’un des pouvoirs : ${list(names)}.`,
    joker: 'Se joue comme la couleur de votre choix.',
    army: 'Ou commandez une unité de l’armée.',
    mega: (name) => `Ou son méga-pouvoir : ${name}.`,
    inert: 'La première carte noire du tour ne donne rien.',
    unplayable: 'Ne peut pas être jouée maintenant.',
  },

  ask: {
    card: 'Choisissez une carte',
    cardFor: (what) => `Quelle carte pour ${what} ?`,
    mode: 'Qu’en faire ?',
    unit: 'Quelle unité ?',
    box: 'Vers quelle case ?',
    unitTarget: 'Qui l’unité attaque-t-elle ?',
    monster: 'Quel monstre ?',
    direction: 'Dans quelle direction ?',
    flee: 'Où l’unité fuit-elle ?',
    fleeFrom: (box) => `Où fuit l’unité en ${box} ?`,
    directionOf: (name) => `Dans quelle direction ${name} vole-t-il ?`,
    unitBox: (box) => `Sur quelle case va l’unité en ${box} ?`,
    unitAttacks: (box) => `Qui l’unité en ${box} attaque-t-elle ?`,
    suit: 'Comme quelle couleur ?',
    discard: (count) => plural(count, 'Défaussez # carte', 'Défaussez # cartes'),
  },

  choice: {
    box: (box) => box,
    unit: (box) => `Unité en ${box}`,
    monster: (name, box) => (box === null ? name : `${name} en ${box}`),
    flee: (box) => `Fuit en ${box}`,
    edge: 'bord',
    direction: (name, box) => (box === null ? `${name}, contre le bord` : `${name}, vers ${box}`),
    exchange: 'Échanger les places',
    suit: {
      black: 'Comme noire : la seule carte du tour qui ne donne rien',
      red: 'Comme rouge : rien qu’un hurlement ; la prochaine carte noire ne donnera rien',
    },
    black: 'Comme carte noire perdue',
    red: 'Comme rouge : un hurlement',
    discard: (chosen, count) => `Défausser (${chosen} sur ${count})`,
    group: 'Choix sur le plateau',
    also: (uses) => `Autre usage possible : ${list(uses)}.`,
  },

  waste: {
    black: (suit) =>
      suit === null
        ? 'Votre monstre ne peut entrer dans aucune case voisine.'
        : `Votre monstre ne peut aller nulle part ${way(suit)}.`,
    red: (suit) =>
      suit === null
        ? 'Aucun monstre n’est à côté du vôtre.'
        : `Aucun monstre n’est à côté du vôtre ${way(suit)}.`,
    army: 'Aucune unité de l’armée ne peut s’en servir non plus.',
  },

  outcome: {
    flees: (box) => `L’unité en ${box} doit fuir : vous choisissez où.`,
    direction: 'Vous choisirez ensuite la direction.',
    more: 'Un autre choix suivra.',
    asked: {
      fall: (name) => `${name} choisit où tombe le monstre.`,
      discard: (name) => `${name} doit se défausser.`,
      blitz: () => 'Un second pas suivra.',
      frenzy: () => 'Une seconde attaque pourra suivre.',
      sweep: () => 'Le coup suivant vient ensuite.',
    },
  },

  refused,

  directions: DIRECTION_NAMES.fr,

  turn: {
    of: (name) => `Tour ${of(name)}`,
    played: (played, quota) => `${played} sur ${quota} au moins`,
    more: (count) => plural(count, 'Jouez encore # carte.', 'Jouez encore # cartes.'),
    mayEnd: 'Continuez ou finissez. Finir fait piocher, sans annulation.',
    endAnyway: 'Finir quand même',
    sureEnd: 'Une carte peut encore marquer. Finir quand même ?',
    notYours: (name) => `C’est ${to(name)} de jouer.`,
    finishPower: 'Terminez d’abord le pouvoir.',
    discards: (name, count) => `${name} doit défausser ${cards(count)}.`,
    drops: (name) => `${name} choisit où tombe le monstre.`,
    landFirst: 'Posez-vous d’abord.',
    comeDown: 'Descendez d’abord de l’immeuble.',
    watching: 'La table bouge encore.',
    over: 'La partie est finie.',
  },

  players: {
    label: 'Joueurs',
    pile: (floorCount, unitCount, worth, target) =>
      unitCount === 0
        ? `${floors(floorCount)} sur ${target}`
        : `${floors(floorCount)} et ${units(unitCount)} : ${worth} sur ${target}`,
    cards: (count) => cards(count),
    active: 'joue',
    aloft: 'en l’air',
  },

  cast: { floors: 'étages', plant: 'centrale', draw: 'pioche' },

  counters: {
    label: 'Cartes',
    plant: (count) => (count === 0 ? 'la centrale est tombée' : `la centrale a ${floors(count)}`),
    draw: (count) => `${count} à piocher`,
    discard: (count) => plural(count, '# défaussée', '# défaussées'),
    look: 'Montrer la défausse',
    pile: 'Défausse',
    none: 'La défausse est vide.',
  },

  monsters,
  sounds,
  board,
  things,
  keys,
  city,
  powers,

  traits: {
    advantage: 'Avantage',
    weakness: 'Faiblesse',
    mega: 'Méga-pouvoir',
    of: (monster) => `Ce que sait faire ${monster}`,
    power: (name, does) => `${name} : ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
  },

  army: (box) => `L’armée en ${box}`,

  log: {
    plays: (name, card) => `${name} joue : ${card}`,
    joker: (name, joker, suit) => `${name} joue : ${joker}, comme ${suit}`,
    stamp: (name) => `${name} ne peut pas bouger et trépigne.`,
    howl: (name) => `${name} ne trouve personne à frapper et hurle.`,
    inertia: (name) => `${name} ne bronche pas : la première carte noire ne donne rien.`,
    step: (name, to, roof) => `${name} ${roof ? 'monte' : 'va'} ${dest(to, roof)}.`,
    blitz: (name, to, roof) => `${name} fonce ${dest(to, roof)}.`,
    burrow: (name, to, roof) => `${name} ressort de terre ${dest(to, roof)}.`,
    leap: (name, to, roof) => `${name} saute ${dest(to, roof)}.`,
    land: (name, to) => `${name} se pose en ${to}.`,
    fall: (name, to) => `${name} tombe de l’immeuble en ${to}.`,
    hover: (name, from) => `${name} s’envole de ${from}.`,
    shove: (name, target) => `${name} bouscule ${target}`,
    frenzy: (name, target) => `${name} se déchaîne sur ${target}`,
    throw: (name, target, direction) => `${name} lance ${target} (${direction})`,
    army: (unit, target) => `${unit} repousse ${target}`,
    tail: (name, target) => `${name} frappe ${target} de la queue`,
    sweep: (name, target) => `La queue ${of(name)} frappe ${target}`,
    sweepBegins: (name, names) => `${name} balaie de la queue : ${list(names)}.`,
    sweepEnds: (name) => `Le balayage ${of(name)} secoue les immeubles autour`,
    missile: (name, target) => `${name} tire un missile sur ${target}`,
    ink: (name, names) => `${name} crache de l’encre : ${list(names)}.`,
    discards: (name, cards) => `${name} défausse : ${cards.join(', ')}.`,
    wholeHand: (name, cards) => `${name} jette toute sa main : ${cards.join(', ')}.`,
    chain: (names) => `, avec ${list(names)} derrière,`,
    edge: ' contre le bord du plateau : il ne se passe rien.',
    intoFree: (to) => ` jusqu’en ${to}.`,
    intoBuilding: (at, lost) => ` contre l’immeuble en ${at} : ${floors(lost)}`,
    intoPlant: (at, lost) => ` contre la centrale en ${at} : ${floors(lost)}`,
    nothingLost: (at) => ` contre ${at} : rien ne tombe.`,
    combo: ' — COMBO !',
    megaCombo: ' — MÉGA-COMBO !',
    buildingFalls: ' L’immeuble s’écroule.',
    plantFalls: ' La centrale s’écroule !',
    swap: (name, target) => `${name} et ${target} échangent leurs places.`,
    noSwap: (name, target) => `${name} ne peut pas échanger sa place avec ${target}.`,
    shake: (name, target) => `${name} secoue ${target}`,
    shakeYield: (count) => ` : ${floors(count)}.`,
    shakeNothing: ' : aucun immeuble à portée.',
    flee: (from, to) => `L’unité en ${from} fuit en ${to}.`,
    crush: (name, at) => `${name} écrase l’unité en ${at}.`,
    armyMove: (from, to) => `Une unité de l’armée va de ${from} en ${to}.`,
    turnStarted: (name) => `Tour ${of(name)}.`,
    draw: (name, count) => `${name} pioche ${cards(count)}.`,
    reshuffle: 'La défausse est mélangée en une nouvelle pioche.',
    passedOver: (name) => `${name} n’a plus de cartes et pioche seulement.`,
    wonByFloors: (name) => `${name} a dix étages et gagne !`,
    wonByPlant: (name) => `La centrale n’est plus. ${name} gagne !`,
  },

  caption: {
    turn: (name) => `Tour ${of(name)}`,
    combo: 'COMBO !',
    megaCombo: 'MÉGA-COMBO !',
    stamp: 'Boum ! Boum !',
    howl: 'Aouuuh !',
    inertia: 'Hein ?',
    passedOver: (name) => `${name} pioche seulement`,
    plant: 'FUSION !',
    wins: (name) => `${name} gagne !`,
    powers: {
      blitz: 'Blitz !',
      burrow: 'Tunnel !',
      leap: 'Grand saut !',
      throw: 'Lancer !',
      frenzy: 'Frénésie !',
      shake: 'Secousse !',
      missile: 'Missile !',
      sweep: 'Balayage !',
      hover: 'Envol !',
      ink: 'Encre !',
      tail: 'Coup de queue !',
    },
  },

  moments: {
    combo: 'Combo',
    mega: 'Méga-combo',
    building: 'Un immeuble s’écroule',
    plant: 'La centrale s’écroule',
    haul: (count) => `${floors(count)} d’un coup`,
    end: 'La fin de la partie',
  },

  primer,

  over: {
    figures: {
      floors: 'Étages démolis',
      blow: 'Le plus d’étages d’un coup',
      units: 'Unités écrasées',
      attacks: 'Attaques',
      boxes: 'Cases parcourues',
      wasted: 'Cartes jouées pour rien',
    },
    title: (name) => `${name} gagne !`,
    byFloors: 'Dix étages : personne ne démolit mieux.',
    byPlant: 'La centrale n’est plus, la ville non plus.',
    row: (floorCount, unitCount, unitWorth) => {
      if (unitCount === 0) return floors(floorCount);
      const each = unitWorth === 1 ? '' : ` (${unitWorth} chacune)`;
      return `${floors(floorCount)}, ${units(unitCount)}${each}`;
    },
  },

  lobby,
  workshop,
};
