/** Longest error text, characters. */
const MAX_LENGTH = 300;

/** An exception as one line for developers. */
export function faultReason(thrown: unknown): string {
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Whether an error means that a module failed to load; each browser words it differently. */
export function isMissingPart(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return /dynamically imported module|importing a module script|preload CSS/i.test(thrown.message);
}

/** URL of the style sheet that failed to load; undefined for other errors. */
export function missingStyle(thrown: unknown): string | undefined {
  return thrown instanceof Error ? /preload CSS for (\S+)/.exec(thrown.message)?.[1] : undefined;
}
