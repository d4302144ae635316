import type { CSSProperties, Ref } from 'react';
import { createPortal } from 'react-dom';
import type { MoodName, Quality } from '#core';
import type { CameraView } from '#director';
import { GameTableView, type TableSource } from '#module';
import { type Focus, type Shake, type StageHandle, ViewCamera } from '#stage';
import type { TableParts } from '../../../table/game/parts';
import { useSessionScene } from '../../../table/useSessionScene';
import './OffscreenTable.css';

/** What the next frame shows. */
export interface OffscreenSource extends TableSource {
  view(): CameraView;
  shake?(out: Shake): void;
}

interface RenderSettings {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly quality: Quality;
  readonly mood: MoodName;
  readonly coordinates: boolean;
  readonly tilted: boolean;
  /** As on the page's table: see its scene. */
  readonly silhouettes: boolean;
  readonly focus?: Focus | null;
  readonly exposure?: number;
  /** Vertical field of view, degrees. */
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
 * A second, offscreen table for rendering frames of any size while the page's table stays as it is. It draws
 * only on request.
 */
export function OffscreenTable(props: OffscreenTableProps) {
  const { subject, rendering } = props;
  const scene = useSessionScene(props.parts);
  const { width, height, angle, ...look } = rendering;
  return createPortal(
    <div className="offscreen-table" style={{ width, height } as CSSProperties} aria-hidden="true">
      <GameTableView
        {...look}
        scene={scene}
        source={subject}
        clock="manual"
        ratio={1}
        moving={false}
        label={props.label}
        handle={props.handle}
        onReady={props.onReady}
        camera={
          <ViewCamera
            view={() => subject.view()}
            shake={(out) => subject.shake?.(out)}
            {...(angle === undefined ? {} : { angle })}
          />
        }
      />
    </div>,
    document.body,
  );
}
