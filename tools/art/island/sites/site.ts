import type { Sculpture } from '../../kit/sculpture';
import type { Stage } from '../coats';

/** A landmark in one of its states. */
export type Site = (s: Sculpture, stage: Stage) => void;

/** Coat of the windows, lit while the landmark is whole. */
export const pane = (stage: Stage) => (stage === 0 ? 'window' : 'pane');
