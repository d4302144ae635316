import type { Messages } from '#i18n';
import type { GameTable } from '#module';
import type { Shortcut } from '#ui';

/** What the keyboard does with a hand of cards. */
const cardShortcuts = ({ help }: Messages): readonly Shortcut[] => [
  { keys: ['1', '–', '9'], does: help.cards },
  { keys: ['←', '→'], does: help.arrows },
  { keys: ['E'], does: help.end },
];

/** What there is to see of a table from above, or square on, in words; null for nothing. */
export function lookInWords(
  { plan, front }: Pick<GameTable, 'plan' | 'front'>,
  { help }: Messages,
): string | null {
  if (front !== undefined) return help.squareOn;
  return plan === undefined ? null : help.fromAbove;
}

/**
 * What the keyboard can do at the table.
 * @param above see {@link lookInWords}
 * @param own what it does in the game; that of a hand of cards where left out
 */
export function tableShortcuts(
  messages: Messages,
  above: string | null,
  own = cardShortcuts(messages),
): readonly Shortcut[] {
  const { help, textBoard } = messages;
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
    ...(above === null ? [] : [{ keys: ['Z'], does: above }]),
    { keys: ['[', ']', 'Shift', '←', '→'], does: help.orbit },
    { keys: ['PgUp', 'PgDn'], does: help.tilt },
    { keys: ['+', '−'], does: help.zoom },
    { keys: ['C'], does: help.follow },
    { keys: ['V'], does: help.film },
    { keys: ['P'], does: help.photo },
    { keys: ['F'], does: help.fullScreen },
    { keys: ['M'], does: help.mute },
    { keys: ['L'], does: help.log },
    { keys: ['B'], does: textBoard.toggle },
    { keys: ['?'], does: help.help },
  ];
}
