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
            en: 'The other monster has a building at its back. Diamonds hit straight: shove it into the wall!',
            fr: 'L’autre monstre a un immeuble dans le dos. Le carreau frappe tout droit : poussez-le dans le mur !',
          }
        : {
            en: 'The other monster has a building at its back. Hearts hit diagonally: shove it into the wall!',
            fr: 'L’autre monstre a un immeuble dans le dos. Le cœur frappe en diagonale : poussez-le dans le mur !',
          };
    },
    after: {
      en: 'Crash: a floor falls, and it is yours!',
      fr: 'Patatras : un étage tombe, et il est à vous !',
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
      en: 'Your red king can shake the other monster. Every building around it loses a floor to you.',
      fr: 'Votre roi rouge peut secouer l’autre monstre. Chaque immeuble autour de lui perd un étage pour vous.',
    }),
  },
  {
    id: 'throw',
    title: { en: 'Red queen: throws in any direction', fr: 'Dame rouge : lance dans la direction voulue' },
    clause: 'Z7.6',
    when: isBeside,
    wants: (moment) => scoring(moment, 'throw'),
    say: () => ({
      en: 'Your red queen throws it wherever you like. Choose a direction with a building in it.',
      fr: 'Votre dame rouge le lance où vous voulez. Choisissez une direction où se dresse un immeuble.',
    }),
  },
  {
    id: 'frenzy',
    title: { en: 'Red jack: attacks twice', fr: 'Valet rouge : attaque deux fois' },
    clause: 'Z7.7',
    when: isBeside,
    wants: (moment) => scoring(moment, 'frenzy'),
    say: () => ({
      en: 'Your red jack goes into a frenzy: two attacks for one card. After the first you choose the second, or leave it.',
      fr: 'Votre valet rouge se déchaîne : deux attaques pour une carte. Après la première, choisissez la seconde ou arrêtez là.',
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
      en: 'An ace is a jack, a queen or a king of its suit, as you like. Use the one that brings you most.',
      fr: 'Un as vaut, au choix, le valet, la dame ou le roi de sa couleur. Prenez ce qui rapporte le plus.',
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
      en: 'A joker is a plain card of whatever suit you need. Here it hits in any direction.',
      fr: 'Un joker est une carte simple de la couleur qu’il vous faut. Ici, il frappe dans tous les sens.',
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
      en: 'Nothing stands behind it now. Shove it all the same: it goes back one box, and you follow.',
      fr: 'Rien ne se trouve derrière lui. Poussez-le quand même : il recule d’une case, et vous le suivez.',
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
      en: 'Your monster stands well, so give this card to the army: a soldier walks instead. Soldiers shove monsters, too, but never cost a floor.',
      fr: 'Votre monstre est bien placé : donnez cette carte à l’armée, un soldat marchera. Les soldats poussent aussi les monstres, mais sans coûter d’étage.',
    }),
  },
];
