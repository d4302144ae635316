import type { Shortcut } from '#ui';
import type { ZorglMessages } from '#zorgl/view';

/** The keyboard shortcuts of the editor. */
export function editorShortcuts({ city: { help } }: ZorglMessages): readonly Shortcut[] {
  return [
    { keys: ['←', '→', '↑', '↓'], does: help.walk },
    { keys: ['1', '–', '9'], does: help.floors },
    { keys: ['Enter'], does: help.use },
    { keys: ['+', '−'], does: help.raise },
    { keys: ['0'], does: help.erase },
    { keys: ['A', 'B', 'C', 'D'], does: help.starts },
    { keys: ['P'], does: help.plant },
    { keys: ['U'], does: help.unit },
    { keys: ['S'], does: help.symmetry },
    { keys: ['Ctrl', 'Z', 'Y'], does: help.undo },
    { keys: ['W'], does: help.wholeTable },
    { keys: ['[', ']'], does: help.orbit },
    { keys: ['?'], does: help.help },
  ];
}
