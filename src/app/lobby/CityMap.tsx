import { unwrap } from '#core';
import { SeatMark } from '#ui';
import { type BoxContent, CITY, GRID, parseBoard, SEATS, type Seat } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import './CityMap.css';

const BOXES = unwrap(parseBoard(CITY)).map((content, box) => ({
  content,
  name: GRID.name(box),
  x: GRID.file(box) * 10,
  y: (GRID.height - 1 - GRID.rank(box)) * 10,
}));

/** Where the places are in the map's grid, in per cent of its edge. */
const SPOTS: Readonly<Record<Seat, { readonly left: string; readonly top: string }>> = {
  A: { left: '21.4%', top: '78.6%' },
  B: { left: '21.4%', top: '21.4%' },
  C: { left: '78.6%', top: '21.4%' },
  D: { left: '78.6%', top: '78.6%' },
};

export interface CityMapProps {
  readonly places: readonly Seat[];
  readonly army: boolean;
}

/** The city from above with the places in use. */
export function CityMap({ places, army }: CityMapProps) {
  const { lobby } = useZorglMessages();
  return (
    <div className="lobby-map" role="img" aria-label={`${lobby.board}: ${places.join(', ')}`}>
      <svg viewBox="0 0 70 70" aria-hidden="true" focusable="false">
        <rect width="70" height="70" rx="3" fill="#2a2326" />
        {BOXES.map(({ content, name, x, y }) => (
          <Token key={name} content={content} x={x} y={y} army={army} />
        ))}
      </svg>
      {SEATS.map((seat) => (
        <span key={seat} className="lobby-map-spot" style={SPOTS[seat]}>
          {places.includes(seat) ? <SeatMark seat={seat} size="100%" /> : <span className="lobby-map-free" />}
        </span>
      ))}
    </div>
  );
}

interface TokenProps {
  readonly content: BoxContent;
  readonly x: number;
  readonly y: number;
  readonly army: boolean;
}

function Token({ content, x, y, army }: TokenProps) {
  if (content.kind === 'building' && content.plant) {
    return <circle cx={x + 5} cy={y + 5} r="3.6" fill="#8fe36a" stroke="#f3eee6" strokeWidth="1.3" />;
  }
  if (content.kind === 'building') {
    return <rect x={x + 1.4} y={y + 1.4} width="7.2" height="7.2" rx="0.8" fill="#a9795a" />;
  }
  if (content.kind === 'unit' && army) {
    return <rect x={x + 3.2} y={y + 3.6} width="3.6" height="2.8" rx="0.6" fill="#8ba14d" />;
  }
  return <circle cx={x + 5} cy={y + 5} r="0.5" fill="#5a4d4c" />;
}
