import { COLOURS } from './cards';
import { type Seat, ZONES } from './island';
import type { Known } from './position';
import { advanceHope, wayOf } from './score';
import { heroesOf, sizeOf } from './table';

/** Value of an upright hero to a King who avoids fighting, and the cost of attacking one. */
const STANDING = 8;
const CALLED_OUT = 40;
const CARD = 1;

/** Score of a King who walks up the island and spares the heroes. */
function strolling(known: Known): number {
  const standing = heroesOf(known).filter((hero) => known.heroes[hero]!.state === 'up').length;
  const attacking = known.stack.some((frame) => frame.kind === 'duel' && frame.row === null);
  return (
    wayOf(known) +
    advanceHope(known) +
    STANDING * standing -
    (attacking ? CALLED_OUT : 0) +
    CARD * sizeOf(known.king.hand)
  );
}

/** Value of covered plates, removed plates and disabled rows, regardless of what the plates are. */
const COVERED = 3;
const GONE = 4;
const DISABLED = 8;
const PLATES = 4;
/** Value of being one zone nearer to the King, of a card, and of being in a fight. */
const NEARER = 1.5;
const HELD = 0.5;
const FIGHTING = 1;

/** Score of a hero who lays covers without regard to the plates below. */
function helping(known: Known): number {
  let worth = 0;
  for (const row of COLOURS) {
    const { plates, disabled } = known.chart[row];
    worth += disabled ? DISABLED : 0;
    worth += GONE * (PLATES - plates.length);
    worth += COVERED * plates.filter(({ cover }) => cover !== null).length;
  }
  const king = ZONES.indexOf(known.king.zone);
  for (const hero of heroesOf(known)) {
    const { state, zone, hand } = known.heroes[hero]!;
    if (state !== 'up' || zone === null) continue;
    worth += HELD * sizeOf(hand) - NEARER * Math.abs(ZONES.indexOf(zone) - king);
  }
  const frame = known.stack.at(-1);
  return worth + (frame?.kind === 'hero' && frame.step === 'fight' ? FIGHTING : 0);
}

/** Cooperative score of a seat, for playing with the other side rather than against it; larger is better. */
export const peacefulOf = (known: Known, seat: Seat): number =>
  seat === 'king' ? strolling(known) : helping(known);
