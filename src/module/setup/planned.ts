import type { GameTypes, Seed } from '#core';
import type { GameModule } from '../game';
import type { GameSetup } from '../lobby';
import type { PlannedGame } from '../plan';
import type { SeatNames } from '../words';
import { planOf, proposeDraft, readDraft, type SetupDraft } from './draft';

type Module<T extends GameTypes> = Pick<GameModule<T>, 'rules' | 'seats' | 'seatColours' | 'lobby'>;

/** The draft that the form begins with: the stored one, or the game's own if that is invalid. */
export function storedSetup<T extends GameTypes>(
  { rules, seats, seatColours, lobby }: Module<T>,
  stored: unknown,
  seed: Seed,
): SetupDraft<T['Seat']> {
  const { players, options } = rules;
  const { figures, team, count = players.min }: GameSetup<T> = lobby.setup ?? {};
  const proposed = proposeDraft({
    seats,
    places: team === undefined ? seats.slice(0, count) : seats,
    person: lobby.person ?? seats[0]!,
    colours: seatColours,
    figureOf: (seat, index) => (figures?.seats?.includes(seat) === false ? undefined : figures?.ids[index]),
    values: options.presets[0]?.values,
    seed,
  });
  return readDraft(stored, proposed, {
    options,
    figures,
    goTogether: (places) =>
      team === undefined ||
      (places.length >= players.min && seats.every((seat) => places.includes(seat) || team.includes(seat))),
  });
}

/** The game of a draft; undefined while it is invalid. */
export function planSetup<T extends GameTypes>(
  { rules, lobby }: Module<T>,
  draft: SetupDraft<T['Seat']>,
  names: SeatNames,
): PlannedGame<T> | undefined {
  const { places, seats } = draft as SetupDraft;
  const { values, figures }: GameSetup<T> = lobby.setup ?? {};
  const asked = rules.options.parse({ ...draft.values, ...values?.(draft) }, places.length);
  const plan = asked.ok ? planOf<T>(draft, asked.value, names) : undefined;
  if (plan === undefined || figures?.looks !== true) return plan;
  return {
    ...plan,
    figures: new Map(
      places.flatMap((seat) => {
        const figure = seats[seat]?.figure;
        return figure === undefined ? [] : [[seat, figure] as const];
      }),
    ),
  };
}
