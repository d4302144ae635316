import { isGeneratedSeed, parseSeedInput, type Seed } from '#core';
import { useMessages } from '#i18n';
import { Button } from './Button';
import { TextField } from './fields';
import { Icon } from './icons';
import './SeedField.css';

export interface SeedFieldProps {
  /** As typed, or generated. */
  readonly value: string;
  /** What the seed determines in this game. */
  readonly hint: string;
  readonly onChange: (value: string) => void;
  /** Generates another seed; null hides the field, if the player may not choose the deal. */
  readonly draw: (() => Seed) | null;
  readonly className: string;
}

/** The seed of a game; empty for a random one. */
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
