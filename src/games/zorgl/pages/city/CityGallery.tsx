import { useId } from 'react';
import type { LibraryEntry } from '#storage';
import { Button, Dialog, ErrorNotice, IconButton } from '#ui';
import { CITIES, CITY_IDS, type City, parseBoard, SEATS } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { countCity } from './advice';
import { CityMap } from './CityMap';
import type { OfferedCity } from './offered';
import './CityGallery.css';

export interface CityGalleryProps {
  readonly own: readonly LibraryEntry<City>[];
  /** The id of the selected city. */
  readonly chosen: string | null;
  readonly onChoose: (city: OfferedCity) => void;
  /** Deletes a city from the library; no delete button without it. */
  readonly onDelete?: ((id: string, city: City) => void) | undefined;
  /** Opens the editor; no link to it without this. */
  readonly onEditor?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Picker for built-in cities and those of the library. */
export function CityGallery(props: CityGalleryProps) {
  const { own, chosen, onChoose, onDelete, onEditor, onClose } = props;
  const { city: words } = useZorglMessages();
  const heading = useId();
  return (
    <Dialog title={words.gallery} onClose={onClose} className="city-gallery">
      <section aria-labelledby={`${heading}-game`}>
        <h3 id={`${heading}-game`}>{words.ofTheGame}</h3>
        <ul>
          {CITY_IDS.map((id) => (
            <CityCard
              key={id}
              city={{ id, name: words.names[id], board: CITIES[id] }}
              idea={words.ideas[id]}
              chosen={chosen === id}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${heading}-own`}>
        <h3 id={`${heading}-own`}>{words.own}</h3>
        {own.length === 0 && <p>{words.noneOwn}</p>}
        {onEditor !== undefined && <Button onPress={onEditor}>{words.edit}</Button>}
        <ul>
          {own.map(({ id, value }) =>
            value.ok ? (
              <CityCard
                key={id}
                city={{ id, name: value.value.name, board: value.value.board }}
                chosen={chosen === id}
                onChoose={onChoose}
                onDelete={onDelete === undefined ? undefined : () => onDelete(id, value.value)}
              />
            ) : (
              <li key={id} className="city-card-broken">
                <ErrorNotice
                  title={words.problems.library}
                  problem={{ ...value.error, field: `${id}.${value.error.field}` }}
                />
              </li>
            ),
          )}
        </ul>
      </section>
    </Dialog>
  );
}

interface CityCardProps {
  readonly city: OfferedCity;
  readonly idea?: string;
  readonly chosen: boolean;
  readonly onChoose: (city: OfferedCity) => void;
  readonly onDelete?: (() => void) | undefined;
}

function CityCard({ city, idea, chosen, onChoose, onDelete }: CityCardProps) {
  const { city: words } = useZorglMessages();
  const contents = parseBoard(city.board);
  const counts = countCity(contents.ok ? contents.value : []);
  return (
    <li className="city-card">
      <button
        type="button"
        className="ui-button city-card-choice"
        aria-pressed={chosen}
        data-first={chosen || undefined}
        onClick={() => onChoose(city)}
      >
        <CityMap board={city.board} places={SEATS} army />
        <span className="city-card-words">
          <strong>{city.name}</strong>
          <small>{words.facts(counts.floors, counts.units)}</small>
          {idea !== undefined && <small>{idea}</small>}
        </span>
      </button>
      {onDelete !== undefined && (
        <IconButton
          className="city-card-delete"
          icon="trash"
          label={words.delete(city.name)}
          onPress={onDelete}
        />
      )}
    </li>
  );
}
