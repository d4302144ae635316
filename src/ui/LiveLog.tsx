/** Lines that are kept in the page: more than an action has, few enough to go through. */
const KEPT = 40;

export interface LiveLogProps {
  /** What it tells of. */
  readonly label: string;
  /** Oldest first; each new one is read out, in order and once. */
  readonly lines: readonly { readonly id: string; readonly text: string }[];
}

/** Tells screen readers what happens, line by line, so that none is lost where several come together. */
export function LiveLog({ label, lines }: LiveLogProps) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={label}>
      {lines.slice(-KEPT).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
