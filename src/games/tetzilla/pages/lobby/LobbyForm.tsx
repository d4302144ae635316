import { type LobbyFormProps, useKept } from '#module';
import { FIGURES, SEATS, type TetzillaTypes } from '#tetzilla/rules';
import { FigureIcon, useTetMessages } from '#tetzilla/view';
import { Button, SeatCard, Segmented, Select, SetupSheet, seatColourStyle } from '#ui';
import {
  defaultDraft,
  draftToKeep,
  type GameDraft,
  PLAYER_COUNTS,
  planGame,
  readDraft,
  seatsIn,
  withOwn,
  withSeat,
} from './draft';
import { HouseRules } from './HouseRules';
import './LobbyForm.css';

/** Under what the choices are remembered. */
const DRAFT = 'tetzilla.lobby';

const coloursOf = ({ seats }: GameDraft) =>
  Object.fromEntries(SEATS.map((seat) => [seat, seats[seat].colour]));

/** Who plays with which kaiju, and by which house rules. */
export function LobbyForm({ shell, seed, onStart }: LobbyFormProps<TetzillaTypes>) {
  const { lobby, things } = useTetMessages();
  const [draft, setDraft] = useKept(
    shell,
    DRAFT,
    (kept) => readDraft(kept, defaultDraft(lobby.defaultNames, seed)),
    draftToKeep,
  );
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
            <Button look="primary" disabled={plan === undefined} onPress={start}>
              {lobby.start}
            </Button>
            {plan !== undefined && plan.bots.length === seats.length && <p>{lobby.botsOnly}</p>}
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
                >
                  <div className="tet-lobby-figure">
                    <span aria-hidden="true">
                      <FigureIcon figure={player.figure} size="100%" />
                    </span>
                    <Select
                      label={lobby.figure(player.name)}
                      quietLabel
                      options={FIGURES.map((value) => ({ value, label: things.figures[value] }))}
                      value={player.figure}
                      onChange={(figure) => setDraft(withOwn(draft, seat, 'figure', figure))}
                    />
                  </div>
                </SeatCard>
              );
            })}
          </div>
        </section>
        <HouseRules draft={draft} onChange={setDraft} randomSeed={() => shell.newSeed()} />
      </SetupSheet>
    </div>
  );
}
