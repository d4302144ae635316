import { Monster, Paints, Row } from './scene';
import { skyline } from './skyline';

const FAR = skyline(1700, 300, 3);
const NEAR = skyline(1700, 210, 8);
const ID = 'zorgl-poster';

/** A monster rises over the city at dusk: 1600 by 900, the monster in the left half. */
export function Poster() {
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <defs>
        <Paints id={ID} />
      </defs>
      <rect width="1600" height="900" fill={`url(#${ID}-dusk)`} />
      <g fill="#ffb24a" opacity="0.13">
        <path d="M430 900L-60 40 150 -40zM430 900L250 -60 520 -60zM430 900L760 -60 1010 0z" />
      </g>
      <circle cx="470" cy="470" r="300" fill={`url(#${ID}-moon)`} opacity="0.92" />
      <Row houses={FAR} ground={900} fill="#4a1526" glow="#ff9d4d" />
      <g transform="translate(150 210)">
        <Monster id={ID} />
      </g>
      <Row houses={NEAR} ground={900} fill="#160a12" glow="#ffd27a" />
    </svg>
  );
}
