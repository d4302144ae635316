import './Poster.css';
import { type House, skyline } from './skyline';

const FAR = skyline(1700, 300, 3);
const NEAR = skyline(1700, 210, 8);

/** The picture behind the lobby: a monster rises over the city at dusk. */
export function Poster() {
  return (
    <div className="lobby-poster" aria-hidden="true">
      <svg viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" focusable="false">
        <title>Zorgl-Zilla</title>
        <defs>
          <radialGradient id="lobby-moon">
            <stop offset="0" stopColor="#ffe9b0" />
            <stop offset="0.82" stopColor="#ffc765" />
            <stop offset="1" stopColor="#ff9a3d" />
          </radialGradient>
          <linearGradient id="lobby-hide" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="#1d0b1f" />
            <stop offset="1" stopColor="#3c1022" />
          </linearGradient>
        </defs>
        <g fill="#ffb24a" opacity="0.13">
          <path d="M430 900L-60 40 150 -40zM430 900L250 -60 520 -60zM430 900L760 -60 1010 0z" />
        </g>
        <circle cx="470" cy="470" r="300" fill="url(#lobby-moon)" opacity="0.92" />
        <Row houses={FAR} ground={900} fill="#4a1526" glow="#ff9d4d" />
        <Monster />
        <Row houses={NEAR} ground={900} fill="#160a12" glow="#ffd27a" />
      </svg>
    </div>
  );
}

interface RowProps {
  readonly houses: readonly House[];
  readonly ground: number;
  readonly fill: string;
  readonly glow: string;
}

function Row({ houses, ground, fill, glow }: RowProps) {
  return houses.map(({ x, width, height, windows }) => (
    <g key={x} transform={`translate(${x - 40} ${ground - height})`}>
      <rect width={width} height={height} fill={fill} />
      <path d={`M${width * 0.3} 0v-16h${width * 0.28}V0z`} fill={fill} />
      {windows.map((window) => (
        <rect
          key={`${window.x},${window.y}`}
          x={window.x}
          y={window.y}
          width="12"
          height="13"
          fill={glow}
          opacity="0.75"
        />
      ))}
    </g>
  ));
}

/** Seen from the side, facing east, with a building in its fist. */
function Monster() {
  return (
    <g transform="translate(150 210)">
      <path
        fill="url(#lobby-hide)"
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
    </g>
  );
}
