import type { ProblemWords } from './problem';

const listed = (words: readonly string[]): string => words.join(', ');

/** The codes that every room may use, in English. */
export const english = {
  missing: 'is missing',
  'field.unknown': 'is not a field of the notation',
  'field.twice': 'is given more than once',
  'type.object': 'must be an object',
  'type.list': 'must be a list',
  'type.text': 'must be a text',
  'type.flag': 'must be true or false',
  'type.number': 'must be a number',
  'type.integer': 'must be a whole number',
  'type.other': 'has the wrong form',
  'value.other': ({ expected }: { readonly expected: string }) => `must be ${expected}`,
  'value.unknown': ({ value, known }: { readonly value: string; readonly known: readonly string[] }) =>
    `${value} is not one of ${listed(known)}`,
  'option.unknown': ({ known }: { readonly known: readonly string[] }) => `is not one of ${listed(known)}`,
  'number.small': ({ least }: { readonly least: number }) => `must be at least ${least}`,
  'number.large': ({ most }: { readonly most: number }) => `must be at most ${most}`,
  'number.range': (range: { readonly value: string; readonly least: number; readonly most: number }) =>
    `${range.value} is not a whole number from ${range.least} to ${range.most}`,
  'size.invalid': (size: { readonly value: string; readonly least: number; readonly most: number }) =>
    `${size.value} is not a size such as 640x360, of even numbers from ${size.least} to ${size.most}`,
  'text.empty': 'must not be empty',
  'text.long': ({ most }: { readonly most: number }) => `must have at most ${most} characters`,
  'name.hidden': 'has characters that show nothing or turn the line around',
  'name.blank': 'needs a character that can be seen',
  'text.words': 'must be words with single spaces between them',
  'list.empty': 'must not be empty',
  'list.long': ({ most }: { readonly most: number }) => `must have at most ${most} entries`,
  'list.twice': ({ word }: { readonly word: string }) => `names ${word} twice`,
  'list.count': (named: { readonly count: number; readonly least: number; readonly most: number }) =>
    `names ${named.count}, must name ${named.least} to ${named.most}`,
  'list.players': ({ count, players }: { readonly count: number; readonly players: number }) =>
    `names ${count} for ${players} players`,
  'json.invalid': 'is not JSON',
  'file.large': ({ most }: { readonly most: number }) => `holds more than ${most} bytes`,
  'file.binary': 'is not a text file',
  'bot.id': 'is not the id of a bot',
  'figure.id': 'is not the id of a figure',
  'colour.invalid': 'must be a colour, #rrggbb',
  'seed.invalid': 'must be a whole number or 32 hexadecimal digits',
  'seed.unreadable': ({ text }: { readonly text: string }) =>
    `${text} is not a whole number or 32 hexadecimal digits`,
  'game.other': ({ given, game }: { readonly given: string; readonly game: string }) =>
    `"${given}" is not ${game}`,
  'file.noRecord': 'is not the record of a game',
  'record.empty': 'the game record is empty',
  'record.title': ({ titles }: { readonly titles: readonly string[] }) =>
    `a game record begins with ${titles.map((title) => `"${title}"`).join(' or ')}`,
  'record.version': ({ version, known }: { readonly version: string; readonly known: number }) =>
    `${version} is not known, only ${known}`,
  'record.header': ({ text, known }: { readonly text: string; readonly known: readonly string[] }) =>
    `"${text}" is none of ${known.map((word) => `"${word}"`).join(', ')}`,
  'record.word': ({ text, known }: { readonly text: string; readonly known: readonly string[] }) =>
    `"${text}" is not one of ${listed(known)}`,
  'record.action': ({ text, examples }: { readonly text: string; readonly examples: readonly string[] }) =>
    `"${text}" is not understood; here one writes ${examples.map((each) => `"${each}"`).join(' or ')}`,
  'record.inPosition': 'the position says that already',
  'record.noSeed': 'the header gives neither a seed nor a position',
  'record.player': ({ text }: { readonly text: string }) => `"${text}" is not a player`,
  'record.decides': ({ name }: { readonly name: string }) => `it is for ${name} to decide`,
  'record.differs': ({ given, right }: { readonly given: string; readonly right: string }) =>
    `"${given}" should be "${right}"`,
  'record.heading': ({ right }: { readonly right: string }) => `the line "${right}" is missing before it`,
  'record.afterResult': 'nothing may follow the result',
  'action.impossible': 'is not possible now',
  'game.over': 'the game is over',
  'seat.absent': ({ seat }: { readonly seat: string }) => `${seat} does not play`,
  'seat.waits': ({ seat, decides }: { readonly seat: string; readonly decides: string }) =>
    `${decides} decides, not ${seat}`,
  'steps.invalid': ({ known }: { readonly known: number }) => `${known} is no number of steps`,
  'steps.stale': 'the game has gone on',
  'told.empty': 'is in no language',
  'clause.form': 'must be the number of a clause, such as Z6.3',
  'clause.unknown': ({ number }: { readonly number: string }) => `the rules have no clause ${number}`,
  'place.form': 'must be the name of a box or of a player',
  'place.unknown': ({ place }: { readonly place: string }) => `${place} is neither a box nor a player`,
  'lesson.id': 'must be small letters, with single hyphens between words',
  'lesson.unchecked': 'nothing says what must come out',
  'lesson.box': ({ given, right }: Record<'given' | 'right', string>) =>
    `comes out as "${given}", not as "${right}"`,
  'lesson.field': ({ given, right }: Record<'given' | 'right', string>) =>
    `comes out as ${given}, not as ${right}`,
  'lesson.notLegal': 'is not legal then',
  'lesson.notRefused': ({ clause }: { readonly clause: string }) =>
    `is legal then; ${clause} does not refuse it`,
  'lesson.refusedBy': ({ given, right }: Record<'given' | 'right', string>) =>
    `is refused by ${given}, not by ${right}`,
  'lesson.notAmong': ({ place }: { readonly place: string }) => `${place} is not offered`,
  'lesson.answers': ({ known }: { readonly known: readonly string[] }) =>
    `the rules answer: ${listed(known)}`,
  'lesson.noAnswer': 'the rules answer: none of them',
  'undo.nothing': 'there is nothing of this turn to take back',
  'undo.decided': 'another player has decided since',
  'undo.revealed': 'something hidden came to light',
  'undo.turn-over': 'the turn is over',
  'undo.over': 'the game is over',
} satisfies ProblemWords;

export type CoreProblems = typeof english;
