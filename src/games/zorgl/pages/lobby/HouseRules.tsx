import type { Seed } from '#core';
import { Panel, SeedField, Segmented, Toggle } from '#ui';
import { FLIGHTS } from '#zorgl/rules';
import { type GameDraft, useZorglMessages } from '#zorgl/view';
import { FlightDiagram } from './FlightDiagram';

export interface HouseRulesProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
  /** Draws the number of a deal; null if nobody is to choose it. */
  readonly randomSeed: (() => Seed) | null;
}

/** The options of the game and the number that deals it. */
export function HouseRules({ draft, onChange, randomSeed }: HouseRulesProps) {
  const { lobby } = useZorglMessages();
  return (
    <Panel label={lobby.rules} className="lobby-rules">
      <Toggle
        label={lobby.army}
        hint={draft.army ? lobby.armyOn : lobby.armyOff}
        value={draft.army}
        onChange={(army) => onChange({ ...draft, army })}
      />
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
      <SeedField
        className="lobby-seed"
        value={draft.seed}
        hint={lobby.seedHint}
        draw={randomSeed}
        onChange={(seed) => onChange({ ...draft, seed })}
      />
    </Panel>
  );
}
