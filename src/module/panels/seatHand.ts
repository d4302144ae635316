import type { ReactNode } from 'react';

/** A card of a hand. */
export interface ShownCard {
  /** Unique among all hands; two equal cards of a hand may share it, for it makes no difference which is chosen. */
  readonly key: string;
  /** Its name. */
  readonly name: string;
  /** Its face, 1.5 em wide and 2.1 em high. Decorative. */
  readonly face: ReactNode;
}

/** The hand of a seat. */
export interface SeatHand {
  readonly owner: string;
  readonly ownerName: string;
  /** Accessible name of the hand. */
  readonly label: string;
  /** Null if hidden. */
  readonly cards: readonly ShownCard[] | null;
  /** The number of cards in words. */
  readonly countLabel: string;
  /** The number of cards in digits, with what lies beside the hand. */
  readonly countFace: string;
  /** A card that lies beside the hand, with words about it. */
  readonly beside?: { readonly label: string; readonly face: ReactNode } | undefined;
}
