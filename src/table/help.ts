import type { Messages } from '#i18n';
import type { GameTable } from '#module';
import type { Shortcut } from '#ui';

/** Keyboard shortcuts of a hand of cards. */
export const cardShortcuts = ({ help }: Messages): readonly Shortcut[] => [
  { keys: ['1', '–', '9'], does: help.cards },
  { keys: ['←', '→'], does: help.arrows },
  { keys: ['E'], does: help.end },
];

/** The special views of a table. */
export type Looks = Pick<GameTable, 'plan' | 'front'>;

/** Shortcuts of the view from above, or from the front, and of labels. */
function lookShortcuts(table: Looks | null, { help }: Messages): readonly Shortcut[] {
  if (table?.front !== undefined) return [{ keys: ['Z'], does: help.squareOn }];
  if (table !== null && table.plan === undefined) return [];
  return [
    { keys: ['Z'], does: help.fromAbove },
    { keys: ['Shift'], does: help.peek },
  ];
}

/**
 * Shortcuts of every table, in addition to those of the game.
 * @param table null if it is not loaded yet
 */
export function tableShortcuts(messages: Messages, table: Looks | null): readonly Shortcut[] {
  const { advice, help, rules, textBoard } = messages;
  return [
    { keys: ['Tab'], does: help.tab },
    { keys: ['Enter'], does: help.confirm },
    { keys: ['Esc'], does: help.cancel },
    { keys: ['U'], does: help.undo },
    { keys: ['Space'], does: help.pause },
    { keys: ['S'], does: help.skip },
    { keys: ['N'], does: help.now },
    { keys: [',', '.'], does: help.step, each: help.steps },
    { keys: ['<', '>'], does: help.moment, each: help.moments },
    { keys: ['Home', 'End'], does: help.ends, each: help.bothEnds },
    { keys: ['R'], does: help.replay },
    { keys: ['W'], does: help.wholeTable },
    ...lookShortcuts(table, messages),
    { keys: ['[', ']', 'Shift', '←', '→'], does: help.orbit, each: help.orbits },
    { keys: ['PgUp', 'PgDn'], does: help.tilt, each: help.tilts },
    { keys: ['+', '−'], does: help.zoom, each: help.zooms },
    { keys: ['C'], does: help.follow },
    { keys: ['V'], does: help.film },
    { keys: ['P'], does: help.photo },
    { keys: ['F'], does: help.fullScreen },
    { keys: ['M'], does: help.mute },
    { keys: ['L'], does: help.log },
    { keys: ['!'], does: advice.ask },
    { keys: ['B'], does: textBoard.toggle },
    { keys: ['F1'], does: rules.pointedAt },
    { keys: ['?'], does: help.help },
  ];
}
