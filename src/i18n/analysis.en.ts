import { pluralsIn } from './plural';

const plural = pluralsIn('en');
const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** The English texts of the analysis of a game. */
export const analysis = {
  open: 'Analysis',
  title: 'Turning points of the game',
  progress: 'Analysing the game',
  stop: 'Stop',
  goOn: 'Continue',
  failed: 'The analysis could not be finished.',
  graph: 'Chances of winning, action by action',
  moment: 'Moment of the game',
  at: (action: number, chances: string) => `Before action ${action}: ${chances}`,
  atEnd: (chances: string) => `At the end: ${chances}`,
  chance: (name: string, percent: number) => `${name} ${percent}\u00a0%`,
  everybodyLoses: 'Everybody loses',
  level: (percent: number) => `${percent}\u00a0%`,
  show: 'Show this moment',
  points: 'Turning points',
  none: 'No big mistakes, and luck was even.',
  lost: (percent: number) => `Costs ${percent} chances in 100.`,
  better: (action: string) => `Better: ${action}`,
  betterHidden: 'Better: another move, whose result nobody could know.',
  passed: 'It has no effect.',
  lucky: (percent: number) => `Luck: +${plural(percent, '# chance', '# chances')} in 100`,
  unlucky: (percent: number) => `Bad luck: −${plural(percent, '# chance', '# chances')} in 100`,
  watch: 'Watch',
  playOut: 'Play it out',
  leap: (name: string, percent: number) =>
    `${name}: ${signed(percent, plural(percent, '# chance', '# chances'))} in 100`,
  number: (action: number, name: string) => `Action ${action} · ${name}`,
  account: 'Play and luck',
  play: 'Mistakes',
  luck: 'Luck',
  luck100: (value: number) => signed(value, plural(value, '# point', '# points')),
  points100: (value: number) => plural(value, '# point', '# points'),
};
