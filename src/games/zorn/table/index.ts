export { Champions } from './figures/Champions';
export { Crowd } from './figures/Crowd';
export { registerTokens } from './tokens/models';
export { DaylightLamps } from './valley/DaylightLamps';
export { Labels, Signs } from './valley/Labels';
export { Valley, type ValleyMoment } from './valley/Valley';
