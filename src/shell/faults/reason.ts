/** More of a message helps nobody. */
const MAX_LENGTH = 300;

/** What was thrown, as a line for those who are to mend it. */
export function faultReason(thrown: unknown): string {
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** A part of the program did not arrive: each browser says so in its own words. */
export function isMissingPart(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return /dynamically imported module|importing a module script|preload CSS/i.test(thrown.message);
}

/** The address of the style sheet that did not arrive; undefined if that is not what was thrown. */
export function missingStyle(thrown: unknown): string | undefined {
  return thrown instanceof Error ? /preload CSS for (\S+)/.exec(thrown.message)?.[1] : undefined;
}
