/** Load errors from before the page could handle them, in order; the handler removes them. */
export const earlyFaults: unknown[] = [];
