import { type CSSProperties, useId } from 'react';
import { type BotLevel, LEVELS } from '#core';
import { useMessages } from '#i18n';
import { SeatMark } from './SeatBadge';
import './BotLevels.css';

/** A bot in the game setup. */
export interface LevelledBot<Seat extends string = string> {
  readonly seat: Seat;
  readonly name: string;
  readonly level: BotLevel;
}

export interface BotLevelsProps<Seat extends string> {
  readonly bots: readonly LevelledBot<Seat>[];
  readonly onLevel: (seat: Seat, level: BotLevel) => void;
}

/** The levels of a game's bots, shown as claws. Renders nothing without bots. */
export function BotLevels<Seat extends string>({ bots, onLevel }: BotLevelsProps<Seat>) {
  const { levels } = useMessages();
  if (bots.length === 0) return null;
  return (
    <section className="ui-bot-levels" aria-label={levels.title}>
      {bots.map((bot) => (
        <BotRow key={bot.seat} {...bot} onLevel={(level) => onLevel(bot.seat, level)} />
      ))}
    </section>
  );
}

interface BotRowProps extends LevelledBot {
  readonly onLevel: (level: BotLevel) => void;
}

function BotRow({ seat, name, level, onLevel }: BotRowProps) {
  const { levels } = useMessages();
  const group = useId();
  const chosen = LEVELS.indexOf(level);
  const { called, does } = levels.of[level];
  return (
    <div className="ui-bot-level">
      <div className="ui-bot-level-who">
        <SeatMark seat={seat} size="18px" />
        <span>{name}</span>
      </div>
      <div
        className="ui-bot-level-claws"
        role="radiogroup"
        aria-label={levels.ofBot(name)}
        aria-describedby={`${group}-does`}
      >
        {LEVELS.map((each, index) => (
          <label key={each} title={levels.of[each].called} data-on={index <= chosen || undefined}>
            <input
              type="radio"
              name={group}
              aria-label={levels.of[each].called}
              checked={each === level}
              onChange={() => onLevel(each)}
            />
            <Claw size={0.8 + 0.2 * (index / (LEVELS.length - 1))} />
          </label>
        ))}
      </div>
      <p id={`${group}-does`}>
        <strong>{called}</strong> {does}
      </p>
    </div>
  );
}

/** @param size share of the height, 0 … 1 */
function Claw({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 16 24" aria-hidden="true" style={{ '--claw': size } as CSSProperties}>
      <path d="M3.2 1.4C8.9 2 13.6 6 14 12.4c.2 4-1.500 7.600-4.300 10.200.900-4.600.100-8.200-2.300-10.900C5.400 9.500 3.700 6.300 3.200 1.400z" />
    </svg>
  );
}
