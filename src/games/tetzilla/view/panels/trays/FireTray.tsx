import { useMessages } from '#i18n';
import { nameOf, type Refusal, type SeatNames } from '#module';
import type { Box } from '#tetzilla/rules';
import { classes, DirectionArrow, IconButton, once, pointing, ScrollList, SeatMark } from '#ui';
import { capital } from '../../capital';
import { type TetMessages, useTetMessages } from '../../messages';
import { type FireDecision, withGun, withoutGun } from '../decision';
import { MarkerIcon } from '../icons';
import type { Gun, Shot } from '../shots';
import { Tray } from './Tray';

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
  const { decision, names, refusal, rule } = props;
  const words = useTetMessages();
  const messages = useMessages();
  const { guns, gun } = decision;
  if (gun === null) {
    return (
      <Tray label={words.fire.tray} ask={words.ask.guard} refusal={refusal} rule={rule} className="fire">
        <ScrollList className="tet-tray-row">
          {guns.map((each) => (
            <GunButton key={each.guard} {...props} gun={each} words={words} />
          ))}
        </ScrollList>
      </Tray>
    );
  }
  return (
    <Tray label={words.fire.tray} ask={askOf(gun, words)} refusal={refusal} rule={rule} className="fire">
      <div className="tet-shots">
        <ScrollList className="tet-tray-row">
          {gun.shots.map((shot) => (
            <ShotButton key={JSON.stringify(shot.action)} {...props} shot={shot} gun={gun} words={words} />
          ))}
        </ScrollList>
        <IconButton
          icon="undo"
          label={messages.common.back}
          onPress={() => props.onChange(withoutGun(decision))}
        />
      </div>
      <span className="visually-hidden">{describeShot(decision.shot, names, words)}</span>
    </Tray>
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

interface PartProps extends FireTrayProps {
  readonly gun: Gun;
  readonly words: TetMessages;
}

function GunButton({ gun, names, words, decision, onChange, onPoint }: PartProps) {
  const { guard, kind, shots } = gun;
  const seats = [...new Set(shots.flatMap(({ victims }) => victims.map(({ seat }) => seat)))].toSorted();
  const who =
    seats.length === 0 ? words.fire.nobody : words.fire.hits(seats.map((seat) => nameOf(names, seat)));
  const label = `${words.fire.guard(capital(words.things.guards[kind]), guard)}: ${who}`;
  return (
    <button
      type="button"
      className={classes('ui-button tet-gun', seats.length === 0 && 'idle')}
      data-guard={guard}
      data-choice={guard}
      aria-label={label}
      title={label}
      onClick={once(() => onChange(withGun(decision, guard)))}
      {...pointing((pointed) => onPoint(pointed ? guard : null))}
    >
      <MarkerIcon kind={kind} size="1.5em" />
      <span aria-hidden="true">{guard}</span>
      <span className="tet-gun-who" aria-hidden="true">
        {seats.length === 0 ? '–' : seats.map((seat) => <SeatMark key={seat} seat={seat} size="0.9em" />)}
      </span>
    </button>
  );
}

function ShotButton({ shot, names, words, decision, onChange, onFire }: PartProps & { readonly shot: Shot }) {
  const { dir, first } = shot.action;
  const aim = () => onChange({ ...decision, shot });
  return (
    <button
      type="button"
      className={classes('ui-button tet-shot', decision.shot === shot && 'primary')}
      data-choice={decision.shot === null || decision.shot === shot ? shotName(shot) : undefined}
      onClick={once(() => onFire(shot))}
      onFocus={aim}
      onPointerEnter={aim}
    >
      {dir !== undefined && <DirectionArrow direction={dir} size="1.3em" />}
      <span>{describeShot(shot, names, words)}</span>
      {first !== undefined && <small>{words.fire.first(nameOf(names, first))}</small>}
    </button>
  );
}
