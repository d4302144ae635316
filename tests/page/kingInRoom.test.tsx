import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { type Action, HEROES, type Position } from '#king-of-monsters/rules';
import type { RoomKeys, RoomResponses } from '#net';
import { SERVED_GAMES } from '../../src/server/games';
import { Room } from '../../src/server/rooms/room';
import { deviceKey } from '../helpers/deviceKey';
import { RoomServer } from '../helpers/roomServer';
import { ask } from '../server/rooms/world';
import { kaiju } from './KaijuPage';

const PHONE = { innerWidth: 390, innerHeight: 844 };
const BEFORE = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };

let server: RoomServer;

beforeEach(() => {
  server = new RoomServer();
  kaiju.server = server;
  Object.assign(window, PHONE);
});

afterEach(() => void Object.assign(window, BEFORE));

type Match = Room['match'];

/** The room of a game, played on by the test for everybody. */
class Played {
  private room: Room | null = null;
  private readonly random = Random.fromSeed(3);

  constructor(
    readonly code: string,
    readonly keys: RoomKeys,
  ) {}

  /** The match as the log of the server has it now. */
  async match(): Promise<Match> {
    const { log } = server.world;
    if (this.room === null) this.room = Room.restore(this.code, SERVED_GAMES, await log.read(this.code, 0));
    else for (const entry of await log.read(this.code, this.room.length)) this.room.apply(entry);
    return this.room.match;
  }

  async position(): Promise<Position> {
    return (await this.match()).position as unknown as Position;
  }

  /** What may be done now, and has one of its names. */
  async legal(...names: readonly Action['do'][]): Promise<readonly Action[]> {
    const legal = (await this.match()).legal() as readonly Action[];
    return legal.filter((action) => names.includes(action.do));
  }

  async act(action: Action): Promise<void> {
    const { seat, steps } = await this.match();
    const hosted = unwrap(await server.world.rooms.find(this.code));
    const asked = ask<'act'>({ do: 'act', match: 0, known: steps.length, action });
    unwrap(await hosted.act(seat!, asked));
  }

  /** Plays on for all, the King against heroes wherever he can, until something is asked. */
  async until(asked: (match: Match) => boolean): Promise<void> {
    for (;;) {
      const match = await this.match();
      if (asked(match)) return;
      const legal = match.legal() as readonly Action[];
      const hits = legal.filter((action) => action.do === 'attack');
      await this.act(this.random.pick(hits.length > 0 ? hits : legal));
    }
  }
}

/** A game that goes on, and the phone of somebody who has some of its seats; Bob has another one on a phone of his own. */
async function phoneOf(...seats: readonly string[]): Promise<Played> {
  return phonesOf(seats, null);
}

async function phonesOf(seats: readonly string[], bobs: string | null): Promise<Played> {
  const table = server.device();
  const options = { do: 'create', game: 'king-of-monsters', players: 9, options: {} } as const;
  const { room, keys } = await table.ask<RoomResponses['create']>(options);
  const key = deviceKey('Ann');
  const ann = server.device();
  for (const seat of seats) await ann.ask({ do: 'join', room, seat, name: seat, key });
  if (bobs !== null)
    await server.device().ask({ do: 'join', room, seat: bobs, name: 'Bob', key: deviceKey('Bob') });
  await table.enter(room, keys.table);
  await table.ask({ do: 'start' });
  const kept = JSON.stringify({ seat: seats[0], key });
  localStorage.setItem(`kaiju-tabletop.memory.room.${room}.seat`, kept);
  return new Played(room, keys);
}

async function open({ code }: Played): Promise<void> {
  await kaiju.open(`/join/${code}`);
  await kaiju.ready();
  await kaiju.settle();
  expect(document.querySelector('[data-hand]')).not.toBeNull();
}

/** Chooses a card of a hand, once it can be chosen. */
async function choose(seat: string, card: string): Promise<void> {
  const lit = () => document.querySelector<HTMLElement>(`[data-card="${seat} ${card}"]:not([aria-disabled])`);
  await waitFor(() => expect(lit()).not.toBeNull());
  await kaiju.user.click(lit()!);
}

/** Presses what is offered beside the cards, once it is. */
async function press(name: string): Promise<void> {
  await kaiju.user.click(await screen.findByRole('button', { name }));
}

const frameOf = (match: Match) => (match.position as unknown as Position).stack.at(-1);
/** A duel is to be answered by one of a side, who can. */
const answeredBy = (side: 'king' | 'heroes') => (match: Match) =>
  frameOf(match)?.kind === 'duel' &&
  (match.seat === 'king') === (side === 'king') &&
  (match.legal() as readonly Action[]).some((action) => action.do === 'answer');

describe('a phone at a room of King of Monsters', () => {
  it('defends the heroes who are attacked, with a card or by giving in', async () => {
    const game = await phoneOf(...HEROES);
    await game.until(answeredBy('heroes'));
    await open(game);
    const seat = (await game.match()).seat!;
    const [answer] = await game.legal('answer');
    if (answer?.do !== 'answer') throw new Error('there is nothing to answer with');
    await choose(seat, answer.card);
    await waitFor(async () =>
      expect(frameOf(await game.match())).toMatchObject({ kind: 'duel', seat: 'king' }),
    );
    expect((await game.position()).decks.league.combatDiscard.at(-1)).toBe(answer.card);
    await game.act({ do: 'pass' });
    await game.until(answeredBy('heroes'));
    const { heroes, stack } = await game.position();
    const duel = stack.at(-1);
    if (duel?.kind !== 'duel') throw new Error('nobody is attacked');
    expect(heroes[duel.hero]?.state).toBe('up');
    await press('Pass');
    await waitFor(async () => expect((await game.position()).heroes[duel.hero]?.state).not.toBe('up'));
  });

  it('answers a hero for the King', async () => {
    const game = await phoneOf('king');
    await game.until(answeredBy('king'));
    await open(game);
    const [answer] = await game.legal('answer');
    if (answer?.do !== 'answer') throw new Error('there is nothing to answer with');
    await choose('king', answer.card);
    await waitFor(async () => expect((await game.match()).seat).not.toBe('king'));
    expect((await game.position()).decks.king.combatDiscard.at(-1)).toBe(answer.card);
  });

  it('has two of its heroes exchange cards', async () => {
    const game = await phoneOf(...HEROES);
    await game.until((match) => frameOf(match)?.kind === 'trade');
    await open(game);
    const [offer] = await game.legal('offer');
    if (offer?.do !== 'offer') throw new Error('there is nothing to offer');
    await choose(offer.hero, offer.card);
    await waitFor(async () =>
      expect(frameOf(await game.match())).toMatchObject({ offer: { hero: offer.hero, card: offer.card } }),
    );
    const [trade] = await game.legal('trade');
    if (trade?.do !== 'trade') throw new Error('there is nothing to exchange for');
    await choose(trade.hero, trade.card);
    await waitFor(async () => {
      const { heroes } = await game.position();
      expect(heroes[offer.hero]?.hand).toContain(trade.card);
      expect(heroes[trade.hero]?.hand).toContain(offer.card);
    });
  });

  it('is not asked again in this game what it does not want to be asked, and answers for nobody else', async () => {
    const game = await phonesOf(['ninja', 'anvil'], 'ibis');
    const asks = (kind: string) => (match: Match) => frameOf(match)?.kind === kind;
    await game.until(asks('trade'));
    await open(game);
    await press('Never ask again this game');
    await waitFor(async () => expect(asks('trade')(await game.match())).toBe(false));
    // Bob's question is Bob's.
    await game.until(asks('ibis'));
    const { steps } = await game.match();
    await kaiju.settle();
    expect((await game.match()).steps).toHaveLength(steps.length);
    await game.act({ do: 'pass' });
    await game.until(asks('trade'));
    await kaiju.settle();
    await waitFor(async () => expect(asks('trade')(await game.match())).toBe(false));
    expect((await game.match()).steps.at(-1)).toMatchObject({
      entry: { seat: 'ninja', action: { do: 'pass' } },
    });
    // The phone that wants to be asked again is.
    await press('1 question off');
    await press('Ask me about trades again');
    await game.until(asks('trade'));
    await kaiju.settle();
    await screen.findByRole('button', { name: 'Never ask again this game' });
    expect(asks('trade')(await game.match())).toBe(true);
  });
});
