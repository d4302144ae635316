import { type Language, withFrenchSpacing } from '#core';

export { areaNames } from './areas';
export { zornNames } from './names';

const english = {
  'zorn.action.why': ({ why }: { readonly why: string }) => `is not an answer to ${why}`,
  'zorn.twice': ({ name }: { readonly name: string }) => `${name} is there twice`,
  'zorn.cards': 'the cards of deck and discard are not all 27 once',
  'zorn.unit': ({ name }: { readonly name: string }) => `${name} is not a unit of this game`,
  'zorn.hits': 'has more Hits than such a unit can take',
  'zorn.capacity': ({
    side,
    count,
    room,
  }: {
    readonly side: string;
    readonly count: number;
    readonly room: number;
  }) => `holds ${count} units of ${side}, and has room for ${room}`,
  'zorn.both': 'holds units of both sides, and no fight is to come there',
  'zorn.ask': ({ why }: { readonly why: string }) => `${why} is not asked there`,
  'zorn.quiet': 'says what goes on where nothing does',
  'zorn.work': 'is not what the engine writes',
  'zorn.markers': ({ most }: { readonly most: number }) => `there are only ${most} markers`,
  'zorn.terror': 'is not below the limit, though nobody has lost',
  'zorn.wiped': 'has no core unit left, though nobody has lost',
  'zorn.over': 'ask and outcome do not agree',
  'zorn.place': ({ place }: { readonly place: string }) => `${place} is no place for that`,
  'zorn.rng': 'is not the state of a generator: 32 hexadecimal digits, not all 0',
};

/** The codes of what can be wrong in The Struggle for Zorn, with their words. */
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
  'zorn.ask': ({ why }) => `${why} n’est pas demandé là`,
  'zorn.quiet': 'dit ce qui est en cours alors que rien ne l’est',
  'zorn.work': 'n’est pas ce que le moteur écrit',
  'zorn.markers': ({ most }) => `il n’y a que ${most} marqueurs`,
  'zorn.terror': 'n’est pas sous la limite, et pourtant personne n’a perdu',
  'zorn.wiped': 'n’a plus d’unité de base, et pourtant personne n’a perdu',
  'zorn.over': 'ask et outcome ne s’accordent pas',
  'zorn.place': ({ place }) => `${place} n’est pas un lieu pour cela`,
  'zorn.rng': 'n’est pas l’état d’un générateur : 32 chiffres hexadécimaux, pas tous 0',
};

/** The words of what can be wrong in The Struggle for Zorn, by language. */
export const zornProblems: Readonly<Record<Language, ZornProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
