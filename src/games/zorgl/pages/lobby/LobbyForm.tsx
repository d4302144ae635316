import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isGeneratedSeed, type Problem } from '#core';
import { useMessages } from '#i18n';
import { type LobbyFormProps, useOptionsOpen, usePersistentState } from '#module';
import type { LibraryEntry } from '#storage';
import {
  BotLevels,
  Button,
  EmptySeat,
  ErrorNotice,
  LobbyOptions,
  Panel,
  type SeatColours,
  Segmented,
  SetupSheet,
  seatColourStyle,
  useSeatDrag,
} from '#ui';
import type { City, HouseMonster, Seat, ZorglTypes } from '#zorgl/rules';
import {
  botsIn,
  draftToKeep,
  type GameDraft,
  PLAYER_COUNTS,
  type PlayerCount,
  planGame,
  turned,
  useZorglMessages,
  withMonster,
  withMoved,
  withNewPlayer,
  withPlayerCount,
  withSeat,
} from '#zorgl/view';
import { deskOf } from '../desk';
import { EDITOR, WORKSHOP } from '../routes';
import { storedMonsters } from '../workshop/bench';
import { Bestiary } from './Bestiary';
import { CityChoice, CityPlan, useCityName } from './CityChoice';
import { HouseRules } from './HouseRules';
import { DRAFT, proposedDraft } from './kept';
import './LobbyForm.css';
import { MonsterPicker } from './MonsterPicker';
import { Presets } from './Presets';
import { ZorglSeat } from './ZorglSeat';

const DEFAULT_FLIGHT: GameDraft['flight'] = 'english';

/** As seen on the map: the north first. */
const CORNERS: readonly Seat[] = ['B', 'C', 'A', 'D'];

const draftColours = ({ seats }: GameDraft): SeatColours<Seat> => ({
  A: seats.A.colour,
  B: seats.B.colour,
  C: seats.C.colour,
  D: seats.D.colour,
});

/** Who plays, where, with which monsters and house rules. */
export function LobbyForm({ shell, seed, navigate, onStart, opens }: LobbyFormProps<ZorglTypes>) {
  const { lobby, workshop } = useZorglMessages();
  const { lobby: shared } = useMessages();
  const desk = deskOf(shell);
  const city = useStore(desk.store, (state) => state.city);
  const [house, setHouse] = useState<readonly HouseMonster[]>([]);
  const [cities, setCities] = useState<readonly LibraryEntry<City>[]>([]);
  const hints = useId();
  const { clock, preferences } = useStore(shell.store);
  const [picking, setPicking] = useState<Seat | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    void desk.monsters.list().then((entries) => {
      if (entries.ok) setHouse(storedMonsters(entries.value));
      else setProblem(entries.error);
    });
    void desk.cities.list().then((entries) => {
      if (entries.ok) setCities(entries.value);
      else setProblem(entries.error);
    });
  }, [desk]);
  const [draft, setDraft] = usePersistentState(
    shell,
    DRAFT,
    (kept) => proposedDraft(kept, desk, lobby.defaultNames, seed),
    draftToKeep,
  );
  const corners = useRef<HTMLDivElement>(null);
  /** Where somebody has just gone by a press of their button. */
  const moved = useRef<Seat | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const button = `[data-place="${moved.current}"] .ui-seat-card-head button`;
    corners.current?.querySelector<HTMLElement>(button)?.focus();
    moved.current = null;
  });
  const { dragged, handle } = useSeatDrag((seat, place) =>
    setDraft(withMoved(draft, seat as Seat, place as Seat)),
  );
  const [options, setOptions] = useOptionsOpen(shell);
  const cityName = useCityName(city);
  const changes = [
    ...(city === null ? [] : [cityName]),
    ...(draft.army ? [] : [lobby.noArmy]),
    ...(draft.army && draft.flight !== DEFAULT_FLIGHT
      ? [`${lobby.flight}: ${lobby.flights[draft.flight]}`]
      : []),
    ...(isGeneratedSeed(draft.seed) || opens !== undefined ? [] : [shared.dealOf(draft.seed)]),
  ];
  const plan = planGame(draft, house, city?.board);
  const start = () => {
    if (plan === undefined) return;
    desk.store.setState({ invited: null });
    // The next game is not to be dealt the same cards.
    setDraft({ ...draft, seed: String(shell.newSeed()) });
    onStart(plan);
  };
  return (
    <div className="lobby-form" style={seatColourStyle(draftColours(draft))}>
      <SetupSheet
        start={
          <>
            <Button look="primary" className="poster" disabled={plan === undefined} onPress={start}>
              {opens ?? lobby.start}
            </Button>
            {opens === undefined && plan !== undefined && plan.bots.size === plan.options.places.length && (
              <p>{lobby.botsOnly}</p>
            )}
          </>
        }
      >
        <section className="ui-panel lobby-cast" aria-label={lobby.cast}>
          <div className="lobby-players">
            <h2>{lobby.cast}</h2>
            <Segmented
              label={lobby.playerCount}
              quietLabel
              options={PLAYER_COUNTS.map((value) => ({ value, label: String(value) }))}
              value={draft.places.length as PlayerCount}
              onChange={(count) => setDraft(withPlayerCount(draft, count))}
            />
          </div>
          <div className="lobby-corners" ref={corners}>
            {CORNERS.map((seat) => (
              <div
                key={seat}
                className="lobby-corner"
                data-place={seat}
                data-over={dragged?.over === seat || undefined}
              >
                {draft.places.includes(seat) ? (
                  <ZorglSeat
                    seat={seat}
                    draft={draft}
                    house={house}
                    handle={handle(seat)}
                    dragged={dragged}
                    onDraft={setDraft}
                    onMove={(to) => {
                      // The next press is to take the same player one corner further.
                      moved.current = to;
                      setDraft(withMoved(draft, seat, to));
                    }}
                    onPick={() => setPicking(seat)}
                  />
                ) : (
                  <EmptySeat label={lobby.addPlayer} onAdd={() => setDraft(withNewPlayer(draft, seat))} />
                )}
              </div>
            ))}
            <div className="lobby-corners-map">
              <CityPlan city={city} places={draft.places} army={draft.army} />
            </div>
          </div>
          <BotLevels
            bots={botsIn(draft)}
            onLevel={(seat, level) => setDraft(withSeat(draft, seat, { level }))}
          />
          <Bestiary monsters={draft.places.map((seat) => draft.seats[seat].monster)} house={house} />
        </section>
        {problem !== null && (
          <ErrorNotice title={lobby.ownUnread} problem={problem} onDismiss={() => setProblem(null)} />
        )}
        <LobbyOptions open={options} onToggle={setOptions} changes={changes}>
          <Panel label={lobby.presets.label} className="lobby-more">
            <Presets draft={draft} onChange={setDraft} randomSeed={() => shell.newSeed()} />
            <div className="lobby-ways">
              <CityChoice
                city={city}
                own={cities}
                onChoose={(chosen) => desk.store.setState({ city: chosen })}
                onEditor={() => navigate(EDITOR)}
              />
              <Button onPress={() => navigate(WORKSHOP)}>{workshop.enter}</Button>
              <Button describedBy={`${hints}-turn`} onPress={() => setDraft(turned(draft))}>
                {lobby.turnTable}
              </Button>
            </div>
            <p id={`${hints}-turn`} className="lobby-seating">
              {lobby.turnTableHint} {opens === undefined && lobby.seating}
            </p>
          </Panel>
          <HouseRules
            draft={draft}
            onChange={setDraft}
            randomSeed={opens === undefined ? () => shell.newSeed() : null}
          />
        </LobbyOptions>
      </SetupSheet>
      {picking !== null && (
        <MonsterPicker
          seat={picking}
          draft={draft}
          house={house}
          show={{ quality: preferences.quality, still: preferences.reducedMotion || clock === 'manual' }}
          onMonster={(monster) => setDraft(withMonster(draft, picking, monster))}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}
