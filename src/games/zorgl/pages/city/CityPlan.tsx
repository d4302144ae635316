import { useEffect, useRef } from 'react';
import { classes, SeatMark } from '#ui';
import { type Box, type BoxContent, GRID } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import type { Plan } from './brush';
import { boxWords } from './words';

const MIDDLE = GRID.parse('d4')!;

/** The box numbers of each row, north first. */
const ROWS = Array.from({ length: GRID.height }, (_, row) =>
  Array.from({ length: GRID.width }, (_, file) => (GRID.height - 1 - row) * GRID.width + file),
);

export interface CityPlanProps {
  readonly plan: Plan;
  /** The box under the keyboard cursor or pointer. */
  readonly pointed: number | null;
  /** The boxes that the tool would change. */
  readonly touched: ReadonlySet<number>;
  readonly faulty: ReadonlySet<Box>;
  readonly onPoint: (box: number) => void;
  readonly onUse: (box: number, lower: boolean) => void;
}

/**
 * Flat plan of the city, for screen readers and for boxes hidden behind towers. Arrow keys are handled by the
 * page.
 */
export function CityPlan({ plan, pointed, touched, faulty, onPoint, onUse }: CityPlanProps) {
  const { city } = useZorglMessages();
  const plate = useRef<HTMLTableElement>(null);
  const current = pointed ?? MIDDLE;
  useEffect(() => {
    const element = plate.current;
    if (element?.contains(document.activeElement) !== true) return;
    element.querySelector<HTMLElement>(`[data-box="${GRID.name(current)}"]`)?.focus();
  }, [current]);
  return (
    <table ref={plate} aria-label={city.plan} className="city-plan">
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {row.map((box) => {
              const content = plan[box]!;
              const name = GRID.name(box);
              return (
                <td key={box}>
                  <button
                    type="button"
                    data-box={name}
                    tabIndex={box === current ? 0 : -1}
                    aria-label={boxWords(box, content, city)}
                    className={classes(
                      'city-plan-box',
                      content.kind === 'building' && (content.plant ? 'plant' : 'building'),
                      touched.has(box) && 'touched',
                      faulty.has(name) && 'faulty',
                    )}
                    onFocus={() => onPoint(box)}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(box)}
                    onClick={(event) => onUse(box, event.shiftKey)}
                    onContextMenu={(event) => {
                      event.preventDefault();
                      onUse(box, true);
                    }}
                  >
                    <PlanSign content={content} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanSign({ content }: { readonly content: BoxContent }) {
  switch (content.kind) {
    case 'building':
      return content.floors;
    case 'monster':
      return <SeatMark seat={content.seat} size="70%" />;
    case 'unit':
      return <span className="city-plan-unit" />;
    case 'empty':
      return null;
  }
}
