import { CITY } from './board';

export const CITY_IDS = ['printed', 'harbour', 'old-town', 'avenues', 'ring-road'] as const;
/** A built-in city. */
export type CityId = (typeof CITY_IDS)[number];

/**
 * Boards of the built-in cities, north first. Each has a theme, and is symmetric at least under a half turn,
 * so that no starting place is better than its opposite.
 */
export const CITIES: Readonly<Record<CityId, readonly string[]>> = {
  /** The city of the rulebook (Z1.2). */
  printed: CITY,
  /** A tall crane on each quay, a low shed at the head of its pier, open water around the plant. */
  harbour: [
    '4 . 6 . . 4 4',
    '4 B 2 . . C .',
    '. . . u . 2 6',
    '. . u P7 u . .',
    '6 2 . u . . .',
    '. A . . 2 D 4',
    '4 4 . . 6 . 4',
  ],
  /** Houses on every other box: all lanes are straight and one box wide. */
  'old-town': [
    '3 . 3 . 3 . 3',
    '. B . u . C .',
    '3 . 3 . 3 . 3',
    '. u . P6 . u .',
    '3 . 3 . 3 . 3',
    '. A . u . D .',
    '3 . 3 . 3 . 3',
  ],
  /** Two empty avenues from edge to edge between tall fronts. */
  avenues: [
    '5 . . 6 . . 5',
    '3 B . 3 . C 3',
    '. . u . u . .',
    '6 3 u P8 u 3 6',
    '. . u . u . .',
    '3 A . 3 . D 3',
    '5 . . 6 . . 5',
  ],
  /** Towers around the plant, low suburbs along the edge, a wide road in between. */
  'ring-road': [
    '2 2 . 3 . 2 2',
    '2 B . . . C 2',
    '. . 7 u 7 . .',
    '3 . u P8 u . 3',
    '. . 7 u 7 . .',
    '2 A . . . D 2',
    '2 2 . 3 . 2 2',
  ],
};
