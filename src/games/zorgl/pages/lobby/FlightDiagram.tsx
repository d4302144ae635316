import type { Flight } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';

/**
 * Boxes open to a unit in the centre after a diagonal step from the south-west, as columns and rows (Z9.2).
 */
const OPEN: Readonly<Record<Flight, readonly (readonly [number, number])[]>> = {
  english: [
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  french: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/**
 * Three by three boxes: the monster comes from the lower left, and the unit in the middle may flee to the
 * highlighted ones.
 */
export function FlightDiagram({ flight }: { readonly flight: Flight }) {
  const { lobby } = useZorglMessages();
  const open = OPEN[flight];
  return (
    <svg
      className="lobby-flight"
      viewBox="0 0 66 66"
      role="img"
      aria-label={lobby.flightDiagram(open.length)}
    >
      {[0, 1, 2].flatMap((y) =>
        [0, 1, 2].map((x) => {
          const lit = open.some(([column, row]) => column === x && row === y);
          return (
            <rect
              key={`${x},${y}`}
              x={x * 22 + 1}
              y={y * 22 + 1}
              width="20"
              height="20"
              rx="3"
              fill={lit ? '#ffbf66' : 'rgb(255 235 205 / 0.12)'}
            />
          );
        }),
      )}
      <circle cx="11" cy="55" r="6" fill="#e8503a" />
      <path d="M17 49l9-9m0 6v-6h-6" fill="none" stroke="#f8eedf" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M28 30h11v6H28zM37 31l6-3" fill="#b9d66b" stroke="#b9d66b" strokeWidth="1.5" />
    </svg>
  );
}
