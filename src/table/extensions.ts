import type { ComponentType } from 'react';
import type { Quality } from '#core';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import type { PhotoModeProps } from './photo/props';
import type { Tutor, TutorParts } from './tutor';

/** The dialogs of a table that it has from elsewhere. */
export type AddedDialog = 'share' | 'film' | 'lesson' | 'analysis';

export interface AddedDialogProps {
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly quality: Quality;
  /** Shows a moment of the game. @param action before which */
  readonly onMoment: (action: number) => void;
  /** Asks who plays out a moment of a finished game. @param action before which @param seat whose moment it is */
  readonly onPlayOut: (action: number, seat: string) => void;
  readonly onClose: () => void;
}

/** What features add to a table, which knows none of them. The same for as long as the table is shown. */
export interface TableExtensions {
  /** A hook: what helps somebody to play. */
  readonly useTutor: (parts: TutorParts) => Tutor;
  readonly dialogs: Readonly<Record<AddedDialog, ComponentType<AddedDialogProps>>>;
  /** What a photographer sees over the table. */
  readonly PhotoMode: ComponentType<PhotoModeProps>;
}
