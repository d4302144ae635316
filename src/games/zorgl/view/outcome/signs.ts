import type { Pose } from '#director';
import type { Signs, SignsOf } from '#module';
import type { PieceChange } from '#session';
import type { Action, Box, Event, Seat, ZorglTypes } from '#zorgl/rules';
import { boxCentre } from '../geometry';
import { FLOOR_HEIGHT } from '../layout';
import { floorsIn, type Table } from '../table';
import { fleeBadge, floorsBadge, unitBadge } from './badges';
import { fleeingFrom } from './words';

/** The colour of the army. */
const ARMY = '#a4de0a';
/** Height of flights to a pile and of badges, table units. */
const RISE = 1.1;
const ABOVE = { roof: 0.34, unit: 0.5 };
const STAYS = 0.05;
/** Offset of badges from where a figure will stand, table units. */
const ASIDE = 0.42;

type Made = { -readonly [Part in keyof Signs]: Signs[Part][number][] };
type Of = Pick<SignsOf<ZorglTypes, Table, unknown>, 'outcome' | 'changes' | 'table' | 'specs' | 'colours'>;

const place = ({ x, y, z }: Pose) => [x, y, z] as const;

/** A point above a box, or above the roof of its building. */
function over(table: Table, box: Box, above: number): readonly [number, number, number] {
  const { x, z } = boxCentre(box);
  return [x, FLOOR_HEIGHT * floorsIn(table, box) + above, z];
}

function moved({ from, to }: PieceChange): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z) > STAYS;
}

/** Whose pile grows; null if none does. */
function takerOf(events: readonly Event[]): Seat | null {
  for (const event of events) if (event.type === 'floors' || event.type === 'crush') return event.player;
  return null;
}

/**
 * How a preview is shown on the table: monsters and units where they will end up with their paths, floors and
 * crushed units with the pile they go to.
 * @param considered the actions that are still open
 * @param unitWorth worth of a crushed unit, in floors (Z11.13)
 */
export function outcomeSigns(of: Of, considered: readonly Action[], unitWorth: number): Signs {
  const { changes, outcome, table, specs, colours } = of;
  const made: Made = { ghosts: [], arrows: [], badges: [] };
  const cast = new Map(table.cast.map((piece) => [piece.id, piece]));
  const specOf = new Map(specs.map((spec) => [spec.id, spec]));
  const taker = takerOf(outcome.events);
  const taken = new Set(
    outcome.events.flatMap((event) => (event.type === 'crush' ? [table.units.get(event.at)?.piece] : [])),
  );
  for (const change of changes) {
    const { piece: id, from, to } = change;
    const piece = cast.get(id);
    const spec = specOf.get(id);
    if (piece === undefined || spec === undefined || !moved(change)) continue;
    if (piece.kind === 'card' || piece.kind === 'rubble') continue;
    const falls = piece.kind === 'floor' || piece.kind === 'ring' || taken.has(id);
    if (falls && taker !== null) {
      const colour = colours[taker];
      made.ghosts.push({ spec, pose: to, colour }, { spec, pose: from, colour, around: true });
    } else {
      const colour = piece.kind === 'monster' ? colours[piece.seat] : ARMY;
      made.ghosts.push({ spec, pose: to, colour });
      made.arrows.push({ from: place(from), to: place(to), colour, rise: 0 });
    }
  }
  const falling = new Map(changes.map((change) => [change.piece, change]));
  for (const event of outcome.events) {
    if (event.type === 'floors') {
      const [top] = table.buildings.get(event.building)?.floors.slice(-1) ?? [];
      const colour = colours[event.player];
      made.badges.push({
        ...floorsBadge(event.player, colour, event.lost),
        at: over(table, event.building, ABOVE.roof),
      });
      const change = top === undefined ? undefined : falling.get(top);
      if (change !== undefined)
        made.arrows.push({ from: place(change.from), to: place(change.to), colour, rise: RISE });
    }
    if (event.type === 'crush') {
      const colour = colours[event.player];
      made.badges.push({
        ...unitBadge(event.player, colour, unitWorth),
        at: over(table, event.at, ABOVE.unit),
        aside: ASIDE,
      });
      const change = falling.get(table.units.get(event.at)?.piece ?? '');
      if (change !== undefined)
        made.arrows.push({ from: place(change.from), to: place(change.to), colour, rise: RISE });
    }
    if (event.type === 'flee')
      made.badges.push({ ...fleeBadge(false), at: over(table, event.from, ABOVE.unit), aside: ASIDE });
  }
  const fleeing = outcome.open ? fleeingFrom(outcome.events) : null;
  if (fleeing !== null) {
    made.badges.push({ ...fleeBadge(true), at: over(table, fleeing, ABOVE.unit), aside: ASIDE });
    const ways = new Set(considered.flatMap((action) => ('flee' in action ? [action.flee] : [])));
    for (const to of ways) {
      if (to === undefined) continue;
      made.arrows.push({
        from: over(table, fleeing, 0),
        to: over(table, to, 0),
        colour: ARMY,
        rise: 0,
        faint: true,
      });
    }
  }
  return made;
}
