import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BROADCAST,
  type FeedFile,
  feedAddress,
  PROTOCOL,
  parseFeedAddress,
  parseFeedHead,
} from '#net';

const FILES: readonly FeedFile[] = [
  { file: 'head' },
  { file: 'opening', match: 0 },
  { file: 'step', match: 2, step: 17 },
  { file: 'bundle', match: 10, bundle: 3 },
];

describe('the addresses of a feed', () => {
  it.each(FILES)('lead to the file that they were made for: $file', (file) => {
    expect(parseFeedAddress(feedAddress('ABC234', file))).toEqual({ code: 'ABC234', file });
  });

  it.each([
    '/feed/ABC234',
    '/feed/abc234/head.json',
    '/feed/ABC10I/head.json',
    '/feed/ABC234/head.json.gz',
    '/feed/ABC234/01/opening.json',
    '/feed/ABC234/0/-1.json',
    '/feed/ABC234/0/1e3.json',
    '/feed/ABC234/0/12345678.json',
    '/feed/ABC234/../head.json',
    '/other/ABC234/head.json',
  ])('are of no other form: %s', (path) => {
    expect(parseFeedAddress(path)).toBeNull();
  });
});

describe('the head of a feed', () => {
  const seats = [{ seat: 'A', name: null, by: 'bot', level: 'greedy', here: false }];
  const room = { room: 'ABC234', game: 'zorgl', seats, begun: true, locked: false, match: 0 };
  const head = { version: PROTOCOL, room, broadcast: DEFAULT_BROADCAST, steps: 3 };

  it('is taken as it is', () => {
    expect(parseFeedHead(head)).toEqual({ ok: true, value: head });
  });

  it.each([
    ['steps', { ...head, steps: -1 }],
    ['room.match', { ...head, room: { ...room, match: 'first' } }],
    ['broadcast.delay', { ...head, broadcast: { ...DEFAULT_BROADCAST, delay: 900 } }],
    ['version', { ...head, version: PROTOCOL + 1 }],
    ['', null],
  ])('names what is wrong with it: %s', (field, wrong) => {
    expect(parseFeedHead(wrong)).toMatchObject({ ok: false, error: { field } });
  });
});
