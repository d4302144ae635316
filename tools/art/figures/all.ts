import { ambusher, beast, garrison, garrisonClosed, horde, knight } from './blight';
import type { Figure } from './figure';
import { berserkers, deathRiders, hero, vagnar } from './hired';
import { archers, boomstickers, harassers, ironmen, levy, pikers, rockThrower, swordstrikers } from './house';
import { namtull, nayr, oznam, rammstein, zenoj } from './leaders';
import { ashgrove, morgan, stonehollow, tidewell, wake } from './mages';

/** All figures by kind; a garrison has two. */
export const FIGURES: Readonly<Record<string, (figure: Figure) => void>> = {
  ironmen,
  archers,
  swordstrikers,
  pikers,
  boomstickers,
  harassers,
  rockthrower: rockThrower,
  levy,
  namtull,
  zenoj,
  rammstein,
  oznam,
  nayr,
  morgan,
  wake,
  tidewell,
  ashgrove,
  stonehollow,
  vagnar,
  berserkers,
  deathriders: deathRiders,
  hero,
  garrison,
  'garrison closed': garrisonClosed,
  ambusher,
  horde,
  beast,
  knight,
};
