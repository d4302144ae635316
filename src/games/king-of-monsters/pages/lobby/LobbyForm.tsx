import { useState } from 'react';
import { useStore } from 'zustand';
import { isGeneratedSeed, visibleText } from '#core';
import { useMessages } from '#i18n';
import { HEROES, type KingTypes, type Seat } from '#king-of-monsters/rules';
import { SEAT_COLOURS, usePlayMessages } from '#king-of-monsters/view';
import { type LobbyFormProps, useOptionsOpen, usePersistentState } from '#module';
import {
  BotLevels,
  Button,
  FigureButton,
  LobbyOptions,
  MAX_PLAYER_NAME_LENGTH,
  Panel,
  SeatMark,
  Segmented,
  SetupSheet,
  seatColourStyle,
  TextField,
} from '#ui';
import {
  defaultDraft,
  draftToKeep,
  type GameDraft,
  heroesIn,
  PLAYED_BY,
  planGame,
  presetOf,
  readDraft,
  SIDES_PLAYED,
  seatsIn,
  sidesOf,
  withHero,
  withLevel,
  withSeat,
  withSides,
} from './draft';
import { HouseRules } from './HouseRules';
import { KingPicker } from './KingPicker';
import './LobbyForm.css';
import { useLobbyWords } from './messages';

/** Under what the choices are remembered. */
const DRAFT = 'king-of-monsters.lobby';

/** Who is the King, who plays which heroes, and by which house rules. */
export function LobbyForm({ shell, seed, onStart, opens }: LobbyFormProps<KingTypes>) {
  const words = useLobbyWords();
  const { lobby: shared } = useMessages();
  const { seats: names } = usePlayMessages();
  const [draft, setDraft] = usePersistentState(
    shell,
    DRAFT,
    (kept) => readDraft(kept, defaultDraft(seed)),
    draftToKeep,
  );
  const { clock, preferences } = useStore(shell.store);
  const [picking, setPicking] = useState(false);
  const plan = planGame(draft, names);
  const seats = seatsIn(draft);
  const sides = sidesOf(draft);
  const told = opens === undefined ? words : words.phones;
  const played = heroesIn(draft).find((hero) => draft.seats[hero].by === 'human');
  const [options, setOptions] = useOptionsOpen(shell);
  const preset = presetOf(draft);
  const changes = [
    ...(sides === null ? [words.side.own] : []),
    ...(preset === 'book' ? [] : [preset === null ? words.presets.own : words.presets[preset].name]),
    ...(heroesIn(draft).length === HEROES.length ? [] : [words.heroCount(heroesIn(draft).length)]),
    ...(isGeneratedSeed(draft.seed) || opens !== undefined ? [] : [shared.dealOf(draft.seed)]),
  ];
  const start = () => {
    if (plan === undefined) return;
    // The next game is not to be dealt the same cards.
    setDraft({ ...draft, seed: String(shell.newSeed()) });
    onStart(plan);
  };
  const bots = seats.filter((seat) => draft.seats[seat].by === 'bot');
  const friends = bots.filter((seat) => seat !== 'king');
  const [friend] = friends;
  const levelOf = (seat: Seat) => ({
    seat,
    name: draft.seats[seat].name.trim() || names[seat],
    level: draft.seats[seat].level,
  });
  return (
    <div className="king-lobby" style={seatColourStyle(SEAT_COLOURS)}>
      <SetupSheet
        start={
          <>
            <Button look="primary" className="poster" disabled={plan === undefined} onPress={start}>
              {opens ?? words.start}
            </Button>
            {opens === undefined && bots.length === seats.length && <p>{words.botsOnly}</p>}
          </>
        }
      >
        <section className="ui-panel king-lobby-cast" aria-label={told.sides}>
          <Segmented
            label={told.sides}
            options={SIDES_PLAYED.map((value) => ({ value: value as string, label: told.side[value] }))}
            value={sides ?? ''}
            onChange={(value) => {
              const chosen = SIDES_PLAYED.find((each) => each === value);
              if (chosen !== undefined) setDraft(withSides(draft, chosen));
            }}
          />
          <p>{told.sideHint[sides ?? 'own']}</p>
          <div className="king-lobby-seats">
            <div className="king-lobby-king">
              <FigureButton
                value={draft.figure}
                figure={draft.figure}
                name={words.figures[draft.figure]}
                label={words.pickFigure(words.figures[draft.figure])}
                onPress={() => setPicking(true)}
              />
              <SeatRow seat="king" draft={draft} name={names.king} onChange={setDraft} />
            </div>
            {sides === 'hero' && (
              <Segmented
                label={words.yourHero}
                options={heroesIn(draft).map((hero) => ({ value: hero as string, label: names[hero] }))}
                value={played ?? ''}
                onChange={(value) => {
                  const hero = heroesIn(draft).find((each) => each === value);
                  if (hero !== undefined) setDraft(withHero(draft, hero));
                }}
              />
            )}
          </div>
          <BotLevels
            bots={[
              ...(bots.includes('king') ? [levelOf('king')] : []),
              ...(friend === undefined ? [] : [{ ...levelOf(friend), name: words.league }]),
            ]}
            onLevel={(seat, level) =>
              setDraft(seat === 'king' ? withSeat(draft, seat, { level }) : withLevel(draft, friends, level))
            }
          />
        </section>
        <LobbyOptions open={options} onToggle={setOptions} changes={changes}>
          <Panel label={words.league}>
            <div className="king-lobby-seats">
              {HEROES.map((hero) => (
                <SeatRow key={hero} seat={hero} draft={draft} name={names[hero]} onChange={setDraft} />
              ))}
            </div>
            <BotLevels
              bots={friends.map(levelOf)}
              onLevel={(seat, level) => setDraft(withSeat(draft, seat, { level }))}
            />
          </Panel>
          <HouseRules
            draft={draft}
            onChange={setDraft}
            randomSeed={opens === undefined ? () => shell.newSeed() : null}
          />
        </LobbyOptions>
      </SetupSheet>
      {picking && (
        <KingPicker
          figure={draft.figure}
          show={{ quality: preferences.quality, still: preferences.reducedMotion || clock === 'manual' }}
          onFigure={(figure) => setDraft({ ...draft, figure })}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** What the seat is called. */
  readonly name: string;
  readonly onChange: (draft: GameDraft) => void;
}

function SeatRow({ seat, draft, name, onChange }: SeatRowProps) {
  const words = useLobbyWords();
  const { by, name: typed } = draft.seats[seat];
  const ways = PLAYED_BY.filter((way) => way !== 'out' || seat !== 'king');
  return (
    <div className="king-lobby-seat" data-out={by === 'out' || undefined}>
      <SeatMark seat={seat} size="26px" />
      <TextField
        label={words.nameOf(name)}
        quietLabel
        value={typed === '' ? name : typed}
        maxLength={MAX_PLAYER_NAME_LENGTH}
        onChange={(text) => onChange(withSeat(draft, seat, { name: text === name ? '' : visibleText(text) }))}
      />
      <Segmented
        label={words.who(name)}
        quietLabel
        options={ways.map((value) => ({ value, label: words[value] }))}
        value={by}
        onChange={(way) => onChange(withSeat(draft, seat, { by: way }))}
      />
    </div>
  );
}
