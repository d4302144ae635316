import { rulebookOf } from '#learning';
import about from './about.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import glossary from './glossary.json' with { type: 'json' };
import hits from './hits.json' with { type: 'json' };
import moving from './moving.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import sliding from './sliding.json' with { type: 'json' };

/** The rulebook of TetZilla: all clauses of the law, in order. */
export const tetzillaRulebook = rulebookOf([about, board, sliding, moving, hits, figures, glossary, sheet]);
