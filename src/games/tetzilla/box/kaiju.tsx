import { useMemo } from 'react';
import { claws, type Joint, limb, ridge } from './silhouette';

const SPINE: readonly Joint[] = [
  [-250, 250, 3],
  [-225, 190, 14],
  [-160, 160, 27],
  [-85, 140, 46],
  [-20, 84, 66],
  [34, 6, 64],
  [70, -66, 46],
  [96, -112, 40],
];

const REACH: readonly Joint[] = [
  [56, -20, 34],
  [124, 20, 25],
  [184, -6, 20],
  [232, -52, 17],
];

const GRIP: readonly Joint[] = [
  [30, 30, 34],
  [88, 92, 24],
  [150, 96, 18],
];

const NEAR_LEG: readonly Joint[] = [
  [-16, 96, 60],
  [74, 138, 42],
  [66, 214, 26],
  [104, 236, 20],
];

const FAR_LEG: readonly Joint[] = [
  [-50, 120, 50],
  [-66, 196, 32],
  [-40, 262, 24],
  [-8, 280, 18],
];

const bodyPath = () =>
  [
    ridge(SPINE, { from: 0.06, to: 0.9, count: 9, height: 74 }),
    limb(SPINE),
    limb(FAR_LEG),
    claws(4, 282, 20, 34),
    limb(GRIP),
    claws(156, 96, 14, 34),
    limb(NEAR_LEG),
    claws(112, 238, 14, 38),
    limb(REACH),
    claws(238, -58, 10, 40),
  ].join('');

const HEAD =
  'M-46 34C-56-18-32-62 16-70L40-92 52-70C96-70 136-54 166-30 176-20 174-8 166 0L148 4 142 20 132 6 112 8 104 26 94 9 74 10 66 26 56 12 34 16C26 24 24 34 30 42L50 42 58 28 66 46 88 50 96 36 104 54 126 60 136 50 140 68C138 84 118 92 96 88 60 92 20 88-14 70z';
const MOUTH = 'M30 18L152-2 138 30 136 66 60 50 20 44z';
const TEETH =
  'M34 16l22-4-9 22zM56 12l18-2-8 19zM74 10l20-1-9 20zM94 9l18-1-8 19zM112 8l20-2-8 18zM132 6l16-2-6 18zM50 42l16 4-8-20zM88 50l16 4-8-20zM126 60l14 8-4-20z';

/**
 * A kaiju that reaches for falling blocks: facing east, hand raised, about 460 units each way from its chest.
 */
export function Reacher({ hide, rim }: { readonly hide: string; readonly rim: string }) {
  const body = useMemo(bodyPath, []);
  return (
    <>
      <g fill={rim} transform="translate(-5 -4)">
        <path d={body} />
        <path d={HEAD} transform="translate(104 -148) rotate(-22)" />
      </g>
      <path d={MOUTH} fill="#7a1838" transform="translate(104 -148) rotate(-22)" />
      <g fill={hide}>
        <path d={body} />
        <path d={HEAD} transform="translate(104 -148) rotate(-22)" />
      </g>
      <g transform="translate(104 -148) rotate(-22)">
        <path d={TEETH} fill="#f4efd8" />
        <path d="M30-38l42 8c-4 20-34 18-42-8z" fill="#ffd23f" />
        <circle cx="53" cy="-28" r="5" fill="#1a0d2a" />
      </g>
    </>
  );
}

const BACK: readonly Joint[] = [
  [34, 196, 2],
  [-18, 176, 8],
  [-26, 128, 15],
  [4, 82, 26],
  [8, 20, 42],
  [0, -44, 38],
  [2, -84, 25],
  [6, -112, 24],
  [8, -132, 15],
];

const LIMBS: readonly (readonly Joint[])[] = [
  [
    [16, -40, 24],
    [74, -58, 17],
    [84, -118, 13],
  ],
  [
    [-14, -40, 24],
    [-70, -30, 17],
    [-92, -80, 13],
  ],
  [
    [18, 46, 28],
    [78, 54, 19],
    [82, 112, 14],
  ],
  [
    [-4, 52, 28],
    [-66, 34, 19],
    [-86, 84, 14],
  ],
];

const climbingPath = () =>
  [
    limb(BACK),
    ...LIMBS.map(limb),
    claws(85, -124, -86, 26),
    claws(-94, -86, -100, 26),
    claws(84, 116, 70, 26),
    claws(-88, 88, 110, 26),
    'M-8-124l-20-26 28 12zM22-126l22-24-10 32z',
  ].join('');

const PLATES =
  'M8-70l13 18-13 20-11-20zM7-30l16 22-15 24-15-24zM7 18l16 22-15 24-15-24zM0 68l12 16-14 20-10-18zM-20 108l8 14-14 16-5-14z';

/** A climbing kaiju from behind: 330 units high, with its back at the origin. */
export function Climber({ hide, rim }: { readonly hide: string; readonly rim: string }) {
  const climbing = useMemo(climbingPath, []);
  return (
    <>
      <path d={climbing} fill={rim} transform="translate(-4 -3)" />
      <path d={climbing} fill={hide} />
      <path d={PLATES} fill={rim} opacity="0.75" />
    </>
  );
}
