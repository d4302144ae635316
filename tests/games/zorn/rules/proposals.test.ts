import { describe, expect, it } from 'vitest';
import { defaultOf, proposalOf, type ZornTypes, zorn } from '#zorn/rules';
import { opening, playThrough } from '../../../helpers/zorn/random-game';

type Position = ZornTypes['Position'];

/** The first position of random games in which a question comes up, as its seat sees it. */
function asked(why: string, fits: (position: Position) => boolean = () => true): Position {
  for (let seed = 1; seed < 40; seed++) {
    let found: Position | undefined;
    playThrough(opening(3, {}, seed), seed, ({ position }) => {
      if (position.ask?.why === why && fits(position)) found ??= position;
    });
    if (found !== undefined) return found;
  }
  throw new Error(`nobody is asked ${why}`);
}

const own = (position: Position) => position.seats[position.ask!.seat]!;

describe('what a screen proposes (N28.3)', () => {
  it('is the suggested muster', () => {
    const position = opening(3, { houses: ['mahn', 'thorn', 'fagen'] }, 1);
    expect(position.ask).toMatchObject({ seat: 'A', why: 'muster' });
    // The first nine of Mahn's list, kinds in order.
    expect(proposalOf(zorn.view(position, 'A'))).toEqual({
      do: 'muster',
      kinds: [
        ...['ironmen', 'ironmen', 'archers', 'archers', 'archers', 'swordstrikers', 'swordstrikers'],
        ...['boomstickers', 'harassers'],
      ],
    });
  });

  it('names one unit at a time, whatever a hand does at once (N28.2)', () => {
    const position = asked('deploy');
    const waiting = ({ units }: Position) => Object.values(units).filter(({ at }) => at === null).length;
    const next = zorn.apply(position, proposalOf(position)!);
    expect(next.ok && waiting(next.value.position)).toBe(waiting(position) - 1);
  });

  it('fills the middle passes', () => {
    expect(proposalOf(asked('deploy'))).toMatchObject({ do: 'deploy', to: 'PC' });
  });

  it('feeds all that can be fed with food, and collects as food what the next meal lacks', () => {
    const meal = asked('feed');
    expect(proposalOf(meal)).toEqual({ do: 'feed', units: Math.min(own(meal).food, eaters(meal)) });
    const harvest = asked('harvest');
    const lacking = Math.max(0, eaters(harvest) - own(harvest).food);
    expect(proposalOf(harvest)).toEqual({ do: 'harvest', food: Math.min(harvest.night!.count, lacking) });
  });

  it('is what a standing order would say, and nothing if none speaks', () => {
    const retreat = asked('retreat', ({ ask }) => /^[A-Z]-/.test(ask!.unit!));
    const { seat } = retreat.ask!;
    const ordered = { ...own(retreat), orders: { ...own(retreat).orders, retreats: 'auto' as const } };
    const proposal = proposalOf(retreat);
    expect(proposal).toMatchObject({ do: 'pick', why: 'retreat' });
    expect(proposalOf({ ...retreat, seats: { ...retreat.seats, [seat]: ordered } })).toEqual(proposal);
    expect(proposalOf(asked('house'))).toBeNull();
    expect(proposalOf(asked('first'))).toBeNull();
  });
});

const LETTERS: Readonly<Record<string, string>> = {
  mahn: 'N',
  thorn: 'T',
  duggan: 'D',
  zaius: 'Z',
  fagen: 'F',
};

/** How many units of the seat that is asked eat (N21.5). */
function eaters({ units, ask, seats }: Position): number {
  const letter = LETTERS[seats[ask!.seat]!.house]!;
  return Object.entries(units).filter(([id, { at, seat }]) => {
    const theirs = seat === ask!.seat || id.startsWith(`${letter}-`);
    const sheet = seats[ask!.seat]!;
    return at !== 'off' && (theirs || id === sheet.commander || id === sheet.magicUser);
  }).length;
}

describe('what is done for an absent seat (N28.3)', () => {
  it('is the proposal, else an abstention, an end or the first answer, and plays whole games', () => {
    expect(defaultOf(asked('first'))).toEqual({ do: 'vote', for: null });
    expect(defaultOf(asked('house'))).toEqual({ do: 'end' });
    let position = opening(2, {}, 3);
    while (position.ask !== null) {
      const action = defaultOf(zorn.view(position, position.ask.seat))!;
      const next = zorn.apply(position, action);
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      position = next.value.position;
    }
    expect(position.outcome).not.toBeNull();
    expect(defaultOf(position)).toBeNull();
  });
});
