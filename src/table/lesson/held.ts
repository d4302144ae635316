import type { GameTypes, Language } from '#core';
import type { GameModule, GameTable, HeldCards } from '#module';
import { seatNames } from './seatNames';

type Held = HeldCards['cards'][number];

/** A hand as a lesson shows it. */
export interface ShownHand {
  readonly seat: string;
  /** Its owner, in words. */
  readonly owner: string;
  /** The next action plays the cards that leave. */
  readonly cards: readonly (Held & { readonly leaves: boolean })[];
}

/** The part of a game that hands need. */
export interface HandsOf {
  readonly module: Pick<GameModule, 'seats' | 'seatColours' | 'words'>;
  readonly game: Pick<GameTable, 'held'>;
}

/**
 * The hands at a position of a lesson, only those that the lesson changes; the others merely complete its positions.
 */
export function heldAt(
  { module, game }: HandsOf,
  positions: readonly GameTypes['Position'][],
  index: number,
  language: Language,
): readonly ShownHand[] {
  const all = positions.map((position) => game.held?.(position, language) ?? []);
  const idsAt = (at: number, seat: string) =>
    all[at]?.find((hand) => hand.seat === seat)?.cards.map(({ id }) => id) ?? [];
  const changes = (seat: string) => new Set(all.map((_, at) => idsAt(at, seat).join())).size > 1;
  const names = seatNames(module, language);
  return all[index]!.filter(({ seat }) => changes(seat)).map(({ seat, cards }) => {
    const kept = new Set(idsAt(Math.min(index + 1, all.length - 1), seat));
    return {
      seat,
      owner: names[seat] ?? seat,
      cards: cards.map((card) => ({ ...card, leaves: !kept.has(card.id) })),
    };
  });
}
