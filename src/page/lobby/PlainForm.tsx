import * as v from 'valibot';
import { useStore } from 'zustand';
import { DEFAULT_LEVEL, defaultOf, LEVELS, type OptionSpec, visibleText } from '#core';
import { useMessages } from '#i18n';
import { type GameModule, type LobbyFormProps, usePersistentState } from '#module';
import {
  BotLevels,
  Button,
  MAX_PLAYER_NAME_LENGTH,
  Panel,
  SeatMark,
  Segmented,
  SetupSheet,
  TextField,
  Toggle,
} from '#ui';
import './PlainForm.css';

export interface PlainFormProps extends LobbyFormProps {
  readonly module: GameModule;
}

const DraftShape = v.object({
  players: v.number(),
  values: v.record(v.string(), v.unknown()),
  /** By seat, if entered. */
  names: v.record(v.string(), v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH))),
  /** By seat, if chosen. */
  bots: v.record(v.string(), v.boolean()),
  /** By seat, if chosen. */
  levels: v.optional(v.record(v.string(), v.picklist(LEVELS)), {}),
});

type Draft = Readonly<v.InferOutput<typeof DraftShape>>;

/** The draft that was remembered, if the game can be played by it. */
function readDraft(
  kept: unknown,
  { players, options }: Pick<GameModule['rules'], 'players' | 'options'>,
): Draft {
  const read = v.safeParse(DraftShape, kept);
  if (read.success) {
    const { players: count, values } = read.output;
    const possible = Number.isInteger(count) && count >= players.min && count <= players.max;
    if (possible && options.parse(values, count).ok) return read.output;
  }
  return { players: players.min, values: options.presets[0]?.values ?? {}, names: {}, bots: {}, levels: {} };
}

/** The set-up of a game that has no form of its own, made from its players and options. */
export function PlainForm({ module, shell, seed, onStart, opens }: PlainFormProps) {
  const { lobby, seat: seatWords } = useMessages();
  const language = useStore(shell.store, (state) => state.preferences.language);
  const words = module.words(language);
  const { rules } = module;
  const { players: range, options } = rules;
  const [draft, setDraft] = usePersistentState(shell, `${rules.id}.lobby`, (kept) => readDraft(kept, rules));
  const chosen = options.parse(draft.values, draft.players);
  const opening = chosen.ok ? rules.setup(chosen.value, 0) : chosen;
  const seats = opening.ok ? rules.seats(opening.value) : [];
  const nameOf = (seat: string) => draft.names[seat] ?? words.defaultNames[seat] ?? seat;
  const isBot = (seat: string) => draft.bots[seat] ?? seat !== seats[0];
  const levelOf = (seat: string) => draft.levels[seat] ?? DEFAULT_LEVEL;
  const start = () => {
    if (!chosen.ok) return;
    onStart({
      options: chosen.value,
      seed,
      names: new Map(seats.map((seat) => [seat, nameOf(seat).trim() || seat])),
      bots: new Map(seats.filter(isBot).map((seat) => [seat, levelOf(seat)])),
      colours: new Map(),
    });
  };
  return (
    <SetupSheet
      start={
        <Button look="primary" className="poster" disabled={!opening.ok} onPress={start}>
          {opens ?? lobby.start}
        </Button>
      }
    >
      <Panel label={lobby.players} className="plain-form">
        {range.min < range.max && (
          <Segmented
            label={lobby.players}
            options={Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index).map(
              (count) => ({ value: count, label: String(count) }),
            )}
            value={draft.players}
            onChange={(players) => setDraft({ ...draft, players })}
          />
        )}
        {seats.map((seat) => (
          <div key={seat} className="plain-form-seat" data-seat={seat}>
            <SeatMark seat={seat} size="26px" />
            <TextField
              label={lobby.nameOf(seat)}
              quietLabel
              value={nameOf(seat)}
              maxLength={MAX_PLAYER_NAME_LENGTH}
              onChange={(name) =>
                setDraft({ ...draft, names: { ...draft.names, [seat]: visibleText(name) } })
              }
            />
            <Segmented
              label={lobby.whoPlays(nameOf(seat))}
              quietLabel
              options={[
                { value: 'human', label: seatWords.human },
                { value: 'bot', label: seatWords.bot },
              ]}
              value={isBot(seat) ? 'bot' : 'human'}
              onChange={(who) => setDraft({ ...draft, bots: { ...draft.bots, [seat]: who === 'bot' } })}
            />
          </div>
        ))}
        <BotLevels
          bots={seats.filter(isBot).map((seat) => ({ seat, name: nameOf(seat), level: levelOf(seat) }))}
          onLevel={(seat, level) => setDraft({ ...draft, levels: { ...draft.levels, [seat]: level } })}
        />
        {Object.entries(options.specs).map(([name, spec]) => (
          <OptionField
            key={name}
            spec={spec}
            label={words.option?.(name) ?? name}
            wordOf={(value) => words.option?.(value) ?? value}
            value={draft.values[name] ?? defaultOf(spec)}
            onChange={(value) => setDraft({ ...draft, values: { ...draft.values, [name]: value } })}
          />
        ))}
      </Panel>
    </SetupSheet>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly label: string;
  readonly wordOf: (value: string) => string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One option; those that come as lists or files are for the command line and for forms of a game's own. */
function OptionField({ spec, label, wordOf, value, onChange }: OptionFieldProps) {
  switch (spec.kind) {
    case 'flag':
      return <Toggle label={label} value={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <Segmented
          label={label}
          options={spec.values.map((word) => ({ value: word, label: wordOf(word) }))}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'integer':
      return (
        <TextField
          label={label}
          inputMode="numeric"
          value={String(value)}
          onChange={(text) => onChange(Number(text))}
        />
      );
    default:
      return null;
  }
}
