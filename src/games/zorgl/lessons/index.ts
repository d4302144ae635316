import type { LocalizedText } from '#core';
import { ideasOf, sketchedLessons } from '#learning';
import type { ZorglTypes } from '#zorgl/rules';
import army from './examples/army.json' with { type: 'json' };
import attacks from './examples/attacks.json' with { type: 'json' };
import blackPowers from './examples/blackPowers.json' with { type: 'json' };
import chains from './examples/chains.json' with { type: 'json' };
import endings from './examples/endings.json' with { type: 'json' };
import moves from './examples/moves.json' with { type: 'json' };
import nogyab from './examples/nogyab.json' with { type: 'json' };
import pushes from './examples/pushes.json' with { type: 'json' };
import redPowers from './examples/redPowers.json' with { type: 'json' };
import specials from './examples/specials.json' with { type: 'json' };
import trampling from './examples/trampling.json' with { type: 'json' };
import turns from './examples/turns.json' with { type: 'json' };
import hints from './hints.json' with { type: 'json' };
import { positionFromSketch, type Sketch } from './sketch';
import { zorglIdeaTerms } from './terms';
import unshown from './unshown.json' with { type: 'json' };

export { zorglLessonBoard } from './board';
export { zorglFirstGame } from './firstGame';
export { zorglRulebook } from './rulebook';
export { zorglIdeaTerms } from './terms';

/** The lessons of Zorgl-Zilla, in the order of the rules. */
export const zorglLessons = sketchedLessons<ZorglTypes, Sketch>(
  [turns, moves, attacks, pushes, chains, blackPowers, redPowers, army, trampling, endings, specials, nogyab],
  positionFromSketch,
  'close',
);

/**
 * Hints for newcomers as situations arise, most important first. They explain rules and never suggest a move.
 */
export const zorglHints = ideasOf(hints, zorglIdeaTerms);

/** Clauses that no lesson can show, with the reason. */
export const zorglUnshown: Readonly<Partial<Record<string, LocalizedText>>> = unshown;
