import type { ProblemWords } from './problem';

const listed = (words: readonly string[]): string => words.join(', ');

/** Problem codes available to every room, in English. */
export const english = {
  missing: 'is missing',
  'field.unknown': 'is not a field of the notation',
  'field.twice': 'is given more than once',
  'type.object': 'must be an object',
  'type.list': 'must be a list',
  'type.text': 'must be text',
  'type.flag': 'must be true or false',
  'type.number': 'must be a number',
  'type.integer': 'must be a whole number',
  'type.other': 'has the wrong format',
  'value.other': ({ expected }: { readonly expected: string }) => `must be ${expected}`,
  'value.unknown': ({ value, known }: { readonly value: string; readonly known: readonly string[] }) =>
    `${value} is not one of ${listed(known)}`,
  'option.unknown': ({ known }: { readonly known: readonly string[] }) => `is not one of ${listed(known)}`,
  'number.small': ({ least }: { readonly least: number }) => `must be at least ${least}`,
  'number.large': ({ most }: { readonly most: number }) => `must be at most ${most}`,
  'number.range': (range: { readonly value: string; readonly least: number; readonly most: number }) =>
    `${range.value} is not a whole number from ${range.least} to ${range.most}`,
  'size.invalid': (size: { readonly value: string; readonly least: number; readonly most: number }) =>
    `${size.value} is not a size such as 640x360 with even numbers from ${size.least} to ${size.most}`,
  'text.empty': 'must not be empty',
  'text.long': ({ most }: { readonly most: number }) => `must have at most ${most} characters`,
  'name.hidden': 'has invisible characters or characters that reverse the text',
  'name.blank': 'needs at least one visible character',
  'text.words': 'must be words with single spaces between them',
  'list.empty': 'must not be empty',
  'list.long': ({ most }: { readonly most: number }) => `must have at most ${most} entries`,
  'list.twice': ({ word }: { readonly word: string }) => `lists ${word} twice`,
  'list.count': (named: { readonly count: number; readonly least: number; readonly most: number }) =>
    `lists ${named.count}; it must list ${named.least} to ${named.most}`,
  'list.players': ({ count, players }: { readonly count: number; readonly players: number }) =>
    `lists ${count} for ${players} players`,
  'json.invalid': 'is not JSON',
  'file.large': ({ most }: { readonly most: number }) => `is larger than ${most} bytes`,
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
    `version ${version} is not supported, only ${known}`,
  'record.header': ({ text, known }: { readonly text: string; readonly known: readonly string[] }) =>
    `"${text}" is not one of ${known.map((word) => `"${word}"`).join(', ')}`,
  'record.word': ({ text, known }: { readonly text: string; readonly known: readonly string[] }) =>
    `"${text}" is not one of ${listed(known)}`,
  'record.action': ({ text, examples }: { readonly text: string; readonly examples: readonly string[] }) =>
    `"${text}" is not understood; write ${examples.map((each) => `"${each}"`).join(' or ')}`,
  'record.inPosition': 'the position already says this',
  'record.noSeed': 'the header gives neither a seed nor a position',
  'record.player': ({ text }: { readonly text: string }) => `"${text}" is not a player`,
  'record.decides': ({ name }: { readonly name: string }) => `${name} has to decide here`,
  'record.differs': ({ given, right }: { readonly given: string; readonly right: string }) =>
    `"${given}" should be "${right}"`,
  'record.heading': ({ right }: { readonly right: string }) => `the line "${right}" must come first`,
  'record.afterResult': 'nothing may follow the result',
  'action.impossible': 'is not possible now',
  'game.over': 'the game is over',
  'seat.absent': ({ seat }: { readonly seat: string }) => `${seat} is not in this game`,
  'seat.waits': ({ seat, decides }: { readonly seat: string; readonly decides: string }) =>
    `${decides} decides, not ${seat}`,
  'steps.invalid': ({ known }: { readonly known: number }) => `${known} is not a valid number of steps`,
  'steps.stale': 'the game has gone on',
  'told.empty': 'has no text in any language',
  'clause.form': 'must be the number of a clause, such as Z6.3',
  'clause.unknown': ({ number }: { readonly number: string }) => `the rules have no clause ${number}`,
  'place.form': 'must be the name of a box or of a player',
  'place.unknown': ({ place }: { readonly place: string }) => `${place} is neither a box nor a player`,
  'lesson.id': 'must be small letters, with single hyphens between words',
  'lesson.unchecked': 'needs an expected result',
  'lesson.box': ({ given, right }: Record<'given' | 'right', string>) => `gives "${given}", not "${right}"`,
  'lesson.field': ({ given, right }: Record<'given' | 'right', string>) => `gives ${given}, not ${right}`,
  'lesson.notLegal': 'is not legal at this point',
  'lesson.notRefused': ({ clause }: { readonly clause: string }) =>
    `is legal at this point; ${clause} does not forbid it`,
  'lesson.refusedBy': ({ given, right }: Record<'given' | 'right', string>) =>
    `is forbidden by ${given}, not by ${right}`,
  'lesson.notAmong': ({ place }: { readonly place: string }) => `${place} is not offered`,
  'lesson.answers': ({ known }: { readonly known: readonly string[] }) => `the rules offer: ${listed(known)}`,
  'lesson.noAnswer': 'the rules offer none of these',
  'idea.lastText': 'must have no condition, as the last text',
  'undo.nothing': 'there is nothing to undo in this turn',
  'undo.decided': 'another player has moved since',
  'undo.revealed': 'something hidden was revealed',
  'undo.turn-over': 'the turn is over',
  'undo.over': 'the game is over',
} satisfies ProblemWords;

export type CoreProblems = typeof english;
