import { type CSSProperties, type Ref, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { MoodName, Quality } from '#core';
import type { CameraView } from '#director';
import { useLanguage } from '#i18n';
import type { TableSource } from '#module';
import { type Focus, type Shake, StageCanvas, type StageHandle, ViewCamera } from '#stage';
import type { TableParts } from '../table/parts';
import { TableScene } from '../table/TableScene';

import './OffscreenTable.css';

/** What is to be seen in the picture that is drawn next. */
export interface OffscreenSource extends TableSource {
  view(): CameraView;
  shake?(out: Shake): void;
}

/** How pictures of the table are made. */
interface RenderSettings {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly quality: Quality;
  readonly mood: MoodName;
  readonly coordinates: boolean;
  readonly tilted: boolean;
  /** As on the table of the page: see the table's scene. */
  readonly veiled: boolean;
  readonly focus?: Focus | null;
  readonly exposure?: number;
  /** Vertical angle of view in degrees. */
  readonly angle?: number;
}

export interface OffscreenTableProps {
  readonly parts: TableParts;
  readonly subject: OffscreenSource;
  readonly rendering: RenderSettings;
  readonly label: string;
  readonly handle: Ref<StageHandle>;
  readonly onReady: () => void;
}

/**
 * A second table out of sight, on which pictures of any size are drawn one by one, while the table of the page stays as
 * it is. It never draws by itself.
 */
export function OffscreenTable(props: OffscreenTableProps) {
  const { parts, subject, rendering } = props;
  const language = useLanguage();
  const cards = useMemo(() => parts.table.cards(language), [parts, language]);
  const { width, height, quality, mood, coordinates, tilted, focus = null, exposure = 1, angle } = rendering;
  return createPortal(
    <div className="offscreen-table" style={{ width, height } as CSSProperties} aria-hidden="true">
      <StageCanvas
        quality={quality}
        clock="manual"
        mood={mood}
        tilted={tilted}
        focus={focus}
        exposure={exposure}
        ratio={1}
        label={props.label}
        {...(cards === null ? {} : { cards })}
        handle={props.handle}
        onReady={props.onReady}
      >
        <ViewCamera
          view={() => subject.view()}
          shake={(out) => subject.shake?.(out)}
          {...(angle === undefined ? {} : { angle })}
        />
        <TableScene
          parts={parts}
          source={subject}
          quality={quality}
          coordinates={coordinates}
          breathing={false}
          veiled={rendering.veiled}
        />
      </StageCanvas>
    </div>,
    document.body,
  );
}
