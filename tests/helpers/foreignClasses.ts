import { type Selector, transform } from 'lightningcss';

/** A source file: its path from the root of the program, such as `src/ui/Button.css`, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Where a selector names a class whose home is another room. */
export interface Foreign {
  readonly file: string;
  readonly line: number;
  /** As it is written. */
  readonly selector: string;
  readonly name: string;
  /** The room that the class belongs to, or why it belongs to none. */
  readonly home: string;
}

interface Rule {
  readonly file: string;
  readonly line: number;
  readonly selector: string;
  readonly parts: Selector;
}

/** A word such as `active` says how something is, in any room; the class beside it says what. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** How a name begins whose end is put in: `told-$` of `told-${place}`. */
const PREFIX = /^[a-z][a-z0-9]*-\$$/;

/** The room of a file: `ui`, `features/learn`, `games/zorgl`. */
export function roomOf(file: string): string {
  const [, room = '', part] = file.split('/');
  return room === 'features' || room === 'games' ? `${room}/${part}` : room;
}

/** The rules of a style sheet, those within other rules too. */
function rulesOf({ file, text }: Source): readonly Rule[] {
  const rules: Rule[] = [];
  const lines = text.split('\n');
  transform({
    filename: file,
    code: Buffer.from(text),
    drafts: { customMedia: true },
    visitor: {
      Rule: {
        style({ value: { loc, selectors } }) {
          const from = [lines[loc.line]!.slice(loc.column - 1), ...lines.slice(loc.line + 1)].join('\n');
          const selector = from.slice(0, from.indexOf('{')).replaceAll(/\s+/g, ' ').trim();
          for (const parts of selectors) rules.push({ file, line: loc.line + 1, selector, parts });
        },
      },
    },
  });
  return rules;
}

/** The classes that a selector names, wherever they stand in it. */
function classesIn(selector: Selector): readonly string[] {
  const names: string[] = [];
  for (const part of selector) {
    if (part.type === 'class') names.push(part.name);
    if ('selectors' in part)
      for (const inner of part.selectors as Selector[]) names.push(...classesIn(inner));
  }
  return names.filter((name) => NAME.test(name));
}

/** The class that a selector is about, if it is about nothing else: `.ui-button`, `.ui-button:hover`. */
function soleClass([first, ...rest]: Selector): string | null {
  if (first?.type !== 'class') return null;
  return rest.every(({ type }) => type === 'pseudo-class' || type === 'pseudo-element') ? first.name : null;
}

/** The rooms by what they name. */
class Rooms {
  private readonly named = new Map<string, Set<string>>();

  add(name: string, room: string): void {
    this.named.set(name, (this.named.get(name) ?? new Set()).add(room));
  }

  of(name: string): readonly string[] {
    return [...(this.named.get(name) ?? [])];
  }
}

/**
 * Every place of a style sheet that names a class of another room. A class belongs to the room whose program alone gives it
 * to elements; where several rooms do, to the one whose style sheet says what it looks like by itself.
 */
export function foreignClasses(sources: readonly Source[]): readonly Foreign[] {
  const rules = sources.filter(({ file }) => file.endsWith('.css')).flatMap(rulesOf);
  const [users, looks] = [new Rooms(), new Rooms()];
  for (const { file, text } of sources) {
    if (file.endsWith('.css')) continue;
    for (const [, words = ''] of text.matchAll(/['"`]([^'"`\n]*)['"`]/g))
      for (const word of words.split(/[\s{}]+/))
        if (NAME.test(word) || PREFIX.test(word)) users.add(word, roomOf(file));
  }
  for (const { file, parts } of rules) {
    const name = soleClass(parts);
    if (name !== null) looks.add(name, roomOf(file));
  }
  const homeOf = (name: string): string => {
    const whole = users.of(name);
    const [user, ...others] = whole.length > 0 ? whole : users.of(`${name.slice(0, name.indexOf('-'))}-$`);
    if (user === undefined) return 'nobody: no element has it';
    if (others.length === 0) return user;
    const [look, ...more] = looks.of(name);
    return look !== undefined && more.length === 0
      ? look
      : `nobody: several rooms use it, ${more.length === 0 ? 'none' : 'several'} say what it looks like`;
  };
  const seen = new Set<string>();
  return rules.flatMap(({ parts, ...where }) =>
    classesIn(parts).flatMap((name) => {
      const found = { ...where, name, home: homeOf(name) };
      const key = `${where.file}:${where.line} ${name}`;
      if (found.home === roomOf(where.file) || seen.has(key)) return [];
      seen.add(key);
      return [found];
    }),
  );
}
