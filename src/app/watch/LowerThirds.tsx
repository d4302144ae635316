import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import { nameOf, type SeatLine, type SeatNames } from '#module';
import { classes, Portrait, SeatMark, seatColour } from '#ui';
import './LowerThirds.css';

export interface LowerThirdsProps {
  readonly seats: readonly SeatLine[];
  readonly names: SeatNames;
}

/** The players: portrait, name, and what they have come to. */
export function LowerThirds({ seats, names }: LowerThirdsProps) {
  const { watch } = useMessages();
  return (
    <ul className="cast-seats" aria-label={watch.seats}>
      {seats.map((line) => (
        <SeatPlate key={line.seat} line={line} name={nameOf(names, line.seat)} />
      ))}
    </ul>
  );
}

function SeatPlate({ line, name }: { readonly line: SeatLine; readonly name: string }) {
  const { watch } = useMessages();
  const { seat, figure, active, out, score, course, goods } = line;
  const style = { '--mark': seatColour(seat) } as CSSProperties;
  return (
    <li className={classes('cast-seat', active && 'active', out && 'out')} style={style} data-seat={seat}>
      {figure !== null && (
        <span className="cast-face">
          <Portrait figure={figure} />
        </span>
      )}
      <span className="cast-plate">
        <span className="cast-name">
          <SeatMark seat={seat} size="0.8em" />
          <span>{name}</span>
          {active && <span className="visually-hidden">{watch.toPlay}</span>}
        </span>
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
          <span aria-hidden="true">{score.text}</span>
          <span className="visually-hidden">{score.label}</span>
        </strong>
      )}
    </li>
  );
}
