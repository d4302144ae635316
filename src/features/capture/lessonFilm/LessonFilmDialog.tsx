import { useEffect, useMemo, useState } from 'react';
import type { SoundSettings } from '#audio';
import { OFFERED_QUALITIES, unwrap } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { fileExtension, LESSON_FILM_FORMATS, type Lesson, parseSize, playLesson, sizeText } from '#learning';
import type { GameModule, GameTable } from '#module';
import { Button, clockTime, Dialog, downloadBlob, ErrorNotice, InsecureNotice, Segmented, Select } from '#ui';
import { filmLesson } from '../../../table/lesson/film';
import { watchedLesson } from '../../../table/lesson/watched';
import { FilmProgress } from '../film/FilmProgress';
import type { FilmState } from '../film/FilmShoot';
import { SoundField } from '../film/SoundField';
import { useFilmSupport } from '../film/useFilmSupport';
import { LessonRenderer } from './LessonShoot';
import './LessonFilmDialog.css';
import { lessonMoments } from './moments';
import { LESSON_FILM_SIZES, type LessonFilmOrder, RATES } from './order';
import { lessonPictures } from './shoot';

export interface LessonFilmDialogProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  /** Initial settings. */
  readonly order: LessonFilmOrder;
  /** Starts and saves without another click. */
  readonly atOnce: boolean;
  /** Volume of each kind of sound. */
  readonly loudness: SoundSettings;
  readonly onClose: () => void;
}

/** Dialog for saving a lesson as a film or picture. */
export function LessonFilmDialog(props: LessonFilmDialogProps) {
  const { module, lesson, onClose, atOnce } = props;
  const { lessonFilm: words, film, common } = useMessages();
  const language = useLanguage();
  const [order, setOrder] = useState(props.order);
  const [state, setState] = useState<FilmState>({ step: atOnce ? 'preparing' : 'ready' });
  const { format } = order;
  const name = `${lesson.id}-${language}.${fileExtension(format)}`;
  const done = state.step === 'done' ? state.film : null;
  useEffect(() => {
    if (atOnce && done !== null) downloadBlob(name, done);
  }, [atOnce, done, name]);
  const narratedFilm = useMemo(() => {
    const { steps } = watchedLesson(lesson);
    const played = unwrap(playLesson(module.rules, watchedLesson(lesson)));
    return filmLesson(module, steps, played, { language, reducedMotion: false });
  }, [module, lesson, language]);
  const change = (part: Partial<LessonFilmOrder>) => {
    setOrder({ ...order, ...part });
    setState({ step: 'ready' });
  };
  const container = format === 'webm' || format === 'mp4' ? format : null;
  const { width, height } = order;
  const support = useFilmSupport(
    container === null ? null : { width, height, rate: RATES[container], format: container },
  );
  const problem = support?.problem ?? null;
  const busy = state.step === 'preparing' || state.step === 'shooting';
  const sizes = [...new Set([sizeText(order), ...LESSON_FILM_SIZES])];
  const pictures =
    format === 'strip'
      ? lessonMoments(narratedFilm).length
      : lessonPictures(narratedFilm.reel.duration, RATES[format]);
  return (
    <Dialog title={words.title} onClose={onClose} className="lesson-film-dialog">
      <div className="lesson-film">
        <InsecureNotice />
        <p className="ui-field-hint">{words.hint}</p>
        <fieldset className="lesson-film-order" disabled={busy}>
          <Segmented
            label={film.format}
            options={LESSON_FILM_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
            value={format}
            onChange={(value) => change({ format: value })}
          />
          <p className="ui-field-hint">{words.formatHints[format]}</p>
          <Select
            label={film.size}
            options={sizes.map((value) => {
              const [wide = '', high = ''] = value.split('x');
              return { value, label: words.size(Number(wide), Number(high)) };
            })}
            value={sizeText(order)}
            onChange={(value) => {
              const size = parseSize(value, 'size');
              if (size.ok) change(size.value);
            }}
          />
          <Segmented
            label={film.quality}
            options={[...new Set([order.quality, ...OFFERED_QUALITIES])].map((value) => ({
              value,
              label: film.qualities[value],
            }))}
            value={order.quality}
            onChange={(quality) => change({ quality })}
          />
          {container !== null && (
            <SoundField
              format={container}
              value={order.sound}
              support={support}
              onChange={(sound) => change({ sound })}
            />
          )}
        </fieldset>
        <p className="lesson-film-length">
          {format === 'strip'
            ? words.pictures(pictures)
            : film.length(clockTime(pictures / RATES[format]), pictures)}
        </p>
        {problem !== null && <ErrorNotice problem={problem} />}
        <FilmProgress state={state} name={name} onCancel={() => setState({ step: 'ready' })} />
        {!busy && (
          <div className="lesson-film-ways">
            <Button
              look={state.step === 'done' ? 'plain' : 'primary'}
              disabled={problem !== null}
              onPress={() => setState({ step: 'preparing' })}
            >
              {words.start}
            </Button>
            <Button onPress={onClose}>{common.close}</Button>
          </div>
        )}
      </div>
      {busy && (
        <LessonRenderer
          module={module}
          game={props.game}
          lesson={lesson}
          order={{ ...order, sound: order.sound && support?.sound !== null }}
          loudness={props.loudness}
          label={words.title}
          onState={setState}
        />
      )}
    </Dialog>
  );
}
