/** Gradients of both pictures: a sunset over the sea behind the giant and the eight heroes. */
export function Paints({ id }: { readonly id: string }) {
  return (
    <>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#172138" />
        <stop offset="0.5" stopColor="#5b3350" />
        <stop offset="0.78" stopColor="#d9663f" />
        <stop offset="1" stopColor="#ffc46b" />
      </linearGradient>
      <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e08a52" />
        <stop offset="0.3" stopColor="#37506e" />
        <stop offset="1" stopColor="#131d30" />
      </linearGradient>
      <radialGradient id={`${id}-sun`}>
        <stop offset="0" stopColor="#fff2c4" />
        <stop offset="0.55" stopColor="#ffc766" />
        <stop offset="1" stopColor="#ff9a4d" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-hide`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1b2436" />
        <stop offset="1" stopColor="#331f33" />
      </linearGradient>
    </>
  );
}

const BODY =
  'M-40-330C-78-326-96-296-90-262-128-256-172-232-196-186-226-150-250-96-252-40-268-22-276 4-266 34L-250 18-244 44-230 20-218 42-210 14C-204-6-208-28-214-42-204-86-184-118-156-138-150-70-146-10-152 60-170 130-172 200-166 268L-190 292-58 292C-52 240-40 190 0 150 40 190 52 240 58 292L190 292 166 268C172 200 170 130 152 60 146-10 150-70 156-138 184-118 204-86 214-42 208-28 204-6 210 14L218 42 230 20 244 44 250 18 266 34C276 4 268-22 252-40 250-96 226-150 196-186 172-232 128-256 90-262 96-296 78-326 40-330 14-342-14-342-40-330z';
const HORNS =
  'M-54-312C-92-330-112-372-100-420-84-386-60-364-22-334zM54-312C92-330 112-372 100-420 84-386 60-364 22-334zM-16-336L0-398 16-336z';
const SPIKES =
  'M-112-250L-150-322-76-272zM112-250L150-322 76-272zM-168-222L-232-276-140-244zM168-222L232-276 140-244zM-204-172L-278-202-190-206zM204-172L278-202 190-206z';
const EYES = 'M-54-292L-14-278-22-266C-38-264-50-274-54-292zM54-292L14-278 22-266C38-264 50-274 54-292z';
const JAWS =
  'M-52-246L-34-256-22-244-8-254 8-254 22-244 34-256 52-246C40-212 18-204 0-204-18-204-40-212-52-246z';
const TEETH =
  'M-46-246l8 18 8-22zM-16-248l8 20 8-20zM46-246l-8 18-8-22zM16-248l-8 20-8-20zM-26-210l8-16 8 20zM26-210l-8-16-8 20z';
const PLATES =
  'M-74-168Q0-130 74-168L66-128Q0-94-66-128zM-70-108Q0-72 70-108L66-66Q0-34-66-66zM-68-46Q0-14 68-46L66-4Q0 26-66-4z';

/** The King from the front: feet 292 units below the origin, horns 420 above it. */
export function Giant({ id }: { readonly id: string }) {
  return (
    <>
      <g fill="#ff9c58" transform="scale(1.02)">
        <path d={SPIKES} />
        <path d={HORNS} />
        <path d={BODY} />
      </g>
      <g fill={`url(#${id}-hide)`}>
        <path d={SPIKES} />
        <path d={HORNS} />
        <path d={BODY} />
      </g>
      <path d={PLATES} fill="#4a3046" />
      <path d={JAWS} fill="#ff5b2e" />
      <path d={TEETH} fill="#ffe9c9" />
      <path d={EYES} fill="#ffe27a" />
    </>
  );
}

/** Silhouettes of the nine zones, west to east, each about 150 units wide, standing on y = 0. */
const ZONES = [
  'M-75 0q18-16 37 0t38 0 38 0 37 0v14h-150z',
  'M-75 14V4q75-22 150-4v14zM12-4C8-36 14-60 24-78l5 3C20-56 16-34 20-4zM26-78c-18-16-36-10-44 4 18-8 30-6 44-4zM26-78c16-16 38-8 42 8-16-8-28-8-42-8z',
  'M-75 14V0h38l14-110h-20v-6h22l3-24 3 24h22v6H-13L1 0h74v14zM30 0l9-84H26v-5h14l2-18 2 18h14v5H45L54 0z',
  'M-75 14V0h15v-46h30l10-16h50l10 16h30V0h5v14zM-46-30h16v30h-16zM14-30h16v30H14z',
  'M-75 14V0h10v-34h130V0h10v14zM-65-40c0-40 130-40 130 0zM-50-22h100v6H-50z',
  'M-75 14V0h38v-72h-8v-24h34v24h-8V0H75v14zM0-6L60-34l6 4-22 24z',
  'M-75 14V0h18v-64h30v-40h10v-30h26v30h10v40h30V0h26v14z',
  'M-75 14V0h15v-40h30c0-52 84-52 84 0h16V0h5v14zM8-84l4-44 4 44z',
  'M-75 14V0h6c12-30 14-66 8-112h52C-15-66-13-30-3 0h8c8-24 10-50 6-84h44c-4 34-2 60 8 84h12v14z',
];

/** The nine zones of the island in a row. @param width of the row */
export function Island({
  x,
  y,
  width,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
}) {
  const scale = width / (150 * ZONES.length);
  return (
    <g fill={fill} fillRule="evenodd" transform={`translate(${x} ${y}) scale(${scale})`}>
      {ZONES.map((zone, at) => (
        <path key={zone} d={zone} transform={`translate(${75 + at * 150} 0)`} />
      ))}
    </g>
  );
}

/** The eight heroes from behind, each about 70 units wide, standing on y = 0. */
const HEROES: readonly (readonly [path: string, colour: string])[] = [
  [
    'M-16 0l4-44-4-34 10-12h12l12 10 18-8 2 7-22 14-2 24L16 0H6L0-38-6 0zM-9-104a9 10 0 1 1 18 0 9 10 0 0 1-18 0zM34-116q22 28 0 66l-3-2q18-32 0-62z',
    '#d94f3f',
  ],
  [
    'M-18 0l6-46-2-24-20-22 6-6 22 16h12l22-16 6 6-20 22-2 24L18 0H8L0-36-8 0zM-9-100a9 10 0 1 1 18 0 9 10 0 0 1-18 0zM-40-104l10-20-4-2 10-16-4 14 5 1-14 24zM40-104l-10-20 4-2-10-16 4 14-5 1 14 24z',
    '#d94f3f',
  ],
  [
    'M-26 0l4-40-8-14-8-34 12-14h52l12 14-8 34-8 14 4 40H8L0-32-8 0zM-9-110a9 10 0 1 1 18 0 9 10 0 0 1-18 0zM-44-140h88v26h-88zM-34-112l10 14h-8l-10-14zM34-112l-10 14h8l10-14z',
    '#4f9a58',
  ],
  ['M-30 0Q-22-50-16-84L-8-92h16l8 8Q22-50 30 0 0-12-30 0zM-12-88q-4-32 12-36 16 4 12 36z', '#4f9a58'],
  [
    'M-20 0l2-48-10-8v-30l12-10h32l12 10v22L18-48 20 0H6L0-34-6 0zM-10-108a10 11 0 1 1 20 0 10 11 0 0 1-20 0zM22-84h30v34q-6 14-15 20-9-6-15-20z',
    '#e0b23c',
  ],
  [
    'M-22 0l6-60-2-24 10-8h16l10 8-2 24 6 60-14-4-8-20-8 20zM-9-104a9 10 0 1 1 18 0 9 10 0 0 1-18 0zM18-80l20 10-1-16 6 0v22l-4 4-22-8zM36-98h12v12h-12z',
    '#e0b23c',
  ],
  [
    'M-24-14l12-34-8-30 10-12h16l24-24 6 5-20 32-2 26 20 26-6 8-24-20-16 32zM-8-104a9 10 0 1 1 18 0 9 10 0 0 1-18 0z',
    '#3f78c4',
  ],
  [
    'M-30 0l16-44-2-34 10-10h14l26-8 2 8-24 14 2 28L32 0H20L0-32-18 0zM-9-100a9 10 0 1 1 18 0 9 10 0 0 1-18 0zM-8-106l-26-10 2-4 26 8zM40-116L28-66l-4-1 12-50z',
    '#3f78c4',
  ],
];

/** The heroes in a row. @param width of the row */
export function League({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  const step = width / HEROES.length;
  const scale = step / 84;
  return HEROES.map(([path, colour], at) => (
    <g
      key={path}
      transform={`translate(${x + (at + 0.5) * step} ${y - Math.sin((at / 7) * Math.PI) * step * 0.16}) scale(${scale})`}
    >
      <path d={path} fill={colour} transform="translate(-2.5 -3)" />
      <path d={path} fill="#10141f" />
    </g>
  ));
}
