import { rulebookOf } from '#learning';
import rules from './rulebook/rules.json' with { type: 'json' };

/** The rulebook of New Game. */
export const newGameRulebook = rulebookOf([rules]);
