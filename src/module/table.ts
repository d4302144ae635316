import type { ReactNode } from 'react';
import type { GameTypes, Language, Mark, Ping, PingList, Problem, Quality } from '#core';
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

/** What is to be seen on the table at the moment. */
export interface TableSource {
  /** How fast its time passes; 1 is the pace that everything is made for. */
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

/** Cards that somebody holds, as a lesson shows them beside its table. */
export interface HeldCards {
  readonly seat: string;
  readonly cards: readonly HeldCard[];
}

export interface SettingProps<T extends GameTypes = GameTypes, Table = unknown> {
  /** The table as it was at the beginning of the match. */
  readonly opening: T['View'];
  readonly table: Table;
  readonly seats: readonly T['Seat'][];
  readonly colours: SeatColours<T['Seat']>;
  readonly specs: readonly PieceSpec[];
  readonly source: TableSource;
  readonly quality: Quality;
  /** The names of files and ranks are to be seen. */
  readonly coordinates: boolean;
  /** Of what is written on the table. */
  readonly language: Language;
  /** Smoke and the like may move by themselves. */
  readonly moving: boolean;
  /** Panels take the place of what lies on the table: see `home` of {@link GameTable}. */
  readonly told?: boolean;
}

/** Why something cannot be done, in the language in use. */
export interface Refusal {
  readonly text: string;
  /** The number of the clause that refuses it; null where none does. */
  readonly clause: string | null;
}

/** What the person at the device may do now, in the game's own terms. */
export interface TurnControl {
  /** Somebody at this device may act. */
  readonly acting: boolean;
  /** What is asked: another value for each question, to which the focus of the keyboard goes; never where left out. */
  readonly question?: unknown;
  /** What may be clicked on the table now. */
  readonly targets: readonly HighlightTarget[];
  /** Those of the targets that are marked on the table; all of them where left out. */
  readonly lit?: readonly HighlightTarget[];
  /** The target that somebody points at, on the table or in a panel; null for none. */
  readonly pointed: string | null;
  /** Takes the choice of a target. */
  pick(target: string): void;
  /** The pointer or the keyboard has come to a target on the table that may be chosen, or has left it. */
  pointAt(target: string | null): void;
  /**
   * Preselects a suggested action without committing it; `null` clears it. Where left out, only the action's preview is
   * shown.
   */
  show?(action: unknown): void;
  /** What keys do, by key, whatever else they do at the table; see `useShortcuts` of the flat kit. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** What the choice that somebody points at, on the table or in a panel, is certain to come to; null for nothing. */
  readonly outcome?: ActionPreview | null;
  /** What is to be said of it besides, in the language in use; null for nothing. */
  readonly explanation?: string | null;
  /** The game's own panels tell {@link GamePanelProps.hint}. */
  readonly tellsHint?: boolean;
  /**
   * Why nothing came of the latest click on a place without a target: the reason of the rules, or words in the language
   * in use. Null once something else was done.
   */
  readonly refusal?: Problem | Refusal | string | null;
  /** The number of the clause that tells of what somebody points at, a card or a use of it; null for none. */
  readonly clause?: string | null;
  /** Says why a place on the table cannot be chosen. @param place one of {@link GameTable.places}; null for beside them */
  refuse?(place: string | null): void;
  /** Moves pieces that are in somebody's hand away from where the table has them; none where left out. */
  hold?(poses: Float64Array): void;
}

/** What is drawn on the table to show an outcome before it comes about. */
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

/** What is drawn on the table for the person who is choosing. */
export interface OverlayProps<Table = unknown, Control extends TurnControl = TurnControl> {
  readonly control: Control;
  /** The table as it stands after all that has been shown. */
  readonly table: Table;
  /** Takes the choice of a target, as a click on one does. */
  onPick(target: string): void;
}

/** Taking back, as a panel may offer it. */
export interface UndoOffer {
  /** Why not, in words; null if it may be done. */
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
  /** The table shows the past, or a game that is over. */
  readonly replaying: boolean;
  /** Null where nobody at this device could take anything back. */
  readonly undo: UndoOffer | null;
  /** What the choice that is pointed at comes to, or why nothing came of a click; said aloud by the page. */
  readonly hint: TableHint | null;
  /** What those of the holder's side say of places, without words; null where nobody may hear it. */
  readonly talk: TableTalk | null;
}

/** What the seats of a side say of places of the table. */
export interface TableTalk {
  readonly marks: readonly Ping[];
  /** The seat that speaks at this device. */
  readonly speaker: string;
  say(talk: PingList): void;
}

/** What is to be said of what somebody points at, in the language in use. */
export interface TableHint {
  readonly text: string;
  /** It tells why nothing came of a click. */
  readonly refused: boolean;
  /** The number of the clause that it comes of; null for none. */
  readonly clause: string | null;
}

/** The parts of a game that need the table: what stands on it, and the panels around it. */
export interface GameTable<
  T extends GameTypes = GameTypes,
  Table = unknown,
  Control extends TurnControl = TurnControl,
> {
  /** What flies, burns and splashes. */
  readonly effects: EffectLibrary;
  /** What is left on the ground. */
  readonly drawings: DecalDrawings;
  /** What marks a target that can be clicked, by its kind. */
  readonly markers: MarkerStyles;
  /** The pieces and the models that show them. */
  specs(
    table: Table,
    colours: SeatColours<T['Seat']>,
    figures?: SeatFigures<T['Seat']>,
  ): readonly PieceSpec[];
  /** What the pieces stand on and what is around them: table top, board, smoke. */
  Setting(props: SettingProps<T, Table>): ReactNode;
  /**
   * What the home view must show.
   * @param aspect width by height of the part of the picture that is free for it
   * @param shown what is on the table now, for a view that follows what is built: the camera moves when the answer changes
   * @param told panels beside the table have so little room that they take the place of what lies there: it may be left out
   * @param whole it is only looked at: all of it is shown, however small
   */
  home(opening: T['View'], aspect: number, shown: T['View'], told?: boolean, whole?: boolean): Subject;
  /** The pieces and targets that are not drawn where panels take their place (`told` of {@link home}), by their ids; none where left out. */
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
  /** How the camera moves here otherwise than its style has it, e.g. nearer to a board that it never turns round. */
  readonly camera?: CameraTuning;
  /** Where the lamp hangs; over the middle of a flat board where left out. */
  readonly lamp?: LampPlace;
  /**
   * A place on the table, or a figure as it stands in a pose buffer, by its public name, e.g. `c3` or `A`; null for other
   * names.
   */
  placeOf(name: string, table: Table, poses: Float64Array): Place | null;
  /** The places that an action is about, for close views; those that its words name where left out. */
  placesIn?(action: T['Action']): readonly string[];
  /** What a camera must not stand in. */
  obstacles(table: Table): readonly CameraSubject[];
  /** What has been left on the ground. */
  decals(table: Table): readonly Decal[];
  /** What they lie on; the ground where left out. */
  readonly decalPlane?: DecalPlane;
  /** The faces of the cards, for games that have some. */
  cards(language: Language): CardArt | null;
  /** What the seats hold, for lessons to show, whose table has nobody's hand; nothing where left out. */
  held?(position: T['Position'], language: Language): readonly HeldCards[];
  /** The figure of a seat that can be posed for a photo; null where it has none. */
  figureOf(seat: T['Seat'], table: Table): string | null;
  /**
   * A hook: what may be done now, restarted with each view.
   * @param talk as in {@link GamePanelProps.talk}, for what is pressed on the table to say something of it; null as well while the past is shown
   */
  useControl(session: Session<T, Table>, talk: TableTalk | null): Control;
  /** What is drawn on the table for those who choose, beside the targets of the control; nothing where left out. */
  Overlay?(props: OverlayProps<Table, Control>): ReactNode;
  /** The panel of the players lies across above the table, where there is room beside it or little height; else it is beside it. */
  readonly across?: boolean;
  /** How an outcome is shown before it comes about; a ghost of each piece and its way where left out. */
  signs?(of: SignsOf<T, Table, Control>): Signs;
  /** What stands and lies on the table, in words, for those who point at it; nothing is told where left out. */
  things?(table: Table, names: SeatNames, language: Language): readonly TableThing[];
  /** The places on the table that people may click when nothing can be chosen there; none where left out. */
  places?(table: Table): readonly Place[];
  /** The table in words, no more of it than the panels tell of the same props; the panels must do where left out. */
  textBoard?(props: GamePanelProps<T, Table, Control>, language: Language): TextBoard;
  /** What a broadcast tells beside the picture; names alone where left out. */
  readonly broadcast?: GameBroadcast<T>;
  Players(props: GamePanelProps<T, Table, Control>): ReactNode;
  Choices(props: GamePanelProps<T, Table, Control>): ReactNode;
  Hand(props: GamePanelProps<T, Table, Control>): ReactNode;
  Turn(props: GamePanelProps<T, Table, Control>): ReactNode;
}
