/** The rules in brief, for newcomers. */
export const primer = [
  {
    lesson: 'breaking-a-zone',
    title: 'The King wrecks',
    text: 'He damages a zone until it is destroyed, then moves on. The Reactor is last.',
  },
  {
    lesson: 'a-row-falls',
    title: 'Heroes hit back',
    text: 'Cover the plates of a row with cards at least as high, then win a duel: the row is disabled.',
  },
  {
    lesson: 'into-the-ocean',
    title: 'Drive him out',
    text: 'Disable all four rows and he is pushed back. Into the Ocean with him – or hold out!',
  },
  {
    title: 'The goal',
    text: 'The King wins when the Reactor at the end of the island is destroyed, or no hero is left. The League wins when it pushes him back into the Ocean, or holds out to the last turn.',
  },
  {
    title: 'The rampage',
    text: 'The King lays cards on his zone: when their sum reaches its number, the zone is destroyed. He also attacks heroes who stand there. Once it is destroyed he can advance, for a card of the next zone’s colour.',
  },
  {
    title: 'The chart',
    text: 'The King’s strength: sixteen plates in four rows, each row of one colour. Heroes in his zone lay covers of that colour on them. Compared from the left, each cover that is at least as high removes its plate.',
  },
  {
    title: 'Duels',
    text: 'Take turns: each card matches the last one’s colour or number. If you pass, you lose. A hero who loses an attack is taken out. A hero who wins a duel for an empty row disables it, and the King can’t use its colour any more.',
  },
  {
    title: 'Frenzy and push',
    text: 'The third disabled row sends the King into a frenzy. The fourth pushes him back a zone, and he gets a new chart.',
  },
] as const;
