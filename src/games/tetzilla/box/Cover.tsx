import { useMemo } from 'react';
import { Climber, Reacher } from './kaiju';
import { City, Falling, Frame, horizon, leaning, Paints, stars } from './scene';

const ID = 'tetzilla-cover';
const PLAN = ['.....i..', '.....i..', 'T....iS.', 'TT...iSS', 'TzzLLLjS', 'zzJJJLjj'];
const LEAN = { x: 300, y: 800, size: 74, columns: 8 };
const back = leaning({ ...LEAN, near: 0 });
const front = leaning({ ...LEAN, near: 0.05 });

/** The front of the box: blocks of a city fall out of the night, and a kaiju reaches for them; 600 by 750. */
export function Cover() {
  const sky = useMemo(() => stars(600, 420, 60), []);
  return (
    <svg viewBox="0 0 600 750" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <defs>
        <Paints id={ID} />
      </defs>
      <rect width="600" height="750" fill={`url(#${ID}-night)`} />
      <path d={sky} fill="#dfe9ff" opacity="0.8" />
      <path d={horizon(600, 750, 210)} fill="#1c3a78" opacity="0.7" />
      <circle cx="300" cy="430" r="196" fill={`url(#${ID}-moon)`} />
      <Frame id={ID} at={back} columns={8} rows={11} />
      <City plan={PLAN} back={back} front={front} />
      <g transform="translate(204 512) scale(0.78)">
        <Reacher hide={`url(#${ID}-hide)`} rim="#7fd6d2" />
      </g>
      <g transform="translate(504 590) scale(0.46)">
        <Climber hide={`url(#${ID}-hide)`} rim="#7fd6d2" />
      </g>
      <Falling id={ID} plan={['ZZ.', '.ZZ']} x={400} y={372} size={52} turn={-14} trail={300} />
    </svg>
  );
}
