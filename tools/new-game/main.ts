/** `npm run new-game NAME`: writes the skeleton of a game; see docs/adding-a-game.md. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newGame } from './newGame';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = ''] = process.argv.slice(2);
try {
  const folders = newGame(name, root);
  // Sort imports and format as everywhere else.
  execFileSync(
    'npx',
    [
      'biome',
      'check',
      '--write',
      ...folders,
      'src/page/games.ts',
      'src/cli/games.ts',
      'src/server/games.ts',
      'package.json',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  console.log(`Written: ${folders.join(', ')}, and a line in each list of games.

  npm run dev                          the game stands on the shelf
  npx vitest run tests/games/${name}   its tests
  npm run kaiju -- sim --game ${name} --bots greedy,random --games 100 --seed 1`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
