import type { Seed } from '#core';
import { Button, Icon, Panel, Segmented, TextField, Toggle } from '#ui';
import { FLIGHTS } from '#zorgl/rules';
import { type GameDraft, isDrawn, parseSeed, useZorglMessages } from '#zorgl/view';
import { FlightDiagram } from './FlightDiagram';

export interface HouseRulesProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
  readonly randomSeed: () => Seed;
}

/** The options of the game and the number that deals it. */
export function HouseRules({ draft, onChange, randomSeed }: HouseRulesProps) {
  const { lobby } = useZorglMessages();
  return (
    <Panel label={lobby.rules} className="lobby-rules">
      <div>
        <Toggle
          label={lobby.army}
          hint={draft.army ? lobby.armyOn : lobby.armyOff}
          value={draft.army}
          onChange={(army) => onChange({ ...draft, army })}
        />
        <div className="lobby-seed">
          <TextField
            label={lobby.seed}
            inputMode="numeric"
            value={isDrawn(draft.seed) ? '' : draft.seed}
            hint={lobby.seedHint}
            error={parseSeed(draft.seed) === undefined ? lobby.seedError : undefined}
            onChange={(seed) => onChange({ ...draft, seed: seed === '' ? String(randomSeed()) : seed })}
          />
          <Button onPress={() => onChange({ ...draft, seed: String(randomSeed()) })}>
            <Icon name="dice" />
            {lobby.surprise}
          </Button>
        </div>
      </div>
      {draft.army && (
        <div className="lobby-flight-row">
          <Segmented
            label={lobby.flight}
            options={FLIGHTS.map((value) => ({ value, label: lobby.flights[value] }))}
            value={draft.flight}
            onChange={(flight) => onChange({ ...draft, flight })}
          />
          <FlightDiagram flight={draft.flight} />
          <p>{lobby.flightHint[draft.flight]}</p>
        </div>
      )}
    </Panel>
  );
}
