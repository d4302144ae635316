/** The box on the shelf, shown before the game is loaded: no rules, a picture of a few paths. */
export const newGameBox = {
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  age: 6,
  colour: '#6b2f22',
  pitch: {
    en: 'Take one, two or three floors. The last one wins.',
    fr: 'Prenez un, deux ou trois étages. Le dernier donne la victoire.',
  },
  Cover: () => (
    <svg viewBox="0 0 600 750" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <rect width="600" height="750" fill="#2b1a2e" />
      <circle cx="300" cy="420" r="190" fill="#f2b134" />
      {[0, 1, 2, 3, 4, 5].map((floor) => (
        <rect key={floor} x="190" y={664 - floor * 70} width="220" height="60" rx="6" fill="#b5543c" />
      ))}
    </svg>
  ),
};
