import type { ComponentType } from 'react';
import type { Quality } from '#core';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import type { PhotoModeProps } from './photo/props';
import type { Tutor, TutorParts } from './tutor';

/** Dialogs that features add to a table. */
export type AddedDialog = 'share' | 'film' | 'lesson' | 'analysis';

export interface AddedDialogProps {
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly quality: Quality;
  /** Shows a position of the game. @param action number of actions before it */
  readonly onMoment: (action: number) => void;
  /**
   * Asks who plays on from a position of a finished game. @param action number of actions before it @param seat the
   * seat that decides
   */
  readonly onPlayOut: (action: number, seat: string) => void;
  readonly onClose: () => void;
}

/** What features add to the table, which depends on none of them. Must not change while the table is shown. */
export interface TableExtensions {
  /** A hook: help for learners. */
  readonly useTutor: (parts: TutorParts) => Tutor;
  readonly dialogs: Readonly<Record<AddedDialog, ComponentType<AddedDialogProps>>>;
  /** Overlay of photo mode. */
  readonly PhotoMode: ComponentType<PhotoModeProps>;
}
