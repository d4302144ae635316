/** Written by `kaiju puzzle make --module`. */
export const PUZZLES: readonly string[] = [];
