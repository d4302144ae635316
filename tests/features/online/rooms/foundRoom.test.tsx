// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok } from '#core';
import { fail, type RoomRequestBody } from '#net';
import { useFoundRoom } from '../../../../src/features/online/client/useFoundRoom';
import type { Connection, ConnectionListener } from '../../../../src/page/connection';
import { providing } from '../../../helpers/services';

const ROOM = { room: 'ABC234', game: 'zorgl' };

/** A way to a room that is there as soon as the test says so. */
function way() {
  const listeners = new Set<ConnectionListener>();
  let there = false;
  const connection = {
    up: true,
    ask: async (_: RoomRequestBody) => (there ? ok(ROOM) : fail('room', 'room.unknown')),
    listen(listener: ConnectionListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {},
  } as unknown as Connection;
  return {
    connect: async () => connection,
    come() {
      there = true;
      for (const { news } of [...listeners]) news({ tell: 'room', room: ROOM as never });
    },
  };
}

it('a feed that has no file yet is waited for, and followed when it comes', async () => {
  const { connect, come } = way();
  const wrapper = providing({ connect: async () => await new Promise(() => {}) });
  const { result } = renderHook(() => useFoundRoom('ABC234', connect), { wrapper });
  await waitFor(() => expect(result.current).toEqual({ state: 'looking', why: 'early' }));
  act(come);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'found', room: ROOM }));
});

it('a room that its own server does not know is not there', async () => {
  const { connect } = way();
  const { result } = renderHook(() => useFoundRoom('ABC234'), { wrapper: providing({ connect }) });
  await waitFor(() =>
    expect(result.current).toMatchObject({ state: 'failed', problem: { code: 'room.unknown' } }),
  );
});
