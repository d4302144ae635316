import { midSentence } from './midSentence';
/** The English texts of looking back at a game. */
export const replay = {
  label: 'Replay',
  past: 'Viewing an earlier moment',
  watching: 'Replay',
  timeline: 'Actions of the game',
  beginning: 'Before the first action',
  position: (shown: number, total: number) => `Action ${shown} of ${total}`,
  step: (action: number, total: number, step: number) => `Action ${action} of ${total}, step ${step}`,
  at: (place: string, words: string) => `${place}: ${words}`,
  clock: (now: string, whole: string) => `${now} of ${whole}`,
  play: 'Continue',
  again: 'Watch again',
  pause: 'Pause',
  start: 'To the beginning',
  end: 'To the end',
  previousMark: 'Previous combo or big moment',
  nextMark: 'Next combo or big moment',
  captions: 'Captions',
  caption: 'What happens',
  branch: 'Play on from here',
  back: 'Back to the game',
  branchTitle: 'Play on from here',
  branchText: (action: number) =>
    action === 0
      ? 'Starts a new game from the very beginning. The one you are watching stays as it is.'
      : `Starts a new game after action ${action}. The one you are watching stays as it is.`,
  branchDealtAnew: 'Anything hidden at that moment is dealt again.',
  branchStart: 'Start the new game',
  whoPlays: (name: string) => `Who plays ${midSentence(name)}?`,
};
