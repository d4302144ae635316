/** The English texts of the page that shows itself while nobody plays. */
export const attract = {
  play: 'Play!',
  how: 'Touch the screen or press any key',
  phone: 'Play on your phone',
  players: (min: number, max: number) =>
    min === max ? `For ${min} players` : `For ${min} to ${max} players`,
  bots: 'Bots play',
  near: (name: string) => `${name}, close up`,
};
