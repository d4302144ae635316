import type { CSSProperties } from 'react';
import type { Ping } from '#core';
import { SeatMark, seatColour } from '#ui';
import './TalkMarks.css';
import { marksShown, SIGN_LINES } from './talk';

/** Pings on a plate, each in the shape and colour of its seat. The plate's label says them in words. */
export function TalkMarks({ marks }: { readonly marks: readonly Ping[] }) {
  if (marks.length === 0) return null;
  const { shown, more } = marksShown(marks);
  return (
    <span className="king-talk-marks" aria-hidden="true">
      {shown.map(({ seat, sign }) => (
        <span
          key={seat}
          className="king-talk-mark"
          style={{ '--mark': seatColour(seat) } as CSSProperties}
          data-sign={sign}
        >
          <SeatMark seat={seat} size="0.75rem" />
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={SIGN_LINES[sign]} />
          </svg>
        </span>
      ))}
      {more > 0 && <span className="king-talk-more">+{more}</span>}
    </span>
  );
}
