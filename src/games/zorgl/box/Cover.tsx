import { Monster, Paints, Row } from './scene';
import { skyline } from './skyline';

const FAR = skyline(700, 220, 5);
const NEAR = skyline(700, 130, 9);
const ID = 'zorgl-cover';

/** The front of the box: the monster in front of the moon. 600 by 750, with space for the title above. */
export function Cover() {
  return (
    <svg viewBox="0 0 600 750" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <defs>
        <Paints id={ID} />
      </defs>
      <rect width="600" height="750" fill={`url(#${ID}-dusk)`} />
      <path
        d="M290 750L-120 60 60 -40zM290 750L180 -60 400 -60zM290 750L560 -60 760 40z"
        fill="#ffb24a"
        opacity="0.15"
      />
      <circle cx="280" cy="470" r="236" fill={`url(#${ID}-moon)`} opacity="0.94" />
      <Row houses={FAR} ground={750} fill="#4a1526" glow="#ff9d4d" />
      <g transform="translate(-42 190) scale(0.86)">
        <Monster id={ID} />
      </g>
      <Row houses={NEAR} ground={760} fill="#160a12" glow="#ffd27a" />
    </svg>
  );
}
