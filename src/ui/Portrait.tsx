import './Portrait.css';

export interface PortraitProps {
  /** The name of a figure's picture in `public/portraits`. */
  readonly figure: string;
}

/**
 * A picture of a figure, as large as what it stands in; for the eye only. They are small: waiting until they are in sight, or
 * unpacking them beside the page, costs WebKit on a slow machine seconds.
 */
export function Portrait({ figure }: PortraitProps) {
  return (
    <span className="ui-portrait" aria-hidden="true">
      <img
        src={`/portraits/${figure}.webp`}
        alt=""
        width={176}
        height={200}
        decoding="sync"
        draggable={false}
      />
    </span>
  );
}
