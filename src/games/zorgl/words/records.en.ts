import type { ProblemWords } from '#core';

interface OfText {
  /** The offending text of the record. */
  readonly text: string;
}
interface OfName {
  /** The name of a player in the record. */
  readonly name: string;
}

/** Problems of game records, in English. */
export const records = {
  'zorgl.record.turnNotOver': ({ name }: OfName) => `${name}’s turn is not over`,
  'zorgl.record.turnNumber': ({ given, right }: { readonly given: string; readonly right: number }) =>
    `${given} should be ${right}`,
  'zorgl.record.turnMissing': ({ name }: OfName) => `the line that begins ${name}’s turn is missing`,
  'zorgl.record.turnOf': ({ name }: OfName) => `it is ${name}’s turn`,
  'zorgl.record.unfinished': ({ text }: OfText) => `the game is not over: "${text}"`,
  'zorgl.record.action': ({ text, examples }: OfText & { readonly examples: readonly string[] }) =>
    `"${text}" is not understood; write, for example, ${examples.map((each) => `"${each}"`).join(' or ')}`,
  'zorgl.record.card': ({ text }: OfText) => `"${text}" is not a card`,
  'zorgl.record.cards': ({ text }: OfText) => `"${text}" does not list cards`,
  'zorgl.record.direction': ({ text }: OfText) => `"${text}" is not a direction`,
  'zorgl.record.box': ({ text }: OfText) => `"${text}" is not a box: a1 to g7`,
  'zorgl.record.monster': ({ given, right }: { readonly given: string; readonly right: string }) =>
    `the position says ${right}, not ${given}`,
} satisfies ProblemWords;
