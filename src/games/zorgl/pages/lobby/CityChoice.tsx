import { useState } from 'react';
import type { LibraryEntry } from '#storage';
import { Button } from '#ui';
import { CITIES, CITY_IDS, type City, type Seat } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { CityGallery } from '../city/CityGallery';
import { CityMap } from '../city/CityMap';
import type { OfferedCity } from '../city/offered';
import { nameOfGameCity } from '../city/words';

const [BOOK_CITY] = CITY_IDS;

export interface CityChoiceProps {
  /** The city of the next game; null for the rulebook's. */
  readonly city: OfferedCity | null;
  readonly own: readonly LibraryEntry<City>[];
  readonly onChoose: (city: OfferedCity | null) => void;
  readonly onEditor: () => void;
}

/** The name of the next game's city. */
export function useCityName(city: OfferedCity | null): string {
  const { city: words } = useZorglMessages();
  return nameOfGameCity(city?.id ?? BOOK_CITY, words) ?? city?.name ?? '';
}

export interface CityPlanProps {
  /** The city of the next game; null for the rulebook's. */
  readonly city: OfferedCity | null;
  readonly places: readonly Seat[];
  readonly army: boolean;
}

/** Map of the next game's city. */
export function CityPlan({ city, places, army }: CityPlanProps) {
  const { lobby, city: words } = useZorglMessages();
  const name = useCityName(city);
  return (
    <CityMap
      board={city?.board ?? CITIES[BOOK_CITY]}
      places={places}
      army={army}
      label={`${words.city(name)}. ${lobby.board}: ${places.join(', ')}`}
    />
  );
}

/** Button that opens the city picker. */
export function CityChoice(props: CityChoiceProps) {
  const { city } = props;
  const { city: words } = useZorglMessages();
  const [choosing, setChoosing] = useState(false);
  const id = city?.id ?? BOOK_CITY;
  const name = useCityName(city);
  return (
    <>
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
