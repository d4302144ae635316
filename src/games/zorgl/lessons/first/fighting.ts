import type { Action, ActionKind } from '#zorgl/rules';
import type { Idea } from './idea';
import { best, eventsOf, floorsOf, isBeside, type Moment, rankIn, suitIn } from './reading';

const plain = (action: Action): boolean =>
  action.do === 'attack' && rankIn(action) !== null && rankIn(action) !== 'A';

/** Uses of a kind that bring floors, the most first. */
const scoring = (moment: Moment, kind: ActionKind, least = 1): readonly Action[] =>
  best(
    moment,
    (action) => action.do === kind && rankIn(action) !== 'A',
    (action) => floorsOf(moment, action) - least + 1,
  );

/** What every red card is for. */
export const shoving: readonly Idea[] = [
  {
    id: 'shove',
    title: {
      en: 'Shove a monster into a building: a floor falls',
      fr: 'Pousser un monstre contre un immeuble : un étage tombe',
    },
    clause: 'Z6.3',
    when: isBeside,
    wants: (moment) => best(moment, plain, (action) => floorsOf(moment, action)),
    say(moment) {
      const straight = suitIn(best(moment, plain, (action) => floorsOf(moment, action))[0]!) === 'D';
      return straight
        ? {
            en: 'The other monster has a building behind it. Diamonds hit straight: take the lit card and shove it into the wall!',
            fr: 'L’autre monstre a un immeuble dans le dos. Le carreau frappe tout droit : prenez cette carte et poussez-le dans le mur !',
          }
        : {
            en: 'The other monster has a building behind it. Hearts hit diagonally: take the lit card and shove it into the wall!',
            fr: 'L’autre monstre a un immeuble dans le dos. Le cœur frappe en diagonale : prenez cette carte et poussez-le dans le mur !',
          };
    },
    after: {
      en: 'Crash! The floor that falls goes onto your pile, beside your name.',
      fr: 'Patatras ! L’étage qui tombe va sur votre pile, près de votre nom.',
    },
  },
];

/** Red faces, aces and jokers. */
export const powers: readonly Idea[] = [
  {
    id: 'shake',
    title: {
      en: 'Red king: shakes every building around',
      fr: 'Roi rouge : secoue tous les immeubles autour',
    },
    clause: 'Z7.8',
    when: isBeside,
    wants: (moment) => scoring(moment, 'shake', 2),
    say: () => ({
      en: 'Your red king shakes the other monster. Every building around it loses a floor to you.',
      fr: 'Votre roi rouge secoue l’autre monstre. Chaque immeuble autour de lui perd un étage pour vous.',
    }),
  },
  {
    id: 'throw',
    title: { en: 'Red queen: throws in any direction', fr: 'Dame rouge : lance dans la direction voulue' },
    clause: 'Z7.6',
    when: isBeside,
    wants: (moment) => scoring(moment, 'throw'),
    say: () => ({
      en: 'Your red queen throws it in any direction. Choose one with a building in the way.',
      fr: 'Votre dame rouge le lance où vous voulez. Choisissez une direction barrée par un immeuble.',
    }),
  },
  {
    id: 'frenzy',
    title: { en: 'Red jack: attacks twice', fr: 'Valet rouge : attaque deux fois' },
    clause: 'Z7.7',
    when: isBeside,
    wants: (moment) => scoring(moment, 'frenzy'),
    say: () => ({
      en: 'Your red jack attacks twice with one card. After the first blow, choose the second or stop.',
      fr: 'Votre valet rouge attaque deux fois avec une carte. Après le premier coup, choisissez le second ou arrêtez-vous là.',
    }),
  },
  {
    id: 'ace',
    title: { en: 'An ace is a jack, a queen or a king', fr: 'Un as est valet, dame ou roi' },
    clause: 'Z7.1',
    when: isBeside,
    wants: (moment) =>
      best(
        moment,
        (action) => action.do !== 'attack' && rankIn(action) === 'A',
        (action) => floorsOf(moment, action),
      ),
    say: () => ({
      en: 'An ace is a jack, a queen or a king of its suit. Choose the one that scores most.',
      fr: 'Un as vaut le valet, la dame ou le roi de sa couleur. Choisissez ce qui rapporte le plus.',
    }),
  },
  {
    id: 'joker',
    title: { en: 'A joker is any suit', fr: 'Un joker est de la couleur voulue' },
    clause: 'Z5.3',
    when: isBeside,
    wants: (moment) =>
      best(
        moment,
        (action) => action.do === 'attack' && rankIn(action) === null && 'card' in action,
        (action) => floorsOf(moment, action),
      ),
    say: () => ({
      en: 'A joker is a plain card of any suit. Here it hits straight or diagonally.',
      fr: 'Un joker est une carte simple de n’importe quelle couleur. Ici, il frappe tout droit ou en diagonale.',
    }),
  },
];

/** What can be done where nothing falls. */
export const pushing: readonly Idea[] = [
  {
    id: 'follow',
    title: {
      en: 'With nothing behind it, it is pushed and you follow',
      fr: 'Sans obstacle, il recule et vous le suivez',
    },
    clause: 'Z6.1',
    when: isBeside,
    wants: (moment) =>
      best(
        moment,
        plain,
        (action) => eventsOf(moment, action).filter(({ type }) => type === 'follow').length,
      ),
    shownBy: (event, seat) => event.type === 'follow' && event.monster === seat,
    say: () => ({
      en: 'Nothing stands behind it now. Shove it anyway: it moves back one box and you follow.',
      fr: 'Rien derrière lui, cette fois. Poussez-le quand même : il recule d’une case et vous le suivez.',
    }),
  },
  {
    id: 'army',
    title: { en: 'A card can be for the army', fr: 'Une carte peut servir à l’armée' },
    clause: 'Z8.2',
    when: (moment) => isBeside(moment) && moment.view.turn.played < moment.view.turn.quota,
    wants: (moment) =>
      best(
        moment,
        (action) => action.do === 'army-move',
        (action) => (/^\d/.test(rankIn(action) ?? '') ? 1 : 0),
      ),
    shownBy: (event, seat) =>
      event.type === 'card-played' && event.player === seat && event.use.startsWith('army-'),
    say: () => ({
      en: 'Your monster stands well, so move a unit of the army with this card. Units can shove monsters, but never destroy floors.',
      fr: 'Votre monstre est bien placé : déplacez une unité de l’armée avec cette carte. Les unités poussent les monstres, mais n’abattent jamais d’étage.',
    }),
  },
];
