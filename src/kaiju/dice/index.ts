export { DIE_LOOKS, type DieLook } from './dieSheet';
export { dieModel, registerDice } from './models';
