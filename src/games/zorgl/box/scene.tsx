import type { House } from './skyline';

export interface PaintsProps {
  /** Prefix of the gradient ids, unique among the pictures of a page. */
  readonly id: string;
}

/** Gradients of the moon and the monster's hide, for `url(#ID-moon)` and `url(#ID-hide)`. */
export function Paints({ id }: PaintsProps) {
  return (
    <>
      <radialGradient id={`${id}-moon`}>
        <stop offset="0" stopColor="#ffe9b0" />
        <stop offset="0.82" stopColor="#ffc765" />
        <stop offset="1" stopColor="#ff9a3d" />
      </radialGradient>
      <linearGradient id={`${id}-hide`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#1d0b1f" />
        <stop offset="1" stopColor="#3c1022" />
      </linearGradient>
      <linearGradient id={`${id}-dusk`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#120a1e" />
        <stop offset="0.36" stopColor="#3a1030" />
        <stop offset="0.64" stopColor="#8a2320" />
        <stop offset="0.86" stopColor="#e2692a" />
        <stop offset="1" stopColor="#ffb24a" />
      </linearGradient>
    </>
  );
}

export interface RowProps {
  readonly houses: readonly House[];
  readonly ground: number;
  readonly fill: string;
  /** Colour of lit windows. */
  readonly glow: string;
}

/** A row of houses that starts a little left of the picture. */
export function Row({ houses, ground, fill, glow }: RowProps) {
  return houses.map(({ x, width, height, windows }) => (
    <g key={x} transform={`translate(${x - 40} ${ground - height})`}>
      <path d={`M0 0H${width * 0.3}v-16h${width * 0.28}V0H${width}v${height}H0z`} fill={fill} />
      <path d={windows} fill={glow} opacity="0.75" />
    </g>
  ));
}

/** The monster in profile, facing east, with a building in its fist; 720 units high. */
export function Monster({ id }: PaintsProps) {
  return (
    <>
      <path
        fill={`url(#${id}-hide)`}
        d="M60 720C70 640 78 590 98 540L22 528 116 486 36 446 140 424 76 368 176 366 126 300 216 312 190 240 258 270 252 196 306 240C318 196 344 164 386 150 420 130 462 130 492 148L520 138 532 166C572 170 608 184 634 206 644 216 642 232 632 240L612 246 604 264 594 248 574 250 564 268 554 250 532 250 522 266 512 250 486 252C478 262 476 272 484 280L506 280 514 268 522 282 542 286 550 274 558 290 578 296 588 286 592 304C590 322 570 330 546 328 510 332 476 330 452 318 450 350 458 380 474 406 510 400 560 396 598 372 602 340 622 326 646 330L666 312 668 336 690 330 684 354 702 362C694 396 668 420 634 428 590 452 540 470 492 474 504 520 506 570 498 620L520 720z"
      />
      <path fill="#ffd23f" d="M472 186l40 10c-4 18-34 16-40-10z" />
      <circle cx="494" cy="195" r="5" fill="#3a0d12" />
      <g fill="#f7e7c4">
        <path d="M486 252l26-2-9 20zM512 250l20 0-10 18zM532 250l22 0-10 18zM554 250l20 0-10 18zM594 248l18-2-8 18z" />
        <path d="M506 280l16 2-9-16zM542 286l16 4-8-18zM578 296l14 6-5-18z" />
      </g>
      <g transform="translate(618 236) rotate(14)">
        <path d="M0 0h74v112H0z" fill="#6d2a2a" />
        <path
          d="M10 12h14v16H10zM34 12h14v16H34zM10 42h14v16H10zM58 42h8v16h-8zM34 72h14v16H34z"
          fill="#ffd27a"
        />
        <path d="M-4 -8h82v10H-4z" fill="#8b3a33" />
      </g>
    </>
  );
}
