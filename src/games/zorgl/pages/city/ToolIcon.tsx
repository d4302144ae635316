import { SeatMark } from '#ui';
import { GRID, motionsOf, moveBox, type Symmetry } from '#zorgl/rules';
import { seatOf, type Tool } from './kit';

const DRAWINGS = {
  building: <path d="M6 21V5h12v16zM9.5 9h1.500M13 9h1.500M9.500 13h1.500M13 13h1.500M10.500 21v-4h3v4" />,
  plant: <path d="M6 21c3-6 3-10 1.500-15h9C15 11 15 15 18 21zM9 3.200c1.500-1 2.500 1 4 0s2-.5 2-.5" />,
  unit: <path d="M4 17.500a2.500 2.500 0 0 1 0-5h16a2.500 2.500 0 0 1 0 5zM7 12.500V9h7v3.500M14 10.200h7" />,
  lower: <path d="M6 21V11h12v10M12 2v6M9 5.500l3 3 3-3" />,
  erase: <path d="M5 5h14v14H5zM9 9l6 6M15 9l-6 6" />,
} as const;

/** Icon of a tool, shown beside its name. */
export function ToolIcon({ tool }: { readonly tool: Tool }) {
  const seat = seatOf(tool);
  if (seat !== undefined) return <SeatMark seat={seat} size="1.5em" />;
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[tool as keyof typeof DRAWINGS]}
    </svg>
  );
}

/** A box on no axis of symmetry, so that all its images are distinct. */
const EXAMPLE = GRID.parse('e6')!;

/** A box (brightest) and its images under a symmetry. */
export function SymmetryIcon({ symmetry }: { readonly symmetry: Symmetry }) {
  const boxes = [...new Set(motionsOf(symmetry).map((motion) => moveBox(motion, EXAMPLE)))];
  return (
    <svg viewBox="0 0 28 28" width="1.75em" height="1.75em" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="3" fill="currentColor" opacity="0.16" />
      <path d="M14 2v24M2 14h24" stroke="currentColor" strokeWidth="0.7" opacity="0.4" />
      {boxes.map((box) => (
        <rect
          key={box}
          x={GRID.file(box) * 4 + 0.2}
          y={(GRID.height - 1 - GRID.rank(box)) * 4 + 0.2}
          width="3.6"
          height="3.6"
          rx="0.6"
          fill="currentColor"
          opacity={box === EXAMPLE ? 1 : 0.66}
        />
      ))}
    </svg>
  );
}
