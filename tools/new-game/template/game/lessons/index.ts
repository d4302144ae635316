import { rulebookOf } from '#learning';
import rules from './rulebook/rules.json' with { type: 'json' };

/** The rules of New Game for people. */
export const newGameRulebook = rulebookOf([rules]);
