import { describe, expect, it } from 'vitest';
import { catalogueWithFrenchSpacing, coreProblems, frenchType, withFrenchSpacing } from '#core';
import { messagesFor } from '#i18n';
import { kingFirstGame, kingHints, kingLessons, kingRulebook } from '#king-of-monsters/lessons';
import { sessionProblems } from '#session';
import { storageProblems } from '#storage';
import { tetzillaLessons, tetzillaRulebook } from '#tetzilla/lessons';
import { tetMessages } from '#tetzilla/view';
import { tetzillaProblems } from '#tetzilla/words';
import { zorglFirstGame, zorglHints, zorglLessons, zorglRulebook } from '#zorgl/lessons';
import { zorglMessages } from '#zorgl/view';
import { zorglProblems } from '#zorgl/words';
import { PUT_IN, textsIn, writtenTexts } from '../helpers/writtenTexts';

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a space at which a line can be broken before a sign', / [;:!?»%]|« /u],
  ['no space before a sign', /[\p{L}◆)’][;!?»](?![\p{L}◆])|[\p{L}◆)’]:(?= |$)|«[^\u00a0]/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['straight quotation marks', /"(?!human"|\$|◆|T3 1 c5")[\p{L}][^"]*"/u],
  ['three dots', /\.\.\./],
  ['two spaces', / {2}/],
  [
    'a capital without its accent',
    /\b(?:A (?:la|l’|vous|son|ce|chaque)|E(?:tage|tape|chec|cran|cras|gal|quip|lev))/u,
  ],
  [
    'an elision that was not made',
    /(?<![\p{L}’-])(?:[ld][ea]|[jmnst]e|que|si(?= il)) (?=[aeiouéèêàâîôû]|il\b)(?!onz|oui|un (?:ou|et)\b|[a-z](?:\d| à))/u,
  ],
  ['an anglicism', /\b(?:bots?|streams?|checker|digital\w*|scorer|cliquable|updater?|loader?)\b/iu],
  ['somebody called “tu”', /(?<![\p{L}’-])(?:tu|ton|ta|tes|toi)(?![\p{L}’-])/iu],
];

/** What is wrong with how a French text is set, as it is written in the source. */
function faultsOf(source: string): readonly string[] {
  const text = frenchType(source);
  return FAULTS.filter(([, fault]) => fault.test(text)).map(([what]) => `${what}: ${text}`);
}

describe('how French is set', () => {
  it.each([
    ['Où ? Là !', 'Où\u202f? Là\u202f!'],
    ['Tour 3 : il dit « non » ; fin', 'Tour 3\u00a0: il dit «\u00a0non\u00a0»\u202f; fin'],
    ['de 0 à 999 999 999', 'de 0 à 999\u202f999\u202f999'],
    ['640 × 360, 12 Mo, 5 minutes', '640\u00a0×\u00a0360, 12\u00a0Mo, 5 minutes'],
    ['à 9:16, https://exemple', 'à 9:16, https://exemple'],
  ])('%s', (written, set) => {
    expect(frenchType(written)).toBe(set);
  });

  it('only where a text is asked for, so that nobody waits for a catalogue in another language', () => {
    const read: string[] = [];
    const written = {
      game: {
        get title() {
          read.push('title');
          return 'Où ?';
        },
      },
    };
    const set = withFrenchSpacing(written);
    expect(read).toEqual([]);
    expect([set.game.title, set.game.title]).toEqual(['Où\u202f?', 'Où\u202f?']);
    expect(read).toEqual(['title']);
    expect(Object.keys(set)).toEqual(['game']);
  });

  it('of all that a catalogue holds and of what its functions give', () => {
    const sign = { is: ':' };
    const { list, told, inner } = withFrenchSpacing({
      list: ['Où ?'],
      told: (name: string, more: readonly string[]) => `${name} : ${more.join(', ')}`,
      inner: { count: 3, is: (given: string) => ({ say: `${given} !` }) },
    });
    expect([list, told('Rex', ['a', 'b']), told.length, inner.count, inner.is('Oui').say, sign.is]).toEqual([
      ['Où\u202f?'],
      'Rex\u00a0: a, b',
      2,
      3,
      'Oui\u202f!',
      ':',
    ]);
  });
});

it('of data in every language only the French is set, and what tells nothing stays itself', () => {
  const action = { do: 'move' };
  const lesson = { title: { en: 'Who ?', fr: 'Qui ?' }, say: () => ({ en: '!', fr: 'Là !' }), action };
  const { title, say, ...rest } = catalogueWithFrenchSpacing(lesson);
  expect([title, say(), rest.action]).toEqual([
    { en: 'Who ?', fr: 'Qui\u202f?' },
    { en: '!', fr: 'Là\u202f!' },
    action,
  ]);
  expect(rest.action).toBe(action);
});

describe('the search', () => {
  it.each([
    ['Attaquer?', 'no space before a sign'],
    ['Rex: 3', 'no space before a sign'],
    [`«Rex »`, 'no space before a sign'],
    [`Au tour ${PUT_IN}!`, 'no space before a sign'],
    ["l'armée", 'a straight apostrophe'],
    ['le "moment"', 'straight quotation marks'],
    ['On développe...', 'three dots'],
    ['deux  espaces', 'two spaces'],
    ['A la fin', 'a capital without its accent'],
    ['Etage', 'a capital without its accent'],
    ['le étage', 'an elision that was not made'],
    ['parce que il dort', 'an elision that was not made'],
    ['si il veut', 'an elision that was not made'],
    ['Un bot joue', 'an anglicism'],
    ['Choisis ta carte', 'somebody called “tu”'],
  ])('finds what is wrong with: %s', (text, what) => {
    expect(faultsOf(text).map((fault) => fault.split(':')[0])).toEqual([what]);
  });

  it.each([
    'Où fuit-elle ? En c4 : c’est tout ; « voilà » !',
    'À 3:20, sur https://exemple, de A1 à G7 (T9.1).',
    'le onzième, de un ou deux, de a1 en b2, de a à l, reprenez-la ici',
    'doit être "human" ou un robot',
    'l’as est à vous',
  ])('is silent about: %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('reads catalogues, and what lessons and rules call French', () => {
    const put = ['$', '{n}'].join('');
    expect(
      textsIn('fr', 'words.fr.ts', `const a = { 'b.c': 'Un', c: (n) => n > 1 ? \`${put} de\` : 'Trois' };`),
    ).toEqual(['Un', `${PUT_IN} de`, 'Trois']);
    expect(textsIn('fr', 'lesson.ts', "const a = { en: 'One', fr: 'Un' };")).toEqual(['Un']);
  });
});

it('every French text of the program is set as it should be', () => {
  const texts = writtenTexts('fr');
  expect(texts.length).toBeGreaterThan(2500);
  expect(texts.flatMap(([name, text]) => faultsOf(text).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

describe('what people read is set', () => {
  const ordinary = / [;:!?»]|« /;

  /** All French texts of something that are there without asking for them. */
  function plain(value: unknown, french: boolean): readonly string[] {
    if (typeof value === 'string') return french ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => plain(inner, french || key === 'fr'));
  }

  it.each([
    ['the interface', messagesFor('fr'), true],
    ['Zorgl-Zilla', zorglMessages('fr'), true],
    ['TetZilla', tetMessages('fr'), true],
    ['what is wrong anywhere', coreProblems.fr, true],
    [
      'what is wrong around a session, and with what is kept',
      { ...sessionProblems.fr, ...storageProblems.fr },
      true,
    ],
    ['what is wrong in Zorgl-Zilla', zorglProblems.fr, true],
    ['what is wrong in TetZilla', tetzillaProblems.fr, true],
    ['the rules of Zorgl-Zilla', zorglRulebook, false],
    ['the rules of TetZilla', tetzillaRulebook, false],
    ['the lessons of Zorgl-Zilla', zorglLessons, false],
    ['the first game of Zorgl-Zilla', zorglFirstGame, false],
    ['the lessons of TetZilla', tetzillaLessons, false],
    ['the rules of King of Monsters', kingRulebook, false],
    ['the lessons of King of Monsters', kingLessons, false],
    ['the first game of King of Monsters', kingFirstGame, false],
    ['what newcomers to King of Monsters are told', kingHints, false],
    ['what newcomers to Zorgl-Zilla are told', zorglHints, false],
  ] as const)('%s', (_, data, french) => {
    const texts = plain(data, french);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => ordinary.test(text))).toEqual([]);
  });

  it('and so is what is put together', () => {
    expect(messagesFor('fr').figures.held('Rex')).toBe('chez Rex');
    expect(messagesFor('fr').textBoard.cell('c3', 'libre')).toBe('c3\u00a0: libre');
    expect(zorglMessages('fr').log.wonByPlant('Rex')).toBe('La centrale n’est plus. Rex gagne\u202f!');
    expect(storageProblems.fr['address.seat']({ seat: 'Z', seats: ['A'], example: '' })).toContain(
      'jeu\u00a0: A',
    );
  });
});
