import { type ReactNode, useState } from 'react';
import { QUALITIES, type Quality } from '#core';
import { useMessages } from '#i18n';
import { PictureGuard, usePreferenceStore, usePreferences } from '#module';
import { pickQuality, rendererName } from '#stage';
import { Panel, Select } from '#ui';
import './ShowFrame.css';

/** The user's quality setting, or the default for this device. */
export function useShownQuality(): Quality {
  const { quality: chosen } = usePreferences();
  const [suitable] = useState(() => pickQuality(rendererName()));
  return chosen ?? suitable;
}

interface ShowFrameProps {
  readonly quality: Quality;
  /** Whether the control desk is shown. */
  readonly desk: boolean;
  /** Accessible name of the desk. */
  readonly title: string;
  readonly picture: ReactNode;
  /** Called when there will be no picture. */
  readonly onNone: () => void;
  /** The controls. */
  readonly children: ReactNode;
}

/** Layout of the showcase pages: a picture, and below it a desk of controls. */
export function ShowFrame({ quality, desk, title, picture, onNone, children }: ShowFrameProps) {
  const preferenceStore = usePreferenceStore();
  const { settings } = useMessages();
  return (
    <div className="show-frame">
      <div className="show-frame-stage" data-quality={quality}>
        <PictureGuard onNone={onNone}>{picture}</PictureGuard>
      </div>
      {desk && (
        <Panel label={title} className="show-frame-desk">
          {children}
          <Select
            label={settings.quality}
            options={QUALITIES.map((value) => ({ value, label: value }))}
            value={quality}
            onChange={(value) => preferenceStore.change({ quality: value })}
          />
        </Panel>
      )}
    </div>
  );
}
