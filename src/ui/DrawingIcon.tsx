import type { Drawing } from './drawing';

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const SOLID = { fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' } as const;

export interface DrawingIconProps {
  readonly drawing: Drawing;
  /** CSS length. */
  readonly size: string;
  readonly className?: string | undefined;
}

/** A drawing in the colour of the surrounding text. Decorative. */
export function DrawingIcon({ drawing, size, className }: DrawingIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {drawing.map(({ d, solid }) => (
        <path key={d} d={d} {...(solid ? SOLID : LINE)} />
      ))}
    </svg>
  );
}
