import { describe, expect, it } from 'vitest';
import { DEFAULT_BROADCAST } from '#net';
import { queryOf, readOptions, shownAs } from '../../../../src/features/online/broadcast/options';
import { keyIn, linkTo } from '../../../../src/features/online/client/keys';

const read = (query: string) => {
  const options = readOptions(query);
  if (!options.ok) throw new Error(options.error.map(({ field }) => field).join());
  return options.value;
};

describe('the address of a broadcast', () => {
  it('says what is shown, before what the control room says', () => {
    const options = read(
      '?camera=above&delay=30&hands=A,C&lang=fr&theme=ink&margins=5&webcam=left&bg=none&quality=low',
    );
    expect(options).toEqual({
      camera: 'above',
      delay: 30,
      hands: ['A', 'C'],
      lang: 'fr',
      theme: 'ink',
      margins: 5,
      webcam: 'left',
      bg: 'none',
    });
    expect(shownAs(options, { ...DEFAULT_BROADCAST, hands: ['A', 'B'], delay: 10 })).toEqual({
      camera: 'above',
      delay: 10,
      hands: ['A'],
      language: 'fr',
      theme: 'ink',
      margins: 5,
      feed: false,
      chances: true,
      title: '',
      webcam: 'left',
      starts: null,
    });
    expect(read('?from=feed')).toEqual({ from: 'feed' });
  });

  it('leaves all to the control room where it says nothing, and hides hands but never shows more', () => {
    const broadcast = { ...DEFAULT_BROADCAST, hands: ['B'] };
    expect(shownAs(read(''), broadcast)).toEqual(broadcast);
    expect(shownAs(read('?hands=all'), broadcast).hands).toEqual(['B']);
    expect(shownAs(read('?hands=none'), broadcast).hands).toEqual([]);
    expect(shownAs(read('?hands=A'), broadcast).hands).toEqual([]);
  });

  it('has each of its mistakes named', () => {
    const wrong = readOptions(
      '?camera=wild&delay=301&hands=a b&lang=tlh&theme=neon&margins=-1&webcam=top&bg=blue',
    );
    expect(wrong.ok ? [] : wrong.error.map(({ field }) => field)).toEqual([
      'camera',
      'delay',
      'hands',
      'lang',
      'theme',
      'margins',
      'webcam',
      'bg',
    ]);
  });

  it('written by a control room shows what it has there', () => {
    const broadcast = {
      ...DEFAULT_BROADCAST,
      camera: 'calm',
      theme: 'paper',
      margins: 7,
      language: 'fr',
    } as const;
    expect(shownAs(read(queryOf(broadcast)), DEFAULT_BROADCAST)).toEqual(broadcast);
    expect(queryOf(DEFAULT_BROADCAST)).toBe('');
  });

  it('keeps its key where no server is told of it', () => {
    const key = 'k'.repeat(43);
    const link = new URL(linkTo('http://table.test', 'watch', 'ABCDEF', '?theme=ink', key));
    expect(link.pathname + link.search).toBe('/watch/ABCDEF?theme=ink');
    expect(keyIn(link.hash)).toBe(key);
    expect(keyIn('#key=short')).toBeNull();
    expect(keyIn('')).toBeNull();
  });
});
