import type { Quality } from '#core';
import type { CameraView } from '#director';
import type { TableSource } from '#module';
import type { TableParts } from '../game/parts';
import type { PhotoSettings, PhotoSize } from './settings';

export interface PhotoModeProps {
  readonly parts: TableParts;
  /** The table source with posed monsters. */
  readonly source: TableSource;
  readonly settings: PhotoSettings;
  readonly size: PhotoSize;
  /** Quality of the table's own picture. */
  readonly quality: Quality;
  /** Returns the current camera view. */
  readonly view: () => CameraView;
  readonly onChange: (change: Partial<PhotoSettings>) => void;
  readonly onLeave: () => void;
}
