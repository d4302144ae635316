import { Giant, Island, League, Paints } from './scene';

const ID = 'king-cover';

/** Box cover: a giant over the island and eight heroes facing it; 600 × 750. */
export function Cover() {
  return (
    <svg viewBox="0 0 600 750" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <defs>
        <Paints id={ID} />
      </defs>
      <rect width="600" height="580" fill={`url(#${ID}-sky)`} />
      <circle cx="300" cy="410" r="230" fill={`url(#${ID}-sun)`} />
      <g transform="translate(300 440) scale(0.62)">
        <Giant id={ID} />
      </g>
      <rect y="570" width="600" height="180" fill={`url(#${ID}-sea)`} />
      <Island x={-6} y={572} width={612} fill="#3d2437" />
      <path d="M0 720Q300 676 600 720V750H0z" fill="#10141f" />
      <League x={18} y={716} width={564} />
    </svg>
  );
}
