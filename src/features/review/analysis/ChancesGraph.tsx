import type { Chances } from '#bots';
import { useMessages } from '#i18n';
import { SeatMark } from '#ui';
import type { Side } from '../../../table/game/sides';

const WIDTH = 600;
const HEIGHT = 200;

/** Grid lines. */
const LEVELS = [0.25, 0.5, 0.75];

/** Dash patterns to tell lines apart without colour, by side. */
const DASHES = ['none', '9 5', '2 4', '12 4 2 4', '5 2', '18 6', '2 9', '9 4 2 4 2 4', '22 4 8 4'];

/** Minimum probability of a common defeat that is drawn. */
const NOTICED = 0.005;

interface Line {
  readonly name: string;
  /** Its seats; empty for the common defeat. */
  readonly seats: readonly string[];
  readonly style: { readonly stroke: string; readonly strokeDasharray: string };
  readonly chanceIn: (chances: Chances) => number;
}

/** Lines of a game: one per side, and one for the common defeat if possible. */
function linesOf(
  sides: readonly Side[],
  chances: readonly (Chances | undefined)[],
  everybodyLoses: string,
): readonly Line[] {
  const lines = sides.map(({ seats, name, colour }, index) => ({
    name,
    seats,
    style: { stroke: colour, strokeDasharray: DASHES[index] ?? 'none' },
    chanceIn: (known: Chances) => known[seats[0]] ?? 0,
  }));
  const lossIn = (known: Chances) =>
    Math.max(0, 1 - lines.reduce((sum, { chanceIn }) => sum + chanceIn(known), 0));
  if (!chances.some((known) => known !== undefined && lossIn(known) >= NOTICED)) return lines;
  const style = { stroke: 'var(--text-quiet)', strokeDasharray: '1 5' };
  return [...lines, { name: everybodyLoses, seats: [], style, chanceIn: lossIn }];
}

export interface ChancesGraphProps {
  /** Before each action, and at the end; undefined while unknown. */
  readonly chances: readonly (Chances | undefined)[];
  /** The seats of a side share their probability. */
  readonly sides: readonly Side[];
  /** Turning points. */
  readonly points: readonly number[];
  /** The selected action. */
  readonly cursor: number;
  readonly onCursor: (action: number) => void;
}

/**
 * Win probabilities over the game, as far as known: one line per side in its colour, with a slider. Includes
 * the common defeat if there can be one.
 */
export function ChancesGraph({ chances, sides, points, cursor, onCursor }: ChancesGraphProps) {
  const { analysis: words } = useMessages();
  const last = Math.max(1, chances.length - 1);
  const x = (action: number) => (action / last) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const lines = linesOf(sides, chances, words.everybodyLoses);
  const chancesText = (action: number) => {
    const known = chances[action];
    const each = (all: Chances) =>
      lines.map(({ name, chanceIn }) => words.chance(name, Math.round(chanceIn(all) * 100)));
    const all = known === undefined ? '…' : each(known).join(', ');
    return action === last ? words.atEnd(all) : words.at(action + 1, all);
  };
  return (
    <figure className="analysis-graph">
      <div className="analysis-plot">
        <svg
          className="analysis-lines"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.graph}
        >
          {LEVELS.map((chance) => (
            <line key={chance} className="analysis-grid" x1={0} x2={WIDTH} y1={y(chance)} y2={y(chance)} />
          ))}
          {points.map((action) => (
            <line key={action} className="analysis-point" x1={x(action)} x2={x(action)} y1={0} y2={HEIGHT} />
          ))}
          {lines.map(({ seats, style, chanceIn }) => (
            <path key={seats.join(' ')} d={lineOf(chances, chanceIn, x, y)} style={style} />
          ))}
          <line className="analysis-cursor" x1={x(cursor)} x2={x(cursor)} y1={0} y2={HEIGHT} />
        </svg>
        {LEVELS.map((chance) => (
          <span
            key={chance}
            className="analysis-level"
            style={{ top: `${(1 - chance) * 100}%` }}
            aria-hidden="true"
          >
            {words.level(Math.round(chance * 100))}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={cursor}
        aria-label={words.moment}
        aria-valuetext={chancesText(cursor)}
        onChange={(event) => onCursor(Number(event.target.value))}
      />
      <figcaption>{chancesText(cursor)}</figcaption>
      <ul className="analysis-legend">
        {lines.map(({ seats, name, style }) => (
          <li key={seats.join(' ')}>
            <svg className="analysis-sample" viewBox="0 0 40 4" aria-hidden="true">
              <path d="M0 2H40" style={style} />
            </svg>
            {seats.map((seat) => (
              <SeatMark key={seat} seat={seat} />
            ))}{' '}
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A line through the known values, with gaps. */
function lineOf(
  chances: readonly (Chances | undefined)[],
  chanceIn: (known: Chances) => number,
  x: (action: number) => number,
  y: (chance: number) => number,
): string {
  let path = '';
  let drawing = false;
  for (const [action, known] of chances.entries()) {
    const chance = known === undefined ? undefined : chanceIn(known);
    if (chance !== undefined) {
      path += `${drawing ? 'L' : 'M'}${x(action).toFixed(1)} ${y(chance).toFixed(1)}`;
    }
    drawing = chance !== undefined;
  }
  return path;
}
