import { type CSSProperties, createElement } from 'react';
import { useMessages } from '#i18n';
import { type GameTable, nameOf, type SeatLine, type SeatNames } from '#module';
import { classes, Portrait, SeatMark, seatColour } from '#ui';
import './LowerThirds.css';

export interface LowerThirdsProps {
  readonly table: GameTable;
  readonly seats: readonly SeatLine[];
  readonly names: SeatNames;
  /** Views of seats whose hands may be shown. */
  readonly hands: Readonly<Record<string, unknown>>;
  /** Seats whose hands are open. */
  readonly open: readonly string[];
}

/** The players: portrait, name, score, and open hand. */
export function LowerThirds({ table, seats, names, hands, open }: LowerThirdsProps) {
  const { watch } = useMessages();
  const left = Math.ceil(seats.length / 2);
  const right = seats.length - left;
  return (
    <ul className="cast-seats" aria-label={watch.seats}>
      {seats.map((line, index) => {
        const aside = index < left ? 'left' : 'right';
        // Columns of different length are aligned at the bottom.
        const row = aside === 'left' ? index + 1 : index - right + 1;
        const members = [line.seat, ...(line.members ?? []).map(({ seat }) => seat)];
        const shown = members.find((seat) => open.includes(seat));
        return (
          <li
            key={line.seat}
            className="cast-block"
            data-aside={aside}
            style={{ '--mark': seatColour(line.seat), '--row': row } as CSSProperties}
          >
            <SeatPlate line={line} name={line.name ?? nameOf(names, line.seat)} />
            {shown !== undefined && (
              <OpenHand
                table={table}
                view={hands[shown]}
                seat={shown}
                name={nameOf(names, shown)}
                named={shown !== line.seat}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OpenHandProps {
  readonly table: GameTable;
  /** View of the seat. */
  readonly view: unknown;
  readonly seat: string;
  readonly name: string;
  /** The name differs from the plate's. */
  readonly named: boolean;
}

/** A hand that spectators may see. */
function OpenHand({ table: { broadcast }, view, seat, name, named }: OpenHandProps) {
  if (broadcast === undefined) return null;
  return (
    <section className="cast-hands" data-named={named || undefined}>
      <h2 className={named ? undefined : 'visually-hidden'}>{name}</h2>
      {createElement(broadcast.Hand, { view, seat })}
    </section>
  );
}

function SeatPlate({ line, name }: { readonly line: SeatLine; readonly name: string }) {
  const { watch } = useMessages();
  const { seat, figure, active, out, score, course, goods, members = [] } = line;
  return (
    <div className={classes('cast-seat', active && 'active', out && 'out')} data-seat={seat}>
      {figure !== null && (
        <span className="cast-face">
          <Portrait figure={figure} />
        </span>
      )}
      <span className="cast-plate">
        <span className="cast-name" style={{ '--letters': name.length } as CSSProperties}>
          {members.length === 0 && <SeatMark seat={seat} size="0.8em" />}
          <span className="cast-name-words">{name}</span>
          {active && <span className="visually-hidden">{watch.toPlay}</span>}
        </span>
        {members.length > 0 && (
          <span className="cast-members" aria-hidden="true">
            {members.map((member) => (
              <span key={member.seat} className={classes(member.active && 'active', member.out && 'out')}>
                <SeatMark seat={member.seat} size="1em" />
              </span>
            ))}
          </span>
        )}
        {course !== null && (
          <span className={classes('cast-course', course.bad && 'bad')}>
            {Array.from({ length: course.of }, (_, index) => index).map((index) => (
              <span
                key={index}
                aria-hidden="true"
                className={classes(
                  index < course.full ? 'full' : index < course.full + course.half && 'half',
                )}
              />
            ))}
            <span className="visually-hidden">{course.label}</span>
          </span>
        )}
        {goods.length > 0 && (
          <span className="cast-goods">
            {goods.map(({ text, label, icon }) => (
              <span key={label}>
                {icon}
                <span aria-hidden="true">{text}</span>
                <span className="visually-hidden">{label}</span>
              </span>
            ))}
          </span>
        )}
      </span>
      {score !== null && (
        <strong className="cast-score">
          <small aria-hidden="true">{score.word}</small>
          <span aria-hidden="true">
            {score.text}
            {score.of !== null && <span className="cast-score-of">/{score.of}</span>}
          </span>
          <span className="visually-hidden">{score.label}</span>
        </strong>
      )}
    </div>
  );
}
