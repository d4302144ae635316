import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { describeInEnglish } from '../../../src/server/problems';
import { readSettings } from '../../../src/server/running/settings';

describe('the settings of a server', () => {
  it('have defaults', () => {
    expect(unwrap(readSettings({ HOME: '/root' }))).toEqual({
      logLevel: null,
      metricsPort: null,
      metricsHost: 'localhost',
      proxies: 0,
      hosts: [],
      connections: null,
      roomDays: 30,
      twitchChannel: null,
      twitchChat: null,
    });
  });

  it('are read from the environment', () => {
    const environment = {
      LOG_LEVEL: 'debug',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      TRUSTED_PROXIES: '2',
      SERVER_NAMES: 'Games.example,kaiju.example',
      NETWORK_CONNECTIONS: '2000',
      ROOM_DAYS: '7',
      TWITCH_CHANNEL: 'kaiju_club',
      TWITCH_CHAT: 'ws://localhost:8090',
    };
    expect(unwrap(readSettings(environment))).toEqual({
      logLevel: 'debug',
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      proxies: 2,
      hosts: ['games.example', 'kaiju.example'],
      connections: 2000,
      roomDays: 7,
      twitchChannel: 'kaiju_club',
      twitchChat: 'ws://localhost:8090',
    });
  });

  it.each([
    ['LOG_LEVEL', 'loud', 'fatal, error, warn'],
    ['METRICS_PORT', '70000', 'a port'],
    ['METRICS_PORT', '', 'a port'],
    ['METRICS_HOST', '', 'an address'],
    ['TRUSTED_PROXIES', '-1', 'a number of proxies'],
    ['SERVER_NAMES', 'games.example, ', 'names with commas'],
    ['NETWORK_CONNECTIONS', '0', 'a number of connections'],
    ['ROOM_DAYS', '0', 'a number of days'],
    ['TWITCH_CHANNEL', 'two words', 'the name of a channel'],
    ['TWITCH_CHAT', 'https://example.org', 'an address that begins with ws://'],
  ])('name %s where it is "%s"', (name, text, form) => {
    const read = readSettings({ [name]: text });
    expect(read.ok ? '' : describeInEnglish(read.error)).toContain(`${name}: "${text}" is not ${form}`);
  });
});
