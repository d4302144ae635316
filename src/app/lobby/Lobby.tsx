import { useState } from 'react';
import type { Problem } from '#core';
import { LANGUAGES, type Language, messagesFor } from '#i18n';
import type { LibraryEntry } from '#session';
import { Button, ErrorNotice, type SeatColours, Segmented, seatColourStyle } from '#ui';
import type { City, HouseMonster, Seat } from '#zorgl/rules';
import {
  defaultDraft,
  type GameDraft,
  PLAYER_COUNTS,
  type PlannedGame,
  type PlayerCount,
  planGame,
  useZorglMessages,
  withColour,
  withMonster,
  withOtherCorners,
  withPlayerCount,
  withSeat,
} from '#zorgl/view';
import type { OfferedCity } from '../city/offered';
import { Bestiary } from './Bestiary';
import { CityChoice } from './CityChoice';
import { HouseRules } from './HouseRules';
import './Lobby.css';
import { Poster } from './Poster';
import { SavedGames, type SavedGamesProps } from './SavedGames';
import { SeatCard } from './SeatCard';

/** As seen on the map: the north first. */
const CORNERS: readonly Seat[] = ['B', 'C', 'A', 'D'];

export interface LobbyProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** What went wrong on the way here: a bad link, a save that cannot be read. */
  readonly problem: Problem | null;
  readonly onDismissProblem: () => void;
  readonly saves: SavedGamesProps;
  /** The monsters that were invented on this device. */
  readonly house: readonly HouseMonster[];
  /** The id of one of them that the first player is to have. */
  readonly invited: string | null;
  readonly onWorkshop: () => void;
  /** The city of the next game; null for the one of the book. */
  readonly city: OfferedCity | null;
  readonly onCity: (city: OfferedCity | null) => void;
  /** The cities that were built on this device. */
  readonly cities: readonly LibraryEntry<City>[];
  readonly onEditor: () => void;
  /** The seed to begin with. */
  readonly seed: number;
  /** A fresh one, 0 … 999 999 999. */
  readonly randomSeed: () => number;
  readonly onStart: (game: PlannedGame) => void;
}

const draftColours = ({ seats }: GameDraft): SeatColours => ({
  A: seats.A.colour,
  B: seats.B.colour,
  C: seats.C.colour,
  D: seats.D.colour,
});

/** Where a game is set up or taken up again. */
export function Lobby(props: LobbyProps) {
  const { lobby, workshop, title, tagline } = useZorglMessages();
  const [draft, setDraft] = useState(() => {
    const proposed = defaultDraft(lobby.defaultNames, props.seed);
    return props.invited === null ? proposed : withMonster(proposed, 'A', props.invited);
  });
  const plan = planGame(draft, props.house, props.city?.board);
  const [first, second] = title.split('-');
  return (
    <>
      <Poster />
      <main className="lobby" style={seatColourStyle(draftColours(draft))}>
        <div className="lobby-title">
          <h1 aria-label={title}>
            <span aria-hidden="true">{first}</span>
            <span aria-hidden="true">{second}</span>
          </h1>
          <p className="lobby-tagline">{tagline}</p>
          <SavedGames {...props.saves} />
        </div>
        <div className="lobby-desk">
          <div className="lobby-top">
            <Segmented
              label={lobby.language}
              quietLabel
              options={LANGUAGES.map((value) => ({ value, label: messagesFor(value).languageName }))}
              value={props.language}
              onChange={props.onLanguage}
            />
          </div>
          {props.problem !== null && (
            <ErrorNotice problem={props.problem} onDismiss={props.onDismissProblem} />
          )}
          <section className="ui-panel lobby-cast" aria-label={lobby.cast}>
            <div className="lobby-players">
              <h2>{lobby.cast}</h2>
              <Button onPress={props.onWorkshop}>{workshop.enter}</Button>
              <Segmented
                label={lobby.playerCount}
                quietLabel
                options={PLAYER_COUNTS.map((value) => ({ value, label: String(value) }))}
                value={draft.places.length as PlayerCount}
                onChange={(count) => setDraft(withPlayerCount(draft, count))}
              />
            </div>
            <div className="lobby-corners">
              {CORNERS.map((seat) => (
                <SeatCard
                  key={seat}
                  seat={seat}
                  draft={draft.places.includes(seat) ? draft.seats[seat] : null}
                  house={props.house}
                  onChange={(change) => setDraft(withSeat(draft, seat, change))}
                  onColour={(colour) => setDraft(withColour(draft, seat, colour))}
                  onMonster={(monster) => setDraft(withMonster(draft, seat, monster))}
                />
              ))}
              <div className="lobby-corners-map">
                <CityChoice
                  city={props.city}
                  own={props.cities}
                  places={draft.places}
                  army={draft.army}
                  onChoose={props.onCity}
                  onEditor={props.onEditor}
                />
                {draft.places.length < 4 && (
                  <Button onPress={() => setDraft(withOtherCorners(draft))}>{lobby.swapCorners}</Button>
                )}
              </div>
            </div>
            <Bestiary monsters={draft.places.map((seat) => draft.seats[seat].monster)} house={props.house} />
          </section>
          <HouseRules draft={draft} onChange={setDraft} randomSeed={props.randomSeed} />
          <div className="lobby-start">
            <Button
              look="primary"
              disabled={plan === undefined}
              onPress={() => {
                if (plan !== undefined) props.onStart(plan);
              }}
            >
              {lobby.start}
            </Button>
            {plan !== undefined && plan.bots.length === plan.options.places.length && <p>{lobby.botsOnly}</p>}
          </div>
        </div>
      </main>
    </>
  );
}
