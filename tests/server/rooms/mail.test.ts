import { describe, expect, it } from 'vitest';
import type { ServerEvent } from '#net';
import { MAX_WAITING, SendQueue, type SendQueueOwner } from '../../../src/server/rooms/sendQueue';

const room = (room: string): ServerEvent => ({ tell: 'room', room: { room } as never });

/** Mail whose turns end when the test says so, and whose networks take what the test says. */
function world(ids: readonly string[]) {
  const sent: { readonly ids: readonly string[]; readonly news: ServerEvent }[] = [];
  const waiting = new Map(ids.map((id) => [id, 0]));
  const whenEmpty = new Map<string, () => void>();
  let turn = () => {};
  const box = (id: string): SendQueueOwner | undefined =>
    waiting.has(id)
      ? { waiting: waiting.get(id)!, onceEmpty: (run) => void whenEmpty.set(id, run) }
      : undefined;
  const mail = new SendQueue({
    box,
    send: (to, news) => void sent.push({ ids: to, news }),
    later: (run) => {
      turn = run;
    },
  });
  const empties = (id: string) => {
    waiting.set(id, 0);
    whenEmpty.get(id)?.();
  };
  return { mail, sent, waiting, empties, endTurn: () => turn() };
}

describe('the mail of rooms', () => {
  it('sends the same news to all at once, and each device its news in order', () => {
    const { mail, sent, endTurn } = world(['a', 'b']);
    const [first, second] = [room('first'), room('second')];
    for (const id of ['a', 'b']) mail.push(id, first);
    for (const id of ['b', 'a']) mail.push(id, second);
    expect(sent).toEqual([]);
    endTurn();
    expect(sent).toEqual([
      { ids: ['a', 'b'], news: first },
      { ids: ['b', 'a'], news: second },
    ]);
  });

  it('leaves out who is slow, tells them once that they are behind, and then all again', () => {
    const { mail, sent, waiting, empties, endTurn } = world(['quick', 'slow']);
    waiting.set('slow', MAX_WAITING);
    const say = (news: ServerEvent) => {
      for (const id of ['quick', 'slow']) mail.push(id, news);
      endTurn();
    };
    say(room('1'));
    say(room('2'));
    expect(sent.map(({ ids }) => ids)).toEqual([['quick'], ['quick']]);
    empties('slow');
    expect(sent.at(-1)).toEqual({ ids: ['slow'], news: { tell: 'behind' } });
    say(room('3'));
    expect(sent).toHaveLength(4);
    expect(sent.at(-1)).toEqual({ ids: ['quick', 'slow'], news: room('3') });
  });

  it('forgets who is gone', () => {
    const { mail, sent, waiting, endTurn } = world(['a', 'b']);
    waiting.set('a', MAX_WAITING);
    mail.push('a', room('1'));
    endTurn();
    waiting.delete('a');
    mail.forget('a');
    mail.push('a', room('2'));
    endTurn();
    expect(sent).toEqual([]);
    waiting.set('a', 0);
    mail.push('a', room('3'));
    endTurn();
    expect(sent).toEqual([{ ids: ['a'], news: room('3') }]);
  });
});
