import { lazy, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Problem } from '#core';
import { kaijuModel } from '#kaiju/cues';
import {
  botsIn,
  CastHead,
  draftToStore,
  FigureDialog,
  HouseRules,
  type LobbyFormProps,
  nameInDraft,
  SetupFrame,
  usePersistentState,
  useRandom,
  withSeat,
} from '#module';
import type { LibraryEntry } from '#storage';
import { BotLevels, Button, EmptySeat, ErrorNotice, Panel, useSeatDrag } from '#ui';
import {
  type City,
  COMMON_MONSTER,
  type HouseMonster,
  type Seat,
  type ZorglTypes,
  zorgl,
} from '#zorgl/rules';
import {
  DEFAULT_NAMES,
  type GameDraft,
  houseRulesOf,
  MONSTER_IDS,
  MonsterTraits,
  monsterFigure,
  monsterId,
  monsterWords,
  PLAYER_COUNTS,
  planGame,
  turned,
  useZorglMessages,
  withMoved,
  withNewPlayer,
  withPlayerCount,
} from '#zorgl/view';
import { useDesk } from '../desk';
import { EDITOR, WORKSHOP } from '../routes';
import { storedMonsters } from '../workshop/bench';
import { Bestiary } from './Bestiary';
import { CityChoice, CityPlan, useCityName } from './CityChoice';
import { FlightDiagram } from './FlightDiagram';
import { DRAFT, proposedDraft } from './kept';
import './LobbyForm.css';
import { Presets } from './Presets';
import { ZorglSeat } from './ZorglSeat';

/** As on the map, north first. */
const CORNERS: readonly Seat[] = ['B', 'C', 'A', 'D'];

const Turntable = lazy(async () => ({ default: (await import('#kaiju')).TurningFigure }));

/** Who plays, where, with which monsters and house rules. */
export function LobbyForm({ seed, navigate, onStart, opens }: LobbyFormProps<ZorglTypes>) {
  const random = useRandom();
  const { lobby, workshop } = useZorglMessages();
  const desk = useDesk();
  const city = useStore(desk.store, (state) => state.city);
  const [house, setHouse] = useState<readonly HouseMonster[]>([]);
  const [cities, setCities] = useState<readonly LibraryEntry<City>[]>([]);
  const hints = useId();
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
    DRAFT,
    (kept) => proposedDraft(kept, desk, seed),
    draftToStore,
  );
  const corners = useRef<HTMLDivElement>(null);
  /** The seat to focus after a player was moved with their button. */
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
  const cityName = useCityName(city);
  const { army, flight } = houseRulesOf(draft);
  const { flight: flightWords } = lobby.options;
  const { specs } = zorgl.options;
  const monsterAt = (seat: Seat) => draft.seats[seat].figure ?? COMMON_MONSTER;
  return (
    <div className="setup">
      <SetupFrame<ZorglTypes>
        opens={opens}
        words={lobby}
        draft={draft}
        onDraft={setDraft}
        plan={planGame(draft, house, city?.board)}
        onStart={(plan) => {
          desk.store.setState({ invited: null });
          onStart(plan);
        }}
        changes={[
          ...(city === null ? [] : [cityName]),
          ...(army ? [] : [lobby.noArmy]),
          ...(army && flight !== 'english' ? [`${flightWords.label}: ${flightWords.values[flight]}`] : []),
        ]}
        cast={
          <>
            <CastHead
              title={lobby.cast}
              counts={PLAYER_COUNTS}
              count={draft.places.length}
              onCount={(count) => setDraft(withPlayerCount(draft, count))}
            />
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
                        // So that pressing again moves the same player on.
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
                <CityPlan city={city} places={draft.places} army={army} />
              </div>
            </div>
            <BotLevels
              bots={botsIn(draft, DEFAULT_NAMES)}
              onLevel={(seat, level) => setDraft(withSeat(draft, seat, { level }))}
            />
            <Bestiary monsters={draft.places.map(monsterAt)} house={house} />
            {problem !== null && (
              <ErrorNotice title={lobby.ownUnread} problem={problem} onDismiss={() => setProblem(null)} />
            )}
          </>
        }
      >
        <Panel label={lobby.presets.label}>
          <Presets draft={draft} onChange={setDraft} randomSeed={() => random.seed()} />
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
          // Without the army nobody flees.
          options={{ presets: [], specs: army ? specs : { army: specs.army! } }}
          words={{ options: lobby.options }}
          draft={draft}
          onDraft={setDraft}
          drawSeed={opens === undefined ? () => random.seed() : null}
        >
          {army && <FlightDiagram flight={flight} />}
        </HouseRules>
      </SetupFrame>
      {picking !== null && (
        <MonsterDialog
          seat={picking}
          draft={draft}
          house={house}
          onDraft={setDraft}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}

interface MonsterDialogProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** House monsters to choose from, besides the rulebook's. */
  readonly house: readonly HouseMonster[];
  readonly onDraft: (draft: GameDraft) => void;
  readonly onClose: () => void;
}

/** Picks the monster of a seat. */
function MonsterDialog({ seat, draft, house, onDraft, onClose }: MonsterDialogProps) {
  const zorgl = useZorglMessages();
  const all = [...MONSTER_IDS, ...house];
  const monster = all.find((each) => monsterId(each) === draft.seats[seat].figure) ?? COMMON_MONSTER;
  return (
    <FigureDialog
      title={zorgl.lobby.monster(nameInDraft(draft, seat, DEFAULT_NAMES))}
      options={all.map((each) => ({
        value: monsterId(each),
        name: monsterWords(each, zorgl).name,
        figure: monsterFigure(each, seat),
      }))}
      shared={COMMON_MONSTER}
      draft={draft}
      seat={seat}
      names={DEFAULT_NAMES}
      model={kaijuModel(monsterFigure(monster, seat))}
      {...(typeof monster === 'string' ? {} : { paint: monster.colours })}
      Turntable={Turntable}
      onDraft={onDraft}
      onClose={onClose}
    >
      {monsterId(monster) === COMMON_MONSTER ? (
        <p>{zorgl.lobby.commonMonster}</p>
      ) : (
        <MonsterTraits monster={monster} />
      )}
    </FigureDialog>
  );
}
