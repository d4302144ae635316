/** Lines kept in the page: more than one action has, few enough to navigate. */
const KEPT = 40;

export interface LiveLogProps {
  /** Accessible name of the log. */
  readonly label: string;
  /** Oldest first; each new line is announced once, in order. */
  readonly lines: readonly { readonly id: string; readonly text: string }[];
}

/** Announces events to screen readers line by line, so that none is lost if several arrive together. */
export function LiveLog({ label, lines }: LiveLogProps) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={label}>
      {lines.slice(-KEPT).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
