import { type Language, withFrenchSpacing } from '#core';

export { areaNames } from './areas';
export { zornNames } from './names';

const english = {
  'zorn.action.why': ({ why }: { readonly why: string }) => `is not an answer to ${why}`,
  'zorn.twice': ({ name }: { readonly name: string }) => `${name} appears twice`,
  'zorn.cards': 'deck and discard pile must have each of the 27 cards exactly once',
  'zorn.unit': ({ name }: { readonly name: string }) => `${name} is not a unit of this game`,
  'zorn.hits': 'has more Hits than this unit can take',
  'zorn.capacity': ({
    side,
    count,
    room,
  }: {
    readonly side: string;
    readonly count: number;
    readonly room: number;
  }) => `has ${count} units of ${side} but room for ${room}`,
  'zorn.both': 'has units of both sides but no fight pending',
  'zorn.ask': ({ why }: { readonly why: string }) => `${why} is not a question at this point`,
  'zorn.quiet': 'must be empty: nothing is in progress',
  'zorn.work': 'is not in the form that the rules write',
  'zorn.markers': ({ most }: { readonly most: number }) => `there are only ${most} markers`,
  'zorn.terror': 'is at the limit although nobody has lost',
  'zorn.wiped': 'has no core unit left although nobody has lost',
  'zorn.over': 'ask and outcome contradict each other',
  'zorn.place': ({ place }: { readonly place: string }) => `${place} is not a valid place here`,
  'zorn.rng': 'is not the state of a generator: 32 hexadecimal digits, not all 0',
};

/** Problem codes of The Struggle for Zorn, with their English texts. */
export type ZornProblems = typeof english;

const french: ZornProblems = {
  'zorn.action.why': ({ why }) => `ne répond pas à ${why}`,
  'zorn.twice': ({ name }) => `${name} s’y trouve deux fois`,
  'zorn.cards': 'les cartes de la pioche et de la défausse ne sont pas les 27, chacune une fois',
  'zorn.unit': ({ name }) => `${name} n’est pas une unité de cette partie`,
  'zorn.hits': 'a plus de touches qu’une telle unité n’en supporte',
  'zorn.capacity': ({ side, count, room }) =>
    `contient ${count} unités de ${side} et a de la place pour ${room}`,
  'zorn.both': 'contient des unités des deux camps, et aucun combat n’y est à venir',
  'zorn.ask': ({ why }) => `${why} n’est pas une question à ce moment`,
  'zorn.quiet': 'doit être vide : rien n’est en cours',
  'zorn.work': 'n’a pas la forme que les règles écrivent',
  'zorn.markers': ({ most }) => `il n’y a que ${most} marqueurs`,
  'zorn.terror': 'a atteint la limite alors que personne n’a perdu',
  'zorn.wiped': 'n’a plus d’unité de base alors que personne n’a perdu',
  'zorn.over': 'ask et outcome se contredisent',
  'zorn.place': ({ place }) => `${place} n’est pas un lieu valable ici`,
  'zorn.rng': 'n’est pas l’état d’un générateur : 32 chiffres hexadécimaux, pas tous 0',
};

/** Problem texts by language. */
export const zornProblems: Readonly<Record<Language, ZornProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
