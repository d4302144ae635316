import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Language } from '#core';

/** What stands for something put into a text while it is searched. */
export const PUT_IN = '◆';

const CATALOGUES: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[./\\])(?:en|english)\.ts$/,
  fr: /(?:^|[./\\])(?:fr|french)\.ts$/,
};

/** A text as it stands in the source, what is put in marked; nothing if it is no text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `${PUT_IN}${literal.text}`)].join('');
}

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isStringLiteral(name) ? name.text : name.getText();

/** All texts of a language in a source file or a file of data: of a catalogue all that it holds, of others what is called `en` or `fr`. */
export function textsIn(language: Language, name: string, content: string): readonly string[] {
  const catalogue = CATALOGUES[language].test(name);
  if (!catalogue && !new RegExp(`\\b${language}"?:`).test(content)) return [];
  const source = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, counts: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = counts ? textOf(node) : null;
    if (text !== null) found.push(text);
    if (ts.isPropertyAssignment(node)) visit(node.initializer, counts || nameOf(node) === language);
    else ts.forEachChild(node, (child) => visit(child, counts));
  };
  visit(source, catalogue);
  return found;
}

/** All texts of the program in a language, each with the file it stands in. */
export function writtenTexts(language: Language): readonly (readonly [file: string, text: string])[] {
  const root = join(process.cwd(), 'src');
  return (
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      // Files of data are read as the expressions that they are.
      .filter((name) => /\.(ts|json)$/.test(name) && name !== join('core', 'french.ts'))
      .flatMap((name) =>
        textsIn(language, name, readFileSync(join(root, name), 'utf8')).map((text) => [name, text] as const),
      )
  );
}
