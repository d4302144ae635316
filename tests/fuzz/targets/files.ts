import {
  formatGameFile,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Problem,
  type Random,
  type Result,
} from '#core';
import { kingLessonBoard, kingLessons } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { checkLesson, formatLessonFile, type LessonBoard, parseLessonFile } from '#learning';
import { tetzillaLessonBoard, tetzillaLessons } from '#tetzilla/lessons';
import { tetzilla } from '#tetzilla/rules';
import { zorglLessonBoard, zorglLessons } from '#zorgl/lessons';
import { formatRecord, parseGameFile, parseRecord, type RecordedGame } from '#zorgl/record';
import {
  CITY,
  type City,
  formatCity,
  formatHouseMonster,
  type HouseMonster,
  parseCity,
  parseHouseMonster,
  readCity,
  readHouseMonster,
  zorgl,
} from '#zorgl/rules';
import { ALL_MIXES, houseMonster } from '../../helpers/house-monsters';
import { reasonFor } from '../../helpers/problems';
import { mutateJson } from '../mutateJson';
import { mutateText } from '../mutateText';
import { sampleGame, samplePosition } from '../samples';
import { canonical, checkParser, checkProblem, demand, type Target } from '../target';

const monsterOf = (random: Random): HouseMonster =>
  houseMonster(random.pick(ALL_MIXES), {
    name: random.pick(['Big Blue', 'Écrabouilleur', 'O']),
    colours: random.pick([{}, { body: '#3fa06b' }, { body: '#000000', accent: '#FFFFFF' }]),
  });

const cityOf = (random: Random): City => ({
  format: 'kaiju-city',
  version: 1,
  name: random.pick(['Home', 'Vieux Port', 'A  b']),
  board:
    random.below(2) === 0
      ? CITY
      : CITY.map((row) => row.replaceAll(/[4u]/g, () => random.pick(['.', '4', '9', 'u']))),
});

/** A file of a value, and the text that people keep of it. */
function fileTargets<Value>(
  name: string,
  sample: (random: Random) => Value,
  parse: (input: unknown) => Result<Value>,
  read: (text: string) => Result<Value>,
  format: (value: Value) => string,
): readonly Target[] {
  return [
    {
      name,
      input: (random) => mutateJson(sample(random), random, sample(random)),
      check: (input) => {
        const value = checkParser(parse, input);
        if (value === undefined) return 'refused';
        const again = read(format(value));
        demand(again.ok && canonical(again.value) === canonical(value), 'a text reads as what was written');
        return 'accepted';
      },
    },
    {
      name: `${name}, text`,
      input: (random) => mutateText(format(sample(random)), random, format(sample(random))),
      check: (input) => {
        const value = read(input as string);
        if (!value.ok) {
          checkProblem(value.error);
          return 'refused';
        }
        demand(canonical(parse(value.value)) === canonical(value), 'what a text says is valid');
        return 'accepted';
      },
    },
  ];
}

/** A game as text; of a player of whom nothing is told, a record has nothing to tell. */
function essence(game: RecordedGame): string {
  const players = Object.entries(game.players).filter(
    ([, told]) => told !== undefined && Object.keys(told).length > 0,
  );
  return canonical(formatGameFile({ ...game, players: Object.fromEntries(players) }));
}

const gameFile: Target = {
  name: 'game file',
  input: (random) =>
    mutateJson(formatGameFile(sampleGame(random)), random, {
      ...formatGameFile(sampleGame(random)),
      initial: samplePosition(random),
    }),
  check: (input) => {
    const game = checkParser(parseGameFile, input, formatGameFile);
    if (game === undefined) return 'refused';
    checkRecord(game);
    return 'accepted';
  },
};

/** A game is the same after it was written down for people, in every language. */
function checkRecord(game: RecordedGame): void {
  for (const language of LANGUAGES) {
    const again = parseRecord(formatRecord(game, language));
    demand(
      again.ok,
      `the record is refused: ${again.ok ? '' : `${again.error.field} ${reasonFor(again.error)}`}`,
    );
    demand(essence(again.value) === essence(game), 'the record tells of another game');
  }
}

const record: Target = {
  name: 'game record',
  input: (random) => {
    const language = random.pick(LANGUAGES);
    const donor = formatRecord(sampleGame(random), random.pick(LANGUAGES));
    return mutateText(formatRecord(sampleGame(random), language), random, donor);
  },
  check: (input) => {
    const text = input as string;
    const game = parseRecord(text);
    if (game.ok) {
      checkRecord(game.value);
      return 'accepted';
    }
    checkProblem(game.error);
    const [, line] = /^line (\d+)(, .+)?$/.exec(game.error.field) ?? [];
    demand(line !== undefined || game.error.field === '', `"${game.error.field}" names no line`);
    demand(Number(line ?? 1) <= text.split(/\r\n|\n|\r/).length, 'the line is one of the text');
    return 'refused';
  },
};

const ZORGL_LESSONS = zorglLessons.map((lesson) => formatLessonFile('zorgl', lesson));
const TETZILLA_LESSONS = tetzillaLessons.map((lesson) => formatLessonFile('tetzilla', lesson));
const KING_LESSONS = kingLessons.map((lesson) => formatLessonFile('king-of-monsters', lesson));

/** A lesson that was taken can be checked: what is found is named as what is refused is. */
const lesson: Target = {
  name: 'lesson',
  input: (random) => {
    const samples = random.pick([ZORGL_LESSONS, TETZILLA_LESSONS, KING_LESSONS]);
    return mutateJson(random.pick(samples), random, random.pick(samples));
  },
  check: (input) => {
    const game = typeof input === 'object' && input !== null ? Reflect.get(input, 'game') : null;
    const found =
      game === 'tetzilla'
        ? foundIn(tetzilla, tetzillaLessonBoard, input)
        : game === 'king-of-monsters'
          ? foundIn(king, kingLessonBoard, input)
          : foundIn(zorgl, zorglLessonBoard, input);
    for (const each of found ?? []) checkProblem(each);
    return found === undefined ? 'refused' : 'accepted';
  },
};

function foundIn<T extends GameTypes>(
  rules: Game<T>,
  board: LessonBoard<T>,
  input: unknown,
): readonly Problem[] | undefined {
  const read = checkParser(
    (value) => parseLessonFile(rules, value),
    input,
    ({ file }) => file,
  );
  return read === undefined ? undefined : checkLesson(rules, board, read);
}

export const FILE_TARGETS: readonly Target[] = [
  ...fileTargets('house monster', monsterOf, parseHouseMonster, readHouseMonster, formatHouseMonster),
  ...fileTargets('city', cityOf, parseCity, readCity, formatCity),
  gameFile,
  record,
  lesson,
];
