import type * as v from 'valibot';
import { err, inFile, makeProblem, ok, type Problem, parseShape, quoted, type Result } from '#core';
import { type ConditionalText, type IdeaTerms, parseTerm } from './ideas';
import {
  ExamplesShape,
  FirstGameShape,
  HintsShape,
  type IdeaShape,
  RulebookPartShape,
  UnshownShape,
} from './teachingFile';

type Idea = v.InferOutput<typeof IdeaShape>;
type TermKind = Exclude<keyof IdeaTerms, 'words'>;

/** Something that a field refers to. */
type Reference = { readonly field: string } & (
  | { readonly clause: string }
  | { readonly lesson: string }
  | { readonly kind: TermKind; readonly term: string }
  /** The last of several texts, shown if no other applies. */
  | { readonly lastText: ConditionalText }
);

const referTo =
  <Key extends 'clause' | 'lesson'>(key: Key) =>
  (field: string, value: string) =>
    ({ field, [key]: value }) as { field: string } & Record<Key, string>;
const toClause = referTo('clause');
const toLesson = referTo('lesson');

function conditions(field: string, when: Idea['when'] = []): Reference[] {
  return typeof when === 'string'
    ? [{ field, kind: 'when', term: when }]
    : when.map((term, index) => ({ field: `${field}[${index}]`, kind: 'when', term }));
}

function ofTexts(field: string, say: Idea['say']): Reference[] {
  if (!Array.isArray(say)) return [];
  const texts: readonly ConditionalText[] = say;
  return [
    ...texts.flatMap(({ when }, index) => conditions(`${field}[${index}].when`, when)),
    { field: `${field}[${texts.length - 1}].when`, lastText: texts.at(-1)! },
  ];
}

/** The references of an idea, or of the advice of a first game. */
function ofIdea(path: string, idea: Partial<Idea>): Reference[] {
  const { say, clause: number, marks: marked, when: needed } = idea;
  return [
    ...(number === undefined ? [] : [toClause(`${path}.clause`, number)]),
    ...conditions(`${path}.when`, needed),
    ...(say === undefined ? [] : ofTexts(`${path}.say`, say)),
    ...(['wants', 'shownBy'] as const).flatMap((kind) => {
      const { [kind]: term } = idea;
      return term === undefined ? [] : [{ field: `${path}.${kind}`, kind, term }];
    }),
    ...(typeof marked === 'string' ? [{ field: `${path}.marks`, kind: 'marks', term: marked } as const] : []),
  ];
}

/** A file with its schema and references. */
interface ReadFile {
  readonly clauses?: readonly string[];
  readonly lessons?: readonly string[];
  readonly refers?: readonly Reference[];
}

const kindOf = <Schema extends v.GenericSchema>(
  names: RegExp,
  schema: Schema,
  read: (value: v.InferOutput<Schema>) => ReadFile,
) => ({
  names,
  read(input: unknown): Result<ReadFile> {
    const parsed = parseShape(schema, input);
    return parsed.ok ? ok(read(parsed.value)) : parsed;
  },
});

/** The files in a game's folder `lessons`. */
const KINDS = [
  kindOf(
    /^rulebook\/[^/]+$/,
    RulebookPartShape,
    ({ chapters = [], glossary = [], sheet = [], pictures = [] }) => ({
      clauses: chapters.flatMap(({ clauses }) => clauses.map(({ number }) => number)),
      refers: [
        ...glossary.map((entry, index) => toClause(`glossary[${index}].clause`, entry.clause)),
        ...sheet.flatMap(({ rows }, part) =>
          rows.map((row, index) => toClause(`sheet[${part}].rows[${index}].clause`, row.clause)),
        ),
        ...pictures.map((lesson, index) => toLesson(`pictures[${index}]`, lesson)),
      ],
    }),
  ),
  kindOf(/^examples\/[^/]+$/, ExamplesShape, (examples) => ({
    lessons: examples.map((example) => example.id),
    refers: examples.flatMap(({ clauses, beside }, at) => [
      ...clauses.map((number, index) => toClause(`[${at}].clauses[${index}]`, number)),
      ...(beside === undefined ? [] : [toLesson(`[${at}].beside`, beside)]),
    ]),
  })),
  kindOf(/^hints\.json$/, HintsShape, (hints) => ({
    refers: hints.flatMap((hint, index) => ofIdea(`[${index}]`, hint)),
  })),
  kindOf(/^firstGame\.json$/, FirstGameShape, ({ ideas, alone, beyond }) => ({
    refers: [
      ...ideas.flatMap((idea, index) => ofIdea(`ideas[${index}]`, idea)),
      ...ofIdea('alone', alone),
      ...beyond.map(({ lesson }, index) => toLesson(`beyond[${index}].lesson`, lesson)),
    ],
  })),
  kindOf(/^unshown\.json$/, UnshownShape, (unshown) => ({
    refers: Object.keys(unshown).map((number) => toClause(number, number)),
  })),
];
const NAMES = ['rulebook/*.json', 'examples/*.json', 'hints.json', 'firstGame.json', 'unshown.json'];

const unknown = (field: string, value: string, known: readonly string[]): Problem =>
  makeProblem(field, 'value.unknown', { value: quoted(value), known });

/** Problems of a term: unknown, or with arguments that it does not take. */
function checkTerm(field: string, kind: TermKind, term: string, terms: IdeaTerms | undefined): Problem[] {
  const { name, words } = parseTerm(term);
  const known = Object.keys(terms?.[kind] ?? {});
  if (!known.includes(name)) return [unknown(field, name, known)];
  const allowed = terms?.words[name] ?? [];
  return words.filter((word) => !allowed.includes(word)).map((word) => unknown(field, word, allowed));
}

/**
 * Checks the teaching data of a game: schemas, and whether clauses, lessons and terms exist. Returns one
 * problem per difference, with file and field, e.g. `hints.json: [3].when`; a file that fails its schema has
 * only one.
 * @param files their contents, by path in `lessons`, e.g. `rulebook/glossary.json`
 * @param terms of the game's ideas; undefined for a game without ideas
 */
export function checkTeaching(
  files: Readonly<Record<string, unknown>>,
  terms?: IdeaTerms,
): readonly Problem[] {
  const found: Problem[] = [];
  const read: [name: string, file: ReadFile][] = [];
  for (const [name, input] of Object.entries(files)) {
    const kind = KINDS.find(({ names }) => names.test(name));
    const file = kind?.read(input) ?? err(unknown('', name, NAMES));
    if (file.ok) read.push([name, file.value]);
    else found.push(inFile(name, file.error));
  }
  const clauses = new Set(read.flatMap(([, { clauses = [] }]) => clauses));
  const lessons = new Set(read.flatMap(([, { lessons = [] }]) => lessons));
  const check = (reference: Reference): readonly Problem[] => {
    const { field } = reference;
    if ('kind' in reference) return checkTerm(field, reference.kind, reference.term, terms);
    if ('lastText' in reference)
      return reference.lastText.when === undefined ? [] : [makeProblem(field, 'idea.lastText')];
    if ('lesson' in reference)
      return lessons.has(reference.lesson) ? [] : [unknown(field, reference.lesson, [...lessons])];
    const { clause: number } = reference;
    return clauses.has(number) ? [] : [makeProblem(field, 'clause.unknown', { number })];
  };
  for (const [name, { refers = [] }] of read)
    found.push(...refers.flatMap(check).map((problem) => inFile(name, problem)));
  return found;
}
