import { execFileSync } from 'node:child_process';
import { build, MODELS } from './build';
import { buildKit } from './buildKit';
import { table, updateCatalogue } from './catalogue';
import type { Kit } from './kit/kit';
import { ALL_KITS, ALL_MODELS, CHAMPIONS, findMade, isKit } from './models';
import { buildStandIns } from './stand-ins/build';

const USAGE = `npm run art -- list                                          the finished models
npm run art -- build NAME|all [--draft]                      build into public/models, or a draft in seconds; all builds
                                                             places and stand-ins too
npm run art -- build stand-ins                               what stands for the models until they are there
npm run art -- build places                                  where the areas of the valley of Zorn lie
npm run art -- build valley [--draft]                        the relief of the valley
npm run art -- build figures [--draft]                       the small figures of Zorn
npm run art -- build KIT --draft PART …                      a draft of the parts whose names hold one of these
npm run art -- look NAME [--draft] [sides|face|clips …]      pictures of a built model
npm run art -- look KIT [--draft] [parts|displays …]         pictures of a built kit
npm run art -- look all [--draft]                            the outlines of all monsters side by side
npm run art -- portraits                                     the monsters' pictures for the page
npm run art -- icons                                         the icons of the installed program
npm run art -- seven                                         the crossed figure of the poster letters`;

function report(name: string): (stage: string) => void {
  const start = performance.now();
  return (stage) => console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s  ${stage}`);
}

/** A kit with only those parts whose names contain one of the words; the whole kit without words. */
function partOf(kit: Kit, words: readonly string[]): Kit {
  const parts = kit.parts.filter(({ name }) => words.some((word) => name.includes(word)));
  if (parts.length === 0) return kit;
  const has = (wanted: string): boolean => parts.some(({ name }) => name === wanted);
  const displays = (kit.displays ?? []).filter(({ pieces }) => pieces.every(({ part }) => has(part)));
  return { ...kit, parts, displays };
}

async function standIns(): Promise<void> {
  const { file, triangles, bytes } = await buildStandIns(MODELS);
  report('stand-ins')(`${file}: ${triangles} triangles, ${bytes} bytes`);
}

async function main([command, name, ...flags]: readonly string[]): Promise<void> {
  const draft = flags.includes('--draft');
  if (command === 'list') {
    console.log(await table());
  } else if (command === 'build' && name === 'stand-ins') {
    await standIns();
  } else if (command === 'build' && name === 'places') {
    const { writePlaces } = await import('./valley/places');
    console.log(writePlaces());
  } else if (command === 'build' && name) {
    // The relief and the figures' bases depend on the map; use a separate process, since this one has already loaded
    // the file.
    if (name === 'all' && !draft) {
      execFileSync(process.execPath, [...process.execArgv, process.argv[1]!, 'build', 'places'], {
        stdio: 'inherit',
      });
    }
    if (name === 'valley' || name === 'all') {
      const { buildValley } = await import('./valley/build');
      const { file, triangles, bytes } = await buildValley(draft, report('valley'));
      report('valley')(`${file}: ${triangles} triangles, ${bytes} bytes`);
      if (name === 'valley') return;
    }
    if (name === 'figures' || name === 'all') {
      const { buildFigures } = await import('./figures/build');
      const { file, triangles, bytes } = await buildFigures(draft, report('figures'));
      report('figures')(`${file}: ${triangles} triangles, ${bytes} bytes`);
      if (name === 'figures') return;
    }
    for (const made of name === 'all' ? [...ALL_MODELS, ...CHAMPIONS, ...ALL_KITS] : [findMade(name)]) {
      const tell = report(made.name);
      const built = isKit(made) ? buildKit(partOf(made, flags), draft, tell) : build(made, draft, tell);
      const { file, triangles, bytes } = await built;
      tell(`${file}: ${triangles} triangles, ${bytes} bytes`);
    }
    // Stand-ins are simplified copies of the finished models.
    if (name === 'all' && !draft) await standIns();
    if (!draft) await updateCatalogue();
  } else if (command === 'icons') {
    const { icons } = await import('./icons');
    for (const file of await icons()) console.log(file);
  } else if (command === 'seven') {
    const { seven } = await import('./seven');
    console.log(seven());
  } else if (command === 'portraits') {
    const { portraits } = await import('./look/sheet');
    for (const [file, bytes] of await portraits(ALL_MODELS)) console.log(`${file}: ${bytes} bytes`);
  } else if (command === 'look' && name) {
    const { look, lookTogether } = await import('./look/sheet');
    if (name === 'all') {
      console.log(await lookTogether(ALL_MODELS, draft));
      return;
    }
    const made = findMade(name);
    const files = await look(isKit(made) ? partOf(made, flags) : made, draft, flags);
    for (const file of files) console.log(file);
  } else {
    console.log(USAGE);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
