import type { LocalizedText } from '#core';
import type { KingTypes } from '#king-of-monsters/rules';
import { ideasOf, sketchedLessons } from '#learning';
import beginnings from './examples/beginnings.json' with { type: 'json' };
import comparing from './examples/comparing.json' with { type: 'json' };
import duels from './examples/duels.json' with { type: 'json' };
import endings from './examples/endings.json' with { type: 'json' };
import heroTurns from './examples/heroTurns.json' with { type: 'json' };
import rampages from './examples/rampages.json' with { type: 'json' };
import hints from './hints.json' with { type: 'json' };
import { positionFromSketch, type Sketch } from './sketch';
import { kingIdeaTerms } from './terms';
import unshown from './unshown.json' with { type: 'json' };

export { kingLessonBoard } from './board';
export { kingFirstGame } from './firstGame';
export { kingRulebook } from './rulebook';
export { positionFromSketch, type Sketch } from './sketch';
export { kingIdeaTerms } from './terms';

/** The lessons, in the order of the rules. */
export const kingLessons = sketchedLessons<KingTypes, Sketch>(
  [beginnings, rampages, duels, heroTurns, comparing, endings],
  positionFromSketch,
  'close',
);

/**
 * Hints for newcomers when something first comes up, most important first. They explain rules and never
 * advise.
 */
export const kingHints = ideasOf(hints, kingIdeaTerms);

/** Clauses that no lesson shows, with the reason. */
export const kingUnshown: Readonly<Partial<Record<string, LocalizedText>>> = unshown;
