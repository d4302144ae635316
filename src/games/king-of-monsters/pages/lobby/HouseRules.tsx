import type { Seed } from '#core';
import { Panel, SeedField, Segmented } from '#ui';
import { type GameDraft, heroesIn, PRESET_IDS, PRESETS, presetOf } from './draft';
import { useLobbyWords } from './messages';

export interface HouseRulesProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
  /** Draws the number of a deal; null if nobody is to choose it. */
  readonly randomSeed: (() => Seed) | null;
}

const TURNS = [12, 16, 20, 30, 0] as const;
const HANDS = [3, 4, 5, 6, 7] as const;
const numbers = (values: readonly number[]) => values.map((value) => ({ value, label: String(value) }));

/** The options of the game, alone and in presets, and the number that deals it. */
export function HouseRules({ draft, onChange, randomSeed }: HouseRulesProps) {
  const words = useLobbyWords();
  const { rules } = draft;
  const preset = presetOf(draft);
  const change = (part: Partial<GameDraft['rules']>) => onChange({ ...draft, rules: { ...rules, ...part } });
  const heroes = heroesIn(draft).length;
  const starts = Array.from({ length: heroes }, (_, index) => index + 1);
  return (
    <Panel label={words.rules} className="king-lobby-rules">
      <div className="king-lobby-wide">
        <Segmented
          label={words.preset}
          options={PRESET_IDS.map((value) => ({ value: value as string, label: words.presets[value].name }))}
          value={preset ?? ''}
          onChange={(id) => {
            const chosen = PRESET_IDS.find((each) => each === id);
            if (chosen !== undefined) change(PRESETS[chosen]);
          }}
        />
        <p>{preset === null ? words.presets.own : words.presets[preset].does}</p>
      </div>
      <div>
        <Segmented
          label={words.startCount}
          options={numbers(starts)}
          value={Math.min(rules.start, heroes)}
          onChange={(start) => change({ start })}
        />
        <p>{words.startHint}</p>
      </div>
      <Segmented
        label={words.turns}
        options={TURNS.map((value) => ({ value, label: value === 0 ? words.endless : String(value) }))}
        value={rules.turnLimit as (typeof TURNS)[number]}
        onChange={(turnLimit) => change({ turnLimit })}
      />
      <Segmented
        label={words.hands.king}
        options={numbers(HANDS)}
        value={rules.kingHand}
        onChange={(kingHand) => change({ kingHand })}
      />
      <Segmented
        label={words.hands.league}
        options={numbers(HANDS)}
        value={rules.leagueHand}
        onChange={(leagueHand) => change({ leagueHand })}
      />
      <SeedField
        className="king-lobby-wide"
        value={draft.seed}
        hint={words.seedHint}
        draw={randomSeed}
        onChange={(seed) => onChange({ ...draft, seed })}
      />
    </Panel>
  );
}
