import type { BotLevel } from '#core';

interface LevelWords {
  readonly called: string;
  /** Its character, in a line. */
  readonly does: string;
}

/** The English texts of how well bots play. */
export const levels = {
  title: 'Bot level',
  ofBot: (name: string) => `Level of ${name}`,
  of: {
    gentle: { called: 'Hatchling', does: 'plays along and leaves you the best bits.' },
    greedy: { called: 'Glutton', does: 'grabs whatever pays most right now.' },
    planner: { called: 'Schemer', does: 'thinks its whole turn through first.' },
    hunter: { called: 'Hunter', does: 'also expects your reply.' },
    merciless: { called: 'Terror', does: 'plays every turn in its head, over and over.' },
  } satisfies Readonly<Record<BotLevel, LevelWords>>,
};
