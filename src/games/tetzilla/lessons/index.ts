import type { LocalizedText } from '#core';
import { ideasOf, sketchedLessons } from '#learning';
import type { TetzillaTypes } from '#tetzilla/rules';
import beginnings from './examples/beginnings.json' with { type: 'json' };
import edges from './examples/edges.json' with { type: 'json' };
import endings from './examples/endings.json' with { type: 'json' };
import hits from './examples/hits.json' with { type: 'json' };
import moves from './examples/moves.json' with { type: 'json' };
import shots from './examples/shots.json' with { type: 'json' };
import slides from './examples/slides.json' with { type: 'json' };
import tokens from './examples/tokens.json' with { type: 'json' };
import hints from './hints.json' with { type: 'json' };
import { positionFromSketch, type Sketch } from './sketch';
import { tetzillaIdeaTerms } from './terms';
import unshown from './unshown.json' with { type: 'json' };

export { tetzillaLessonBoard } from './board';
export { tetzillaFirstGame } from './firstGame';
export { tetzillaRulebook } from './rulebook';
export { floor, positionFromSketch, type Sketch } from './sketch';
export { tetzillaIdeaTerms } from './terms';

/** The lessons of TetZilla, in the order of the rules. */
export const tetzillaLessons = sketchedLessons<TetzillaTypes, Sketch>(
  [beginnings, slides, edges, moves, tokens, shots, hits, endings],
  positionFromSketch,
);

/**
 * Hints for newcomers as situations arise, most important first. They explain rules and never suggest a move.
 */
export const tetzillaHints = ideasOf(hints, tetzillaIdeaTerms);

/** Clauses that no lesson can show, with the reason. */
export const tetzillaUnshown: Readonly<Partial<Record<string, LocalizedText>>> = unshown;
