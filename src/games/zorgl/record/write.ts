import type { Language, MatchEntry, RecordedPlayers } from '#core';
import { fillPhrase, headerText, type PhraseParts, playerLine, RECORD_COMMENT, recordName } from '#learning';
import { type Action, COMMON_MONSTER, type Position, type Seat, type ZorglTypes } from '#zorgl/rules';
import { writeCard, writeCards } from './cards';
import { english, type Vocabulary } from './english';
import { french } from './french';
import type { RecordedGame } from './gameFile';
import { notesOn } from './notes';
import { setupOf } from './setup';

export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = { en: english, fr: french };

/** The version of the format, for future readers. */
export const RECORD_VERSION = 1;

/** Column of the notes, in characters, where the action leaves room. */
const NOTES_AT = 46;

/** The lines needed to restart the game. */
function headerLines({ match, players, seed }: RecordedGame, words: Vocabulary): string[] {
  const initial = match.positionAt(0);
  const { keys, colon } = words;
  const { army, flight } = initial.options;
  const line = (key: string, value: string) => `${key}${colon}${value}`;
  const setup = seed === undefined ? undefined : setupOf(initial, seed);
  const lines = initial.order.map((seat) => {
    const monster = initial.players[seat]?.monster ?? COMMON_MONSTER;
    return playerLine(seat, players[seat] ?? {}, words, [words.monsters[monster] ?? monster]);
  });
  const options = setup && [
    line(keys.army, army ? words.yes : words.no),
    line(keys.flight, words.flights[flight]),
  ];
  return [
    line(`${words.title} ${RECORD_VERSION}`, 'Zorgl-Zilla'),
    ...headerText({ players: lines, seed, initial, options }, words),
  ];
}

/** The city at the start, so that people can set it up. */
const cityLines = ({ board }: Position): string[] => [
  ...board.map((row, index) => {
    const boxes = row.split(/\s+/).map((token) => token.padEnd(3));
    return `;   ${7 - index}  ${boxes.join('').trimEnd()}`;
  }),
  ';      a  b  c  d  e  f  g',
];

function partsOf(action: Action, seat: Seat, words: Vocabulary): PhraseParts {
  const suit = 'suit' in action ? action.suit : undefined;
  return {
    ...('to' in action ? { to: action.to } : {}),
    ...('unit' in action ? { unit: action.unit } : {}),
    ...('target' in action ? { target: action.target } : {}),
    ...('dir' in action ? { dir: words.directions[action.dir] } : {}),
    ...('card' in action ? { card: writeCard(action.card, words, suit) } : {}),
    ...('cards' in action ? { cards: writeCards(action.cards, words) } : {}),
    seat,
  };
}

function actionText({ action, seat }: MatchEntry<ZorglTypes>, words: Vocabulary): string {
  const text = fillPhrase(words.phrases[action.do], partsOf(action, seat, words));
  const flee = 'flee' in action ? action.flee : undefined;
  return flee === undefined ? text : `${text}${fillPhrase(words.flees, { flee })}`;
}

const withNotes = (text: string, notes: string): string =>
  notes === '' ? text : `${text.padEnd(NOTES_AT - 1)} ${RECORD_COMMENT} ${notes}`;

function turnLine(turn: number, position: Position, players: RecordedPlayers, words: Vocabulary): string {
  const { player } = position.turn;
  const text = fillPhrase(words.turn, { turn: String(turn), name: recordName(player, players) });
  const hand = position.players[player]?.hand ?? [];
  return withNotes(text, hand.length === 0 ? '' : words.notes.holds(writeCards(hand, words)));
}

function resultLine({ outcome }: Position, players: RecordedPlayers, words: Vocabulary): string {
  const result =
    outcome === null
      ? words.unfinished
      : fillPhrase(words.outcomes[outcome.reason], { name: recordName(outcome.winner, players) });
  return `${words.keys.result}${words.colon}${result}`;
}

/** A whole game as text, one line for each card. {@link parseRecord} restores it exactly. */
export function formatRecord(game: RecordedGame, language: Language): string {
  const words = VOCABULARIES[language];
  const { match, players } = game;
  const lines = [...headerLines(game, words), '', ...cityLines(match.positionAt(0))];
  let turn = 0;
  let turnBegins = true;
  for (let index = 0; index < match.length; index++) {
    if (turnBegins) lines.push('', turnLine(++turn, match.positionAt(index), players, words));
    const entry = match.entry(index);
    const notes = notesOn(entry.events, match.positionAt(index + 1), words);
    lines.push(withNotes(`  ${actionText(entry, words)}`, notes));
    turnBegins = beginsTurn(entry);
  }
  return `${[...lines, '', resultLine(match.position, players, words)].join('\n')}\n`;
}

/** Whether the action of an entry starts another turn. */
export function beginsTurn({ events }: MatchEntry<ZorglTypes>): boolean {
  return events.some((event) => event.type === 'turn-started');
}
