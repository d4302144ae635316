import { useState } from 'react';
import { useMessages } from '#i18n';
import { type PagePreferences, PictureGuard } from '#module';
import type { PointedThing } from '#stage';
import { TableStage, type TableStageProps } from './TableStage';
import { ThingTip } from './ThingTip';
import type { TableFrame } from './useTableFrame';
import { useTapToFastForward } from './useTapToFastForward';

export interface TablePictureProps
  extends Omit<
    TableStageProps,
    | 'mood'
    | 'tilted'
    | 'coordinates'
    | 'reducedMotion'
    | 'size'
    | 'insets'
    | 'compact'
    | 'stage'
    | 'onThing'
    | 'onFirstFrame'
  > {
  readonly preferences: PagePreferences;
  readonly frame: TableFrame;
}

/** The 3D table in its page: a tap fast-forwards, and the page works without it if it cannot be drawn. */
export function TablePicture({ preferences, frame, ...stage }: TablePictureProps) {
  const { onReady } = stage;
  const { table } = useMessages();
  const [thing, setThing] = useState<PointedThing | null>(null);
  const tap = useTapToFastForward(stage.parts.session);
  return (
    <section className="table-page-stage" aria-label={table.picture} data-quality={stage.quality} {...tap}>
      <PictureGuard
        onNone={() => {
          frame.showPanels();
          onReady();
        }}
      >
        <TableStage
          {...stage}
          size={frame.size}
          insets={frame.insets}
          compact={frame.layout !== 'wide'}
          stage={frame.stage}
          onFirstFrame={frame.showPanelsSoon}
          mood={preferences.mood}
          tilted={preferences.tiltShift}
          coordinates={preferences.coordinates}
          reducedMotion={preferences.reducedMotion}
          onThing={setThing}
        />
      </PictureGuard>
      {thing !== null && <ThingTip thing={thing} size={frame.size} />}
    </section>
  );
}
