import type { Messages } from '#i18n';
import type { GameTable } from '#module';
import type { Shortcut } from '#ui';

/** What the keyboard does with a hand of cards. */
const cardShortcuts = ({ help }: Messages): readonly Shortcut[] => [
  { keys: ['1', '–', '9'], does: help.cards },
  { keys: ['←', '→'], does: help.arrows },
  { keys: ['E'], does: help.end },
];

/** Keys that look at a table from above, or square on, and write on it what cannot be seen. */
function lookShortcuts(
  { plan, front }: Pick<GameTable, 'plan' | 'front'>,
  { help }: Messages,
): readonly Shortcut[] {
  if (front !== undefined) return [{ keys: ['Z'], does: help.squareOn }];
  if (plan === undefined) return [];
  return [
    { keys: ['Z'], does: help.fromAbove },
    { keys: ['Shift'], does: help.peek },
  ];
}

/**
 * What the keyboard can do at the table.
 * @param own what it does in the game; that of a hand of cards where left out
 */
export function tableShortcuts(
  messages: Messages,
  table: Pick<GameTable, 'plan' | 'front'>,
  own = cardShortcuts(messages),
): readonly Shortcut[] {
  const { advice, help, rules, textBoard } = messages;
  return [
    ...own,
    { keys: ['Tab'], does: help.tab },
    { keys: ['Enter'], does: help.confirm },
    { keys: ['Esc'], does: help.cancel },
    { keys: ['U'], does: help.undo },
    { keys: ['Space'], does: help.pause },
    { keys: ['S'], does: help.skip },
    { keys: ['N'], does: help.now },
    { keys: [',', '.'], does: help.step },
    { keys: ['<', '>'], does: help.moment },
    { keys: ['Home', 'End'], does: help.ends },
    { keys: ['R'], does: help.replay },
    { keys: ['W'], does: help.wholeTable },
    ...lookShortcuts(table, messages),
    { keys: ['[', ']', 'Shift', '←', '→'], does: help.orbit },
    { keys: ['PgUp', 'PgDn'], does: help.tilt },
    { keys: ['+', '−'], does: help.zoom },
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
