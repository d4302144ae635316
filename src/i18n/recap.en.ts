/** What the others have done in the meantime. */
export const recap = {
  title: 'Since your last turn',
  /** Where the device is still to be handed over. */
  titleFor: (name: string) => `Since ${name}’s last turn`,
  show: 'Show me',
  /** Instead of what is new in it. */
  whole: 'Replay all',
  /** What is being shown. */
  skipOne: 'Skip this',
  skip: 'Skip to my turn',
  /** Where nobody at the device has a turn of their own yet. */
  skipOthers: 'Skip to the next decision',
  playing: (name: string) => `${name} is playing`,
  thinking: (name: string) => `${name} is thinking …`,
};
