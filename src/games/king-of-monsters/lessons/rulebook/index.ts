import { rulebookOf } from '#learning';
import about from './about.json' with { type: 'json' };
import before from './before.json' with { type: 'json' };
import box from './box.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import glossary from './glossary.json' with { type: 'json' };
import league from './league.json' with { type: 'json' };
import rampage from './rampage.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };

/** The rulebook for players: all clauses of the law, in order. */
export const kingRulebook = rulebookOf([about, box, before, rampage, league, end, glossary, sheet]);
