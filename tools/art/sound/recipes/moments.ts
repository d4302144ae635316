import { fanfare } from '../music/fanfare';
import type { Recipe } from './recipe';

/** Music that is an event. */
export const MOMENTS: readonly Recipe[] = [{ key: 'fanfare', takes: 1, render: fanfare }];
