import { STAGES } from './position';

/** The stages as a state knows them: their indices in {@link STAGES}. */
export const CHOOSING = STAGES.indexOf('choose');
export const FOUNDING = STAGES.indexOf('found');
export const ENTERING = STAGES.indexOf('enter');
export const MOVING = STAGES.indexOf('move');
export const SLIDING = STAGES.indexOf('slide');
export const FIRING = STAGES.indexOf('fire');
export const OVER = STAGES.indexOf('over');
