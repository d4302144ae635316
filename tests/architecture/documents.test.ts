import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The places of a document that a link can name, as hosts of repositories spell them. */
function anchors(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links and pictures of a document that lead into this repository. */
function localLinks(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Why a link of a document leads nowhere, or nothing. */
function faultOf(document: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(file)) return `${document}: there is no ${target}`;
  if (anchor === undefined || anchors(readFileSync(file, 'utf8')).includes(anchor)) return undefined;
  return `${document}: ${file} has no heading for #${anchor}`;
}

describe('the documents', () => {
  const inside = ['docs', 'public', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const documents = [...readdirSync('.'), ...inside].filter(
    (file) => file.endsWith('.md') && !file.includes('node_modules'),
  );

  it('lead to files and headings that are there', () => {
    const faults = documents.flatMap((document) =>
      localLinks(readFileSync(document, 'utf8')).map((target) => faultOf(document, target)),
    );
    expect(faults.length).toBeGreaterThan(20);
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('of the documentation are all reached from the README', () => {
    const reached = new Set<string>();
    const visit = (document: string): void => {
      if (reached.has(document)) return;
      reached.add(document);
      for (const target of localLinks(readFileSync(document, 'utf8'))) {
        const file = join(dirname(document), target.split('#')[0] ?? '');
        if (documents.includes(file)) visit(file);
      }
    };
    visit('README.md');
    expect(documents.filter((document) => document.startsWith('docs/') && !reached.has(document))).toEqual(
      [],
    );
  });
});
