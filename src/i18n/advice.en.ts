import { pluralsIn } from './plural';

const plural = pluralsIn('en');
const chances = (percent: number) => plural(percent, '# chance', '# chances');

/** The English texts of what is advised to the caller. */
export const advice = {
  ask: 'What would you do?',
  title: 'What I would do',
  thinking: 'Let me see …',
  failed: 'I cannot tell this time.',
  follow: 'Do it',
  close: 'Close the advice',
  hidden: 'The result is hidden until you do it.',
  next: (plan: string) => `Then: ${plan}`,
  foiled: (name: string) => `That leaves ${name} little to gain.`,
  only: (percent: number) => `Nothing else can be done: ${chances(percent)} in 100 to win.`,
  above: (percent: number) => `${chances(percent)} in 100 to win; nothing else comes close.`,
  chances: (percent: number, other: number) =>
    percent > other
      ? `${chances(percent)} in 100 to win; ${other} with the next best.`
      : `${chances(percent)} in 100 to win; something else is as good.`,
};
