import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import { seatColour } from '#ui';
import type { Findings } from './useAnalysis';

const WIDTH = 600;
const HEIGHT = 200;

export interface ChancesGraphProps {
  readonly findings: Findings;
  readonly seats: readonly string[];
  readonly names: SeatNames;
  /** The actions that changed most. */
  readonly points: readonly number[];
  /** The action that is looked at. */
  readonly cursor: number;
  readonly onCursor: (action: number) => void;
}

/** Each seat's chances before each action, as far as they are known: a line in its colour, by which a slider goes. */
export function ChancesGraph({ findings, seats, names, points, cursor, onCursor }: ChancesGraphProps) {
  const { analysis: words } = useMessages();
  const last = Math.max(1, findings.length - 1);
  const x = (action: number) => (action / last) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const told = (action: number) => {
    const before = findings[action]?.before;
    const chances = seats.map((seat) =>
      words.chance(nameOf(names, seat), Math.round((before?.[seat] ?? 0) * 100)),
    );
    return words.at(action + 1, before === undefined ? '…' : chances.join(', '));
  };
  return (
    <figure className="analysis-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.graph}>
        {[0.25, 0.5, 0.75].map((chance) => (
          <line key={chance} className="analysis-grid" x1={0} x2={WIDTH} y1={y(chance)} y2={y(chance)} />
        ))}
        {points.map((action) => (
          <line key={action} className="analysis-point" x1={x(action)} x2={x(action)} y1={0} y2={HEIGHT} />
        ))}
        {seats.map((seat) => (
          <path key={seat} d={lineOf(findings, seat, x, y)} style={{ stroke: seatColour(seat) }} />
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
    </figure>
  );
}

/** A line through what is known, broken where something is not. */
function lineOf(
  findings: Findings,
  seat: string,
  x: (action: number) => number,
  y: (chance: number) => number,
): string {
  let path = '';
  let drawing = false;
  for (const [action, judged] of findings.entries()) {
    const chance = judged?.before[seat];
    if (chance !== undefined) {
      path += `${drawing ? 'L' : 'M'}${x(action).toFixed(1)} ${y(chance).toFixed(1)}`;
    }
    drawing = chance !== undefined;
  }
  return path;
}
