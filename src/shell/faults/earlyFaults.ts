/** What did not arrive before anybody on the page could hear of it, in order; anyone who deals with it takes it out. */
export const earlyFaults: unknown[] = [];
