import type { Chances } from '#bots';
import { useMessages } from '#i18n';
import { SeatMark } from '#ui';
import type { Side } from '../../../table/game/sides';

const WIDTH = 600;
const HEIGHT = 200;

/** Where the graph has lines to read it by. */
const LEVELS = [0.25, 0.5, 0.75];

/** Dash patterns, so that lines can be told apart without colour; in the order of the sides. */
const DASHES = ['none', '9 5', '2 4', '12 4 2 4', '5 2', '18 6', '2 9', '9 4 2 4 2 4', '22 4 8 4'];

/** A chance that everybody loses is shown where it comes to so much. */
const NOTICED = 0.005;

/** One line of the graph. */
interface Line {
  readonly name: string;
  /** Whose it is; none for that of everybody's loss. */
  readonly seats: readonly string[];
  readonly style: { readonly stroke: string; readonly strokeDasharray: string };
  readonly chanceIn: (chances: Chances) => number;
}

/** The lines of a game: one of each side, and one of everybody's loss where that can be. */
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
  /** Before each action, and last at the end of the game; undefined if they are not known yet. */
  readonly chances: readonly (Chances | undefined)[];
  /** Those of each one have the same chances. */
  readonly sides: readonly Side[];
  /** The actions that changed most. */
  readonly points: readonly number[];
  /** The action that is looked at. */
  readonly cursor: number;
  readonly onCursor: (action: number) => void;
}

/**
 * The chances of each side in the course of a game, as far as they are known: a line in its colour, by which a slider goes. Where
 * everybody can lose, that has a line, too.
 */
export function ChancesGraph({ chances, sides, points, cursor, onCursor }: ChancesGraphProps) {
  const { analysis: words } = useMessages();
  const last = Math.max(1, chances.length - 1);
  const x = (action: number) => (action / last) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const lines = linesOf(sides, chances, words.everybodyLoses);
  const told = (action: number) => {
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
        aria-valuetext={told(cursor)}
        onChange={(event) => onCursor(Number(event.target.value))}
      />
      <figcaption>{told(cursor)}</figcaption>
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

/** A line through what is known, broken where something is not. */
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
