import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DOCUMENT, withRooms } from '../../tools/rooms/print';
import { withReport } from '../../tools/tournament/report';
import type { Summary } from '../../tools/tournament/summary';

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

  it('say of rooms and bots what the programs print', () => {
    // The formatter aligns tables.
    const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{2,}/g, '--');
    const architecture = readFileSync(DOCUMENT, 'utf8');
    expect(plain(withRooms(architecture))).toBe(plain(architecture));
    const bots = readFileSync('docs/bots.md', 'utf8');
    const kept = JSON.parse(readFileSync('tools/tournament/kept.json', 'utf8')) as readonly Summary[];
    expect(plain(withReport(bots, kept))).toBe(plain(bots));
  });

  it('are short where everybody begins to read', () => {
    expect(readFileSync('README.md').byteLength).toBeLessThanOrEqual(6000);
    expect(readFileSync('CONTRIBUTING.md').byteLength).toBeLessThanOrEqual(8000);
  });
});

describe('the commit hook', () => {
  const takes = (subject: string): boolean => {
    const folder = mkdtempSync(join(tmpdir(), 'commit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'message');
    writeFileSync(file, `${subject}\n\nThe body may be as long as it likes.\n`);
    try {
      execFileSync('sh', ['.githooks/commit-msg', file], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    'king: say "must discard" over the hand limit',
    'tests, docs: name what is measured',
    `stage: ${'é'.repeat(65)}`,
    'Merge branch main',
  ])('takes %j', (subject) => expect(takes(subject)).toBe(true));

  it.each([
    'Who holds more cards than he may keep is told so',
    'king: deal all hands at once.',
    'king:',
    `stage: ${'é'.repeat(66)}`,
  ])('refuses %j', (subject) => expect(takes(subject)).toBe(false));
});
