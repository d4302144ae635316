import { useState } from 'react';
import type { BotId } from '#bots';
import { type BotLevel, DEFAULT_LEVEL, LEVELS } from '#core';
import { useMessages } from '#i18n';
import { isHuman, type SeatInfo } from '#session';
import { BotLevels, Button, Dialog, Segmented } from '#ui';
import './BranchDialog.css';

export interface BranchDialogProps {
  /** Number of actions at the start of the new game. */
  readonly action: number;
  readonly seats: readonly SeatInfo[];
  /** Seats played by people by default; as in the game if left out. */
  readonly people?: readonly string[];
  /** The game is still running: everything that nobody here may know is dealt again. */
  readonly dealtAnew: boolean;
  /** @param bots by seat; all others are people */
  readonly onStart: (bots: ReadonlyMap<string, BotId>) => void;
  readonly onClose: () => void;
}

/** Default level of a bot that takes over a seat: that of its previous bot, if it had one. */
const levelOf = ({ controller }: SeatInfo): BotLevel =>
  LEVELS.find((level) => controller !== 'human' && controller.bot === level) ?? DEFAULT_LEVEL;

/** Dialog to branch off a game: who plays on, and at what level? */
export function BranchDialog({
  action,
  seats,
  people: proposed,
  dealtAnew,
  onStart,
  onClose,
}: BranchDialogProps) {
  const { replay, seat: words } = useMessages();
  const [people, setPeople] = useState<ReadonlySet<string>>(
    () => new Set(proposed ?? seats.filter(isHuman).map(({ seat }) => seat)),
  );
  const [levels, setLevels] = useState<ReadonlyMap<string, BotLevel>>(
    () => new Map(seats.map((seat) => [seat.seat, levelOf(seat)])),
  );
  const bots = seats
    .filter(({ seat }) => !people.has(seat))
    .map(({ seat, name }) => ({ seat, name, level: levels.get(seat)! }));
  const choose = (seat: string, who: 'human' | 'bot') => {
    const others = [...people].filter((other) => other !== seat);
    setPeople(new Set(who === 'human' ? [...others, seat] : others));
  };
  const start = () => onStart(new Map(bots.map(({ seat, level }) => [seat, level])));
  return (
    <Dialog title={replay.branchTitle} onClose={onClose}>
      <p>{replay.branchText(action)}</p>
      {dealtAnew && <p>{replay.branchDealtAnew}</p>}
      <div className="table-branch">
        {seats.map(({ seat, name }) => (
          <Segmented
            key={seat}
            label={replay.whoPlays(name)}
            options={[
              { value: 'human', label: words.human },
              { value: 'bot', label: words.bot },
            ]}
            value={people.has(seat) ? 'human' : 'bot'}
            onChange={(who) => choose(seat, who)}
          />
        ))}
      </div>
      <BotLevels bots={bots} onLevel={(seat, level) => setLevels(new Map(levels).set(seat, level))} />
      <div className="table-branch-start">
        <Button look="primary" first onPress={start}>
          {replay.branchStart}
        </Button>
      </div>
    </Dialog>
  );
}
