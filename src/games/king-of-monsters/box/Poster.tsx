import { Giant, Island, League, Paints } from './scene';

const ID = 'king-poster';

/** Poster: the giant approaches the island, the League waits; 1600 × 900, the giant in the left half. */
export function Poster() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <defs>
        <Paints id={ID} />
      </defs>
      <rect width="1600" height="700" fill={`url(#${ID}-sky)`} />
      <circle cx="520" cy="520" r="330" fill={`url(#${ID}-sun)`} />
      <g transform="translate(520 500) scale(0.84)">
        <Giant id={ID} />
      </g>
      <rect y="690" width="1600" height="210" fill={`url(#${ID}-sea)`} />
      <Island x={-10} y={694} width={1620} fill="#3d2437" />
      <path d="M0 878Q540 820 1600 878V900H0z" fill="#10141f" />
      <League x={110} y={862} width={860} />
    </svg>
  );
}
