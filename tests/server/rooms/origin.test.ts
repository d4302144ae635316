import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isOwnPage } from '../../../src/server/rooms/origin';

const request = (host: string, localAddress: string, origin = `http://${host}`) =>
  ({ headers: { origin, host }, socket: { localAddress } }) as IncomingMessage;
const asked = (host: string, address: string, proxies = 0, hosts: readonly string[] = []) =>
  isOwnPage(request(host, address), { proxies, hosts });

it.each([
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.7:3000',
  'sofa:3000',
  'sofa.local:3000',
  'sofa.lan',
])('a page of %s is one of a server at home', (host) => expect(asked(host, '192.168.1.7')).toBe(true));

it.each(['127.0.0.1', '::1', '::ffff:192.168.1.7', '10.0.0.1', '172.16.3.4', 'fd00::7'])(
  'a page under a bought name that leads to %s is none of this server',
  (address) => {
    expect(asked('rebound.example:3000', address)).toBe(false);
    expect(asked('games.example', address, 0, ['games.example'])).toBe(true);
    expect(asked('games.example', address, 1)).toBe(true);
  },
);

it('a page under a name that leads to a server of the open network is its own', () => {
  expect(asked('games.example', '203.0.113.7')).toBe(true);
});

it('a page of another name is none', () => {
  expect(
    isOwnPage(request('localhost:3000', '127.0.0.1', 'http://localhost:3001'), { proxies: 0, hosts: [] }),
  ).toBe(false);
  expect(isOwnPage(request('localhost', '127.0.0.1', 'null'), { proxies: 0, hosts: [] })).toBe(false);
});
