import { useMemo } from 'react';
import { SeatMark } from '#ui';
import { type BoxContent, GRID, parseBoard, type Seat } from '#zorgl/rules';
import './CityMap.css';

const EDGE = GRID.width * 10;

/** Wall colours from the lowest building to the highest, 1 … 9 floors. */
const WALLS = [
  '#6f5446',
  '#80604e',
  '#916c55',
  '#a3795c',
  '#b58764',
  '#c4966f',
  '#d2a67c',
  '#dfb78c',
  '#ecc99f',
] as const;

export interface CityMapProps {
  /** Seven rows in board notation. An invalid board gives an empty map. */
  readonly board: readonly string[];
  /** Starting places in use; the others are drawn as free. */
  readonly places: readonly Seat[];
  readonly army: boolean;
  /** Accessible name; decorative without one. */
  readonly label?: string | undefined;
}

/** Map of a city; lighter buildings are higher. */
export function CityMap({ board, places, army, label }: CityMapProps) {
  const boxes = useMemo(() => {
    const contents = parseBoard(board);
    return (contents.ok ? contents.value : []).map((content, box) => ({
      content,
      name: GRID.name(box),
      x: GRID.file(box) * 10,
      y: (GRID.height - 1 - GRID.rank(box)) * 10,
    }));
  }, [board]);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className="city-map" {...naming}>
      <svg viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true" focusable="false">
        <rect width={EDGE} height={EDGE} rx="3" fill="#2a2326" />
        {boxes.map(({ content, name, x, y }) => (
          <MapToken key={name} content={content} x={x} y={y} army={army} />
        ))}
      </svg>
      {boxes.map(({ content, name, x, y }) =>
        content.kind === 'monster' ? (
          <span
            key={name}
            className="city-map-spot"
            style={{ left: `${((x + 5) / EDGE) * 100}%`, top: `${((y + 5) / EDGE) * 100}%` }}
          >
            {places.includes(content.seat) ? (
              <SeatMark seat={content.seat} size="100%" />
            ) : (
              <span className="city-map-free" />
            )}
          </span>
        ) : null,
      )}
    </div>
  );
}

interface MapTokenProps {
  readonly content: BoxContent;
  readonly x: number;
  readonly y: number;
  readonly army: boolean;
}

function MapToken({ content, x, y, army }: MapTokenProps) {
  if (content.kind === 'building' && content.plant) {
    return <circle cx={x + 5} cy={y + 5} r="3.6" fill="#8fe36a" stroke="#f3eee6" strokeWidth="1.3" />;
  }
  if (content.kind === 'building') {
    const wall = WALLS[content.floors - 1];
    return <rect x={x + 1.2} y={y + 1.2} width="7.6" height="7.6" rx="0.8" fill={wall} />;
  }
  if (content.kind === 'unit' && army) {
    return <rect x={x + 3.2} y={y + 3.6} width="3.6" height="2.8" rx="0.6" fill="#8ba14d" />;
  }
  return <circle cx={x + 5} cy={y + 5} r="0.5" fill="#5a4d4c" />;
}
