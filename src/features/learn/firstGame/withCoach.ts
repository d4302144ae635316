import type { TurnControl } from '#module';
import type { Coach } from './useCoach';

/** A target names what it is before what it stands for, where things of several kinds can be chosen at once. */
const standsFor = (target: string, choice: string): boolean =>
  target === choice || target.endsWith(`:${choice}`);

/** The control with no more marked on the table than what the coach speaks of; the rest can still be chosen. */
export function withCoach<Control extends TurnControl>(control: Control, coach: Coach | null): Control {
  if (coach === null || (coach.touch === null && coach.speech?.read !== true)) return control;
  const { choices = [] } = coach.touch ?? {};
  const lit = control.targets.filter(
    ({ id }) => id === control.pointed || choices.some((choice) => standsFor(id, choice)),
  );
  return { ...control, lit };
}
