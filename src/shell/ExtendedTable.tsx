import { usePageClock, usePreferences, useRandom } from '#module';
import { lazily } from '../page/lazily';
import type { AddedDialogProps, TableExtensions } from '../table/extensions';
import { TablePage, type TableProps } from '../table/TablePage';
import { ShareDialog } from './share/ShareDialog';
import { useTutor } from './useTutor';

const LessonDialog = lazily(async () => (await import('../features/author/LessonDialog')).LessonDialog);
const AnalysisDialog = lazily(
  async () => (await import('../features/review/analysis/AnalysisDialog')).AnalysisDialog,
);
const FilmDialog = lazily(async () => (await import('../features/capture/film/FilmDialog')).FilmDialog);
const PhotoMode = lazily(async () => (await import('../features/capture/photo/PhotoMode')).PhotoMode);

function Share({ running, onClose }: AddedDialogProps) {
  const random = useRandom();
  return (
    <ShareDialog
      running={running}
      origin={window.location.origin}
      newSeed={() => random.seed()}
      onClose={onClose}
    />
  );
}

function Film({ parts, quality, onClose }: AddedDialogProps) {
  const preferences = usePreferences();
  return (
    <FilmDialog
      parts={parts}
      quality={quality}
      mood={preferences.mood}
      tilted={preferences.tiltShift}
      coordinates={preferences.coordinates}
      camera={preferences.reducedMotion ? 'hands-off' : preferences.camera}
      sound={preferences.sound}
      onClose={onClose}
    />
  );
}

function Analysis({ running, parts, onMoment, onPlayOut, onClose }: AddedDialogProps) {
  return (
    <AnalysisDialog
      running={running}
      parts={parts}
      exact={usePageClock().mode === 'manual'}
      onMoment={onMoment}
      onPlayOut={onPlayOut}
      onClose={onClose}
    />
  );
}

const EXTENSIONS: TableExtensions = {
  useTutor,
  dialogs: { share: Share, film: Film, lesson: LessonDialog, analysis: Analysis },
  PhotoMode,
};

/** The table with all features of the program. */
export function ExtendedTable(props: TableProps) {
  return <TablePage {...props} extensions={EXTENSIONS} />;
}
