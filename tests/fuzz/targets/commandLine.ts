import type { Random } from '#core';
import { kaiju } from '../../../src/cli/kaiju';
import { commandProblemWords } from '../../../src/cli/problems';
import { mutateJson } from '../mutateJson';
import { mutateText } from '../mutateText';
import { sampleAction, samplePosition } from '../samples';
import { checkProblem, demand, type Target } from '../target';
import { sampleTetzillaAction, sampleTetzillaPosition } from './tetzilla';

/** A command and what it reads; a bench, bots or many games would only take their time. */
interface Call {
  readonly command: string;
  readonly words: readonly string[];
  readonly text: string;
}

const OPTIONS: readonly (readonly string[])[] = [
  ['--seed', '7'],
  ['--players', '2'],
  ['--players', '4'],
  ['--places', 'B,D'],
  ['--monsters', 'xman,zorgl'],
  ['--no-army'],
  ['--flight', 'french'],
  ['--city', 'harbour'],
  ['--game', 'zorgl'],
];

const TETZILLA_OPTIONS: readonly (readonly string[])[] = [
  ['--seed', '7'],
  ['--players', '5'],
  ['--figures', 'xman,nogyab'],
  ['--abilities', 'choice'],
  ['--guard-points', '0'],
  ['--level'],
];

/** JSON as people may hand it over. */
function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

function callOf(random: Random): Call {
  const command = random.pick(['new', 'legal', 'check', 'play']);
  const tetzilla = random.below(2) === 0;
  if (command === 'new') {
    const words = (tetzilla ? TETZILLA_OPTIONS : OPTIONS).filter(() => random.below(2) === 0).flat();
    if (tetzilla) words.push('--game', 'tetzilla');
    return {
      command,
      words: words.map((word) => (random.below(4) === 0 ? mutateText(word, random, '') : word)),
      text: '',
    };
  }
  const aPosition = () => (tetzilla ? sampleTetzillaPosition : samplePosition)(random);
  const anAction = () => (tetzilla ? sampleTetzillaAction : sampleAction)(random);
  const position = aPosition();
  const value = command === 'play' ? { position, actions: [anAction(), anAction()] } : position;
  const text = jsonText(mutateJson(value, random, { position: aPosition(), actions: [anAction()] }));
  return { command, words: [], text: random.below(3) === 0 ? mutateText(text, random, text) : text };
}

const command: Target = {
  name: 'command line',
  input: callOf,
  check: async (input) => {
    const { command, words, text } = input as Call;
    const lines: string[] = [];
    const result = await kaiju([command, ...words], {
      input: async () => text,
      print: async (line) => {
        lines.push(line);
      },
    });
    if (!result.ok) {
      checkProblem(result.error, undefined, [commandProblemWords]);
      demand(lines.length === 0, 'a refusal prints nothing');
      return 'refused';
    }
    demand(lines.length === 1, 'a command prints one text');
    if (!words.includes('--help') && !words.includes('-h')) JSON.parse(lines[0]!);
    return 'accepted';
  },
};

export const COMMAND_LINE_TARGETS: readonly Target[] = [command];
