import { SEATS, type Seat, SYMMETRIES, type Symmetry } from '#zorgl/rules';
import type { Brush } from './brush';

export const TOOLS = ['building', 'plant', 'unit', ...SEATS, 'lower', 'erase'] as const;
/** A tool; a letter is the starting place of that seat. */
export type Tool = (typeof TOOLS)[number];

/** The tool with its settings. */
export interface Kit {
  readonly tool: Tool;
  /** Floors of new buildings, 1 … 9. */
  readonly floors: number;
  /** Floors of a new plant. */
  readonly plantFloors: number;
  readonly symmetry: Symmetry;
}

export const FIRST_KIT: Kit = { tool: 'building', floors: 4, plantFloors: 8, symmetry: 'quarter-turns' };

/** The seat whose starting place a tool sets; undefined for other tools. */
export function seatOf(tool: Tool): Seat | undefined {
  return SEATS.find((seat) => seat === tool);
}

/** Tools with a number of floors. */
function buildsFloors(tool: Tool): tool is 'building' | 'plant' {
  return tool === 'building' || tool === 'plant';
}

/** Floors that the current tool builds; those of a building for tools that build none. */
export function floorsOf({ tool, floors, plantFloors }: Kit): number {
  return tool === 'plant' ? plantFloors : floors;
}

/** Sets the height for the current tool; tools without one switch to `building`. */
export function withFloors(kit: Kit, floors: number): Kit {
  return kit.tool === 'plant' ? { ...kit, plantFloors: floors } : { ...kit, tool: 'building', floors };
}

/** Cycles to the next symmetry. */
export function withNextSymmetry(kit: Kit): Kit {
  const next = (SYMMETRIES.indexOf(kit.symmetry) + 1) % SYMMETRIES.length;
  return { ...kit, symmetry: SYMMETRIES[next]! };
}

/** The brush of the current tool. */
export function brushOf(kit: Kit): Brush {
  const { tool } = kit;
  if (buildsFloors(tool)) return { tool, floors: floorsOf(kit) };
  const seat = seatOf(tool);
  if (seat !== undefined) return { tool: 'start', seat };
  return { tool: tool as 'unit' | 'lower' | 'erase' };
}
