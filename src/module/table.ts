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

/** Chosen figures by seat; the others have the game's default. */
export type SeatFigures<Seat extends string = string> = Readonly<Partial<Record<Seat, string>>>;

/** A card of a hand. */
interface HeldCard {
  /** Identifies the card within its hand. */
  readonly id: string;
  readonly name: string;
  /** Drawn in a box of size `CARD_BOX`. */
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
  /** Language of texts on the table. */
  readonly language: Language;
  /** Whether ambient effects such as smoke may move. */
  readonly moving: boolean;
  /** Panels replace some pieces on the table, which are then not drawn; see `home` of {@link GameTable}. */
  readonly compact?: boolean;
}

/** Why an action is not possible, in the current language. */
export interface Refusal {
  readonly text: string;
  /** Number of the clause that forbids it; null if none does. */
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
   * Why the latest click on a place without a target had no effect: the reason from the rules, or words in the current
   * language. Null once something else was done.
   */
  readonly refusal?: Problem | Refusal | string | null;
  /** Clause of the card or use under the pointer; null for none. */
  readonly clause?: string | null;
  /**
   * Explains why a place cannot be chosen.
   * @param place one of {@link GameTable.places}; null for none of them
   */
  refuse?(place: string | null): void;
  /** Overrides the poses of pieces that the player is dragging; no dragging if left out. */
  hold?(poses: Float64Array): void;
}

/** The preview of an action on the table. */
export interface Signs {
  readonly ghosts: readonly GhostPiece[];
  readonly arrows: readonly Arrow[];
  readonly badges: readonly Badge[];
}

/** Input for the preview of an action. */
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
  /** Picks a target, as a click on it does. */
  onPick(target: string): void;
}

/** The undo button of a panel. */
export interface UndoOffer {
  /** Why undo is not possible, in words; null if it is. */
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
  /** The preview of the hovered choice, or why a click had no effect; the page announces it to screen readers. */
  readonly hint: TableHint | null;
  /** The pings of the holder's team; null if the team has no private channel. */
  readonly talk: TableTalk | null;
}

/** The view that a game's panels show: that of the rules while somebody chooses, otherwise that of the table. */
export const panelView = <T extends GameTypes>({
  state,
  control,
}: Pick<GamePanelProps<T>, 'state' | 'control'>): T['View'] =>
  control.acting ? state.view : state.shownView;

/** The pings of one team. */
export interface TableTalk {
  readonly marks: readonly Ping[];
  /** The seat that pings from this device. */
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

/** The 3D half of a game: the table and the panels around it. */
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
  /** Everything beneath and around the pieces: table top, board, smoke. */
  Scenery(props: SceneryProps<T, Table>): ReactNode;
  /**
   * What the home view must show.
   * @param aspect width by height of the free part of the picture
   * @param shown the view on the table now, for games whose board grows: the camera moves when the answer changes
   * @param compact there is so little room that panels replace some pieces, which may be left out of the view
   * @param whole nobody plays here: show everything, however small
   */
  home(opening: T['View'], aspect: number, shown: T['View'], compact?: boolean, whole?: boolean): Subject;
  /**
   * Ids of the pieces and targets that are not drawn where panels replace them (`compact` of {@link home}); none if left
   * out.
   */
  leftOut?(table: Table): readonly string[];
  /**
   * Labels on the table in the view from above, where heights cannot be seen, and from the side on request. Left out if
   * the view from above would show nothing new.
   * @param shown the view on the table now
   */
  plan?(shown: T['View'], from: 'above' | 'aside'): readonly Badge[];
  /** Where pings of the holder's team are shown on the table, for the team only; if left out, only panels show them. */
  talk?(
    marks: readonly Ping[],
    shown: T['View'],
    who: { readonly colours: SeatColours<T['Seat']>; readonly names: SeatNames },
  ): readonly Badge[];
  /** What a front view of an upright board shows, which replaces the view from above. Left out for flat boards. */
  front?(shown: T['View']): Subject;
  /**
   * The side from which a seat looks at the table, for people who sit around the device: radians counter-clockwise from
   * the south. Everybody sees an upright board (`front`) from the front; only the page turns.
   * @param seats in play
   */
  sideOf?(seat: T['Seat'], seats: readonly T['Seat'][]): number;
  /** Adjustments of the camera style, e.g. closer to a board that the camera never circles. */
  readonly camera?: CameraTuning;
  /**
   * Mood of the table for players who have not chosen one; default: `night`.
   * @param shown the view on the table now
   */
  mood?(shown: T['View']): MoodName;
  /** Position of the lamp; default: above the middle of a flat board. */
  readonly lamp?: LampPlace;
  /**
   * A place on the table, or a figure as posed in a buffer, by its public name, e.g. `c3` or `A`; null for other names.
   */
  placeOf(name: string, table: Table, poses: Float64Array): Place | null;
  /** The places that an action involves, for close-ups; those named in its fields if left out. */
  placesIn?(action: T['Action']): readonly string[];
  /** Obstacles for the camera. */
  obstacles(table: Table): readonly CameraSubject[];
  /** Marks left on the ground. */
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
   * A hook: the control of the current turn, reset with each view.
   * @param talk as in {@link GamePanelProps.talk}, for games that let players ping by clicking the table; also null
   * while the past is shown
   */
  useControl(session: Session<T, Table>, talk: TableTalk | null): Control;
  /** Additional overlay for the person who is choosing; none if left out. */
  Overlay?(props: OverlayProps<Table, Control>): ReactNode;
  /** Whether the player panel is along the top edge instead of beside the table. */
  readonly across?: boolean;
  /** Draws the preview of an action; default: a ghost of each moved piece and its path. */
  signs?(of: SignsOf<T, Table, Control>): Signs;
  /** Tooltips for what is on the table; none if left out. */
  things?(table: Table, names: SeatNames, language: Language): readonly TableThing[];
  /** Places that people may click when there is nothing to choose; none if left out. */
  places?(table: Table): readonly Place[];
  /**
   * The table in words, revealing no more than the panels do with the same props; if left out, there are only the
   * panels.
   */
  textBoard?(props: GamePanelProps<T, Table, Control>, language: Language): TextBoard;
  /** The broadcast overlays; default: names only. */
  readonly broadcast?: GameBroadcast<T>;
  Players(props: GamePanelProps<T, Table, Control>): ReactNode;
  Choices(props: GamePanelProps<T, Table, Control>): ReactNode;
  Hand(props: GamePanelProps<T, Table, Control>): ReactNode;
  Turn(props: GamePanelProps<T, Table, Control>): ReactNode;
}
