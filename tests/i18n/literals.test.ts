import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');

/** The props of elements and of our own components that people read or hear. */
const READ_PROPS = ['title', 'aria-label', 'placeholder', 'alt', 'label'];

/** What is the same in every language: the letter of a key. */
const SYMBOLS = new Set(['U']);

/** What lets one of its sides, or both, come out as text. */
const JOINING = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
];

const readable = (text: string): boolean => /\p{L}/u.test(text) && !SYMBOLS.has(text.trim());

/** The texts that an expression may come to, as far as they stand in it. */
function literalsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return node.expression === undefined ? [] : literalsOf(node.expression);
  }
  if (ts.isBinaryExpression(node) && JOINING.includes(node.operatorToken.kind)) {
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
}

/** The texts of a component that stand in its source and not in a catalogue, each with its line. */
function strayTexts(name: string, text: string): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node, texts: readonly string[]) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const one of texts.filter(readable)) found.push(`${name}:${line} ${one.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) look(node, [node.text]);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) look(node, literalsOf(node));
    else if (ts.isJsxAttribute(node) && node.initializer && READ_PROPS.includes(node.name.getText())) {
      look(node, literalsOf(node.initializer));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the search itself', () => {
  it.each([
    ['<p>Undo</p>', ['Undo']],
    ['<p>{"Undo"}</p>', ['Undo']],
    ['<p>{a ? "One" : ("Two " + b)}</p>', ['One', 'Two']],
    ['<p>{a && "Mine"}</p>', ['Mine']],
    ['<b title="Why" />', ['Why']],
    ['<b aria-label={`Seat $' + '{n}, free`} />', ['Seat', ', free']],
    ['<Field label={a ?? "None"} />', ['None']],
    ['<img alt="" />', []],
    ['<b className="wide" />', []],
    ['<b>{kind === "wide" && <Wide />}</b>', []],
    ['<b>×</b>', []],
    ['<b>{texts.undo}: 3/4 – {n}%</b>', []],
  ])('reads %s', (component, texts) => {
    expect(strayTexts('planted.tsx', component).map((one) => one.replace(/^\S+ /, ''))).toEqual(texts);
  });
});

it('every text that people read stands in a catalogue', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((name) => strayTexts(name, readFileSync(join(SOURCE, name), 'utf8')))).toEqual([]);
});
