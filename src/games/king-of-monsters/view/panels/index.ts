export { actionWords, cardWords, plateWords } from './actionWords';
export { type PlayMessages, playMessages, usePlayMessages } from './messages';
