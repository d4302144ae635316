import type { ReactNode } from 'react';
import type { GameTypes } from '#core';
import type { GameModule, GameTable, TableHint, TableTalk, TurnControl } from '#module';
import type { RemoteSource } from '#session';
import type { TableParts } from '../../../table/game/parts';
import type { TextBoardControl } from '../../../table/useTextBoard';
import type { RoomClient, RoomState } from '../client/RoomClient';
import type { RoomShow } from './useRoomShow';

export interface RoomTableProps {
  readonly module: GameModule;
  readonly table: GameTable;
  readonly link: RoomClient;
  readonly state: RoomState;
  readonly source: RemoteSource<GameTypes>;
  /** Replaces the choices if nobody plays at this device. */
  readonly beside: ReactNode;
  /** Starts a rematch; omitted if that is up to another device. */
  readonly onAgain?: () => void;
  readonly onLeave: () => void;
  /** Seats played at a shared screen; none by default. */
  readonly locals?: readonly string[];
  /** Client of a seat played at this screen; omitted if there can be none. */
  readonly linkOf?: (seat: string) => RoomClient | undefined;
  /** Plays a free seat at this screen; omitted if not allowed. */
  readonly onSit?: (seat: string, name: string) => void;
}

export interface RoomHudProps extends RoomTableProps {
  readonly parts: TableParts;
  readonly control: TurnControl;
  readonly hint: TableHint | null;
  /** Pings of the holder's side; null if nobody may see them. */
  readonly talk: TableTalk | null;
  readonly show: RoomShow;
  readonly text: TextBoardControl;
  readonly cards: boolean;
  /** Whether this is a handheld, used for its own cards and choices. */
  readonly hand: boolean;
  /** Whether the person at this device must decide. */
  readonly mine: boolean;
  readonly onPick: (target: string) => void;
}

/** Dialog of a room's menu; null for none. */
export type RoomWindow = 'settings' | 'gestures' | 'seats' | 'share' | 'leave' | 'primer' | null;
