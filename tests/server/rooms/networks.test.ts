import { describe, expect, it } from 'vitest';
import { Networks, networksOf } from '../../../src/server/rooms/networks';

it.each([
  ['10.1.2.3', ['10.1.2.3']],
  ['10.1.2.3:5678', ['10.1.2.3']],
  ['::ffff:10.1.2.3', ['10.1.2.3']],
  ['::ffff:a01:203', ['10.1.2.3']],
  ['0:0:0:0:0:FFFF:10.1.2.3', ['10.1.2.3']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['[2001:db8:1:2::9]:443', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['unknown', ['unknown']],
])('%s lies in %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

describe('guests of one network', () => {
  const taken = (networks: Networks, addresses: Iterable<string>) =>
    [...addresses].filter((address) => networks.take(address, 'costly')).length;
  function* addresses(count: number, made: (index: number) => string) {
    for (let index = 0; index < count; index++) yield made(index);
  }

  it('share what they may ask, whatever address of it they take', () => {
    const networks = new Networks(() => 0);
    const within = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    expect(taken(networks, addresses(1000, within))).toBe(40);
    expect(networks.take('2001:db8:1:3::1', 'costly')).toBe(true);
    const across = (index: number) => `2001:db8:1:${(index + 16).toString(16)}::1`;
    expect(taken(networks, addresses(1000, across))).toBe(119);
    expect(networks.take('2001:db8:2::1', 'costly')).toBe(true);
  });

  it('have as much as others after any number of addresses', () => {
    let now = 0;
    const networks = new Networks(() => now);
    expect(
      taken(
        networks,
        addresses(100, () => '9.9.9.9'),
      ),
    ).toBe(40);
    taken(
      networks,
      addresses(60_000, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`),
    );
    expect(networks.take('9.9.9.9', 'costly')).toBe(false);
    now = 3600;
    expect(
      taken(
        networks,
        addresses(100, () => '9.9.9.9'),
      ),
    ).toBe(40);
  });

  it('who take what they have not use up nothing of their neighbours', () => {
    const networks = new Networks(() => 0);
    expect(
      taken(
        networks,
        addresses(5000, () => '2001:db8:1:2::1'),
      ),
    ).toBe(40);
    expect(
      taken(
        networks,
        addresses(100, () => '2001:db8:1:3::1'),
      ),
    ).toBe(40);
  });

  it('have so many connections at once', () => {
    const networks = new Networks(() => 0, 3);
    const leave = [1, 2, 3].map((host) => networks.connect(`2001:db8:1:2::${host}`));
    expect(networks.connect('2001:db8:1:2::4')).toBeNull();
    expect(networks.connect('9.9.9.9')).not.toBeNull();
    leave[0]?.();
    expect(networks.connect('2001:db8:1:2::4')).not.toBeNull();
  });

  it('open so many rooms in a day', () => {
    let now = 0;
    const networks = new Networks(() => now);
    let opened = 0;
    for (now = 0; now < 86_400; now += 60) if (networks.take('9.9.9.9', 'rooms')) opened++;
    expect(opened).toBeLessThan(200);
  });
});
