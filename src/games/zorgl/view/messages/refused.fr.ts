import { of } from '#i18n';
import type { Suit } from '#zorgl/rules';
import type { ZorglMessages } from './en';

const SUITS: Readonly<Record<Suit, string>> = {
  S: 'les piques',
  C: 'les trèfles',
  H: 'les cœurs',
  D: 'les carreaux',
};

const way = (diagonally: boolean) => (diagonally ? 'en diagonale' : 'en ligne droite');
const lies = (diagonally: boolean) => (diagonally ? 'en ligne droite' : 'en diagonale');
const list = (boxes: readonly string[]) =>
  boxes.length < 2 ? boxes.join('') : `${boxes.slice(0, -1).join(', ')} ou ${boxes.at(-1)}`;

/** Why a click on the board does nothing. */
export const refused: ZorglMessages['refused'] = {
  notYours: (name) => `C’est au tour ${of(name)}.`,
  card: 'Choisissez d’abord une carte.',
  noCardHits: (name) => `D’ici, aucune de vos cartes ne touche ${name}.`,
  noCardLeads: (box) => `Aucune carte ne mène en ${box} d’un coup.`,
  mode: 'Choisissez d’abord ce que fait la carte.',
  discard: 'Choisissez dans votre main les cartes à défausser.',
  direction: (name) => `Choisissez une direction pour ${name} : une des huit cases autour.`,
  unit: (box) => `L’unité en ${box} ne peut pas utiliser cette carte.`,
  noUnit: (box) => `Il n’y a pas d’unité en ${box}.`,
  nobody: (box) => `Il n’y a pas de monstre en ${box}.`,
  self: 'Votre monstre ne peut pas s’attaquer lui-même.',
  beside: 'Rien à choisir ici : prenez un endroit éclairé.',

  boxWay: (box, diagonally, suit) =>
    suit === null
      ? `${box} est ${lies(diagonally)} ; ce pas se fait ${way(diagonally)}.`
      : `${box} est ${lies(diagonally)} ; ${SUITS[suit]} marchent ${way(diagonally)}.`,
  targetWay: (name, diagonally, suit) =>
    suit === null
      ? `${name} est ${lies(diagonally)} ; ce coup part ${way(diagonally)}.`
      : `${name} est ${lies(diagonally)} ; ${SUITS[suit]} frappent ${way(diagonally)}.`,
  here: 'Votre monstre y est déjà.',
  boxFar: (box) => `${box} est trop loin : un pas mène à une case voisine de votre monstre.`,
  boxMonster: (box) => `Un monstre est déjà en ${box} : il n’y a de place que pour un.`,
  boxBuilding: (box) => `Il y a un immeuble en ${box}, et votre monstre ne grimpe pas.`,
  boxTaken: (box) => `${box} est prise : il faut une case sans monstre ni immeuble.`,
  boxCrushes: (box) => `Cela écraserait l’unité en ${box}, et votre monstre n’écrase personne.`,
  boxBeyond: (box, power) => `${box} est hors de portée. ${power}`,
  boxNearest: (boxes) => `Il faut une des cases vides les plus proches : ${list(boxes)}.`,
  unitWay: (box, diagonally) =>
    `Avec cette carte, une unité avance d’une case ${way(diagonally)}, ce qui ne mène pas en ${box}.`,
  unitBlocked: (box) => `${box} n’est pas vide : les unités ne vont que sur des cases vides.`,
  targetFar: (name) => `${name} est trop loin : vous ne frappez qu’un monstre voisin du vôtre.`,
  unitTargetFar: (name) => `${name} est trop loin : une unité attaque un monstre voisin.`,
  targetCrushes: 'Ce coup écraserait une unité, et votre monstre n’écrase personne.',
  targetDone: (name) => `La queue ne peut plus frapper ${name}.`,
  armyFriend: (name) => `L’armée n’attaque jamais ${name}.`,
  armyFloor: 'Cela coûterait un étage, et l’armée n’abîme pas sa ville.',
  armyUnit: 'Cela coûterait une unité, et l’armée ne s’en prend pas aux siens.',
  armyCost: 'Cela ferait des dégâts, et l’armée n’abîme pas sa ville.',
  fleesTo: (boxes) => `L’unité ne peut fuir qu’en ${list(boxes)}.`,
};
