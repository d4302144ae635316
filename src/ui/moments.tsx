import type { ReactNode } from 'react';

/** Kinds of highlights in a game, from minor to major. */
export const MOMENT_KINDS = ['special', 'collapse', 'combo', 'mega', 'end'] as const;
export type TimelineMomentKind = (typeof MOMENT_KINDS)[number];

const SHAPES: Readonly<Record<TimelineMomentKind, ReactNode>> = {
  special: <path d="M14 1.5L4.5 13.5h6L8.5 22.5 19.5 9.5h-7z" />,
  collapse: <path d="M2.5 5h19L12 21.5z" />,
  combo: <path d="M12 1l3.2 7.8L23 12l-7.8 3.2L12 23l-3.2-7.8L1 12l7.8-3.2z" />,
  mega: (
    <path d="M12 0l2.6 5.4 5.9-1.9-1.9 5.9L24 12l-5.4 2.6 1.9 5.9-5.9-1.9L12 24l-2.6-5.4-5.9 1.9 1.9-5.9L0 12l5.4-2.6-1.9-5.9 5.9 1.9z" />
  ),
  end: <path d="M5 1.5v21M5 2.5h15l-4 5.5 4 5.5H5z" />,
};

/** The shape of a highlight; its class sets the colour. */
export function MomentMark({ kind }: { readonly kind: TimelineMomentKind }) {
  return (
    <svg className={`ui-moment ${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[kind]}
    </svg>
  );
}
