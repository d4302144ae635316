import { type CSSProperties, useMemo } from 'react';
import { useMessages } from '#i18n';
import { SeatMark } from '#ui';
import type { TableParts } from '../../../table/game/parts';
import { sidesOf } from '../../../table/game/sides';
import { chancesSeen, percents } from './winning';
import './WinningBar.css';

export interface WinningBarProps {
  readonly parts: TableParts;
  /** The spectators' view. */
  readonly view: unknown;
}

/** Win probabilities as a bar: each side with its colour, shape and percentage. */
export function WinningBar({ parts, view }: WinningBarProps) {
  const { module, names, words } = parts;
  const { watch } = useMessages();
  const sides = useMemo(() => chancesSeen(module, view), [module, view]);
  const shownSides = sidesOf(
    sides.map(({ seats }) => seats),
    names,
    words,
  );
  const shares = percents(sides.map(({ chance }) => chance));
  const everybodyLoses = 100 - shares.reduce((sum, share) => sum + share, 0);
  return (
    <ul className="cast-winning" aria-label={watch.winning}>
      {shownSides.map(({ seats, name, colour }, index) => {
        const share = shares[index] ?? 0;
        return (
          <li
            key={seats.join(' ')}
            style={{ '--share': sides[index]?.chance ?? 0, '--side': colour } as CSSProperties}
            data-narrow={share < 12 || undefined}
          >
            <span aria-hidden="true">
              {seats.length === 1 && <SeatMark seat={seats[0]} size="0.8em" />}
              {share}
            </span>
            <span className="visually-hidden">{watch.chanceOf(name, share)}</span>
          </li>
        );
      })}
      {everybodyLoses > 0 && (
        <li style={{ '--share': everybodyLoses / 100, '--side': 'var(--slab-edge)' } as CSSProperties}>
          <span aria-hidden="true">{everybodyLoses}</span>
          <span className="visually-hidden">{watch.chanceOfLoss(everybodyLoses)}</span>
        </li>
      )}
    </ul>
  );
}
