import { rulebookOf } from '#learning';
import about from './about.json' with { type: 'json' };
import army from './army.json' with { type: 'json' };
import city from './city.json' with { type: 'json' };
import glossary from './glossary.json' with { type: 'json' };
import monsters from './monsters.json' with { type: 'json' };
import ordinary from './ordinary.json' with { type: 'json' };
import players from './players.json' with { type: 'json' };
import powers from './powers.json' with { type: 'json' };
import pushes from './pushes.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };

/** The rulebook of Zorgl-Zilla: all clauses of the law, in order. */
export const zorglRulebook = rulebookOf([
  about,
  city,
  players,
  ordinary,
  pushes,
  powers,
  army,
  monsters,
  glossary,
  sheet,
]);
