import './Portrait.css';

export interface PortraitProps {
  /** The name of a figure's picture in `public/portraits`. */
  readonly figure: string;
}

/** A picture of a figure, as large as what it stands in; for the eye only. Those out of sight are not fetched. */
export function Portrait({ figure }: PortraitProps) {
  return (
    <span className="ui-portrait" aria-hidden="true">
      <img
        src={`/portraits/${figure}.webp`}
        alt=""
        width={176}
        height={200}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </span>
  );
}
