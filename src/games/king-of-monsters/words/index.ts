import { type Language, withFrenchSpacing } from '#core';

const english = {
  'king.action.frame': ({ frame }: { readonly frame: string }) => `is not an answer to ${frame}`,
  'king.action.illegal': 'is not allowed here',
  'king.over': 'the game is over',
  'king.cards': ({ side, card }: Record<'side' | 'card', string>) =>
    `${side} must have each of its cards exactly once: ${card}`,
  'king.hero': 'state, zone and reserve contradict each other',
  'king.covers': 'covered plates must come first',
  'king.disabled': 'a disabled row has no plates',
  'king.ocean': 'may only be in the ocean after a push',
  'king.destroyed': 'was destroyed together with its zone',
  'king.reason': ({ reason }: Record<'reason', string>) => `the position does not show an end by ${reason}`,
  'king.reactor': 'ends the game, so there must be an outcome',
  'king.facing': 'a wild must be face up, and only face-down cards can be marked as seen',
  'king.stack': 'is not a decision that is pending here',
  'king.queue': 'has already been asked',
  'king.traded': 'has not exchanged a card in this step',
  'king.outcome': 'the stack is empty exactly when the game is over',
  'king.rng': 'is not the state of a generator: 32 hexadecimal digits, not all 0',
};

/** Problem codes of King of Monsters, with their English texts. */
export type KingProblems = typeof english;

const french: KingProblems = {
  'king.action.frame': ({ frame }) => `ne répond pas à ${frame}`,
  'king.action.illegal': 'n’est pas permis ici',
  'king.over': 'la partie est finie',
  'king.cards': ({ side, card }) => `les cartes de ${side} n’y sont pas toutes une fois : ${card}`,
  'king.hero': 'état, zone et réserve ne s’accordent pas',
  'king.covers': 'les plaques couvertes doivent venir d’abord',
  'king.disabled': 'une rangée désactivée n’a pas de plaques',
  'king.ocean': 'n’est dans l’océan que s’il y a été repoussé',
  'king.destroyed': 'a disparu avec la zone détruite',
  'king.reason': ({ reason }) => `la table ne montre pas de fin par ${reason}`,
  'king.reactor': 'termine la partie : il faut un résultat',
  'king.facing': 'un joker est face visible, et seul ce qui est face cachée est marqué comme vu',
  'king.stack': 'n’est pas une décision à prendre ici',
  'king.queue': 'n’attend pas son tour',
  'king.traded': 'n’a pas échangé de carte à cette étape',
  'king.outcome': 'la pile est vide exactement quand la partie est finie',
  'king.rng': 'n’est pas l’état d’un générateur : 32 chiffres hexadécimaux, pas tous 0',
};

/** Problem texts by language. */
export const kingProblems: Readonly<Record<Language, KingProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
