import type { RefObject } from 'react';
import { boundShortcuts, TABLE_KEYS, useBindings, useShortcuts } from '#ui';
import { narrate } from './game/course';
import { focusFirst } from './game/useFocusFlow';
import type { TableHands } from './hands';
import { clausePointedAt } from './rule/useRule';
import { tableKeys } from './tableKeys';

export interface TableKeysParts extends TableHands {
  /** Root element of the table page. */
  readonly whole: RefObject<HTMLElement | null>;
}

/** Keyboard control of the table; in photo mode only that of the camera. */
export function useTableKeys({
  parts,
  control,
  hint,
  tutor,
  show,
  rule,
  text,
  windows,
  commands,
  onToggleLog,
  whole,
}: TableKeysParts): void {
  const { session, words, names } = parts;
  const { looks, photo, replay } = show;
  const onHelp = () => windows.show('help');
  const bindings = useBindings();
  const keys = tableKeys({
    bindings,
    game: parts.module.rules.id,
    session,
    commands,
    control,
    replay,
    looks,
    onFilm: windows.onFilm,
    onPhoto: photo.enter,
    onLog: onToggleLog,
    onTextBoard: text.toggle,
    onHelp,
    onAdvice: tutor.onAdvice,
    onRule() {
      const last = session.store.getState().entries.at(-1);
      const latest = last === undefined ? null : narrate(last, words, names).clause;
      const clause = hint?.clause ?? clausePointedAt(whole.current) ?? control.clause ?? latest;
      if (clause === null || rule.open === null) onHelp();
      else rule.open(clause);
    },
    onHand: () => focusFirst(whole.current, ['.ui-hud-hand button[tabindex="0"]']),
  });
  const playing = { ...keys, ...tutor.keys, ...(rule.clause === null ? {} : { Escape: rule.close }) };
  const posing = boundShortcuts({ ...looks.keys, p: photo.leave }, bindings[TABLE_KEYS]);
  useShortcuts(photo.settings === null ? playing : { ...posing, Escape: photo.leave });
}
