import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll } from './build';
import { SPRITES, type SpriteName, wantedOf } from './catalogue';
import { decodeAll } from './decode';
import { LOOK_FOLDER } from './files';
import { faultsOf, measureAll } from './levels';
import { fileTable } from './list';
import { mastered } from './master';
import { figuresOf, lostCues, mixed } from './measure/mix';
import { drawSheet } from './picture';
import { takeStylesForEmpty } from './withoutStyles';

const USAGE = `npm run sound -- list              the files and what is in them
npm run sound -- build             renders and compresses all sounds into public/audio
npm run sound -- levels            measures every sound in the files; exits with 1 where one is off
npm run sound -- measure WHAT …    mixes games (three minutes) and lessons, and measures page, film and losses
npm run sound -- look WORD …       pictures of the sounds whose keys hold one of the words`;

async function look(words: readonly string[]): Promise<string[]> {
  await mkdir(LOOK_FOLDER, { recursive: true });
  const files: string[] = [];
  for (const name of Object.keys(SPRITES) as SpriteName[]) {
    const wanted = SPRITES[name].filter(({ key }) => words.some((word) => key.includes(word)));
    if (wanted.length === 0) continue;
    const file = join(LOOK_FOLDER, `${name}-${words.join('-')}.png`);
    const sounds = wanted.map(({ key, render }) => [key, mastered(render(0), wantedOf(key))] as const);
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

/** Measured seconds of a game, and sample rate of the mix. */
const MEASURED = 180;
const MIX_RATE = 44_100;

async function measure(names: readonly string[]): Promise<void> {
  takeStylesForEmpty();
  const { GAME_NAMES, heardGame, heardLesson } = await import('./measure/show');
  const sprites = await decodeAll();
  for (const name of names) {
    const show = GAME_NAMES.includes(name) ? heardGame(name, 3, MEASURED) : heardLesson(name);
    if (show === undefined)
      throw new RangeError(`"${name}" is neither a lesson nor one of ${GAME_NAMES.join(', ')}`);
    console.log(`${name}: ${show.seconds.toFixed(1)} s, ${show.sounds.length} sounds`);
    const order = { sprites, rate: MIX_RATE };
    const soundOnly = { music: 0 };
    const musicOnly = { effects: 0, voices: 0, interface: 0 };
    const parts = {
      page: mixed(show, order),
      film: mixed(show, { ...order, film: true }),
      'without music': mixed(show, { ...order, settings: soundOnly }),
      'music alone': mixed(show, { ...order, settings: musicOnly }),
    };
    for (const [part, mix] of Object.entries(parts)) {
      const { loudness, range, peak, correlation, sides } = figuresOf(mix, MIX_RATE);
      const figures = [
        `${loudness.toFixed(1)} LUFS`,
        `${range.toFixed(1)} LU`,
        `${peak.toFixed(1)} dBTP`,
        `L/R ${correlation.toFixed(2)}`,
        `M/S ${sides.toFixed(1)} dB`,
      ];
      console.log(`  ${part.padEnd(14)}${figures.map((figure) => figure.padStart(13)).join('')}`);
    }
    const lost = new Map<string, number>();
    for (const { sound, why } of lostCues(show)) {
      const text = `${sound} (${why})`;
      lost.set(text, (lost.get(text) ?? 0) + 1);
    }
    console.log(`  lost: ${[...lost].map(([text, count]) => `${count} ${text}`).join(', ') || 'nothing'}`);
  }
}

async function main([command, ...words]: readonly string[]): Promise<void> {
  if (command === 'list') console.log(await fileTable());
  else if (command === 'build') await buildAll((stage) => console.log(stage));
  else if (command === 'levels') await levels();
  else if (command === 'measure' && words.length > 0) await measure(words);
  else if (command === 'look' && words.length > 0) for (const file of await look(words)) console.log(file);
  else {
    console.log(USAGE);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
