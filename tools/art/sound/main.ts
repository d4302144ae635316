import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from './build';
import { LOUDNESS, SPRITES, type SpriteName } from './catalogue';
import { LOOK_FOLDER } from './files';
import { faultsOf, measureAll } from './levels';
import { fileTable } from './list';
import { mastered } from './master';
import { drawSheet } from './picture';

const USAGE = `npm run sound -- list              the files and what is in them
npm run sound -- build             renders and compresses all sounds into public/audio
npm run sound -- levels            measures every sound in the files; exits with 1 where one is off
npm run sound -- look WORD …       pictures of the sounds whose keys hold one of the words`;

async function look(words: readonly string[]): Promise<string[]> {
  await mkdir(LOOK_FOLDER, { recursive: true });
  const files: string[] = [];
  for (const name of Object.keys(SPRITES) as SpriteName[]) {
    const wanted = SPRITES[name].filter(({ key }) => words.some((word) => key.includes(word)));
    if (wanted.length === 0) continue;
    const file = join(LOOK_FOLDER, `${name}-${words.join('-')}.png`);
    const sounds = wanted.map(
      ({ key, render }) => [key, mastered(render(0), LOUDNESS[name].target)] as const,
    );
    await drawSheet(sounds, file);
    files.push(file);
  }
  return files;
}

async function levels(): Promise<void> {
  for (const level of await measureAll()) {
    const faults = faultsOf(level);
    const { name, seconds, loudness, peak, centroid } = level;
    const figures = [
      `${seconds.toFixed(2)} s`,
      `${loudness.toFixed(1)} LUFS`,
      `${peak.toFixed(1)} dB`,
      `${Math.round(centroid)} Hz`,
    ];
    console.log(
      `${name.padEnd(22)} ${figures.map((figure) => figure.padStart(11)).join('')}  ${faults.join('; ')}`,
    );
    if (faults.length > 0) process.exitCode = 1;
  }
}

async function main([command, ...words]: readonly string[]): Promise<void> {
  if (command === 'list') console.log(await fileTable());
  else if (command === 'build') await buildAll((stage) => console.log(stage));
  else if (command === 'levels') await levels();
  else if (command === 'look' && words.length > 0) for (const file of await look(words)) console.log(file);
  else {
    console.log(USAGE);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
