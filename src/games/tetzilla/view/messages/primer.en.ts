/** The quick start: what a newcomer needs to know before the first tile. */
export const primer = [
  { lesson: 'falling', title: 'Build', text: 'Drop your tile. Buildings and guards appear on it.' },
  {
    lesson: 'costs',
    title: 'Climb and crush',
    text: 'Five tokens a turn: step sideways or up, and crush what you step on.',
  },
  {
    lesson: 'laser',
    title: 'Open fire',
    text: 'Each turn you fire one guard at a kaiju. Most points after eight turns win.',
  },
  {
    title: 'The goal',
    text: 'After eight turns the highest score wins: points for the buildings and guards that your kaiju crushed, minus one for each hit it took.',
  },
  {
    title: 'Building',
    text: 'Turn your tile and drop it: it falls until something stops it. Its signs become houses, blocks, skyscrapers, fuel depots – and guards. Full rows never disappear.',
  },
  {
    title: 'Climbing',
    text: 'Your kaiju has five tokens a turn. A step left, right or up costs one, and more where there is something to crush. You never go down. Two kaiju may share a box. Passing costs a token, too.',
  },
  {
    title: 'Crushing',
    text: 'Whatever stands in the box you step into is yours. Only you know a building’s points until the end. Bigger ones cost more and score more. Fuel depots and most guards hurt.',
  },
  {
    title: 'Guards fire',
    text: 'After building, each player fires one guard. A laser hits one kaiju nearby, a missile everyone around it, a tank along a line. You choose – and may have to hit yourself.',
  },
  {
    title: 'Hits and abilities',
    text: 'Your ability ignores one hit of its kind each turn, by itself. Ten hits kill a kaiju. Its player still builds and fires, keeps the pile and can still win.',
  },
  {
    title: 'Early ends',
    text: 'The game ends early when a tile fits nowhere, or when no kaiju is left.',
  },
];
