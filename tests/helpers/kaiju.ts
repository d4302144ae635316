import { kaiju, messageOf } from '../../src/cli/kaiju';

/** What a run of the command line came to, as a shell sees it. */
export interface Run {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** Runs `kaiju` in this process. @param input what it finds on standard input */
export async function runKaiju(words: readonly string[], input = ''): Promise<Run> {
  const lines: string[] = [];
  const result = await kaiju(words, {
    input: async () => input,
    print: async (line) => {
      lines.push(`${line}\n`);
    },
  });
  const out = lines.join('');
  return result.ok ? { status: 0, out, error: '' } : { status: 2, out, error: `${messageOf(result)}\n` };
}
