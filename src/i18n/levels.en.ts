import type { BotLevel } from '#core';

interface LevelWords {
  readonly called: string;
  /** Its character, in a line. */
  readonly does: string;
}

/** The English texts of how well bots play. */
export const levels = {
  title: 'How the bots play',
  ofBot: (name: string) => `How ${name} plays`,
  of: {
    gentle: { called: 'Hatchling', does: 'plays along and leaves you the best bits.' },
    greedy: { called: 'Glutton', does: 'grabs whatever brings the most right now.' },
    planner: { called: 'Schemer', does: 'thinks its whole turn through first.' },
    hunter: { called: 'Hunter', does: 'also weighs what you will do in return.' },
    merciless: { called: 'Terror', does: 'plays every turn out in its head, over and over.' },
  } satisfies Readonly<Record<BotLevel, LevelWords>>,
};
