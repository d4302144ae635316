import { useState } from 'react';
import type { LibraryEntry } from '#session';
import { Button } from '#ui';
import { CITIES, CITY_IDS, type City, type Seat } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { CityGallery } from '../city/CityGallery';
import { CityMap } from '../city/CityMap';
import type { OfferedCity } from '../city/offered';
import { nameOfGameCity } from '../city/words';

const [BOOK_CITY] = CITY_IDS;

export interface CityChoiceProps {
  /** The city of the next game; null for the one of the book. */
  readonly city: OfferedCity | null;
  readonly own: readonly LibraryEntry<City>[];
  readonly places: readonly Seat[];
  readonly army: boolean;
  readonly onChoose: (city: OfferedCity | null) => void;
  readonly onEditor: () => void;
}

/** The city that is played in, from above, and the way to another one. */
export function CityChoice(props: CityChoiceProps) {
  const { city, places } = props;
  const { lobby, city: words } = useZorglMessages();
  const [choosing, setChoosing] = useState(false);
  const id = city?.id ?? BOOK_CITY;
  const name = nameOfGameCity(id, words) ?? city?.name ?? '';
  return (
    <>
      <CityMap
        board={city?.board ?? CITIES[BOOK_CITY]}
        places={places}
        army={props.army}
        label={`${words.city(name)}. ${lobby.board}: ${places.join(', ')}`}
      />
      <Button className="lobby-city" onPress={() => setChoosing(true)}>
        <span className="lobby-city-words">
          <small>{words.label}</small>
          {name}
        </span>
      </Button>
      {choosing && (
        <CityGallery
          own={props.own}
          chosen={id}
          onChoose={(chosen) => {
            setChoosing(false);
            props.onChoose(chosen.id === BOOK_CITY ? null : chosen);
          }}
          onEditor={props.onEditor}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
