import { useMessages } from '#i18n';
import { Button, clockTime, downloadBlob, ErrorNotice } from '#ui';
import { useOccupation } from '../../../page/occupied';
import './FilmDialog.css';
import type { FilmState } from './FilmShoot';

export interface FilmProgressProps {
  readonly state: FilmState;
  /** File name. */
  readonly name: string;
  readonly onCancel: () => void;
}

/** Progress and result of a film. */
export function FilmProgress({ state, name, onCancel }: FilmProgressProps) {
  const { film } = useMessages();
  useOccupation(state.step !== 'ready' && state.step !== 'failed');
  switch (state.step) {
    case 'ready':
      return null;
    case 'preparing':
    case 'shooting': {
      const shooting = state.step === 'shooting' ? state : null;
      return (
        <div className="film-progress">
          <progress
            aria-label={film.title}
            max={shooting?.all ?? 1}
            {...(shooting === null ? {} : { value: shooting.done })}
          />
          <p>
            {shooting === null
              ? film.preparing
              : `${film.progress(shooting.done, shooting.all)}, ${film.left(clockTime(Math.ceil(shooting.left)))}`}
          </p>
          <Button onPress={onCancel}>{film.cancel}</Button>
        </div>
      );
    }
    case 'done':
      return (
        <div className="film-progress" role="status" data-arrives="ready">
          <p>{film.done((state.film.size / 1e6).toFixed(1))}</p>
          <Button look="primary" onPress={() => downloadBlob(name, state.film)}>
            {film.save}
          </Button>
        </div>
      );
    case 'failed':
      return <ErrorNotice title={film.failed} problem={state.problem} />;
  }
}
