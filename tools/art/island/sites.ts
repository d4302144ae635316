import type { Sculpture } from '../kit/sculpture';
import { siteCoats } from './coats';
import { airstrip } from './sites/airstrip';
import { hq } from './sites/hq';
import { lab } from './sites/lab';
import { lines } from './sites/lines';
import { metro } from './sites/metro';
import { motorpool } from './sites/motorpool';
import { reactor } from './sites/reactor';

const SITES = { lines, motorpool, metro, airstrip, hq, lab, reactor };

/** A landmark of every site in every state, named `<site> <stage>`. */
export const sites = Object.entries(SITES).flatMap(([name, site]) =>
  ([0, 1, 2] as const).map((stage) => ({
    name: `${name} ${stage}`,
    model: (s: Sculpture): void => {
      siteCoats(s, stage);
      site(s, stage);
    },
  })),
);
