import { type CSSProperties, useEffect, useRef } from 'react';
import { SEATS, ZONE_COLOURS } from '#king-of-monsters/rules';
import { nameOf, type SeatNames } from '#module';
import { classes, SeatMark, scrolls, seatColour, useIsAsWideAs } from '#ui';
import { cardWords } from './actionWords';
import { ColourShape } from './CardFace';
import './Island.css';
import './IslandStrip.css';
import type { ShownFigure, ShownIsland, ShownZone } from './islandModel';
import { usePlayMessages } from './messages';

export interface IslandProps {
  readonly island: ShownIsland;
  readonly names: SeatNames;
  /** Names of the zones and figures that can be chosen now; `objective` is the one in the King's zone. */
  readonly open: ReadonlySet<string>;
  readonly chosen: string | null;
  onChoose(target: string): void;
  onPoint(target: string | null): void;
}

/** Width of a letter, and of everything beside a name, in the line of all seats, root ems. */
const IN_LINE = { letter: 0.4, beside: 3.55 } as const;

/** Width of the line of all seats with their names, root ems. */
function lineWidth({ zones, away }: ShownIsland, names: SeatNames): number {
  const seats = [...zones.flatMap(({ figures }) => figures), ...away].map(({ seat }) => nameOf(names, seat));
  return IN_LINE.letter * seats.join('').length + IN_LINE.beside * seats.length;
}

/** How many of the figures in a zone stand in each of its rows, so that the last row lacks one at most. */
const acrossOf = (figures: number) => Math.ceil(figures / (figures <= 3 ? 1 : figures <= 8 ? 2 : 3));

/** The nine zones with their objectives and the figures there. */
export function Island(props: IslandProps) {
  const words = usePlayMessages();
  const { zones, away } = props.island;
  const section = useRef<HTMLElement>(null);
  const named = useIsAsWideAs(section, lineWidth(props.island, props.names));
  useEffect(() => scrolls(section.current), []);
  return (
    <section
      className="ui-panel ui-scroll king-island"
      aria-label={words.island.label}
      data-named={named || undefined}
      ref={section}
    >
      <ol>
        {zones.map((zone) => (
          <ZoneRow key={zone.zone} {...props} zone={zone} />
        ))}
      </ol>
      {away.length > 0 && (
        <div className="king-away">
          <span className="king-away-label">{words.island.away}</span>
          <span className="king-figures">
            {away.map((figure) => (
              <Figure key={figure.seat} {...props} figure={figure} />
            ))}
          </span>
        </div>
      )}
    </section>
  );
}

interface ZoneProps extends IslandProps {
  readonly zone: ShownZone;
}

function ZoneRow(props: ZoneProps) {
  const { zone, open } = props;
  const words = usePlayMessages();
  const { objective, figures } = zone;
  const colour = ZONE_COLOURS[zone.zone];
  const hasKing = figures.some(({ seat }) => seat === 'king');
  const objectiveOpen = hasKing && open.has('objective');
  const target = objectiveOpen ? 'objective' : zone.zone;
  const style = { '--fill': objective === null ? 0 : Math.min(1, objective.damage / objective.rating) };
  const state =
    objective === null
      ? words.island.noObjective
      : objective.destroyed
        ? words.island.destroyed
        : words.island.rating(objective.damage, objective.rating);
  const label = `${objectiveOpen ? `${words.objective}: ` : ''}${words.zones[zone.zone]}, ${state}`;
  const inner = (
    <>
      {colour !== null && <ColourShape colour={colour} />}
      <span className="king-zone-name" aria-hidden="true">
        {words.zones[zone.zone]}
      </span>
      <span className="king-zone-short" aria-hidden="true">
        {words.zonesShort[zone.zone]}
      </span>
      <span className="king-zone-damage" aria-hidden="true">
        {objective === null ? '' : objective.destroyed ? '✕' : `${objective.damage}/${objective.rating}`}
      </span>
    </>
  );
  return (
    <li
      className={classes('king-zone', hasKing && 'king-here', objective?.destroyed === true && 'destroyed')}
      data-zone={zone.zone}
      data-colour={colour ?? 'W'}
      style={style as CSSProperties}
    >
      {open.has(target) ? (
        <button
          type="button"
          className="king-zone-head open"
          aria-label={label}
          aria-pressed={props.chosen === target}
          data-use={target}
          onClick={() => props.onChoose(target)}
          onFocus={() => props.onPoint(target)}
          onBlur={() => props.onPoint(null)}
          onPointerEnter={() => props.onPoint(target)}
          onPointerLeave={() => props.onPoint(null)}
        >
          {inner}
        </button>
      ) : (
        <span className="king-zone-head" title={label}>
          {inner}
          <span className="visually-hidden">{label}</span>
        </span>
      )}
      {figures.length > 0 && (
        <span className="king-figures" style={{ '--across': acrossOf(figures.length) } as CSSProperties}>
          {figures.map((figure) => (
            <Figure key={figure.seat} {...props} figure={figure} />
          ))}
        </span>
      )}
    </li>
  );
}

function Figure({ figure, names, open, chosen, onChoose, onPoint }: IslandProps & { figure: ShownFigure }) {
  const words = usePlayMessages();
  const { seat, state, cards, stored, active } = figure;
  const name = nameOf(names, seat);
  const label = [
    name,
    ...(state === 'up' ? [] : [words.island.states[state]]),
    words.island.cards(cards),
    ...(stored === null
      ? []
      : [stored === true ? words.island.stored : words.island.storedCard(cardWords(stored, words))]),
    ...(active ? [words.island.active] : []),
  ].join(', ');
  const style = { '--mark': seatColour(seat), order: SEATS.indexOf(seat) } as CSSProperties;
  const className = classes('king-figure', state, active && 'active', seat === 'king' && 'monster');
  const inner = (
    <>
      <SeatMark seat={seat} size="0.85rem" />
      <span className="king-figure-name">{name}</span>
      <span className="king-figure-cards">
        {cards}
        {stored !== null && <span className="king-figure-stored">+1</span>}
      </span>
    </>
  );
  if (!open.has(seat) || seat === 'king') {
    return (
      <span className={className} style={style} title={label} data-seat={seat}>
        <span className="visually-hidden">{label}</span>
        <span className="king-figure-inner" aria-hidden="true">
          {inner}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(className, 'open')}
      style={style}
      aria-label={label}
      aria-pressed={chosen === seat}
      title={label}
      data-seat={seat}
      data-use={seat}
      onClick={() => onChoose(seat)}
      onFocus={() => onPoint(seat)}
      onBlur={() => onPoint(null)}
      onPointerEnter={() => onPoint(seat)}
      onPointerLeave={() => onPoint(null)}
    >
      <span className="king-figure-inner" aria-hidden="true">
        {inner}
      </span>
    </button>
  );
}
