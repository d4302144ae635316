import type { CardId, Direction, Suit } from '#core';
import type { ActionKind } from './action';
import type { Box, Outcome, Pending, Seat } from './position';

/** Who attacks: a monster, or the army unit that stands in a box. */
export type Attacker = { readonly monster: Seat } | { readonly unit: Box };

/**
 * The facts of a game of Zorgl-Zilla, in the order in which they happen. A view and its events give the next view
 * ({@link Game.advance}); the table shows nothing else.
 *
 * A `flee` or `crush` comes before the move that causes it.
 * The order within one attack: `attack`, then `floors` and `destroyed`, then `flee` or `crush`, then `push` for each
 * monster that moves (farthest first), then `follow`; or `attack` and `swap`.
 */
export type Event =
  /** An inert monster's first black card of the turn has no effect (Z11.5). */
  | { readonly type: 'inertia'; readonly monster: Seat }
  /** Somebody has to decide on the rest of an effect before play goes on; null: nobody any longer. */
  | { readonly type: 'waiting'; readonly pending: Pending | null }
  /** A card leaves the hand, for the discard pile at once, or kept beside the board until `card-discarded` (Z3.5). */
  | {
      readonly type: 'card-played';
      readonly player: Seat;
      readonly card: CardId;
      /** What it is played as; for a joker, the suit it was named. */
      readonly suit: Suit;
      readonly use: ActionKind;
      readonly kept: boolean;
    }
  | { readonly type: 'card-discarded'; readonly player: Seat; readonly card: CardId }
  /** A black card that could not move the monster (Z4.3). */
  | { readonly type: 'stamp'; readonly monster: Seat }
  /** A red card without a monster to attack (Z5.2). */
  | { readonly type: 'howl'; readonly monster: Seat }
  | {
      readonly type: 'move';
      readonly monster: Seat;
      /** Null for a landing out of the air (Z11.12). */
      readonly from: Box | null;
      readonly to: Box;
      readonly manner: 'step' | 'blitz' | 'burrow' | 'leap' | 'land' | 'fall';
      /** The boxes on the way, `to` included; a burrow goes through several (Z7.5). */
      readonly path: readonly Box[];
      /** Floors of the building that it stands on afterwards (Z11.7); 0 on the ground. */
      readonly onto: number;
    }
  | {
      readonly type: 'attack';
      readonly by: Attacker;
      readonly target: Seat;
      readonly manner: 'shove' | 'frenzy' | 'throw' | 'army' | 'tail' | 'sweep';
      /** The push direction (Z6, Z7.6). */
      readonly direction: Direction;
      /** The monsters of the chain, the target first (Z6.4); only the target in an exchange. */
      readonly line: readonly Seat[];
      /** What the end of the line meets; `swap` for a throw into the attacker's own box (Z7.6). */
      readonly meets: 'free' | 'edge' | 'building' | 'swap';
      /** The box behind the last of the line; null at the edge. */
      readonly recoil: Box | null;
    }
  /** The two exchange their boxes (Z7.6); the boxes are those before. */
  | {
      readonly type: 'swap';
      readonly monster: Seat;
      readonly from: Box;
      readonly target: Seat;
      readonly to: Box;
    }
  /** `link` 0 is the target, 1 the next of the chain, and so on. */
  | {
      readonly type: 'push';
      readonly monster: Seat;
      readonly from: Box;
      readonly to: Box;
      readonly link: number;
    }
  | { readonly type: 'follow'; readonly monster: Seat; readonly from: Box; readonly to: Box }
  /** The monster shakes its target; `floors` for each adjacent building come next (Z7.8). */
  | { readonly type: 'shake'; readonly monster: Seat; readonly target: Seat }
  /** A missile flies; `floors` for each building beside the target come next (Z11.3). */
  | { readonly type: 'missile'; readonly monster: Seat; readonly target: Seat }
  /** A tail sweep begins (Z11.6); its attacks come as `attack`, then `floors` for each building beside the monster. */
  | { readonly type: 'sweep'; readonly monster: Seat; readonly targets: readonly Seat[] }
  /** The sweep ends: the buildings beside the monster lose a floor each, as `floors` (Z11.6). */
  | { readonly type: 'sweep-ended'; readonly monster: Seat }
  /** The whole hand goes to the discard pile for a blow with the tail (Z11.4). */
  | { readonly type: 'hand-discarded'; readonly player: Seat; readonly cards: readonly CardId[] }
  /** The monster leaves the board (Z11.12). */
  | { readonly type: 'hover'; readonly monster: Seat; readonly from: Box }
  /** Ink flies at the opponents who have to discard (Z11.15). */
  | { readonly type: 'ink'; readonly monster: Seat; readonly targets: readonly Seat[] }
  /** A victim of ink discards, face up (Z2.6). */
  | { readonly type: 'cards-discarded'; readonly player: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'floors';
      readonly building: Box;
      readonly plant: boolean;
      /** Floors lost, at least 1; `left` still stand. */
      readonly lost: number;
      readonly left: number;
      /** Whose pile they go to. */
      readonly player: Seat;
      /** How many monsters were pushed into it: 2 is a combo, 3 a mega-combo (Z6.7); 0 for a shake. */
      readonly chain: number;
    }
  | { readonly type: 'destroyed'; readonly building: Box; readonly plant: boolean }
  | { readonly type: 'flee'; readonly from: Box; readonly to: Box; readonly monster: Seat }
  /** The unit in a box goes to a pile (Z9.3); `monster` tramples it. */
  | { readonly type: 'crush'; readonly at: Box; readonly monster: Seat; readonly player: Seat }
  | { readonly type: 'army-move'; readonly from: Box; readonly to: Box }
  | { readonly type: 'turn-ended'; readonly player: Seat }
  /** The discard pile becomes the draw pile (Z2.5). Its order and the generator are the authority's secret. */
  | {
      readonly type: 'reshuffle';
      readonly count: number;
      readonly secret?: { readonly to: readonly []; readonly draw: readonly CardId[]; readonly rng: string };
    }
  | {
      readonly type: 'draw';
      readonly player: Seat;
      readonly count: number;
      readonly secret?: { readonly to: readonly [Seat]; readonly cards: readonly CardId[] };
    }
  /** A player without cards only refills (Z3.3). */
  | { readonly type: 'passed-over'; readonly player: Seat }
  | { readonly type: 'turn-started'; readonly player: Seat; readonly quota: number }
  | ({ readonly type: 'game-over' } & Outcome);

export type EventType = Event['type'];

/** Takes the facts of an action as they happen; absent when nobody looks (search, simulation). */
export type Sink = (event: Event) => void;
