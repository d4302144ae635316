import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomResponses } from '#net';
import { deviceKey } from '../helpers/deviceKey';
import { RoomServer } from '../helpers/roomServer';
import { kaiju } from './KaijuPage';

let server: RoomServer;

beforeEach(() => {
  server = new RoomServer();
  kaiju.server = server;
});

describe('several seats of one person', () => {
  it('are chosen of one side, called by the game, and played from one phone', async () => {
    const game = 'king-of-monsters';
    const made = await server
      .device()
      .ask<RoomResponses['create']>({ do: 'create', game, players: 9, options: {} });
    await kaiju.open(`/join/${made.room}`);
    await kaiju.user.type(await screen.findByLabelText('Your name'), 'Ann');
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const [king, artemis, bamf] = [box(/The King/), box(/Artemis/), box(/Bamf/)];
    if (!king.checked) await kaiju.user.click(king);
    await kaiju.user.click(artemis);
    // The King is of the other side.
    expect([king.checked, artemis.checked]).toEqual([false, true]);
    await kaiju.user.click(bamf);
    await kaiju.press('Sit down');
    await screen.findByRole('heading', { name: /^You are in, Ann!$/ });
    const joined = server.asked.filter((asked) => asked.do === 'join');
    expect(joined.map((asked) => 'seat' in asked && asked.seat)).toEqual(['artemis', 'bamf']);
    expect(new Set(joined.map((asked) => 'key' in asked && asked.key)).size).toBe(1);
    expect(document.querySelectorAll('.rooms-marks > *')).toHaveLength(2);
  });

  it('are all of a side with one press', async () => {
    const game = 'king-of-monsters';
    const table = server.device();
    const made = await table.ask<RoomResponses['create']>({ do: 'create', game, players: 9, options: {} });
    const other = { do: 'join', room: made.room, seat: 'bamf', name: 'Bob', key: deviceKey('Bob') } as const;
    await server.device().ask(other);
    await kaiju.open(`/join/${made.room}`);
    await kaiju.user.click(await screen.findByRole('button', { name: 'The whole side: 7 seats' }));
    const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(chosen).toHaveLength(7);
    await kaiju.press('Sit down');
    await screen.findByRole('heading', { name: /^You are in/ });
    expect(document.querySelectorAll('.rooms-marks > *')).toHaveLength(7);
  });
});
