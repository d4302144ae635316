import type { Messages } from '#i18n';
import { type KeyBindings, type KeyGroup, type Shortcut, shortcutsInUse, TABLE_KEYS } from '#ui';
import { cardShortcuts, type Looks, tableShortcuts } from './help';

/** A game's part of the shortcuts. */
export interface KeyedGame {
  readonly id: string;
  readonly title: string;
  /** Its shortcuts; those of a hand of cards if left out. */
  readonly keys?: readonly Shortcut[] | undefined;
}

/**
 * The configurable keys with their defaults: first the game's, then those of every table.
 * @param looks null if the table is not loaded yet
 */
export function keyGroups(messages: Messages, game: KeyedGame, looks: Looks | null): readonly KeyGroup[] {
  return [
    { scope: game.id, title: game.title, shortcuts: game.keys ?? cardShortcuts(messages) },
    { scope: TABLE_KEYS, title: messages.help.atTable, shortcuts: tableShortcuts(messages, looks) },
  ];
}

/** All shortcuts at the table of a game, with the current bindings. */
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
