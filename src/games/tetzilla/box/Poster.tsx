import { useMemo } from 'react';
import { Climber, Reacher } from './kaiju';
import { City, Falling, Frame, horizon, leaning, Paints, stars } from './scene';

const ID = 'tetzilla-poster';
const PLAN = ['......i.', '......i.', 'T.....iS', 'TT....iS', 'TzzLLLJS', 'zzOOoLJS', 'ssOOooJJ'];
const LEAN = { x: 560, y: 1010, size: 96, columns: 8 };
const back = leaning({ ...LEAN, near: 0 });
const front = leaning({ ...LEAN, near: 0.05 });

/**
 * A city falls out of the night in blocks while kaiju climb it: 1600 by 900, the climbers in the left half.
 */
export function Poster() {
  const sky = useMemo(() => stars(1600, 560, 150), []);
  return (
    <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
      <defs>
        <Paints id={ID} />
      </defs>
      <rect width="1600" height="900" fill={`url(#${ID}-night)`} />
      <path d={sky} fill="#dfe9ff" opacity="0.8" />
      <path
        d="M1180 900L900 -40 1090 -60zM1180 900L1240 -60 1440 -60zM60 900L-60 40 90 -40z"
        fill="#9fd8ff"
        opacity="0.1"
      />
      <path d={horizon(1600, 900, 250)} fill="#1c3a78" opacity="0.7" />
      <circle cx="520" cy="450" r="280" fill={`url(#${ID}-moon)`} />
      <Frame id={ID} at={back} columns={8} rows={12} />
      <City plan={PLAN} back={back} front={front} />
      <g transform="translate(470 480) scale(0.92)">
        <Reacher hide={`url(#${ID}-hide)`} rim="#7fd6d2" />
      </g>
      <g transform="translate(846 640) scale(0.6)">
        <Climber hide={`url(#${ID}-hide)`} rim="#7fd6d2" />
      </g>
      <Falling id={ID} plan={['ZZ.', '.ZZ']} x={690} y={270} size={66} turn={-14} trail={420} />
      <Falling id={ID} plan={['J..', 'JJJ']} x={1120} y={330} size={54} turn={22} trail={380} />
      <Falling id={ID} plan={['OO', 'OO']} x={1400} y={560} size={50} turn={-9} trail={460} />
    </svg>
  );
}
