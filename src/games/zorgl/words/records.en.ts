import type { ProblemWords } from '#core';

const listed = (words: readonly string[]): string => words.join(', ');
const marked = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

interface OfText {
  /** Words of the record. */
  readonly text: string;
}
interface OfName {
  /** What a player is called in the record. */
  readonly name: string;
}

/** What can be wrong with games written down for people, in English. */
export const records = {
  'zorgl.record.empty': 'the game record is empty',
  'zorgl.record.title': ({ titles }: { readonly titles: readonly string[] }) =>
    `a game record begins with ${titles.map((title) => `"${title}"`).join(' or ')}`,
  'zorgl.record.version': ({ version, known }: { readonly version: string; readonly known: number }) =>
    `${version} is not known, only ${known}`,
  'zorgl.record.afterResult': 'nothing may follow the result',
  'zorgl.record.turnNotOver': ({ name }: OfName) => `the turn of ${name} is not over`,
  'zorgl.record.turnNumber': ({ given, right }: { readonly given: string; readonly right: number }) =>
    `${given} should be ${right}`,
  'zorgl.record.turnMissing': ({ name }: OfName) => `the line that begins the turn of ${name} is missing`,
  'zorgl.record.player': ({ text }: OfText) => `"${text}" is not a player`,
  'zorgl.record.turnOf': ({ name }: OfName) => `it is the turn of ${name}`,
  'zorgl.record.decides': ({ name }: OfName) => `it is for ${name} to decide`,
  'zorgl.record.unfinished': ({ text }: OfText) => `the game is not over: "${text}"`,
  'zorgl.record.result': ({ text, right }: OfText & { readonly right: string }) =>
    `"${text}" should be "${right}"`,
  'zorgl.record.action': ({ text, examples }: OfText & { readonly examples: readonly string[] }) =>
    `"${text}" is not understood; actions are written like ${examples.map((each) => `"${each}"`).join(' or ')}`,
  'zorgl.record.card': ({ text }: OfText) => `"${text}" is not a card`,
  'zorgl.record.cards': ({ text }: OfText) => `"${text}" does not list cards`,
  'zorgl.record.direction': ({ text }: OfText) => `"${text}" is not a direction`,
  'zorgl.record.seat': ({ text, seats }: OfText & { readonly seats: readonly string[] }) =>
    `"${text}" is not one of ${listed(seats)}`,
  'zorgl.record.box': ({ text }: OfText) => `"${text}" is not a box: a1 to g7`,
  'zorgl.record.header': ({ text, known }: OfText & { readonly known: readonly string[] }) =>
    `"${text}" is none of ${marked(known)}`,
  'zorgl.record.word': ({ text, known }: OfText & { readonly known: readonly string[] }) =>
    `"${text}" is not one of ${listed(known)}`,
  'zorgl.record.inPosition': 'the position says that already',
  'zorgl.record.monster': ({ given, right }: { readonly given: string; readonly right: string }) =>
    `the position says ${right}, not ${given}`,
  'zorgl.record.noSeed': 'the header gives neither a seed nor a position',
} satisfies ProblemWords;
