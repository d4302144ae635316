import type { Rulebook } from '#core';

/** What a game brings to teach it, apart from its module: loaded where somebody reads or learns. */
export interface Teaching {
  readonly rulebook: Rulebook;
}
