import { COLOURS } from './cards';
import { type Seat, ZONES } from './island';
import type { Known } from './position';
import { advanceHope, wayOf } from './score';
import { heroesOf, sizeOf } from './table';

/** What a hero who is up is worth to a King who would rather not hurt anybody, and what it costs him to attack one. */
const STANDING = 8;
const CALLED_OUT = 40;
const CARD = 1;

/** How a King likes it who walks up the island and leaves the heroes alone. */
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

/** What lies on the chart, whatever lies below it: a plate with a cover, one that is gone, a row that is disabled. */
const COVERED = 3;
const GONE = 4;
const DISABLED = 8;
const PLATES = 4;
/** What it is worth to a hero to stand a zone nearer to the King, to hold a card, and to be in a fight. */
const NEARER = 1.5;
const HELD = 0.5;
const FIGHTING = 1;

/** How a hero likes it who lays covers as the cards come, without a thought of what they have to beat. */
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

/** How a position looks to a seat that plays beside the other side and not against it: larger is better. */
export const peacefulOf = (known: Known, seat: Seat): number =>
  seat === 'king' ? strolling(known) : helping(known);
