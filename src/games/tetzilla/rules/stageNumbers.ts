import { STAGES } from './position';

/** Stages in a state, as indices into {@link STAGES}. */
export const CHOOSING = STAGES.indexOf('choose');
export const FOUNDING = STAGES.indexOf('found');
export const ENTERING = STAGES.indexOf('enter');
export const MOVING = STAGES.indexOf('move');
export const SLIDING = STAGES.indexOf('slide');
export const FIRING = STAGES.indexOf('fire');
export const OVER = STAGES.indexOf('over');
