import { useMemo, useState } from 'react';
import type { SoundSettings } from '#audio';
import { CAMERA_STYLES, type CameraStyle, type MoodName, OFFERED_QUALITIES, type Quality } from '#core';
import { useMessages } from '#i18n';
import { useSession } from '#session';
import { frameOf, homeView } from '#stage';
import { Button, clockTime, Dialog, ErrorNotice, InsecureNotice, Segmented, Select } from '#ui';
import { narrateStep } from '../../../table/game/course';
import type { TableParts } from '../../../table/game/parts';
import { StretchField } from '../../../table/StretchField';
import { useActionLine } from '../../../table/useActionLine';
import { useTurns } from '../../../table/useTurns';
import { FilmProgress } from './FilmProgress';
import { FilmReel } from './FilmReel';
import { FilmShoot, type FilmState } from './FilmShoot';
import { type FilmSettings, turnAround } from './order';
import { SoundField } from './SoundField';
import {
  FILM_FORMATS,
  FILM_RATES,
  FILM_SIZES,
  FILM_SPEEDS,
  type FilmSize,
  MAX_FRAMES,
  pictureCount,
  STILL_TIMES,
} from './settings';
import { useFilmSupport } from './useFilmSupport';
import './FilmDialog.css';

export interface FilmDialogProps {
  readonly parts: TableParts;
  readonly quality: Quality;
  /** Chosen mood; null for the game's own. */
  readonly mood: MoodName | null;
  readonly tilted: boolean;
  readonly coordinates: boolean;
  readonly camera: CameraStyle;
  readonly sound: SoundSettings;
  readonly onClose: () => void;
}

/** Margin around the home view, relative to the picture's height. */
const MARGIN = 0.03;

/** Camera requirements for a film of some size. */
function lookOf({ session, table }: TableParts, size: FilmSize) {
  const { width, height } = FILM_SIZES[size];
  const edge = height * MARGIN;
  const insets = { top: edge, right: edge, bottom: edge, left: edge };
  const { opening } = session;
  const subject = (action: number) => table.home(opening, width / height, session.openViewAt(action));
  return {
    base: (action: number) => homeView(subject(action), { width, height }, insets),
    frame: (action: number) => frameOf(subject(action), { width, height }, insets),
  };
}

/** Dialog for filming an excerpt of the game. */
export function FilmDialog(props: FilmDialogProps) {
  const { parts, onClose } = props;
  const { session, words, names } = parts;
  const { film, settings, playback } = useMessages();
  const history = useSession(session, (state) => state.history);
  const turns = useTurns(parts);
  const line = useActionLine(session);
  const [order, setOrder] = useState<FilmSettings>(() => ({
    ...turnAround(turns, session.store.getState().shown, history.length),
    size: '720p',
    format: 'webm',
    rate: 30,
    speed: 1,
    quality: props.quality,
    camera: props.camera,
    sound: true,
  }));
  const [state, setState] = useState<FilmState>({ step: 'ready' });
  const change = (part: Partial<FilmSettings>) => {
    setOrder({ ...order, ...part });
    setState({ step: 'ready' });
  };
  const { from, until, size, speed, camera, rate } = order;
  const reel = useMemo(
    () => new FilmReel(parts, from, until, { ...lookOf(parts, size), style: camera, speed }),
    [parts, from, until, size, camera, speed],
  );
  const support = useFilmSupport({ ...FILM_SIZES[size], rate, format: order.format });
  const problem = support?.problem ?? null;
  const busy = state.step === 'preparing' || state.step === 'shooting';
  const pictures = pictureCount(reel.seconds, rate, speed);
  const length = (reel.seconds + STILL_TIMES.before + STILL_TIMES.after) / speed;
  return (
    <Dialog title={film.title} onClose={onClose} className="film-dialog">
      <div className="film">
        <InsecureNotice />
        <p className="ui-field-hint">{film.hint}</p>
        <fieldset className="film-order" disabled={busy}>
          <div className="film-wide">
            <StretchField
              from={from}
              until={until}
              line={line}
              turns={turns}
              wordsOf={(action, step) => {
                const namedStep = step === undefined ? undefined : session.stepsOf(action)[step];
                return narrateStep(history[action]!, namedStep ?? null, words, names).text;
              }}
              onChange={change}
            />
          </div>
          <Select
            label={film.size}
            options={Object.keys(FILM_SIZES).map((value) => ({
              value: value as FilmSize,
              label: film.sizes[value as FilmSize],
            }))}
            value={size}
            onChange={(value) => change({ size: value })}
          />
          <Segmented
            label={film.format}
            options={FILM_FORMATS.map((value) => ({ value, label: film.formats[value] }))}
            value={order.format}
            onChange={(format) => change({ format })}
          />
          <Segmented
            label={film.rate}
            options={FILM_RATES.map((value) => ({ value, label: String(value) }))}
            value={rate}
            onChange={(value) => change({ rate: value })}
          />
          <Segmented
            label={film.speed}
            options={FILM_SPEEDS.map((value) => ({ value, label: playback.times(value) }))}
            value={speed}
            onChange={(value) => change({ speed: value })}
          />
          <div className="film-wide">
            <Segmented
              label={film.quality}
              options={[...new Set([props.quality, ...OFFERED_QUALITIES])].map((value) => ({
                value,
                label: film.qualities[value],
              }))}
              value={order.quality}
              onChange={(quality) => change({ quality })}
            />
            <Segmented
              label={film.camera}
              options={CAMERA_STYLES.map((value) => ({ value, label: settings.cameras[value] }))}
              value={camera}
              onChange={(value) => change({ camera: value })}
            />
            <SoundField
              format={order.format}
              value={order.sound}
              support={support}
              onChange={(sound) => change({ sound })}
            />
          </div>
        </fieldset>
        <p className="film-length">{film.length(clockTime(length), pictures)}</p>
        {pictures > MAX_FRAMES && <ErrorNotice text={film.tooLong(MAX_FRAMES)} />}
        {problem !== null && <ErrorNotice problem={problem} />}
        <FilmProgress
          state={state}
          onCancel={() => setState({ step: 'ready' })}
          name={`kaiju-${from.action + 1}-${until.action + Math.sign(until.step)}.${order.format}`}
        />
        {!busy && (
          <Button
            look="primary"
            disabled={pictures > MAX_FRAMES || problem !== null}
            onPress={() => setState({ step: 'preparing' })}
          >
            {film.start}
          </Button>
        )}
      </div>
      {busy && (
        <FilmShoot
          parts={parts}
          reel={reel}
          order={{ ...order, sound: order.sound && support?.sound !== null }}
          rendering={{
            tilted: props.tilted,
            coordinates: props.coordinates,
            silhouettes: true,
          }}
          mood={props.mood}
          loudness={props.sound}
          label={film.title}
          onState={setState}
        />
      )}
    </Dialog>
  );
}
