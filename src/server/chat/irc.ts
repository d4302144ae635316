/** A parsed IRC line with IRCv3 tags. */
export interface IrcLine {
  readonly tags: ReadonlyMap<string, string>;
  /** Nickname of the sender; empty for the server. */
  readonly nick: string;
  readonly command: string;
  readonly parameters: readonly string[];
}

const LINE = /^(?:@(\S+) +)?(?::(\S+) +)?([^@:\s]\S*)(.*)$/s;

/** Parses a line without its line end. Null if it has no command. */
export function parseIrc(line: string): IrcLine | null {
  const found = LINE.exec(line);
  if (found === null) return null;
  const [, tags = '', prefix = '', command = '', rest = ''] = found;
  const at = rest.search(/ :/);
  const middle = at < 0 ? rest : rest.slice(0, at);
  const parameters = middle.split(' ').filter((each) => each !== '');
  if (at >= 0) parameters.push(rest.slice(at + 2));
  return {
    tags: new Map(
      tags.split(';').flatMap((tag) => {
        const [name = '', value = ''] = tag.split(/=(.*)/s);
        return name === '' ? [] : [[name, value] as const];
      }),
    ),
    nick: prefix.split(/[!@]/, 1)[0]!,
    command: command.toUpperCase(),
    parameters,
  };
}
