import { build } from './build';
import { table, updateCatalogue } from './catalogue';
import { ALL_MODELS, findModel } from './models';

const USAGE = `npm run art -- list                       the finished models
npm run art -- build NAME|all [--draft]   build into public/models, or a draft in seconds
npm run art -- look NAME [--draft] [sides|face|clips …]   pictures of a built model`;

function report(name: string): (stage: string) => void {
  const start = performance.now();
  return (stage) => console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s  ${stage}`);
}

async function main([command, name, ...flags]: readonly string[]): Promise<void> {
  const draft = flags.includes('--draft');
  if (command === 'list') {
    console.log(await table());
  } else if (command === 'build' && name) {
    for (const model of name === 'all' ? ALL_MODELS : [findModel(name)]) {
      const tell = report(model.name);
      const { file, triangles, bytes } = await build(model, draft, tell);
      tell(`${file}: ${triangles} triangles, ${bytes} bytes`);
    }
    if (!draft) await updateCatalogue();
  } else if (command === 'look' && name) {
    const { look, SHEET_KINDS } = await import('./look/sheet');
    const kinds = SHEET_KINDS.filter((kind) => flags.includes(kind));
    const files = await look(findModel(name), draft, kinds.length > 0 ? kinds : SHEET_KINDS);
    for (const file of files) console.log(file);
  } else {
    console.log(USAGE);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
