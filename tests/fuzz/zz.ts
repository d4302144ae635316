import { Random } from '#core';
import { TARGETS } from './targets';

const [name, seed, number] = process.argv.slice(2);
const salt = Random.fromSeed(Number(number)).words();
const r = Random.fromWords(
  Random.fromSeed(Number(seed))
    .words()
    .map((w, i) => w ^ salt[i]!),
);
const t = TARGETS.find((x) => x.name === name)!;
console.log(JSON.stringify(t.input(r)));
