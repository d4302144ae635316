import { describe, expect, it } from 'vitest';
import { SEATS, type Seat, zorgl } from '#zorgl/rules';
import {
  defaultDraft,
  type GameDraft,
  moveTarget,
  PLAYER_COUNTS,
  PRESET_IDS,
  planGame,
  presetOf,
  turned,
  withMonster,
  withMoved,
  withNewPlayer,
  withoutPlayer,
  withPlayerCount,
  withPreset,
} from '#zorgl/view';

const draft = defaultDraft(7);

/** Who sits where, e.g. `A Rex, C Zed`. */
const seating = ({ places, seats }: GameDraft) =>
  places.map((seat) => `${seat} ${seats[seat].name}`).join(', ');

const isPlayable = (each: GameDraft) => zorgl.setup(planGame(each)!.options, 1).ok;

describe('the seats of a game in the making', () => {
  it('turn round the table, with who sits there', () => {
    expect(seating(turned(draft))).toBe('B Rex, D Zed');
    const three = withPlayerCount(draft, 3);
    expect(seating(turned(three))).toBe('B Rex, C Mia, D Zed');
    expect(seating(turned(turned(three)))).toBe('A Zed, C Rex, D Mia');
    for (const count of PLAYER_COUNTS) {
      let turning = withPlayerCount(draft, count);
      for (const _ of SEATS) {
        expect(isPlayable(turning)).toBe(true);
        turning = turned(turning);
      }
      expect(seating(turning)).toBe(seating(withPlayerCount(draft, count)));
    }
  });

  it('are exchanged by a player who goes to a place in use', () => {
    expect(seating(withMoved(draft, 'A', 'C'))).toBe('A Zed, C Rex');
    expect(seating(withMoved(draft, 'A', 'A'))).toBe('A Rex, C Zed');
  });

  it('of two players stay opposite each other (Z2.1)', () => {
    expect(seating(withMoved(draft, 'A', 'B'))).toBe('B Rex, D Zed');
    expect(seating(withMoved(draft, 'A', 'D'))).toBe('B Zed, D Rex');
  });

  it('of three players may leave any one free', () => {
    const three = withPlayerCount(draft, 3);
    expect(seating(withMoved(three, 'B', 'D'))).toBe('A Rex, C Zed, D Mia');
    expect(seating(withNewPlayer(draft, 'D'))).toBe('A Rex, C Zed, D Olga');
  });

  it('are given up so that what remains can be played', () => {
    const four = withPlayerCount(draft, 4);
    expect(seating(withoutPlayer(four, 'B'))).toBe('A Rex, C Zed, D Olga');
    const three = withPlayerCount(draft, 3);
    expect(seating(withoutPlayer(three, 'B'))).toBe('A Rex, C Zed');
    expect(seating(withoutPlayer(three, 'A'))).toBe('B Mia, D Zed');
  });

  it('lead on to one that may be taken, from any', () => {
    for (const count of PLAYER_COUNTS) {
      const from = withPlayerCount(draft, count);
      for (const seat of from.places) {
        const target: Seat = moveTarget(from, seat);
        expect(target).not.toBe(seat);
        expect(isPlayable(withMoved(from, seat, target))).toBe(true);
      }
    }
  });
});

describe('ready-made games', () => {
  it('can be played, are recognized, and keep who plays', () => {
    for (const id of PRESET_IDS) {
      const made = withPreset(draft, id, 5);
      expect(isPlayable(made), id).toBe(true);
      expect(presetOf(made)).toBe(id);
      for (const seat of SEATS) {
        const { name, bot, colour } = draft.seats[seat];
        expect(made.seats[seat]).toMatchObject({ name, bot, colour });
      }
    }
  });

  it('of chaos deal every special monster once, by chance', () => {
    const dealt = [1, 2, 3, 4, 5].map((chance) =>
      SEATS.map((seat) => withPreset(draft, 'chaos', chance).seats[seat].figure),
    );
    for (const monsters of dealt) expect(new Set(monsters).size).toBe(4);
    expect(new Set(dealt.map((monsters) => monsters.join())).size).toBeGreaterThan(1);
  });

  it('are not what somebody has changed', () => {
    expect(presetOf(withMonster(withPreset(draft, 'french', 1), 'A', 'xman'))).toBeNull();
    expect(presetOf({ ...withPlayerCount(draft, 3), values: { army: false } })).toBeNull();
    expect(presetOf({ ...withPreset(draft, 'brawl', 1), values: { army: false } })).toBeNull();
  });
});
