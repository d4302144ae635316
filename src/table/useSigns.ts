import { useMemo } from 'react';
import { plainSigns, type Signs, type TurnControl } from '#module';
import { isLive, useSession } from '#session';
import { type HighlightTarget, targetBadges } from '#stage';
import { clearOfSigns } from './crowding';
import type { TableParts } from './game/parts';

const NONE: Signs = { ghosts: [], arrows: [], badges: [] };

/** The preview of the hovered action, and the values of targets; nothing while the table moves. */
export function useSigns(
  { session, table, colours, figures, seats }: TableParts,
  control: TurnControl,
): Signs {
  const live = useSession(session, isLive);
  const { outcome = null, pointed } = control;
  const targets = control.lit ?? control.targets;
  const specs = useMemo(
    () => table.specs(session.table, colours, figures),
    [table, session, colours, figures],
  );
  return useMemo(() => {
    const { foresight } = session;
    if (!live) return NONE;
    if (outcome === null || foresight === null) return { ...NONE, badges: targetBadges(targets, pointed) };
    // The preview shows the certain result, so its target need not repeat it.
    const isNotInPreview = ({ id, offset }: HighlightTarget) =>
      outcome.open || offset !== undefined || id !== pointed;
    const changes = foresight.changes(outcome);
    const of = { outcome, changes, control, table: session.table, specs, seats, colours };
    const signs = table.signs?.(of) ?? plainSigns(of);
    const badges = targetBadges(clearOfSigns(targets.filter(isNotInPreview), signs), pointed);
    return { ...signs, badges: [...signs.badges, ...badges] };
  }, [session, table, colours, seats, specs, control, outcome, targets, pointed, live]);
}
