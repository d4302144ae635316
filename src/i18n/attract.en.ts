/** The English texts of the page that shows itself while nobody plays. */
export const attract = {
  play: 'Play!',
  how: 'Touch the screen or press a key',
  phone: 'Play it on your phone',
  players: (min: number, max: number) =>
    min === max ? `For ${min} players` : `For ${min} to ${max} players`,
  bots: 'Bots play',
  near: (name: string) => `The figure of ${name}, seen from near by`,
};
