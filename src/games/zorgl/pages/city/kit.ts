import { SEATS, type Seat, SYMMETRIES, type Symmetry } from '#zorgl/rules';
import type { Brush } from './brush';

export const TOOLS = ['building', 'plant', 'unit', ...SEATS, 'lower', 'erase'] as const;
/** What is in the hand; a letter is the start of that seat. */
export type Tool = (typeof TOOLS)[number];

/** How the next click works. */
export interface Kit {
  readonly tool: Tool;
  /** Floors of new buildings, 1 … 9. */
  readonly floors: number;
  /** Floors of the plant when it is built. */
  readonly plantFloors: number;
  readonly symmetry: Symmetry;
}

export const FIRST_KIT: Kit = { tool: 'building', floors: 4, plantFloors: 8, symmetry: 'quarter-turns' };

/** The seat whose start a tool sets; undefined for the others. */
export function seatOf(tool: Tool): Seat | undefined {
  return SEATS.find((seat) => seat === tool);
}

/** Tools that build so many floors. */
function buildsFloors(tool: Tool): tool is 'building' | 'plant' {
  return tool === 'building' || tool === 'plant';
}

/** The floors that the tool in hand would build; those of a building for tools that build none. */
export function floorsOf({ tool, floors, plantFloors }: Kit): number {
  return tool === 'plant' ? plantFloors : floors;
}

/** Sets how high the tool in hand builds; one that builds nothing is put away for a building. */
export function withFloors(kit: Kit, floors: number): Kit {
  return kit.tool === 'plant' ? { ...kit, plantFloors: floors } : { ...kit, tool: 'building', floors };
}

/** The next symmetry, the first again after the last. */
export function withNextSymmetry(kit: Kit): Kit {
  const next = (SYMMETRIES.indexOf(kit.symmetry) + 1) % SYMMETRIES.length;
  return { ...kit, symmetry: SYMMETRIES[next]! };
}

/** What a click does with a tool in hand. */
export function brushOf(kit: Kit): Brush {
  const { tool } = kit;
  if (buildsFloors(tool)) return { tool, floors: floorsOf(kit) };
  const seat = seatOf(tool);
  if (seat !== undefined) return { tool: 'start', seat };
  return { tool: tool as 'unit' | 'lower' | 'erase' };
}
