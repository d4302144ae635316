import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The template's rooms that others may import. */
const ROOMS = ['rules', 'words', 'lessons', 'view', 'table', 'box'] as const;
/** An import of a room in the template files. */
const ROOM_IMPORT = new RegExp(`'(?:\\.\\./game|\\.\\.?)/(${ROOMS.join('|')})'`, 'g');
/** Import path of test helpers in the template, and in a generated game. */
const HELPERS = ["'../../../../tests/helpers/", "'../../helpers/"] as const;

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** A name in the spellings used in code: `sky-fall`, `skyFall`, `SkyFall`, `Sky Fall`. */
interface Spellings {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly title: string;
}

function spellingsOf(name: string): Spellings {
  const words = name.split('-').map(capitalized);
  const pascal = words.join('');
  return { kebab: name, camel: pascal[0]!.toLowerCase() + pascal.slice(1), pascal, title: words.join(' ') };
}

/** Fills in a template file: names and import paths. */
function filledIn(text: string, { kebab, camel, pascal, title }: Spellings): string {
  return text
    .replaceAll(ROOM_IMPORT, `'#${kebab}/$1'`)
    .replaceAll("'../game'", `'#${kebab}'`)
    .replaceAll(...HELPERS)
    .replaceAll('new-game', kebab)
    .replaceAll('newGame', camel)
    .replaceAll('NewGame', pascal)
    .replaceAll('New Game', title);
}

function fillFolder(folder: string, to: string, spellings: Spellings): void {
  cpSync(folder, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (/\.tsx?$/.test(name)) writeFileSync(file, filledIn(readFileSync(file, 'utf8'), spellings));
  }
}

/**
 * Adds an element to a list in a file, and an import at the top.
 * @param end text at the end of the list; the element is inserted before it
 * @throws RangeError if the file has no such list
 */
function addToList(
  file: string,
  { imports, element, end }: Record<'imports' | 'element' | 'end', string>,
): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(end);
  if (at < 0) throw new RangeError(`${file} has no list that ends with ${JSON.stringify(end)}`);
  writeFileSync(file, `${imports}\n${text.slice(0, at)}${element}\n${text.slice(at)}`);
}

function addDoors(file: string, { kebab }: Spellings): void {
  const described = JSON.parse(readFileSync(file, 'utf8')) as { imports: Record<string, unknown> };
  described.imports[`#${kebab}`] = `./src/games/${kebab}/index.ts`;
  for (const room of ROOMS) described.imports[`#${kebab}/${room}`] = `./src/games/${kebab}/${room}/index.ts`;
  writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`);
}

function addToLists(root: string, { kebab, camel, title }: Spellings): void {
  addToList(join(root, 'src/page/games.ts'), {
    imports: `import { ${camel}Box } from '#${kebab}/box';`,
    element: `  {
    id: '${kebab}',
    title: '${title}',
    box: ${camel}Box,
    libraries: [],
    pages: [],
    links: [],
    load: async () => (await import('#${kebab}')).${camel}Module,
    teaching: {
      load: async () => ({ rulebook: (await import('#${kebab}/lessons')).${camel}Rulebook }),
    },
    ahead: { files: [], load: () => import('#${kebab}/table') },
  },`,
    end: '];\n\n/** Pages of games',
  });
  addToList(join(root, 'src/cli/games.ts'), {
    imports: `import { ${camel}, simulator as ${camel}Simulator } from '#${kebab}/rules';
import { ${camel}Problems } from '#${kebab}/words';`,
    element: `  { rules: ${camel}, simulator: ${camel}Simulator, problems: ${camel}Problems.en },`,
    end: '\n];',
  });
  addToList(join(root, 'src/server/games.ts'), {
    imports: `import { ${camel}, simulator as ${camel}Simulator } from '#${kebab}/rules';`,
    element: `    { rules: ${camel}, simulator: ${camel}Simulator },`,
    end: '  ].map(',
  });
}

/**
 * Generates a playable game with passing tests, and registers it on the shelf, the server and the command line.
 * @param name lower-case letters, digits and hyphens, e.g. `sky-fall`
 * @param root the checkout
 * @returns the new folders
 * @throws RangeError if the name is invalid or taken
 */
export function newGame(name: string, root: string): readonly string[] {
  if (!NAME.test(name))
    throw new RangeError(
      `${JSON.stringify(name)} is no name for a game: small letters, digits and hyphens, e.g. sky-fall`,
    );
  const spellings = spellingsOf(name);
  const folders = [`src/games/${name}`, `tests/games/${name}`];
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken !== undefined) throw new RangeError(`${taken} exists already`);
  fillFolder(join(TEMPLATE, 'game'), join(root, folders[0]!), spellings);
  fillFolder(join(TEMPLATE, 'tests'), join(root, folders[1]!), spellings);
  addDoors(join(root, 'package.json'), spellings);
  addToLists(root, spellings);
  return folders;
}
