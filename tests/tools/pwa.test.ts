import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../src/server/headers';
import { NOT_AT_HAND } from '../../tools/build/pwa';

const spared = (address: string) => NOT_AT_HAND.some((pattern) => pattern.test(address));

describe('the worker that keeps the program', () => {
  it.each([
    '/',
    '/table',
    '/room/ABCDEF',
    '/join/ABCDEF?seat=A',
    '/control/ABCDEF',
    '/cast/ABCDEF',
    '/learn/zorgl/combo',
  ])('answers %s with the page at hand, which has the same headers', (path) => {
    expect(contentSecurityPolicy(path.split('?')[0]!)).toBe(contentSecurityPolicy('/'));
    expect(spared(path)).toBe(false);
  });

  it.each(['/watch/ABCDEF', '/watch/ABCDEF?theme=ink', '/embed/zorgl/combo', '/embed/zorgl/combo?step=2'])(
    'leaves %s to the server, which gives it headers of its own',
    (path) => {
      expect(contentSecurityPolicy(path.split('?')[0]!)).not.toBe(contentSecurityPolicy('/'));
      expect(spared(path)).toBe(true);
    },
  );

  it.each([
    '/health',
    '/metrics',
    '/feed/ABCDEF/head.json',
    '/rooms.json',
    '/third-party-notices.txt',
    '/sw.js?x=1',
  ])('leaves %s, which is no page of the program', (path) => expect(spared(path)).toBe(true));
});
