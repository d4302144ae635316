import { of, pluralsIn } from '#i18n';
import type { log as english } from './log.en';

const plural = pluralsIn('fr');
const hits = (count: number) => plural(count, '# blessure', '# blessures');

/** French texts of the log. */
export const log: typeof english = {
  ability: (name, ability) => `${name} a pour talent : ${ability.toLowerCase()}.`,
  slid: (name, column, row, spin, brought) => {
    const turned = ['', ', tournée à droite', ', tournée d’un demi-tour', ', tournée à gauche'][spin] ?? '';
    const begin = `${name} lâche une tuile en ${column}, sur le rang ${row}${turned}`;
    return brought.length === 0 ? `${begin}.` : `${begin} : ${brought.join(', ')}.`;
  },
  placed: (thing, box) => `${thing} ${box}`,
  entered: (name, box) => `${name} entre en ${box}.`,
  stepped: (name, box, up) => (up ? `${name} grimpe en ${box}` : `${name} marche en ${box}`),
  overran: (thing) => ` et écrase : ${thing}`,
  cost: (cost) => (cost > 1 ? ` (${cost} jetons)` : ''),
  worth: (value) => plural(value, ', # point', ', # points'),
  passed: (name) => `${name} passe.`,
  fired: {
    laser: (name, box, target) =>
      target === null
        ? `${name} fait tirer le laser ${box} dans le vide.`
        : `${name} fait tirer le laser ${box} sur ${target}.`,
    missile: (name, box) => `${name} lance le missile ${box}.`,
    tank: (name, box, direction) =>
      direction === null
        ? `${name} fait tirer le char ${box} dans le vide.`
        : `${name} fait tirer le char ${box} vers : ${direction}.`,
  },
  hit: (name, count, total) => `${name} prend ${hits(count)}, ${total} en tout.`,
  ignored: (name, count, total) =>
    count === 0
      ? `${name} ignore la blessure.`
      : `${name} en ignore une, prend ${hits(count)}, ${total} en tout.`,
  died: (name, box) => `${name} meurt en ${box}.`,
  stage: {
    choose: 'On choisit les talents.',
    found: 'On fonde la ville.',
    enter: 'Les kaijus entrent.',
    move: 'Les kaijus avancent.',
    slide: 'La ville grandit.',
    fire: 'Les gardes tirent.',
    over: 'C’est fini.',
  },
  turn: (number, name) => `Tour ${number}. ${name} commence.`,
  aside: (name) => `La tuile ${of(name)} ne trouve plus de place : ce tour est le dernier.`,
  over: {
    turns: 'Les huit tours sont passés.',
    full: 'La ville est pleine.',
    ruin: 'Il ne reste aucun kaiju.',
  },
  wins: (names, shared, score) =>
    shared ? `${names} se partagent la victoire avec ${score}.` : `${names} gagne avec ${score}.`,
};
