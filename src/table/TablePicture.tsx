import { useState } from 'react';
import { useMessages } from '#i18n';
import { type PagePreferences, PictureGuard } from '#module';
import type { PointedThing } from '#stage';
import { TableStage, type TableStageProps } from './TableStage';
import { ThingTip } from './ThingTip';
import { useTapToFastForward } from './useTapToFastForward';

export interface TablePictureProps
  extends Omit<TableStageProps, 'mood' | 'tilted' | 'coordinates' | 'reducedMotion' | 'onThing'> {
  readonly preferences: PagePreferences;
  /** Called where there will be no picture: nobody need wait for it. */
  readonly onNone: () => void;
}

/** The 3D table as a part of its page: a tap hurries what is shown, and the page does without where it cannot be drawn. */
export function TablePicture({ preferences, onNone, ...stage }: TablePictureProps) {
  const { onReady } = stage;
  const { table } = useMessages();
  const [thing, setThing] = useState<PointedThing | null>(null);
  const tap = useTapToFastForward(stage.parts.session);
  return (
    <section className="table-page-stage" aria-label={table.picture} data-quality={stage.quality} {...tap}>
      <PictureGuard
        onNone={() => {
          onNone();
          onReady();
        }}
      >
        <TableStage
          {...stage}
          mood={preferences.mood}
          tilted={preferences.tiltShift}
          coordinates={preferences.coordinates}
          reducedMotion={preferences.reducedMotion}
          onThing={setThing}
        />
      </PictureGuard>
      {thing !== null && <ThingTip thing={thing} size={stage.size} />}
    </section>
  );
}
