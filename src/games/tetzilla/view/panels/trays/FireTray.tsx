import { ChoiceTray, nameOf, type Refusal, type SeatNames, type TrayChoice } from '#module';
import type { Box } from '#tetzilla/rules';
import { classes, DirectionArrow, SeatMark } from '#ui';
import { capital } from '../../capital';
import { type TetMessages, useTetMessages } from '../../messages';
import { type FireDecision, withGun, withoutGun } from '../decision';
import { MarkerIcon } from '../icons';
import type { Gun, Shot } from '../shots';
import './trays.css';

export interface FireTrayProps {
  readonly decision: FireDecision;
  readonly names: SeatNames;
  readonly refusal: Refusal | null;
  /** The clause to link to. */
  readonly rule: string | null;
  readonly onChange: (next: FireDecision) => void;
  readonly onFire: (shot: Shot) => void;
  /** Called with the guard of a hovered button, to mark it on the board; null when the pointer leaves. */
  readonly onPoint: (box: Box | null) => void;
}

/** The guards that may fire, and the shots of the selected one. */
export function FireTray(props: FireTrayProps) {
  const { decision, refusal, rule } = props;
  const words = useTetMessages();
  const { guns, gun } = decision;
  const common = {
    label: words.fire.tray,
    refusal,
    rule,
    scrolled: true,
    className: 'tet-fire',
    parts: { rule: 'tet-tray-rule' },
  };
  if (gun === null) {
    const choices = guns.map((each) => gunChoice(each, props, words));
    return <ChoiceTray {...common} ask={words.ask.guard} choices={choices} listName="tet-guns" />;
  }
  return (
    <ChoiceTray
      {...common}
      ask={askOf(gun, words)}
      choices={gun.shots.map((shot) => shotChoice(shot, props, words))}
      listName="lines"
      onBack={() => props.onChange(withoutGun(decision))}
    >
      <span className="visually-hidden">{describeShot(decision.shot, props.names, words)}</span>
    </ChoiceTray>
  );
}

function askOf(gun: Gun, { ask, things, fire }: TetMessages): string {
  const kind = capital(things.guards[gun.kind]);
  if (gun.shots.length === 1) return fire.guard(kind, gun.guard);
  return gun.kind === 'T' ? ask.direction(gun.guard) : ask.target(kind, gun.guard);
}

/** Short name of a shot among those of its guard: direction or target, and who is hit first. */
function shotName({ action: { dir, target, first } }: Shot): string {
  return [dir, target, first].filter((part) => part !== undefined).join('-') || 'shot';
}

/** The victims of a shot, as text. */
function victimsOf({ victims }: Shot, names: SeatNames, { fire, list }: TetMessages): string {
  if (victims.length === 0) return fire.nobody;
  return list(
    victims.map(({ seat, hits, ignored }) => {
      const name = nameOf(names, seat);
      return ignored > 0 && hits === 0 ? fire.ignored(name) : fire.at(name, hits, ignored);
    }),
  );
}

/** Describes a shot; empty for null. */
export function describeShot(shot: Shot | null, names: SeatNames, words: TetMessages): string {
  if (shot === null) return '';
  const victims = victimsOf(shot, names, words);
  const { dir } = shot.action;
  if (shot.victims.length === 0) return words.fire.nobodyShot;
  return dir === undefined ? words.fire.all(victims) : words.fire.way(words.things.directions[dir], victims);
}

function gunChoice(
  { guard, kind, shots }: Gun,
  { names, decision, onChange, onPoint }: FireTrayProps,
  words: TetMessages,
): TrayChoice {
  const seats = [...new Set(shots.flatMap(({ victims }) => victims.map(({ seat }) => seat)))].toSorted();
  const who =
    seats.length === 0 ? words.fire.nobody : words.fire.hits(seats.map((seat) => nameOf(names, seat)));
  return {
    key: guard,
    label: `${words.fire.guard(capital(words.things.guards[kind]), guard)}: ${who}`,
    icon: <MarkerIcon kind={kind} size="1.5em" />,
    face: guard,
    end: (
      <span className="tet-gun-who" aria-hidden="true">
        {seats.length === 0 ? '–' : seats.map((seat) => <SeatMark key={seat} seat={seat} size="0.9em" />)}
      </span>
    ),
    className: classes('tet-gun', seats.length === 0 && 'idle'),
    choice: guard,
    onChoose: () => onChange(withGun(decision, guard)),
    onPoint: (pointed) => onPoint(pointed ? guard : null),
  };
}

function shotChoice(
  shot: Shot,
  { names, decision, onChange, onFire }: FireTrayProps,
  words: TetMessages,
): TrayChoice {
  const { dir, first } = shot.action;
  const isAimed = decision.shot === shot;
  return {
    key: shotName(shot),
    label: describeShot(shot, names, words),
    icon: dir !== undefined && <DirectionArrow direction={dir} size="1.3em" />,
    detail: first === undefined ? undefined : words.fire.first(nameOf(names, first)),
    look: isAimed ? 'primary' : 'plain',
    choice: decision.shot === null || isAimed ? shotName(shot) : undefined,
    onChoose: () => onFire(shot),
    onPoint: (pointed) => pointed && onChange({ ...decision, shot }),
  };
}
