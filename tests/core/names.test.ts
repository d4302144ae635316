import { describe, expect, it } from 'vitest';
import { distinctName, PlayerShape, parseShape, tidyName, visibleText } from '#core';

const check = (name: string) => parseShape(PlayerShape, { name });

describe('a name', () => {
  it.each([
    'Ann',
    'Žofie',
    '李小龍',
    'Łukasz 2',
    'अनु',
    'मनोज',
    'A!',
    '🦖',
    '👩🏽‍💻 Ann',
    '🏴‍☠️',
    '👨‍👩‍👧',
    '❤️',
    '1️⃣',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '🇫🇷',
  ])('may be %s', (name) => {
    expect(check(name)).toEqual({ ok: true, value: { name } });
    expect(tidyName(name)).toBe(name);
  });

  it.each([
    ['zero-width signs', '\u200b\u2060'],
    ['one of them among letters', 'An\u200dn'],
    ['a right-to-left override', '\u202eecilA'],
    ['an isolate', '\u2066Ann\u2069'],
    ['a direction mark', 'Ann\u200f'],
    ['NUL', 'An\0n'],
    ['a control', 'Ann\u0085x'],
    ['a lone surrogate', 'Ann\ud83d'],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', 'A\uffa0'],
    ['Hangul jamo fillers', '\u115f\u1160'],
    ['a Braille blank', '\u2800'],
    ['a grapheme joiner', 'A\u034fnn'],
    ['a soft hyphen', 'A\u00adnn'],
    ['a selector without an emoji', 'A\ufe0f'],
    ['tags without a flag', 'A\u{e0061}'],
    ['a Khmer vowel that is not seen', '\u17b4'],
    ['a Mongolian separator', 'A\u180e'],
    ['a pile of marks', `A${'\u0301'.repeat(9)}`],
  ])('is refused for %s, and comes out clean where it is tidied', (_what, name) => {
    expect(check(name)).toMatchObject({ ok: false, error: { field: 'name', code: 'name.hidden' } });
    const tidy = tidyName(name);
    if (tidy !== '') expect(check(tidy).ok).toBe(true);
  });

  it('needs something to be seen', () => {
    expect(check('\u0301')).toMatchObject({ error: { field: 'name', code: 'name.blank' } });
    expect(tidyName('\u200b \u0301')).toBe('');
  });

  it('is cleaned while it is typed, and keeps its emoji', () => {
    expect(visibleText('A\u202en\u200bn 👩🏽‍💻\u00a0')).toBe('Ann 👩🏽‍💻 ');
  });
});

describe('the second of two names that are read for one another', () => {
  it.each([
    ['Ann', 'Ann'],
    ['ann', 'Ann'],
    ['Ａｎｎ', 'Ann'],
    ['Аnn', 'Ann'],
    ['AIice', 'Alice'],
    ['A nn', 'Ann'],
    ['STRASSE', 'Straße'],
    ['B0B', 'Bob'],
  ])('%s beside %s has a number', (name, other) => {
    expect(distinctName(name, [other], 60)).toBe(`${name} 2`);
    expect(distinctName(name, [other, `${other} 2`], 60)).toBe(`${name} 3`);
  });

  it('stays as it is where nobody else has it, and within its length', () => {
    expect(distinctName('Ann', ['Anna', 'Bob'], 60)).toBe('Ann');
    expect(distinctName('Annabella', ['annabella'], 8)).toBe('Annabe 2');
  });
});
