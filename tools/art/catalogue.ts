import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { MODELS, modelFile } from './build';
import { ALL_KITS, ALL_MODELS, CHAMPIONS } from './models';

/** The list of finished models in `public/models`. */
export const CATALOGUE = join(MODELS, 'README.md');

const BEGIN = '<!-- models: written by `npm run art -- build` -->';
const END = '<!-- /models -->';

interface Entry {
  readonly name: string;
  readonly about: string;
  readonly triangles: number;
  readonly bytes: number;
  readonly clips: readonly string[];
}

/** Contents of the finished files; models without a file are left out. */
async function entries(): Promise<Entry[]> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const built = [...ALL_MODELS, ...CHAMPIONS, ...ALL_KITS].filter(({ name }) =>
    existsSync(modelFile(name, false)),
  );
  return Promise.all(
    built.map(async ({ name, about }) => {
      const file = readFileSync(modelFile(name, false));
      const root = (await io.readBinary(file)).getRoot();
      const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
      const corners = primitives.reduce((sum, each) => sum + (each.getIndices()?.getCount() ?? 0), 0);
      const clips = root.listAnimations().map((animation) => animation.getName());
      return { name, about, triangles: corners / 3, bytes: file.byteLength, clips };
    }),
  );
}

/** A Markdown table of the finished models with aligned columns. */
export async function table(): Promise<string> {
  const rows = (await entries()).map(({ name, about, triangles, bytes, clips }) => [
    `\`${name}.glb\``,
    about,
    triangles.toLocaleString('en'),
    bytes.toLocaleString('en'),
    clips.join(', '),
  ]);
  const head = ['file', 'what', 'triangles', 'bytes', 'clips'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Replaces the table between the markers of a text. @throws RangeError if a marker is missing */
export function withTable(text: string, made: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new RangeError(`${CATALOGUE} has lost the marks around its table`);
  return `${text.slice(0, from + BEGIN.length)}\n\n${made}\n\n${text.slice(to)}`;
}

/** Updates the list of finished models. */
export async function updateCatalogue(): Promise<void> {
  writeFileSync(CATALOGUE, withTable(readFileSync(CATALOGUE, 'utf8'), await table()));
}
