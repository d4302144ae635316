import type { RecordedGame, RecordedPlayers } from '#core';
import { fillPhrase, headerText, type PhraseParts, playerLine, recordName } from '#learning';
import {
  type Action,
  type Outcome,
  type Position,
  SEATS,
  type Seat,
  type TetzillaTypes,
} from '#tetzilla/rules';
import type { Phrase, Vocabulary } from './english';
import { setupOf } from './setup';

function lineOf(seat: Seat, initial: Position, players: RecordedPlayers, words: Vocabulary): string {
  const { figure, ability } = initial.players[seat]!;
  const traits = [words.figures[figure], ...(ability === null ? [] : [words.abilities[ability]])];
  return playerLine(seat, players[seat] ?? {}, words, traits);
}

function optionLines({ options }: Position, { keys, colon, choices, yes, no }: Vocabulary): string[] {
  const { abilities, guardPoints, level } = options;
  return [
    `${keys.abilities}${colon}${choices[abilities]}`,
    `${keys.guardPoints}${colon}${guardPoints}`,
    `${keys.level}${colon}${level ? yes : no}`,
  ];
}

/** The lines needed to restart the game, except the title. */
export function headerLines(
  { match, players, seed }: RecordedGame<TetzillaTypes>,
  words: Vocabulary,
): string[] {
  const initial = match.positionAt(0);
  const setup = seed === undefined ? undefined : setupOf(initial, seed);
  const lines = SEATS.flatMap((seat) =>
    initial.players[seat] === undefined ? [] : [lineOf(seat, initial, players, words)],
  );
  const options = setup && optionLines(initial, words);
  return headerText({ players: lines, seed, initial, options }, words);
}

function shotParts(action: Extract<Action, { do: 'fire' }>, words: Vocabulary): [Phrase, PhraseParts] {
  const { guard, target, dir, first } = action;
  if (target !== undefined) return ['laser', { guard, target }];
  if (dir === undefined) return ['fire', { guard }];
  const along = { guard, dir: words.directions[dir] };
  return first === undefined ? ['tank', along] : ['first', { ...along, first }];
}

/** The phrase of an action and its parts, except the seat. */
function partsOf(action: Action, words: Vocabulary): [Phrase, PhraseParts] {
  switch (action.do) {
    case 'choose':
      return ['choose', { ability: words.abilities[action.ability] }];
    case 'slide':
      return ['slide', { tile: action.tile, spin: String(action.spin), column: action.column }];
    case 'enter':
      return ['enter', { box: action.box }];
    case 'step':
      return ['step', { box: action.to }];
    case 'pass':
      return ['pass', {}];
    case 'fire':
      return shotParts(action, words);
  }
}

/** The text of an action, e.g. `A steps to c4`. */
export function actionText(action: Action, seat: Seat, words: Vocabulary): string {
  const [phrase, parts] = partsOf(action, words);
  return fillPhrase(words.phrases[phrase], { ...parts, seat });
}

/** The heading for the stage of a position, e.g. `Turn 3 · movement`; undefined when the game is over. */
export function headingOf({ turn: { number, stage } }: Position, words: Vocabulary): string | undefined {
  if (stage === 'over') return undefined;
  const parts = { turn: String(number), stage: words.stages[stage] };
  return fillPhrase(number === 0 ? words.setup : words.turn, parts);
}

/** The result of a game: `Anna (A) wins · A 31, B 24 · eight turns are over`. */
export function resultText(outcome: Outcome | null, players: RecordedPlayers, words: Vocabulary): string {
  if (outcome === null) return words.unfinished;
  const winners = outcome.winners.map((seat) => recordName(seat, players));
  const scores = SEATS.flatMap((seat) =>
    outcome.scores[seat] === undefined ? [] : [`${seat} ${outcome.scores[seat]}`],
  );
  return words.outcome(winners, scores.join(', '), outcome.reason);
}
