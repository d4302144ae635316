import { useState } from 'react';
import { useStore } from 'zustand';
import { defaultOf, type OptionSpec, type OptionValues } from '#core';
import { useMessages } from '#i18n';
import type { GameModule, LobbyFormProps } from '#module';
import { Button, Panel, SeatMark, Segmented, TextField, Toggle } from '#ui';
import './PlainForm.css';

/** As long as a name may be. */
const LONGEST_NAME = 16;

export interface PlainFormProps extends LobbyFormProps {
  readonly module: GameModule;
}

interface Draft {
  readonly players: number;
  readonly values: OptionValues;
  /** By seat, where somebody has typed one. */
  readonly names: Readonly<Record<string, string>>;
  /** By seat, where somebody has chosen. */
  readonly bots: Readonly<Record<string, boolean>>;
}

/** The set-up of a game that has no form of its own, made from its players and options. */
export function PlainForm({ module, shell, seed, onStart }: PlainFormProps) {
  const { lobby, seat: seatWords } = useMessages();
  const language = useStore(shell.store, (state) => state.preferences.language);
  const words = module.words(language);
  const { rules } = module;
  const { players: range, options } = rules;
  const [draft, setDraft] = useState<Draft>({
    players: range.min,
    values: options.presets[0]?.values ?? {},
    names: {},
    bots: {},
  });
  const chosen = options.parse(draft.values, draft.players);
  const opening = chosen.ok ? rules.setup(chosen.value, 0) : chosen;
  const seats = opening.ok ? rules.seats(opening.value) : [];
  const nameOf = (seat: string) => draft.names[seat] ?? words.defaultNames[seat] ?? seat;
  const isBot = (seat: string) => draft.bots[seat] ?? seat !== seats[0];
  const start = () => {
    if (!chosen.ok) return;
    onStart({
      options: chosen.value,
      seed,
      names: new Map(seats.map((seat) => [seat, nameOf(seat).trim() || seat])),
      bots: seats.filter(isBot),
      colours: new Map(),
    });
  };
  return (
    <>
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
              maxLength={LONGEST_NAME}
              onChange={(name) => setDraft({ ...draft, names: { ...draft.names, [seat]: name } })}
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
      <div className="lobby-start">
        <Button look="primary" disabled={!opening.ok} onPress={start}>
          {lobby.start}
        </Button>
      </div>
    </>
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
