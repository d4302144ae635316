import type { Kit } from '../kit/kit';
import { lid } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { anvil } from './anvil';
import { artemis } from './artemis';
import { bamf } from './bamf';
import { brick } from './brick';
import { tone } from './coats';
import { dynamo } from './dynamo';
import { heroRing } from './figure';
import { grey } from './grey';
import { ibis } from './ibis';
import { ninja } from './ninja';

const LEAGUE = { artemis, dynamo, brick, grey, anvil, ibis, bamf, ninja };
const GROUND = [lid(0, 2)];

/** The band around a base: white, to be tinted. */
function ring(s: Sculpture): void {
  tone(s, 'band', 0xffffff, {
    dark: 0xb8b8b8,
    light: 0xffffff,
    wash: 0x6a6a6a,
    rough: 0.42,
    cloud: 0,
    zenith: 0.2,
  });
  s.set('band', 'root', heroRing());
}

const names = Object.keys(LEAGUE);

/** The League: eight heroes on round bases, and the band around a base, tinted with the seat's colour. */
export const heroes: Kit = {
  name: 'heroes',
  about: 'The League: eight heroes on their bases, and the ring that takes the seat’s colour',
  resolution: 1280,
  parts: [
    ...Object.entries(LEAGUE).map(([name, model]) => ({ name, model, triangles: 3000, shade: GROUND })),
    { name: 'ring', model: ring, triangles: 240, texels: 0.3 },
  ],
  displays: [
    {
      name: 'the League',
      pieces: names.flatMap((part, i) => {
        const at = [((i % 4) - 1.5) * 0.5, 0, i < 4 ? -0.22 : 0.28] as const;
        return [
          { part, at },
          { part: 'ring', at },
        ];
      }),
    },
  ],
};
