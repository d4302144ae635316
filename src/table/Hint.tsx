import { useMemo } from 'react';
import type { Problem } from '#core';
import { useMessages, useReasons } from '#i18n';
import { nameOf, type SeatNames, type TableHint, type TurnControl } from '#module';
import { useSession } from '#session';
import { classes, RuleButton } from '#ui';
import { narrate } from './game/course';
import './Hint.css';
import type { TableParts } from './game/parts';

/** A problem that speaks of seats by the names of those who sit there. */
function named(problem: Problem, names: SeatNames): Problem {
  const { params } = problem;
  const seat = params?.seat;
  return typeof seat === 'string'
    ? { ...problem, params: { ...params, seat: nameOf(names, seat) } }
    : problem;
}

/** Begins a sentence; the name of a box stays as it is. */
const sentence = (text: string) =>
  /^\p{L}\d/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What the choice that is pointed at will come to, or why nothing came of a click; null for nothing to say. */
export function useHint(parts: TableParts, control: TurnControl): TableHint | null {
  const { session, words, names } = parts;
  const { outcome: texts } = useMessages();
  const reasons = useReasons();
  const deciding = useSession(session, (state) => state.deciding);
  const { outcome = null, refusal = null, explanation = null } = control;
  const foretold = useMemo(() => {
    if (outcome === null) return '';
    const told = words.outcome?.(outcome, names) ?? words.log(outcome.events, names).map(({ text }) => text);
    const next = outcome.pending.at(-1)?.seat;
    const handed = next !== undefined && next !== deciding && words.outcome === undefined;
    return [
      ...told,
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
  const text = [explanation ?? '', foretold].filter((part) => part !== '').join(' ');
  const clause = foreseen ?? control.clause ?? null;
  return text === '' ? null : { text, refused: false, clause };
}

/** A line that no panel of the game tells; in the place of the choices, where it covers neither board nor panels. */
export function Hint({ text, refused, clause }: TableHint) {
  return (
    <p className={classes('table-hint slim', refused && 'refused')} data-hint>
      <span aria-hidden="true">{text}</span>
      {refused && <RuleButton clause={clause} />}
    </p>
  );
}
