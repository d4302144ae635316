import type { ReactNode } from 'react';
import type { Ping } from '#core';
import { nameOf, type SeatNames, type TableTalk } from '#module';
import { classes } from '#ui';
import { plateWords } from './actionWords';
import { CardFace, ColourShape } from './CardFace';
import './Chart.css';
import type { ShownPlate, ShownRow } from './chartModel';
import { plateHolds, rowHolds } from './chartWords';
import { usePlayMessages } from './messages';
import { TalkMarks } from './TalkMarks';
import { marksAt, saidOf, talkPlace } from './talk';

export interface ChartProps {
  readonly rows: readonly ShownRow[];
  /** Names of the rows and plates that can be chosen now. */
  readonly open: ReadonlySet<string>;
  readonly chosen: string | null;
  onChoose(target: string): void;
  onPoint(target: string | null): void;
  readonly names: SeatNames;
  /** Pings on plates; null if nobody may see them. */
  readonly talk: TableTalk | null;
  /** Pressing a plate pings it. */
  readonly talking: boolean;
}

/** Column numbers; a row has at most five plates (K8.3). */
const COLUMNS = [1, 2, 3, 4, 5];

/** The chart: four rows of plates with their covers. Available choices are buttons. */
export function Chart(props: ChartProps) {
  const words = usePlayMessages();
  return (
    <section className="ui-panel king-chart" aria-label={words.chart.label}>
      {props.rows.map((row) => (
        <ChartRow key={row.row} {...props} row={row} />
      ))}
      {props.talk !== null && props.talking && <p className="king-talk-legend">{words.talk.how}</p>}
    </section>
  );
}

function ChartRow({ row, ...props }: ChartProps & { readonly row: ShownRow }) {
  const words = usePlayMessages();
  const { row: colour, plates, disabled, here } = row;
  const holds = rowHolds(row, words);
  const name = words.chart.row(words.rows[colour]);
  return (
    <div className={classes('king-row', disabled && 'disabled', here && 'here')} data-colour={colour}>
      <span className="visually-hidden">{holds === '' ? name : `${name}, ${holds}`}</span>
      <Place {...props} target={colour} label={name} className="king-row-head">
        <ColourShape colour={colour} />
      </Place>
      {COLUMNS.map((col) => {
        const plate = plates[col - 1];
        if (plate === undefined) return <span key={col} className="king-plate gap" />;
        const place = talkPlace(row, plate);
        const marks = marksAt(props.talk?.marks ?? [], place);
        const label = [
          `${plateWords(colour, col, words)}: ${plateHolds(plate, words)}`,
          ...marks.map(({ seat, sign }) =>
            words.talk.says(nameOf(props.names, seat), words.talk.signs[sign]),
          ),
        ].join(', ');
        const picture = <PlatePicture plate={plate} marks={marks} />;
        const { talk } = props;
        if (talk !== null && props.talking) {
          const say = () => {
            const said = saidOf(props.rows, plate.name, talk);
            if (said !== null) talk.say(said);
          };
          return (
            <button
              key={col}
              type="button"
              className={classes(plateClass(plate), 'talkable')}
              aria-label={label}
              title={label}
              data-place={plate.name}
              onClick={say}
            >
              {picture}
            </button>
          );
        }
        return (
          <Place key={col} {...props} target={plate.name} label={label} className={plateClass(plate)}>
            {picture}
          </Place>
        );
      })}
      {plates.length === 0 && (
        <span className="king-row-state" aria-hidden="true">
          {disabled ? words.chart.disabled : words.chart.empty}
        </span>
      )}
    </div>
  );
}

const plateClass = ({ up, cover }: ShownPlate) =>
  classes(
    'king-plate',
    up ? 'up' : 'down',
    cover !== null && 'covered',
    cover?.holds === true && 'holds',
    cover?.holds === false && 'short',
  );

interface PlatePictureProps {
  readonly plate: ShownPlate;
  readonly marks: readonly Ping[];
}

function PlatePicture({ plate: { card, seen, cover }, marks }: PlatePictureProps) {
  return (
    <>
      <CardFace card={card} side="king" className="king-plate-card" />
      {seen && (
        <span className="king-plate-seen" aria-hidden="true">
          ◉
        </span>
      )}
      {cover !== null && (
        <span className={classes('king-cover', !cover.plain && 'changed')} aria-hidden="true">
          <CardFace card={cover.card} />
          {!cover.plain && <span className="king-cover-worth">={cover.worth}</span>}
          {cover.tokens > 0 && <span className="king-cover-tokens">+{cover.tokens}</span>}
        </span>
      )}
      <TalkMarks marks={marks} />
    </>
  );
}

interface PlaceProps extends ChartProps {
  readonly target: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A place of the chart, rendered as a button while it can be chosen. */
function Place({ target, label, className, children, open, chosen, onChoose, onPoint }: PlaceProps) {
  if (!open.has(target)) {
    return (
      <span className={className} role="img" aria-label={label} title={label} data-place={target}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(className, 'open')}
      aria-label={label}
      aria-pressed={chosen === target}
      title={label}
      data-place={target}
      data-use={target}
      onClick={() => onChoose(target)}
      onFocus={() => onPoint(target)}
      onBlur={() => onPoint(null)}
      onPointerEnter={() => onPoint(target)}
      onPointerLeave={() => onPoint(null)}
    >
      {children}
    </button>
  );
}
