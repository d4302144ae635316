/** How TetZilla is played, in short: what a newcomer wants to know before the first tile. */
export const primer = [
  { lesson: 'falling', title: 'Build', text: 'Drop your tile. Houses, towers and guards appear on it.' },
  {
    lesson: 'costs',
    title: 'Climb and eat',
    text: 'Five tokens a turn: step sideways or up, and eat what you enter.',
  },
  {
    lesson: 'laser',
    title: 'Open fire',
    text: 'Each turn you fire one guard at a kaiju. Most points after eight turns win.',
  },
  {
    title: 'The goal',
    text: 'After eight turns the highest score wins: the points of the buildings that your kaiju has eaten, and of guards overrun, less one for each hit it has taken.',
  },
  {
    title: 'Building',
    text: 'Each player turns the tile that is up and lets it slide down from above, until something is in its way. The signs on it become houses, towers, depots – and guards. No row ever goes away.',
  },
  {
    title: 'Climbing',
    text: 'Your kaiju has five tokens a turn. A step to the left, to the right or up costs one, and more where there is something to eat; down is no way. Two kaiju may share a box. Who waits pays a token too.',
  },
  {
    title: 'Eating',
    text: 'Whatever stands in the box that you enter is yours. Only you know the points of a building until the end; tall ones are worth more and cost more. Fuel depots and most guards hurt.',
  },
  {
    title: 'Guards fire',
    text: 'After the walk each player fires one guard. Lasers hit one kaiju near by, missiles all around them, tanks along a line. You choose whom – and may have to hit yourself.',
  },
  {
    title: 'Hits and abilities',
    text: 'Your ability ignores one hit of its kind each turn, by itself. Ten hits kill a kaiju; its player builds and fires on, keeps the pile and may still win.',
  },
  {
    title: 'Early ends',
    text: 'The game ends sooner where a tile fits nowhere any more, or when no kaiju is left.',
  },
];
