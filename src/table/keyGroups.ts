import type { Messages } from '#i18n';
import { type KeyBindings, type KeyGroup, type Shortcut, shortcutsInUse, TABLE_KEYS } from '#ui';
import { cardShortcuts, type Looks, tableShortcuts } from './help';

/** Whose keys there are: a game in words. */
export interface KeyedGame {
  readonly id: string;
  readonly title: string;
  /** What keys do in it; those of a hand of cards if left out. */
  readonly keys?: readonly Shortcut[] | undefined;
}

/**
 * The keys that can be changed, with those that commands have at first: the game's, then those of every table.
 * @param looks null if the table is not known yet
 */
export function keyGroups(messages: Messages, game: KeyedGame, looks: Looks | null): readonly KeyGroup[] {
  return [
    { scope: game.id, title: game.title, shortcuts: game.keys ?? cardShortcuts(messages) },
    { scope: TABLE_KEYS, title: messages.help.atTable, shortcuts: tableShortcuts(messages, looks) },
  ];
}

/** What the keyboard does at the table of a game, by the keys in use. */
export function keysInUse(
  messages: Messages,
  game: KeyedGame,
  looks: Looks,
  bindings: KeyBindings,
): readonly Shortcut[] {
  return keyGroups(messages, game, looks).flatMap(({ scope, shortcuts }) =>
    shortcutsInUse(shortcuts, bindings[scope]),
  );
}
