import type { Direction } from '#core';
import type { CardId, Suit } from './cards';
import type { Box, Seat } from './position';

/** Where a trampled unit flees to. Present if and only if a unit has to flee and can (Z9). */
interface Trampling {
  readonly flee?: Box;
}

/** The suit a joker is played as. Present if and only if the card is a joker (Z5.3). */
interface Named {
  readonly suit?: Suit;
}

interface Played {
  readonly card: CardId;
}

/** One complete decision of a player. */
export type Action =
  | ({ readonly do: 'move'; readonly to: Box } & Played & Named & Trampling)
  | ({ readonly do: 'attack'; readonly target: Seat } & Played & Named & Trampling)
  | ({ readonly do: 'ignore' } & Played & Named)
  | ({ readonly do: 'blitz' | 'burrow' | 'leap'; readonly to: Box } & Played)
  | ({ readonly do: 'throw'; readonly target: Seat; readonly dir: Direction } & Played & Trampling)
  | ({ readonly do: 'frenzy'; readonly target: Seat } & Played & Trampling)
  | ({ readonly do: 'shake'; readonly target: Seat } & Played)
  | ({ readonly do: 'army-move'; readonly unit: Box; readonly to: Box } & Played & Named)
  | ({ readonly do: 'army-attack'; readonly unit: Box; readonly target: Seat } & Played & Named & Trampling)
  | ({ readonly do: 'blitz-on'; readonly to: Box } & Trampling)
  | ({ readonly do: 'frenzy-on'; readonly target: Seat } & Trampling)
  | { readonly do: 'missile'; readonly card: CardId; readonly target: Seat }
  | ({ readonly do: 'sweep'; readonly target: Seat } & Played & Trampling)
  | ({ readonly do: 'sweep-on'; readonly target: Seat } & Trampling)
  | { readonly do: 'hover' | 'ink'; readonly card: CardId }
  | ({ readonly do: 'tail'; readonly target: Seat } & Trampling)
  | { readonly do: 'discard'; readonly cards: readonly CardId[] }
  | { readonly do: 'land' | 'fall'; readonly to: Box }
  | { readonly do: 'stop' }
  | { readonly do: 'end' };

export type ActionKind = Action['do'];

export const ACTION_KINDS = [
  'move',
  'attack',
  'ignore',
  'blitz',
  'burrow',
  'leap',
  'throw',
  'frenzy',
  'shake',
  'army-move',
  'army-attack',
  'blitz-on',
  'frenzy-on',
  'missile',
  'sweep',
  'sweep-on',
  'hover',
  'ink',
  'tail',
  'discard',
  'land',
  'fall',
  'stop',
  'end',
] as const satisfies readonly ActionKind[];
