import { useState } from 'react';
import { useStore } from 'zustand';
import { isGeneratedSeed } from '#core';
import { useMessages } from '#i18n';
import { type LobbyFormProps, useOptionsOpen, usePersistentState } from '#module';
import { SEATS, type Seat, type TetzillaTypes } from '#tetzilla/rules';
import { useTetMessages } from '#tetzilla/view';
import {
  BotLevels,
  Button,
  FigureButton,
  LobbyOptions,
  SeatCard,
  Segmented,
  SetupSheet,
  seatColourStyle,
} from '#ui';
import {
  botsIn,
  defaultDraft,
  draftToKeep,
  type GameDraft,
  PLAYER_COUNTS,
  planGame,
  presetOf,
  readDraft,
  seatsIn,
  withOwn,
  withSeat,
} from './draft';
import { HouseRules } from './HouseRules';
import { KaijuPicker } from './KaijuPicker';
import './LobbyForm.css';

/** Under what the choices are remembered. */
const DRAFT = 'tetzilla.lobby';

const coloursOf = ({ seats }: GameDraft) =>
  Object.fromEntries(SEATS.map((seat) => [seat, seats[seat].colour]));

/** Who plays with which kaiju, and by which house rules. */
export function LobbyForm({ shell, seed, onStart, opens }: LobbyFormProps<TetzillaTypes>) {
  const { lobby, things } = useTetMessages();
  const { lobby: shared } = useMessages();
  const [draft, setDraft] = usePersistentState(
    shell,
    DRAFT,
    (kept) => readDraft(kept, defaultDraft(lobby.defaultNames, seed)),
    draftToKeep,
  );
  const { clock, preferences } = useStore(shell.store);
  const [picking, setPicking] = useState<Seat | null>(null);
  const [options, setOptions] = useOptionsOpen(shell);
  const preset = presetOf(draft);
  const changes = [
    ...(preset === 'standard' ? [] : [preset === null ? lobby.presets.own.name : lobby.presets[preset].name]),
    ...(isGeneratedSeed(draft.seed) || opens !== undefined ? [] : [shared.dealOf(draft.seed)]),
  ];
  const plan = planGame(draft);
  const start = () => {
    if (plan === undefined) return;
    // The next game is not to be dealt the same cards.
    setDraft({ ...draft, seed: String(shell.newSeed()) });
    onStart(plan);
  };
  const seats = seatsIn(draft);
  return (
    <div className="tet-lobby" style={seatColourStyle(coloursOf(draft))}>
      <SetupSheet
        start={
          <>
            <Button look="primary" className="poster" disabled={plan === undefined} onPress={start}>
              {opens ?? lobby.start}
            </Button>
            {opens === undefined && plan !== undefined && plan.bots.size === seats.length && (
              <p>{lobby.botsOnly}</p>
            )}
          </>
        }
      >
        <section className="ui-panel tet-lobby-cast" aria-label={lobby.cast}>
          <div className="tet-lobby-head">
            <h2>{lobby.cast}</h2>
            <Segmented
              label={lobby.playerCount}
              quietLabel
              options={PLAYER_COUNTS.map((value) => ({ value, label: String(value) }))}
              value={draft.count}
              onChange={(count) => setDraft({ ...draft, count })}
            />
          </div>
          <div className="tet-lobby-seats">
            {seats.map((seat) => {
              const player = draft.seats[seat];
              return (
                <SeatCard
                  key={seat}
                  seat={seat}
                  player={player}
                  onChange={(change) => setDraft(withSeat(draft, seat, change))}
                  onColour={(colour) => setDraft(withOwn(draft, seat, 'colour', colour))}
                  picture={
                    <FigureButton
                      value={player.figure}
                      figure={player.figure}
                      name={things.figures[player.figure]}
                      label={lobby.pickFigure(player.name, things.figures[player.figure])}
                      onPress={() => setPicking(seat)}
                    />
                  }
                />
              );
            })}
          </div>
          <BotLevels
            bots={botsIn(draft)}
            onLevel={(seat, level) => setDraft(withSeat(draft, seat, { level }))}
          />
        </section>
        <LobbyOptions open={options} onToggle={setOptions} changes={changes}>
          <HouseRules
            draft={draft}
            onChange={setDraft}
            randomSeed={opens === undefined ? () => shell.newSeed() : null}
          />
        </LobbyOptions>
      </SetupSheet>
      {picking !== null && (
        <KaijuPicker
          seat={picking}
          draft={draft}
          show={{ quality: preferences.quality, still: preferences.reducedMotion || clock === 'manual' }}
          onFigure={(figure) => setDraft(withOwn(draft, picking, 'figure', figure))}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}
