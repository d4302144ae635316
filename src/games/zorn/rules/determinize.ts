import { Random, type Seed } from '#core';
import { COUNTS_OF_CHITS } from './chits';
import { CARDS, RELICS, TOKENS } from './facts';
import { type Position, SEATS, type Seat, type View } from './position';
import { GARRISONS, STARS } from './units';

/** Shuffles in place. */
function mix<Item>(items: Item[], random: Random): Item[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [items[at], items[other]] = [items[other]!, items[at]!];
  }
  return items;
}

/** The face-down chits: those of the turn minus those revealed. */
function hiddenChits({ options, turn, seats }: View): string[] {
  const { own, wild } = COUNTS_OF_CHITS[options.players]!;
  const all = SEATS.filter((seat) => seats[seat] !== undefined).flatMap((seat: Seat) =>
    Array.from({ length: own }, (): string => seat),
  );
  for (let chit = 0; chit < wild; chit++) all.push('W');
  for (const chit of turn.track) {
    const at = all.indexOf(chit);
    if (at >= 0) all.splice(at, 1);
  }
  return all;
}

/** A full position consistent with a view (N27); hidden things are dealt from the seed. */
export function determinize(view: View, seed: Seed): Position {
  const random = Random.fromSeed(seed);
  const deck = mix(
    CARDS.filter((card) => !view.discard.includes(card)),
    random,
  );
  const chits = mix(hiddenChits(view), random);
  const track = view.turn.track.map((chit) => (chit === '?' ? chits.pop()! : chit));
  return {
    ...view,
    turn: { ...view.turn, track },
    units: dealtStars(view, random),
    dens: dealtTokens(view, random),
    deck,
    rng: random.format(),
  };
}

/** Deals stars to face-down garrisons; some may have been lost with garrisons that were never revealed. */
function dealtStars(view: View, random: Random): Position['units'] {
  const units = { ...view.units };
  const ids = Object.keys(units).filter((id) => units[id]!.star !== undefined);
  const hidden: (string | undefined)[] = ids.filter((id) => units[id]!.star === null);
  const seen = ids.filter((id) => units[id]!.star === true).length;
  for (let lost = ids.length; lost < GARRISONS.length; lost++) hidden.push(undefined);
  for (const [place, id] of mix(hidden, random).entries()) {
    if (id !== undefined) units[id] = { ...units[id]!, star: place < STARS - seen };
  }
  return units;
}

const isRelic = (token: string): boolean => token.startsWith('relic');

/** Deals face-down tokens: exactly the relics not yet captured, and other treasure. */
function dealtTokens(view: View, random: Random): Position['dens'] {
  const dens = { ...view.dens };
  const hidden = mix(
    Object.keys(dens).filter((den) => dens[den]!.token === null),
    random,
  );
  const seen = new Set(Object.values(dens).map(({ token }) => token));
  const left = mix(
    TOKENS.filter((token) => !seen.has(token)),
    random,
  );
  const taken = Object.values(view.seats).reduce((sum, { relics }) => sum + relics, 0);
  const shown = [...seen].filter((token) => token !== null && isRelic(token)).length;
  const relics = left.filter(isRelic).slice(0, Math.max(0, RELICS - taken - shown));
  const dealt = [...relics, ...left.filter((token) => !isRelic(token))];
  for (const [place, den] of hidden.entries()) dens[den] = { token: dealt[place]!, shown: false };
  const order = Object.keys(view.dens);
  return Object.fromEntries(order.map((den) => [den, dens[den]!]));
}
