import { useMemo } from 'react';
import type { Problem } from '#core';
import { useMessages, useReasons } from '#i18n';
import { nameOf, type SeatNames, type TableHint, type TurnControl } from '#module';
import { useSession } from '#session';
import { classes, RuleButton } from '#ui';
import { narrate } from './game/course';
import './Hint.css';
import type { TableParts } from './game/parts';

/** A problem with seats replaced by the names of their players. */
function named(problem: Problem, names: SeatNames): Problem {
  const { params } = problem;
  const seat = params?.seat;
  return typeof seat === 'string'
    ? { ...problem, params: { ...params, seat: nameOf(names, seat) } }
    : problem;
}

/** Capitalises a sentence; box names keep their case. */
const sentence = (text: string) =>
  /^\p{L}\d/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The preview of the hovered choice, or why a click had no effect; null for neither. */
export function useHint(parts: TableParts, control: TurnControl): TableHint | null {
  const { session, words, names } = parts;
  const { outcome: texts } = useMessages();
  const reasons = useReasons();
  const deciding = useSession(session, (state) => state.deciding);
  const { outcome = null, refusal = null, explanation = null } = control;
  const outcomeText = useMemo(() => {
    if (outcome === null) return '';
    const lines = words.outcome?.(outcome, names) ?? words.log(outcome.events, names).map(({ text }) => text);
    const next = outcome.pending.at(-1)?.seat;
    const handed = next !== undefined && next !== deciding && words.outcome === undefined;
    return [
      ...lines,
      ...(outcome.reveals ? [texts.reveals] : []),
      ...(handed ? [texts.decides(nameOf(names, next))] : []),
    ].join(' ');
  }, [outcome, words, names, deciding, texts]);
  const foreseen = useMemo(
    () => (outcome === null ? null : narrate({ seat: '', events: outcome.events }, words, names).clause),
    [outcome, words, names],
  );
  if (refusal !== null) {
    if (typeof refusal === 'string') return { text: refusal, refused: true, clause: null };
    if ('text' in refusal) return { ...refusal, refused: true };
    const text = `${sentence(reasons(named(refusal, names)))}.`;
    return { text, refused: true, clause: refusal.clause ?? null };
  }
  const text = [explanation ?? '', outcomeText].filter((part) => part !== '').join(' ');
  const clause = foreseen ?? control.clause ?? null;
  return text === '' ? null : { text, refused: false, clause };
}

/**
 * The hint for games whose panels do not show it; placed over the choices, where it covers neither board nor panels.
 */
export function Hint({ text, refused, clause }: TableHint) {
  return (
    <p className={classes('table-hint slim', refused && 'refused')} data-hint>
      <span aria-hidden="true">{text}</span>
      {refused && <RuleButton clause={clause} />}
    </p>
  );
}
