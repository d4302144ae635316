import { type Sign, spunBy, type TileId } from '#tetzilla/rules';
import { classes } from '#ui';

export interface TilePictureProps {
  readonly tile: TileId;
  readonly spin: number;
  /** Accessible name. */
  readonly label: string;
}

const HOUSE = 'M.5.16.16.48h.1v.34h.48V.48h.1z';
const SIGHT = 'M.5.14v.2M.5.66v.2M.14.5h.2M.66.5h.2';

function SignPicture({ sign }: { readonly sign: Sign }) {
  if (sign === 'building') return <path className="tet-sign building" d={HOUSE} />;
  if (sign === 'guard')
    return (
      <g className="tet-sign guard">
        <circle cx={0.5} cy={0.5} r={0.24} />
        <path d={SIGHT} />
      </g>
    );
  return <path className="tet-sign road" d="M.5.12v.76" />;
}

/** A tile with its signs, turned by `spin`. Drawn in a square so that turning it does not move the layout. */
export function TilePicture({ tile, spin, label }: TilePictureProps) {
  const { width, height, boxes } = spunBy(tile, spin);
  const side = Math.max(width, height, 3);
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  return (
    <svg
      className="tet-tile"
      viewBox={`-0.05 -0.05 ${side + 0.1} ${side + 0.1}`}
      role="img"
      aria-label={label}
    >
      {boxes.map(({ column, row, sign }) => (
        <g
          key={`${column} ${row}`}
          className={classes('tet-tile-box', sign ?? 'road')}
          transform={`translate(${left + column} ${top + height - 1 - row})`}
        >
          <rect x={0.03} y={0.03} width={0.94} height={0.94} rx={0.1} />
          <SignPicture sign={sign} />
        </g>
      ))}
    </svg>
  );
}
