import type { ReactNode } from 'react';
import type { GameTypes } from '#core';
import type { GameModule, GameTable, TableHint, TableTalk, TurnControl } from '#module';
import type { RemoteSource } from '#session';
import type { Page } from '../../../page/page';
import type { TableParts } from '../../../table/game/parts';
import type { TextBoardControl } from '../../../table/useTextBoard';
import type { RoomClient, RoomState } from '../client/RoomClient';
import type { RoomShow } from './useRoomShow';

export interface RoomTableProps {
  readonly page: Page;
  readonly module: GameModule;
  readonly table: GameTable;
  readonly link: RoomClient;
  readonly state: RoomState;
  readonly source: RemoteSource<GameTypes>;
  /** What stands in the place of choices where nobody plays at this device. */
  readonly beside: ReactNode;
  /** The same players again; left out where that is for another device to say. */
  readonly onAgain?: () => void;
  readonly onLeave: () => void;
  /** The seats that are played at a screen that everybody sees; none if left out. */
  readonly locals?: readonly string[];
  /** The way of a seat that is played at this screen; left out where none can be. */
  readonly linkOf?: (seat: string) => RoomClient | undefined;
  /** Plays a free seat at this screen; left out where that cannot be. */
  readonly onSit?: (seat: string, name: string) => void;
}

export interface RoomHudProps extends RoomTableProps {
  readonly parts: TableParts;
  readonly control: TurnControl;
  readonly hint: TableHint | null;
  /** What those of the holder's side say of places; null if nobody may hear it. */
  readonly talk: TableTalk | null;
  readonly show: RoomShow;
  readonly text: TextBoardControl;
  readonly cards: boolean;
  /** The device is held in the hand: its own cards and choices are what it is looked at for. */
  readonly hand: boolean;
  /** The person at this device is to decide. */
  readonly mine: boolean;
  readonly onPick: (target: string) => void;
}

/** What the menu of a room's table opens; null for nothing. */
export type RoomWindow = 'settings' | 'gestures' | 'seats' | 'share' | 'leave' | 'primer' | null;
