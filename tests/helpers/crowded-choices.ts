/** Rex may throw Zed in all eight directions, or let the army attack him; the army may be told to by every card. */
export const MANY_CHOICES = [
  '4 4 . 4 . 4 4',
  '4 . . . . . 4',
  '. . u P6 u . .',
  '4 . u . u . 4',
  '. . . C . . .',
  '4 . A . . . 4',
  '4 4 . 4 . 4 4',
];
