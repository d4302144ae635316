import { lazy, useState } from 'react';
import { visibleText } from '#core';
import { HEROES, type KingTypes, king, type Seat } from '#king-of-monsters/rules';
import {
  DEFAULT_KING,
  KING_FIGURES,
  type KingFigure,
  kingModel,
  usePlayMessages,
} from '#king-of-monsters/view';
import {
  botsIn,
  chosenPreset,
  draftToStore,
  FigureDialog,
  HouseRules,
  type LobbyFormProps,
  SetupFrame,
  usePersistentState,
  useRandom,
  withSeat,
} from '#module';
import { BotLevels, FigureButton, MAX_PLAYER_NAME_LENGTH, Panel, SeatMark, Segmented, TextField } from '#ui';
import {
  type GameDraft,
  heroesIn,
  optionsFor,
  PLAYED_BY,
  planGame,
  playedBy,
  SIDES_PLAYED,
  sidesOf,
  storedDraft,
  withHero,
  withPlayer,
  withSides,
} from './draft';
import './LobbyForm.css';
import { useLobbyWords } from './messages';

/** Storage key of the draft. */
const DRAFT = 'king-of-monsters.lobby';

const Turntable = lazy(async () => ({ default: (await import('#kaiju')).TurningFigure }));

/** Lobby form: sides, heroes and house rules. */
export function LobbyForm({ seed, onStart, opens }: LobbyFormProps<KingTypes>) {
  const random = useRandom();
  const words = useLobbyWords();
  const { seats: names } = usePlayMessages();
  const [draft, setDraft] = usePersistentState(DRAFT, (stored) => storedDraft(stored, seed), draftToStore);
  const [picking, setPicking] = useState(false);
  const sides = sidesOf(draft);
  const told = opens === undefined ? words : words.phones;
  const heroes = heroesIn(draft);
  const figure = (draft.seats.king.figure ?? DEFAULT_KING) as KingFigure;
  const { colour } = draft.seats.king;
  const preset = chosenPreset(king.options, draft.values);
  const bots = botsIn(draft, names);
  const friends = bots.filter(({ seat }) => seat !== 'king');
  return (
    <div className="setup">
      <SetupFrame<KingTypes>
        opens={opens}
        words={{ ...words, cast: told.sides }}
        draft={draft}
        onDraft={setDraft}
        plan={planGame(draft, names)}
        onStart={onStart}
        changes={[
          ...(sides === null ? [words.side.own] : []),
          ...(preset === undefined || preset.id === 'standard' ? [] : [words.presets[preset.id]?.name ?? '']),
          ...(heroes.length === HEROES.length ? [] : [words.heroCount(heroes.length)]),
        ]}
        cast={
          <>
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
                  value={figure}
                  figure={figure}
                  name={words.figures.names[figure]}
                  label={words.figures.label(names.king, words.figures.names[figure])}
                  onPress={() => setPicking(true)}
                />
                <SeatRow seat="king" draft={draft} name={names.king} onChange={setDraft} />
              </div>
              {sides === 'hero' && (
                <Segmented
                  label={words.yourHero}
                  options={heroes.map((hero) => ({ value: hero as string, label: names[hero] }))}
                  value={heroes.find((hero) => !draft.seats[hero].bot) ?? ''}
                  onChange={(value) => {
                    const hero = heroes.find((each) => each === value);
                    if (hero !== undefined) setDraft(withHero(draft, hero));
                  }}
                />
              )}
            </div>
            <BotLevels
              bots={[
                ...bots.filter(({ seat }) => seat === 'king'),
                ...friends.slice(0, 1).map((friend) => ({ ...friend, name: words.league })),
              ]}
              onLevel={(seat, level) => {
                const levelled = seat === 'king' ? [seat] : friends.map((friend) => friend.seat);
                setDraft(levelled.reduce((changed, each) => withSeat(changed, each, { level }), draft));
              }}
            />
          </>
        }
      >
        <Panel label={words.league}>
          <div className="king-lobby-seats">
            {HEROES.map((hero) => (
              <SeatRow key={hero} seat={hero} draft={draft} name={names[hero]} onChange={setDraft} />
            ))}
          </div>
          <BotLevels bots={friends} onLevel={(seat, level) => setDraft(withSeat(draft, seat, { level }))} />
        </Panel>
        <HouseRules
          options={optionsFor(heroes.length)}
          words={words}
          draft={draft}
          onDraft={setDraft}
          drawSeed={opens === undefined ? () => random.seed() : null}
        />
      </SetupFrame>
      {picking && (
        <FigureDialog
          title={words.figures.title()}
          options={KING_FIGURES.map((value) => ({ value, name: words.figures.names[value], figure: value }))}
          value={figure}
          model={kingModel(figure)}
          colour={colour}
          Turntable={Turntable}
          onChange={(chosen) => setDraft(withSeat(draft, 'king', { figure: chosen }))}
          onClose={() => setPicking(false)}
        >
          <p>{words.figures.about}</p>
        </FigureDialog>
      )}
    </div>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** Display name of the seat. */
  readonly name: string;
  readonly onChange: (draft: GameDraft) => void;
}

function SeatRow({ seat, draft, name, onChange }: SeatRowProps) {
  const words = useLobbyWords();
  const by = playedBy(draft, seat);
  return (
    <div className="king-lobby-seat" data-out={by === 'out' || undefined}>
      <SeatMark seat={seat} size="26px" />
      <TextField
        className="king-lobby-name"
        label={words.nameOf(name)}
        quietLabel
        value={draft.seats[seat].name ?? name}
        maxLength={MAX_PLAYER_NAME_LENGTH}
        onChange={(text) =>
          onChange(withSeat(draft, seat, { name: text === '' || text === name ? null : visibleText(text) }))
        }
      />
      <Segmented
        label={words.who(name)}
        quietLabel
        options={PLAYED_BY.filter((way) => way !== 'out' || seat !== 'king').map((value) => ({
          value,
          label: words[value],
        }))}
        value={by}
        onChange={(way) => onChange(withPlayer(draft, seat, way))}
      />
    </div>
  );
}
