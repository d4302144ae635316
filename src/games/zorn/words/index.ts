import { type Language, withFrenchSpacing } from '#core';

export { areaNames } from './areas';
export { zornNames } from './names';

const english = {
  'zorn.action.why': ({ why }: { readonly why: string }) => `is not an answer to ${why}`,
  'zorn.twice': ({ name }: { readonly name: string }) => `${name} appears twice`,
  'zorn.cards': 'deck and discard pile together must contain each of the 27 cards exactly once',
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
  }) => `has ${count} units of ${side} but room for only ${room}`,
  'zorn.both': 'has units of both sides but no fight pending',
  'zorn.ask': ({ why }: { readonly why: string }) => `${why} cannot be asked at this point`,
  'zorn.quiet': 'must be empty: nothing is in progress',
  'zorn.work': 'is not what the rules would write here',
  'zorn.markers': ({ most }: { readonly most: number }) => `there are only ${most} markers`,
  'zorn.terror': 'is at the limit although nobody has lost',
  'zorn.wiped': 'has no core unit left although nobody has lost',
  'zorn.over': 'ask and outcome contradict each other',
  'zorn.place': ({ place }: { readonly place: string }) => `${place} is not a valid place here`,
  'zorn.rng': 'must be the state of the random generator: 32 hexadecimal digits, not all 0',
};

/** Problem codes of The Struggle for Zorn, with their English texts. */
export type ZornProblems = typeof english;

const french: ZornProblems = {
  'zorn.action.why': ({ why }) => `ne répond pas à ${why}`,
  'zorn.twice': ({ name }) => `${name} apparaît deux fois`,
  'zorn.cards': 'la pioche et la défausse doivent contenir à elles deux les 27 cartes, une fois chacune',
  'zorn.unit': ({ name }) => `${name} n’est pas une unité de cette partie`,
  'zorn.hits': 'a plus de touches que cette unité ne peut en subir',
  'zorn.capacity': ({ side, count, room }) =>
    `contient ${count} unités de ${side} mais n’a de place que pour ${room}`,
  'zorn.both': 'contient des unités des deux camps sans combat en attente',
  'zorn.ask': ({ why }) => `${why} ne peut pas être demandé à ce moment`,
  'zorn.quiet': 'doit être vide : rien n’est en cours',
  'zorn.work': 'n’est pas ce que les règles écriraient ici',
  'zorn.markers': ({ most }) => `il n’y a que ${most} marqueurs`,
  'zorn.terror': 'a atteint la limite alors que personne n’a perdu',
  'zorn.wiped': 'n’a plus d’unité de base alors que personne n’a perdu',
  'zorn.over': 'ask et outcome se contredisent',
  'zorn.place': ({ place }) => `${place} n’est pas un lieu valable ici`,
  'zorn.rng': 'doit être l’état du générateur aléatoire : 32 chiffres hexadécimaux, pas tous 0',
};

/** Problem texts by language. */
export const zornProblems: Readonly<Record<Language, ZornProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
