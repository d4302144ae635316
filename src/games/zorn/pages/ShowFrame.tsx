import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { QUALITIES, type Quality } from '#core';
import { useMessages } from '#i18n';
import { type PageProps, PictureGuard } from '#module';
import { pickQuality, rendererName } from '#stage';
import { Panel, Select } from '#ui';
import './ShowFrame.css';

/** The quality that somebody has chosen; what suits the device where nobody has. */
export function useShownQuality(shell: PageProps['shell']): Quality {
  const chosen = useStore(shell.store, (state) => state.preferences.quality);
  const [suitable] = useState(() => pickQuality(rendererName()));
  return chosen ?? suitable;
}

interface ShowFrameProps extends Pick<PageProps, 'shell'> {
  readonly quality: Quality;
  /** The desk with its choices is there. */
  readonly desk: boolean;
  /** What the desk is called. */
  readonly title: string;
  readonly picture: ReactNode;
  /** There will be no picture. */
  readonly onNone: () => void;
  /** The choices. */
  readonly children: ReactNode;
}

/** The frame of the pages that show what the game is made of: a picture, and below it a desk with choices. */
export function ShowFrame({ shell, quality, desk, title, picture, onNone, children }: ShowFrameProps) {
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
            onChange={(value) => shell.prefer({ quality: value })}
          />
        </Panel>
      )}
    </div>
  );
}
