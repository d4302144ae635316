import type { ReactNode } from 'react';
import type { GameTypes, Language, Mark, MoodName, Ping, PingList, Problem, Quality } from '#core';
import type { CameraSubject, CameraTuning, CueVisitor, Decal, DecalVisitor, Place } from '#director';
import type { ActionPreview, PieceChange, Session, SessionState } from '#session';
import type {
  Arrow,
  Badge,
  CardArt,
  DecalDrawings,
  DecalPlane,
  EffectLibrary,
  GhostPiece,
  HighlightTarget,
  LampPlace,
  MarkerStyles,
  PieceSpec,
  Subject,
  TableThing,
} from '#stage';
import type { SeatColours } from '#ui';
import type { GameBroadcast } from './broadcast';
import type { TextBoard } from './textBoard';
import type { SeatNames } from './words';

/** What the table shows right now. */
export interface TableSource {
  /** Playback speed; 1 is the authored speed. */
  readonly speed: number;
  sample(out: Float64Array): void;
  visitActiveCues(visit: CueVisitor): void;
  visitDecals(visit: DecalVisitor): void;
}

/** The figures that players have chosen, by seat; the others have that of the game. */
export type SeatFigures<Seat extends string = string> = Readonly<Partial<Record<Seat, string>>>;

/** One of the cards of a hand. */
interface HeldCard {
  /** Tells it from the others of its hand. */
  readonly id: string;
  readonly name: string;
  /** Drawn in a box of `CARD_BOX`. */
  readonly art: readonly Mark[];
}

/** Hand cards that a lesson shows beside its table. */
export interface HeldCards {
  readonly seat: string;
  readonly cards: readonly HeldCard[];
}

export interface SceneryProps<T extends GameTypes = GameTypes, Table = unknown> {
  /** View at the start of the match. */
  readonly opening: T['View'];
  readonly table: Table;
  readonly seats: readonly T['Seat'][];
  readonly colours: SeatColours<T['Seat']>;
  readonly specs: readonly PieceSpec[];
  readonly source: TableSource;
  readonly quality: Quality;
  /** Whether coordinates are shown. */
  readonly coordinates: boolean;
  /** Of what is written on the table. */
  readonly language: Language;
  /** Whether ambient effects such as smoke may move. */
  readonly moving: boolean;
  /** Panels take the place of what lies on the table: see `home` of {@link GameTable}. */
  readonly told?: boolean;
}

/** Why an action is not possible, in the current language. */
export interface Refusal {
  readonly text: string;
  /** The number of the clause that refuses it; null if none does. */
  readonly clause: string | null;
}

/** The control of a turn: what the person at the device may do now. */
export interface TurnControl {
  /** Whether a person at this device may act. */
  readonly acting: boolean;
  /** Identifies the current question; the keyboard focus moves when it changes. Never moves if left out. */
  readonly question?: unknown;
  /** The clickable targets. */
  readonly targets: readonly HighlightTarget[];
  /** The targets that are highlighted; default: all. */
  readonly lit?: readonly HighlightTarget[];
  /** The hovered or focused target; null for none. */
  readonly pointed: string | null;
  /** Chooses a target. */
  pick(target: string): void;
  /** Called when pointer or keyboard enters a target, or leaves it (`null`). */
  pointAt(target: string | null): void;
  /**
   * Preselects a suggested action without committing it; `null` clears it. Where left out, only the action's preview is
   * shown.
   */
  show?(action: unknown): void;
  /** Keyboard commands by key; see `useShortcuts` of the flat kit. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** Preview of the hovered choice: its certain consequences; null for none. */
  readonly outcome?: ActionPreview | null;
  /** A further explanation in the current language; null for none. */
  readonly explanation?: string | null;
  /** Whether the game's own panels show {@link GamePanelProps.hint}. */
  readonly showsHint?: boolean;
  /**
   * Why nothing came of the latest click on a place without a target: the reason of the rules, or words in the language
   * in use. Null once something else was done.
   */
  readonly refusal?: Problem | Refusal | string | null;
  /** Clause about the card or use under the pointer; null for none. */
  readonly clause?: string | null;
  /**
   * Explains why a place cannot be chosen.
   * @param place one of {@link GameTable.places}; null for none of them
   */
  refuse?(place: string | null): void;
  /** Overrides the poses of pieces that the player is dragging; none if left out. */
  hold?(poses: Float64Array): void;
}

/** The preview of an outcome on the table. */
export interface Signs {
  readonly ghosts: readonly GhostPiece[];
  readonly arrows: readonly Arrow[];
  readonly badges: readonly Badge[];
}

/** What the signs of an outcome are made of. */
export interface SignsOf<T extends GameTypes = GameTypes, Table = unknown, Control = TurnControl> {
  readonly outcome: ActionPreview<T>;
  readonly changes: readonly PieceChange[];
  readonly control: Control;
  readonly table: Table;
  readonly specs: readonly PieceSpec[];
  readonly seats: readonly T['Seat'][];
  readonly colours: SeatColours<T['Seat']>;
}

/** Props of the overlay for the person who is choosing. */
export interface OverlayProps<Table = unknown, Control extends TurnControl = TurnControl> {
  readonly control: Control;
  /** The table after everything shown so far. */
  readonly table: Table;
  /** Takes the choice of a target, as a click on one does. */
  onPick(target: string): void;
}

/** Taking back, as a panel may offer it. */
export interface UndoOffer {
  /** Why it is not possible, in words; null if it is. */
  readonly blocked: string | null;
  onUndo(): void;
}

export interface GamePanelProps<
  T extends GameTypes = GameTypes,
  Table = unknown,
  Control extends TurnControl = TurnControl,
> {
  readonly session: Session<T, Table>;
  readonly state: SessionState<T>;
  readonly names: SeatNames;
  readonly control: Control;
  /** The seat whose hand may be seen; null for none. */
  readonly holder: T['Seat'] | null;
  /** Whether the table shows the past or a finished game. */
  readonly replaying: boolean;
  /** Null if nobody at this device could undo anything. */
  readonly undo: UndoOffer | null;
  /** What the choice that is pointed at comes to, or why nothing came of a click; said aloud by the page. */
  readonly hint: TableHint | null;
  /** The pings of the holder's side; null if the side has no private channel. */
  readonly talk: TableTalk | null;
}

/** The view that a game's panels show: while somebody chooses, that of the rules; else that of the table. */
export const panelView = <T extends GameTypes>({
  state,
  control,
}: Pick<GamePanelProps<T>, 'state' | 'control'>): T['View'] =>
  control.acting ? state.view : state.shownView;

/** The pings of one side. */
export interface TableTalk {
  readonly marks: readonly Ping[];
  /** The seat that speaks at this device. */
  readonly speaker: string;
  say(talk: PingList): void;
}

/** Hint about the thing under the pointer, in the current language. */
export interface TableHint {
  readonly text: string;
  /** Whether it explains a refused click. */
  readonly refused: boolean;
  /** The clause behind it; null for none. */
  readonly clause: string | null;
}

/** The 3D half of a game: what stands on the table, and the panels around it. */
export interface GameTable<
  T extends GameTypes = GameTypes,
  Table = unknown,
  Control extends TurnControl = TurnControl,
> {
  /** The particle effects. */
  readonly effects: EffectLibrary;
  /** The decals. */
  readonly drawings: DecalDrawings;
  /** Marker styles of targets, by kind. */
  readonly markers: MarkerStyles;
  /** The pieces and the models that show them. */
  specs(
    table: Table,
    colours: SeatColours<T['Seat']>,
    figures?: SeatFigures<T['Seat']>,
  ): readonly PieceSpec[];
  /** What the pieces stand on and what is around them: table top, board, smoke. */
  Scenery(props: SceneryProps<T, Table>): ReactNode;
  /**
   * What the home view must show.
   * @param aspect width by height of the part of the picture that is free for it
   * @param shown what is on the table now, for a view that follows what is built: the camera moves when the answer changes
   * @param told panels beside the table have so little room that they take the place of what lies there: it may be left out
   * @param whole it is only looked at: all of it is shown, however small
   */
  home(opening: T['View'], aspect: number, shown: T['View'], told?: boolean, whole?: boolean): Subject;
  /** The pieces and targets that are not drawn where panels take their place (`told` of {@link home}), by their ids; none if left out. */
  leftOut?(table: Table): readonly string[];
  /**
   * What is written on the table while it is seen from above, where heights cannot be seen, and from aside while somebody
   * asks for it: left out where there is nothing to see from above.
   * @param shown what is on the table now
   */
  plan?(shown: T['View'], from: 'above' | 'aside'): readonly Badge[];
  /**
   * Where on the table stands what those of the holder's side say of its places, for them alone; the panels must do where
   * left out.
   */
  talk?(
    marks: readonly Ping[],
    shown: T['View'],
    who: { readonly colours: SeatColours<T['Seat']>; readonly names: SeatNames },
  ): readonly Badge[];
  /**
   * What is seen of a board that stands upright when it is looked at square on, which it has in the place of a view from
   * above; a flat board leaves it out.
   */
  front?(shown: T['View']): Subject;
  /**
   * From which side a seat looks at the table, in radians counter-clockwise from the south, for people who sit around the
   * device. A board that stands upright (`front`) is seen from before by all: only the page turns to them.
   * @param seats in play
   */
  sideOf?(seat: T['Seat'], seats: readonly T['Seat'][]): number;
  /** Adjustments of the camera style, e.g. closer to a board that it never circles. */
  readonly camera?: CameraTuning;
  /**
   * The mood in which the table is seen, for players who have chosen none; default: `night`.
   * @param shown what is on the table now
   */
  mood?(shown: T['View']): MoodName;
  /** Position of the lamp; default: above the middle of a flat board. */
  readonly lamp?: LampPlace;
  /**
   * A place on the table, or a figure as it stands in a pose buffer, by its public name, e.g. `c3` or `A`; null for other
   * names.
   */
  placeOf(name: string, table: Table, poses: Float64Array): Place | null;
  /** The places that an action is about, for close views; those that its words name if left out. */
  placesIn?(action: T['Action']): readonly string[];
  /** Obstacles for the camera. */
  obstacles(table: Table): readonly CameraSubject[];
  /** What has been left on the ground. */
  decals(table: Table): readonly Decal[];
  /** The plane of the decals; default: the ground. */
  readonly decalPlane?: DecalPlane;
  /** The card faces; null for games without cards. */
  cards(language: Language): CardArt | null;
  /** The hands of the seats, which lessons show beside the table; none if left out. */
  held?(position: T['Position'], language: Language): readonly HeldCards[];
  /** The figure of a seat that can be posed for a photo; null if it has none. */
  figureOf(seat: T['Seat'], table: Table): string | null;
  /**
   * A hook: what may be done now, restarted with each view.
   * @param talk as in {@link GamePanelProps.talk}, for what is pressed on the table to say something of it; null as well while the past is shown
   */
  useControl(session: Session<T, Table>, talk: TableTalk | null): Control;
  /** Draws more than the targets for the person who is choosing; nothing if left out. */
  Overlay?(props: OverlayProps<Table, Control>): ReactNode;
  /** Whether the player panel lies along the top edge instead of beside the table. */
  readonly across?: boolean;
  /** Draws the preview of an outcome; default: a ghost of each moved piece and its path. */
  signs?(of: SignsOf<T, Table, Control>): Signs;
  /** Tooltips for what is on the table; none if left out. */
  things?(table: Table, names: SeatNames, language: Language): readonly TableThing[];
  /** The places on the table that people may click when nothing can be chosen there; none if left out. */
  places?(table: Table): readonly Place[];
  /** The table in words, no more of it than the panels tell of the same props; the panels must do if left out. */
  textBoard?(props: GamePanelProps<T, Table, Control>, language: Language): TextBoard;
  /** The overlays of a broadcast; default: names alone. */
  readonly broadcast?: GameBroadcast<T>;
  Players(props: GamePanelProps<T, Table, Control>): ReactNode;
  Choices(props: GamePanelProps<T, Table, Control>): ReactNode;
  Hand(props: GamePanelProps<T, Table, Control>): ReactNode;
  Turn(props: GamePanelProps<T, Table, Control>): ReactNode;
}
