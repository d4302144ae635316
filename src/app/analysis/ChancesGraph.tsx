import type { Chances } from '#bots';
import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import { SeatMark, seatColour } from '#ui';

const WIDTH = 600;
const HEIGHT = 200;

/** Lines are told apart without their colours, too: by what they are broken into, in the order of the seats. */
const DASHES = ['none', '9 5', '2 4', '12 4 2 4', '5 2'];

export interface ChancesGraphProps {
  /** Before each action, and last at the end of the game; undefined where they are not known yet. */
  readonly chances: readonly (Chances | undefined)[];
  readonly seats: readonly string[];
  readonly names: SeatNames;
  /** The actions that changed most. */
  readonly points: readonly number[];
  /** The action that is looked at. */
  readonly cursor: number;
  readonly onCursor: (action: number) => void;
}

/** Each seat's chances in the course of a game, as far as they are known: a line in its colour, by which a slider goes. */
export function ChancesGraph({ chances, seats, names, points, cursor, onCursor }: ChancesGraphProps) {
  const { analysis: words } = useMessages();
  const last = Math.max(1, chances.length - 1);
  const x = (action: number) => (action / last) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const told = (action: number) => {
    const known = chances[action];
    const each = seats.map((seat) =>
      words.chance(nameOf(names, seat), Math.round((known?.[seat] ?? 0) * 100)),
    );
    const all = known === undefined ? '…' : each.join(', ');
    return action === last ? words.atEnd(all) : words.at(action + 1, all);
  };
  return (
    <figure className="analysis-graph">
      <svg
        className="analysis-lines"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.graph}
      >
        {[0.25, 0.5, 0.75].map((chance) => (
          <line key={chance} className="analysis-grid" x1={0} x2={WIDTH} y1={y(chance)} y2={y(chance)} />
        ))}
        {points.map((action) => (
          <line key={action} className="analysis-point" x1={x(action)} x2={x(action)} y1={0} y2={HEIGHT} />
        ))}
        {seats.map((seat, index) => (
          <path
            key={seat}
            d={lineOf(chances, seat, x, y)}
            style={{ stroke: seatColour(seat), strokeDasharray: DASHES[index] }}
          />
        ))}
        <line className="analysis-cursor" x1={x(cursor)} x2={x(cursor)} y1={0} y2={HEIGHT} />
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={cursor}
        aria-label={words.moment}
        aria-valuetext={told(cursor)}
        onChange={(event) => onCursor(Number(event.target.value))}
      />
      <figcaption>{told(cursor)}</figcaption>
      <ul className="analysis-legend">
        {seats.map((seat, index) => (
          <li key={seat}>
            <svg className="analysis-sample" viewBox="0 0 40 4" aria-hidden="true">
              <path d="M0 2H40" style={{ stroke: seatColour(seat), strokeDasharray: DASHES[index] }} />
            </svg>
            <SeatMark seat={seat} /> {nameOf(names, seat)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A line through what is known, broken where something is not. */
function lineOf(
  chances: readonly (Chances | undefined)[],
  seat: string,
  x: (action: number) => number,
  y: (chance: number) => number,
): string {
  let path = '';
  let drawing = false;
  for (const [action, known] of chances.entries()) {
    const chance = known === undefined ? undefined : (known[seat] ?? 0);
    if (chance !== undefined) {
      path += `${drawing ? 'L' : 'M'}${x(action).toFixed(1)} ${y(chance).toFixed(1)}`;
    }
    drawing = chance !== undefined;
  }
  return path;
}
