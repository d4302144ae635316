import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n';
import { usePreferences } from '#module';
import { Button, ErrorNotice } from '#ui';
import { fontsLoaded } from '../../../page/fonts';
import { lazily } from '../../../page/lazily';
import type { LessonFilmProps } from '../../../table/lesson/tools';
import type { LessonFilmDialogProps } from './LessonFilmDialog';
import { filmOrderIn, type LessonFilmOrder } from './order';

const FilmDialog = lazily<LessonFilmDialogProps>(async () => {
  const [{ LessonFilmDialog }] = await Promise.all([
    import('./LessonFilmDialog'),
    fontsLoaded(document.fonts),
  ]);
  return LessonFilmDialog;
});

const DEFAULT_SETTINGS: LessonFilmOrder = {
  format: 'mp4',
  width: 1280,
  height: 720,
  quality: 'medium',
  sound: true,
};

/** Offers a lesson as a film or picture. If the address asks for one, starts at once. */
export function LessonFilmButton({ module, game, lesson }: LessonFilmProps) {
  const { lessonFilm: words, film } = useMessages();
  const { search } = useLocation();
  const { sound, quality } = usePreferences();
  const asked = filmOrderIn(search);
  const [open, setOpen] = useState(asked?.ok === true);
  const chosen = quality ?? DEFAULT_SETTINGS.quality;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.open}</Button>
      {asked?.ok === false && <ErrorNotice title={film.failed} problem={asked.error} />}
      {open && (
        <Suspense fallback={null}>
          <FilmDialog
            module={module}
            game={game}
            lesson={lesson}
            order={asked?.ok === true ? asked.value : { ...DEFAULT_SETTINGS, quality: chosen }}
            atOnce={asked?.ok === true}
            loudness={sound}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
