import type { actions as english } from './actions.en';

/** « a3, b4 ou c5 ». */
function either(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} ou ${last}`;
}

/** The French name of each kind of action, with its article. */
const ACTIONS: Readonly<Record<string, string>> = {
  move: 'le déplacement',
  attack: 'l’attaque',
  blitz: 'le blitz',
  burrow: 'le tunnel',
  leap: 'le grand saut',
  throw: 'le lancer',
  frenzy: 'la frénésie',
  shake: 'la secousse',
  'blitz-on': 'le second pas du blitz',
  'frenzy-on': 'la seconde attaque de la frénésie',
  'sweep-on': 'le coup suivant du balayage',
  missile: 'le missile guidé',
  sweep: 'le balayage',
  hover: 'l’envol',
  ink: 'l’encre',
  discard: 'la défausse',
  land: 'l’atterrissage',
  fall: 'la chute',
};

const actionOf = (power: string): string => ACTIONS[power] ?? `« ${power} »`;

/** Why the rules refuse an action, in French. */
export const actions: typeof english = {
  'zorgl.flight.none': 'aucune unité ne fuit ici',
  'zorgl.flight.missing': ({ boxes }) => `il faut dire où l’unité fuit : ${either(boxes)}`,
  'zorgl.flight.elsewhere': ({ boxes }) => `l’unité ne peut fuir qu’en ${either(boxes)}`,
  'zorgl.box.far': ({ box }) => `${box} n’est pas une case voisine`,
  'zorgl.box.notDiagonal': ({ box }) => `${box} n’est pas en diagonale du monstre`,
  'zorgl.box.notStraight': ({ box }) => `${box} n’est pas en ligne droite du monstre`,
  'zorgl.box.crushes': ({ box }) => `l’unité en ${box} serait écrasée`,
  'zorgl.box.monster': ({ box }) => `un monstre occupe ${box}`,
  'zorgl.box.building': ({ box }) => `un immeuble occupe ${box}`,
  'zorgl.box.taken': ({ box }) => `un monstre ou un immeuble occupe ${box}`,
  'zorgl.box.beyond': ({ box }) => `${box} est hors de portée`,
  'zorgl.box.notNearest': ({ boxes }) => `il faut une des cases vides les plus proches : ${either(boxes)}`,
  'zorgl.unit.none': ({ box }) => `il n’y a pas d’unité en ${box}`,
  'zorgl.unit.notDiagonal': ({ box }) => `${box} n’est pas à une case en diagonale`,
  'zorgl.unit.notStraight': ({ box }) => `${box} n’est pas à une case en ligne droite`,
  'zorgl.unit.blocked': ({ box }) => `${box} n’est pas vide`,
  'zorgl.army.absent': 'on joue sans l’armée',
  'zorgl.army.red': 'avec une carte rouge, une unité attaque',
  'zorgl.army.black': 'avec une carte noire, une unité se déplace',
  'zorgl.army.action': 'n’est pas une action de l’armée',
  'zorgl.army.friend': ({ seat }) => `l’armée n’attaque pas ${seat}`,
  'zorgl.army.floor': 'l’attaque coûterait un étage',
  'zorgl.army.unit': 'l’attaque coûterait une unité',
  'zorgl.army.cost': 'l’attaque coûterait quelque chose',
  'zorgl.target.far': ({ seat }) => `${seat} n’est pas sur une case voisine`,
  'zorgl.target.notDiagonal': ({ seat }) => `${seat} n’est pas en diagonale`,
  'zorgl.target.notStraight': ({ seat }) => `${seat} n’est pas en ligne droite`,
  'zorgl.target.crushes': 'l’attaque écraserait une unité',
  'zorgl.target.other': 'doit être un autre monstre présent sur le plateau',
  'zorgl.target.done': ({ seat }) => `${seat} ne fait pas partie de ceux qui restent à frapper`,
  'zorgl.target.nobody': 'il n’y a aucun monstre à côté',
  'zorgl.card.notInHand': ({ card, seat }) => `${seat} n’a pas ${card} en main`,
  'zorgl.card.enough': 'cinq cartes sont déjà jouées',
  'zorgl.card.inert': 'la première carte noire du tour ne donne rien : elle se joue pour rien',
  'zorgl.card.joker': 'un joker n’a pas de pouvoir',
  'zorgl.card.onlyJoker': ({ power }) => `il faut un joker pour ${actionOf(power)}`,
  'zorgl.card.powerless': ({ power }) => `cette carte ne permet pas ${actionOf(power)}`,
  'zorgl.card.red': 'une carte rouge sert à attaquer',
  'zorgl.card.black': 'une carte noire sert à se déplacer',
  'zorgl.card.mustMove': 'le monstre peut se déplacer, donc il le doit',
  'zorgl.card.mustAttack': 'il y a un monstre à attaquer',
  'zorgl.card.action': 'ne se joue pas avec une carte',
  'zorgl.suit.missing': 'il faut nommer la couleur du joker',
  'zorgl.suit.needless': 'on ne nomme la couleur que pour un joker',
  'zorgl.monster.powerless': ({ power }) => `ce monstre n’a pas ce pouvoir : ${actionOf(power)}`,
  'zorgl.tail.none': 'ce monstre ne se bat pas avec la queue',
  'zorgl.tail.cards': 'il faut au moins deux cartes en main',
  'zorgl.rest.first': ({ power }) => `autre chose vient d’abord : ${actionOf(power)}`,
  'zorgl.rest.none': 'rien de tel n’est en cours',
  'zorgl.discard.cards': ({ count, seat }) =>
    count === 1
      ? `doit être une carte de la main de ${seat}`
      : `doit être ${count} cartes de la main de ${seat}, dans leur ordre`,
  'zorgl.end.roof': 'le monstre est debout sur un immeuble',
  'zorgl.end.quota': ({ quota, played }) =>
    `il faut jouer ${quota} carte${quota === 1 ? '' : 's'}, et vous en avez joué ${played}`,
};
