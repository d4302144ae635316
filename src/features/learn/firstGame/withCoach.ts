import type { TurnControl } from '#module';
import type { Coach } from './useCoach';

/** Where things of several kinds can be chosen, targets start with their kind. */
const standsFor = (target: string, choice: string): boolean =>
  target === choice || target.endsWith(`:${choice}`);

/** Restricts the marks on the table to what the coach talks about; everything else stays clickable. */
export function withCoach<Control extends TurnControl>(control: Control, coach: Coach | null): Control {
  if (coach === null || (coach.touch === null && coach.speech?.read !== true)) return control;
  const { choices = [] } = coach.touch ?? {};
  const lit = control.targets.filter(
    ({ id }) => id === control.pointed || choices.some((choice) => standsFor(id, choice)),
  );
  return { ...control, lit };
}
