import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, reasonOf, unwrap } from '#core';
import { formatRecord, parseRecord } from '#zorn/record';
import { zorn } from '#zorn/rules';
import { ActionWords } from '../../../../src/games/zorn/record/actions';
import { VOCABULARIES } from '../../../../src/games/zorn/record/record';
import { problemWordsIn } from '../../../helpers/problems';
import { scene } from '../../../helpers/zorn/scene';

const PAGE = readFileSync('docs/record-zorn.md', 'utf8');
const [FENCED = '', EXCERPT = ''] = /```text\n(.*?)```/s.exec(PAGE) ?? [];
const DOCUMENTATION = PAGE.replace(FENCED, '');

/** The record that the documentation shows. */
const EXAMPLE = DOCUMENTATION.split('\n')
  .filter((line) => line.startsWith('    ') || line === '')
  .map((line) => line.trimEnd().slice(4))
  .join('\n')
  .trim();

const game = unwrap(parseRecord(EXAMPLE));

const times = (count: number, kind: string): readonly string[] => Array.from({ length: count }, () => kind);

describe('a record of The Struggle for Zorn written by hand', () => {
  it('says players, options and actions', () => {
    const options = {
      players: 3,
      rules: 'C',
      houses: ['mahn', 'thorn', 'zaius'],
      characters: 'own',
      days: 4,
      terrorLimit: 21,
      menace: 'normal',
      treasure: 'weighted',
      forks: 'turn',
      duel: false,
      feud: true,
    } as const;
    expect(game.match.positionAt(0)).toEqual(unwrap(zorn.setup(options, 7)));
    expect(game.match.record().actions).toEqual([
      {
        do: 'muster',
        kinds: ['ironmen', 'archers', 'swordstrikers', 'boomstickers'].flatMap((kind) =>
          times(kind === 'archers' ? 3 : 2, kind),
        ),
      },
      {
        do: 'muster',
        kinds: [
          'ironmen',
          ...times(2, 'archers'),
          ...times(2, 'swordstrikers'),
          ...times(3, 'pikers'),
          'levy',
        ],
      },
      {
        do: 'muster',
        kinds: ['ironmen', ...times(3, 'pikers'), ...times(3, 'boomstickers'), 'harassers', 'rockthrower'],
      },
      { do: 'deploy', unit: 'N-ir1', to: 'PC' },
      { do: 'deploy', unit: 'namtull', to: 'PC' },
      { do: 'deploy', unit: 'N-ir2', to: 'W0' },
    ]);
    expect(game.players).toEqual({
      A: { name: 'Anna' },
      B: { name: 'Krok', bot: 'greedy', colour: '#8e5bd0' },
    });
    expect(game.seed).toBe(7);
  });

  it('may be typed without signs, accents, capitals and numbers of spaces, options and numbers left out', () => {
    const text = `\uFEFFFEUILLE DE PARTIE KAIJU 1: the struggle for zorn
      ; dimanche
      JOUEUR a :Anna
      graine:7
      joueurs: 3
      maisons: new mahn,thorn , zaius
      tour 1 - Mise en Place
      a enrole 2 archers, 2  bretteurs,2 arquebusiers, 2 homme de fer, 1 harceleurs ; par ordre
      B enrole 1 homme de fer, 2 archers, 2 bretteurs, 3 piquiers, 1 levee
    `;
    const { match, players } = unwrap(parseRecord(text.replaceAll('\n', '\r\n')));
    expect(match.positionAt(0)).toEqual(game.match.positionAt(0));
    expect(match.entry(0).action).toEqual({
      do: 'muster',
      kinds: [
        ...times(2, 'ironmen'),
        ...times(2, 'archers'),
        ...times(2, 'swordstrikers'),
        ...times(2, 'boomstickers'),
        'harassers',
      ],
    });
    expect(match.entry(1)).toMatchObject({ seat: 'B', action: game.match.entry(1).action });
    expect(players).toEqual({ A: { name: 'Anna' } });
  });

  it('goes on from any position, up to the place that a word means there', () => {
    const position = scene({
      rules: 'B',
      units: { namtull: 'e3', 'N-ar1': 'f3', 'N-sw1': 'E1', rammstein: 'PB', mh1: 'f4' },
      seats: { A: { gold: 6 } },
    });
    const text = `Kaiju game record 1: The Struggle for Zorn
      Position: ${JSON.stringify(position)}
      Turn 1 · day
      A gives 1 gold to B
      a shoots at MH1 with n-ar1
      A moves namtull to E2
      A moves n-sw1 along the flank to e2
      A ends`;
    const { match } = unwrap(parseRecord(text));
    expect(match.record().actions).toEqual([
      { do: 'give', to: 'B', what: 'gold' },
      { do: 'shoot', unit: 'N-ar1', target: 'mh1' },
      { do: 'move', unit: 'namtull', to: 'e2' },
      { do: 'flank', unit: 'N-sw1', to: 'E2' },
      { do: 'end' },
    ]);
  });

  it('is in the documentation as the program writes it', () => {
    expect(`${EXAMPLE}\n`).toBe(formatRecord(game, 'en'));
  });

  it('has only lines in the other example of the documentation that mean something', () => {
    const lines = EXCERPT.split('\n').map((line) => line.split(';')[0]!.trim());
    const reader = new ActionWords(VOCABULARIES.en);
    const actions = lines.filter((line) => line !== '' && !line.startsWith('Turn'));
    expect(actions.length).toBeGreaterThan(12);
    for (const line of actions)
      expect(reader.read(line, game.match.position), line).toMatchObject({ ok: true });
  });

  it.each(LANGUAGES)('has every phrase and every word of %s in the documentation', (language) => {
    const shown = [...DOCUMENTATION.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    const words = VOCABULARIES[language];
    for (const phrase of Object.values(words.phrases)) {
      const pattern = new RegExp(`^${phrase.replaceAll(/\{\w+\}/g, '.+')}$`);
      expect(
        shown.some((code) => pattern.test(code)),
        phrase,
      ).toBe(true);
    }
    const { names, options } = words;
    const lists = [
      words.flags,
      words.orders,
      words.values,
      words.resources,
      words.goods,
      words.ills,
      words.dice,
      names.spells,
      names.mercenaries,
      ...Object.values(options),
    ];
    for (const word of lists.flatMap((list) => Object.values(list))) expect(shown).toContain(word);
    for (const { many } of Object.values(names.counters)) expect(shown).toContain(many);
  });
});

describe('a record of The Struggle for Zorn that is wrong', () => {
  const POSITION = `Position: ${JSON.stringify(game.match.positionAt(0))}`;
  const bad: readonly (readonly [name: string, from: string, to: string, at: string, field: string])[] = [
    ['another game', 'The Struggle for Zorn', 'Chess', 'Chess', 'format'],
    ['a later version', 'record 1', 'record 2', 'record 2', 'version'],
    ['a line that means nothing', 'Seed: 7', 'Moon: full', 'Moon', 'header'],
    ['no seed', 'Seed: 7\n', '', 'Kaiju', 'seed'],
    ['no number of players', 'Players: 3\n', '', 'Kaiju', 'players'],
    ['too many players', 'Players: 3', 'Players: 6', 'Players: 6', 'players'],
    ['a number of players that is none', 'Players: 3', 'Players: three', 'three', 'players'],
    ['a player twice', 'Player B', 'Player A', 'Krok', 'players.A'],
    ['a player who stays away', 'Player B', 'Player E', 'Krok', 'players.E'],
    ['a trait that is none', 'bot greedy', 'left-handed', 'Krok', 'players.B'],
    ['rules that are none', 'Rules: C', 'Rules: Z', 'Rules', 'rules'],
    ['a House that is none', 'Thorn', 'Stark', 'Stark', 'houses'],
    ['too few Houses', ', Zaius', '', 'Houses', 'houses'],
    ['a House twice', 'Zaius', 'Thorn', 'Houses', 'houses'],
    ['a word that is none', 'Menace: normal', 'Menace: cosy', 'cosy', 'menace'],
    ['a yes that is none', 'Duel: no', 'Duel: perhaps', 'perhaps', 'duel'],
    ['too many days', 'Days: 4', 'Days: 5', 'Days: 5', 'days'],
    ['a limit that is none', 'four days: 21', 'four days: 9', 'four days: 9', 'terror-limit'],
    ['a position and an option', 'Seed: 7', POSITION, 'Players: 3', 'players'],
    ['no phase', 'Turn 1 · set-up\n', '', 'A musters', 'header'],
    ['another phase', 'Turn 1 · set-up', 'Turn 1 · night', 'Turn 1', 'turn'],
    ['words that mean nothing', 'A deploys N-ir1 to PC', 'A sings', 'A sings', 'action'],
    ['an action of another seat', 'B musters', 'C musters', 'C musters', 'player'],
    ['a seat that is none', 'B musters', 'X musters', 'X musters', 'player'],
    ['counters that are none', '1 rock thrower', '1 catapult', '1 catapult', 'kinds'],
    ['counters without a number', '1 rock thrower', 'rock throwers', ', rock', 'kinds'],
    ['counters that are too many', '1 harasser, ', '2 harassers, ', '2 harassers', 'kinds'],
    ['a unit that is none', 'N-ir1', 'N-xx1', 'N-xx1', 'unit'],
    ['a unit of somebody else', 'N-ir1', 'T-ir1', 'T-ir1', 'unit'],
    ['a place that is none', 'N-ir2 to W0', 'N-ir2 to W9', 'W9', 'to'],
    ['a place where nobody deploys', 'N-ir2 to W0', 'N-ir2 to b3', 'to b3', 'to'],
    ['a result that is not so', 'unfinished', 'everybody loses', 'Result', 'result'],
    ['something after the result', 'unfinished', 'unfinished\n  A ends', 'end', 'result'],
  ];

  it.each(bad)('with %s is refused, with the line and the field', (_name, from, to, at, field) => {
    const lines = EXAMPLE.replace(from, to).split('\n');
    const read = parseRecord(lines.join('\n'));
    const number = at === 'end' ? lines.length : lines.findIndex((each) => each.includes(at)) + 1;
    expect(read).toMatchObject({ ok: false, error: { field: `line ${number}, ${field}` } });
    if (read.ok) return;
    for (const language of LANGUAGES) {
      expect(reasonOf(read.error, problemWordsIn(language))).not.toBe('');
    }
  });

  const position = scene({
    units: { 'N-ar1': 'b3', namtull: 'b3', rammstein: 'PB' },
    seats: { A: { food: 9 } },
  });
  const words: readonly (readonly [string, string])[] = [
    ['A gives 1 silver to B', 'what'],
    ['A gives 1 gold to X', 'to'],
    ['A sets moods to ask', 'order'],
    ['A sets Hits to maybe', 'is'],
    ['A hires Elves in PA', 'kind'],
    ['A casts Fireball on c7 with morgan', 'spell'],
    ['A casts Twister on z7 with morgan', 'target'],
    ['A regroups N-ar1 against boredom', 'what'],
    ['A rallies N-ar1 against poison with namtull', 'what'],
    ['A moves N-ar1 to z9', 'to'],
    ['A feeds all of its units', 'units'],
    ['A charges into b3 with N-ar1 by way of z1', 'via'],
  ];
  it.each(words)('with the line %s is refused, with the field', (line, field) => {
    const text = `Kaiju game record 1: The Struggle for Zorn\nPosition: ${JSON.stringify(position)}\nTurn 1 · day\n${line}`;
    const read = parseRecord(text);
    expect(read).toMatchObject({ ok: false, error: { field: `line 4, ${field}` } });
  });

  it('shows actions that are allowed there to whom writes something else', () => {
    const read = parseRecord(EXAMPLE.replace('A deploys N-ir1 to PC', 'A sings'));
    if (read.ok) throw new Error('it was read');
    expect(reasonOf(read.error, problemWordsIn('en'))).toMatch(/"A sings".*"A deploys \S+ to \S+"/);
  });
});
