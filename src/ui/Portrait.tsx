import './Portrait.css';

export interface PortraitProps {
  /** Name of the figure's picture in `public/portraits`. */
  readonly figure: string;
}

/**
 * A decorative picture of a figure, as large as its container. Loaded eagerly and decoded synchronously: the files are
 * small, and lazy loading or asynchronous decoding costs WebKit seconds on slow machines.
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
