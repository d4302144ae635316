import type { Direction } from '#core';
import type { ActionKind } from './action';
import type { CardId, Suit } from './cards';
import type { Box, Outcome, Pending, Seat } from './position';

/** The attacker: a monster, or the army unit in a box. */
export type Attacker = { readonly monster: Seat } | { readonly unit: Box };

/**
 * The events of Zorgl-Zilla, in the order in which they happen. A view and its events determine the next view
 * ({@link Game.advance}), and the table shows nothing else.
 *
 * A `flee` or `crush` precedes the move that causes it. Order within one attack: `attack`, then `floors` and
 * `destroyed`, then `flee` or `crush`, then `push` for each monster that moves (farthest first), then
 * `follow`; or `attack` and `swap`.
 */
export type Event =
  /** An inert monster's first black card of the turn has no effect (Z11.5). */
  | { readonly type: 'inertia'; readonly monster: Seat }
  /** A player has to decide on a pending effect before play goes on; null: no longer. */
  | { readonly type: 'waiting'; readonly pending: Pending | null }
  /**
   * A card leaves the hand: to the discard pile at once, or kept beside the board until `card-discarded`
   * (Z3.5).
   */
  | {
      readonly type: 'card-played';
      readonly player: Seat;
      readonly card: CardId;
      /** The suit it is played as; for a joker, the one it was named. */
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
      /** Null when landing from the air (Z11.12). */
      readonly from: Box | null;
      readonly to: Box;
      readonly manner: 'step' | 'blitz' | 'burrow' | 'leap' | 'land' | 'fall';
      /** The boxes entered, including `to`; a burrow goes through several (Z7.5). */
      readonly path: readonly Box[];
      /** Floors of the building it now stands on (Z11.7); 0 on the ground. */
      readonly onto: number;
    }
  | {
      readonly type: 'attack';
      readonly by: Attacker;
      readonly target: Seat;
      readonly manner: 'shove' | 'frenzy' | 'throw' | 'army' | 'tail' | 'sweep';
      /** The push direction (Z6, Z7.6). */
      readonly direction: Direction;
      /** The monsters of the chain, target first (Z6.4); in an exchange only the target. */
      readonly line: readonly Seat[];
      /** What the end of the line runs into; `swap` for a throw into the attacker's own box (Z7.6). */
      readonly meets: 'free' | 'edge' | 'building' | 'swap';
      /** The box behind the end of the line; null at the edge. */
      readonly recoil: Box | null;
    }
  /** The two swap boxes (Z7.6); `from` and `to` are the boxes before. */
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
  /** The monster shakes its target. Followed by `floors` for each adjacent building (Z7.8). */
  | { readonly type: 'shake'; readonly monster: Seat; readonly target: Seat }
  /** A missile flies. Followed by `floors` for each building beside the target (Z11.3). */
  | { readonly type: 'missile'; readonly monster: Seat; readonly target: Seat }
  /**
   * A tail sweep begins (Z11.6). Its attacks follow as `attack`, then `floors` for each building beside the
   * monster.
   */
  | { readonly type: 'sweep'; readonly monster: Seat; readonly targets: readonly Seat[] }
  /** The sweep ends: each building beside the monster loses a floor, as `floors` (Z11.6). */
  | { readonly type: 'sweep-ended'; readonly monster: Seat }
  /** The whole hand goes to the discard pile for a tail strike (Z11.4). */
  | { readonly type: 'hand-discarded'; readonly player: Seat; readonly cards: readonly CardId[] }
  /** The monster leaves the board (Z11.12). */
  | { readonly type: 'hover'; readonly monster: Seat; readonly from: Box }
  /** Ink hits the opponents who have to discard (Z11.15). */
  | { readonly type: 'ink'; readonly monster: Seat; readonly targets: readonly Seat[] }
  /** A victim of ink discards, face up (Z2.6). */
  | { readonly type: 'cards-discarded'; readonly player: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: 'floors';
      readonly building: Box;
      readonly plant: boolean;
      /** Floors lost, at least 1; `left` are still standing. */
      readonly lost: number;
      readonly left: number;
      /** The player whose pile gets the floors. */
      readonly player: Seat;
      /** How many monsters were pushed into it: 2 is a combo, 3 a mega-combo (Z6.7); 0 for a shake. */
      readonly chain: number;
    }
  | { readonly type: 'destroyed'; readonly building: Box; readonly plant: boolean }
  | { readonly type: 'flee'; readonly from: Box; readonly to: Box; readonly monster: Seat }
  /** The unit in a box goes to a pile (Z9.3), trampled by `monster`. */
  | { readonly type: 'crush'; readonly at: Box; readonly monster: Seat; readonly player: Seat }
  | { readonly type: 'army-move'; readonly from: Box; readonly to: Box }
  | { readonly type: 'turn-ended'; readonly player: Seat }
  /** The discard pile becomes the draw pile (Z2.5). Its order and the generator are secret. */
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

/** Receives the events of an action as they happen. Omitted where nobody needs them (search, simulation). */
export type Sink = (event: Event) => void;
