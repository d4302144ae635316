import { isGeneratedSeed, parseSeedInput, type Seed } from '#core';
import { useMessages } from '#i18n';
import { Button } from './Button';
import { TextField } from './fields';
import { Icon } from './icons';
import './SeedField.css';

export interface SeedFieldProps {
  /** As typed, or drawn. */
  readonly value: string;
  /** What the number decides in this game. */
  readonly hint: string;
  readonly onChange: (value: string) => void;
  /** Draws another; null if nobody may say what a game is dealt from, and there is no field. */
  readonly draw: (() => Seed) | null;
  readonly className: string;
}

/** The number that a game is dealt from; empty for one that is left to chance. */
export function SeedField({ value, hint, onChange, draw, className }: SeedFieldProps) {
  const { lobby } = useMessages();
  if (draw === null) return null;
  const drawn = () => onChange(String(draw()));
  return (
    <div className={className}>
      <div className="ui-seed">
        <TextField
          label={lobby.deal}
          inputMode="numeric"
          value={isGeneratedSeed(value) ? '' : value}
          hint={hint}
          error={parseSeedInput(value) === undefined ? lobby.dealError : undefined}
          onChange={(text) => (text === '' ? drawn() : onChange(text))}
        />
        <Button onPress={drawn}>
          <Icon name="dice" />
          {lobby.surprise}
        </Button>
      </div>
    </div>
  );
}
