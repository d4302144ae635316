import type { CSSProperties } from 'react';
import type { TalkMark, TalkSign } from '#core';
import { seatColour } from '#ui';
import './TalkMarks.css';

/** A target, a cross and a flag. */
const PATHS: Readonly<Record<TalkSign, string>> = {
  strike: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6',
  spare: 'M5 5l14 14M19 5L5 19',
  mine: 'M7 22V3.500M7 4.500h11l-3 4 3 4H7',
};

/** More marks than there is room for are counted. */
const SHOWN = 3;

/** What the heroes say of a plate, each in the colour of its seat; told in words by the plate itself. */
export function TalkMarks({ marks }: { readonly marks: readonly TalkMark[] }) {
  if (marks.length === 0) return null;
  const shown = marks.length > SHOWN ? marks.slice(-(SHOWN - 1)) : marks;
  return (
    <span className="king-talk-marks" aria-hidden="true">
      {shown.map(({ seat, sign }) => (
        <svg
          key={seat}
          className="king-talk-mark"
          viewBox="0 0 24 24"
          style={{ '--mark': seatColour(seat) } as CSSProperties}
          data-sign={sign}
          aria-hidden="true"
          focusable="false"
        >
          <path d={PATHS[sign]} />
        </svg>
      ))}
      {shown.length < marks.length && <span className="king-talk-more">+{marks.length - shown.length}</span>}
    </span>
  );
}
