/** How King of Monsters is played, in short: what a newcomer wants to know before the first card. */
export const primer = [
  {
    lesson: 'breaking-a-zone',
    title: 'The King wrecks',
    text: 'He plays cards until a zone breaks, then moves on. The reactor is last.',
  },
  {
    lesson: 'a-row-falls',
    title: 'Heroes hit back',
    text: 'Cover a row of his chart with cards at least as high, and it goes.',
  },
  {
    lesson: 'into-the-ocean',
    title: 'Drive him out',
    text: 'Disable all four rows and he falls back. Into the ocean with him – or hold out!',
  },
  {
    title: 'The goal',
    text: 'The King wins when the reactor at the end of the island falls, or no hero is left. The League wins when it pushes him back into the ocean, or holds out to the last turn.',
  },
  {
    title: 'The rampage',
    text: 'The King lays cards at the objective of his zone until their sum reaches its rating, and attacks heroes who stand with him. Where nothing stands any more he goes on to the next zone, for a card of its colour.',
  },
  {
    title: 'The chart',
    text: 'Sixteen cards, four rows of one colour each: the King’s body. Heroes in his zone cover the cards of a row with cards of its colour. Compared from the left, a cover that is at least as high takes its card away.',
  },
  {
    title: 'Duels',
    text: 'One card each in turn, of the same colour or the same number as the last; whoever passes loses. A hero who loses an attack is taken out; a hero who wins a row disables it, and the King can no longer use its colour.',
  },
  {
    title: 'Frenzy and push',
    text: 'The third disabled row throws the King into a frenzy. The fourth pushes him back by a zone, and he gets a new chart.',
  },
] as const;
